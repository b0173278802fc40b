// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"

namespace accord::store {

/// Compares another copy of the project with this one, and keeps what stands for what in temporary tables of the
/// connection (map_person, map_round, map_issue, map_text, map_item, map_event) for taking it over. Writes nothing; the
/// caller holds a snapshot or a transaction. What an earlier copy of the same merge brings counts as known from then
/// on.
Result<MergeSurvey> survey(const OtherCopy& other, const MergeChoices& choices);

/// How many of the labels that are new here have one of these categories, and notes them in map_retired for settling.
/// Only labels of rounds that are not blind are counted: nobody is to know what the others say.
Result<std::int64_t> newLabelsWith(const OtherCopy& other, const std::vector<Uuid>& categories);

} // namespace accord::store
