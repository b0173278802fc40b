// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/project/project.h"
#include "core/study/assignment/plan.h"

namespace accord::cli {

Json matrixJson(const Project& project, const study::AssignmentMatrix& matrix);
void printMatrix(const Project& project, const study::AssignmentMatrix& matrix, Console& console);

Json assignmentJson(const Project& project, const study::Assignment& plan);
void printAssignment(const Project& project, const study::Assignment& plan, bool preview, Console& console);

} // namespace accord::cli
