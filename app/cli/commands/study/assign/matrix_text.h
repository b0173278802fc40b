// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/project/project.h"
#include "core/study/assignment/plan.h"

namespace accord::cli {

/// Who has how many items of which stratum.
void addMatrix(Record& record, const Project& project, const study::AssignmentMatrix& matrix);

/// The same of a plan, with what it changes.
void addAssignment(Record& record, const Project& project, const study::Assignment& plan, bool preview);

} // namespace accord::cli
