// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/meeting/meeting.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/conflicts.h"

namespace accord::reconcile {

/// What the agenda of a meeting lets through. Errors of parseFilter(), where people or categories are not there any
/// more.
Result<Filter> agendaOf(const Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting);

} // namespace accord::reconcile
