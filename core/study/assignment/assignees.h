// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/study/assignment/plan.h"
#include "core/study/assignment/draft.h"
#include "core/study/assignment/spread.h"

namespace accord::study {

/// Who gets each unit of the scene, by their places in request.people, for each way of sharing out.
Result<Spread> assigneesOf(const AssignmentDraft& draft, const AssignmentRequest& request);

/// Shares out whole groups of so many items: the largest first, each to those `overlap` people who have least so far in
/// proportion to their weight. Ties go to whoever comes first.
Result<Spread> spreadGroups(const std::vector<std::int64_t>& groups, const std::vector<double>& weights, int overlap);

} // namespace accord::study
