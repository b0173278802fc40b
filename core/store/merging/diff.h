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

/// Finds anew where one person labelled an item in both copies (map_twice): an earlier copy of the same merge may have
/// brought the other label. In a blind round whether both labels are the same is told to their person alone (`by`):
/// others could find out what somebody said by guesses in a copy of their own.
Status findTwice(const OtherCopy& other, PersonId by, MergeSurvey& survey);

/// Adds where a person labelled an item in this copy and in another one that is merged before it.
Status findTwiceAmong(const OtherCopy& earlier, const OtherCopy& other, MergeSurvey& survey);

/// How many of the labels that are new here have one of these categories, and notes them in map_retired for settling.
/// Only labels of rounds that are not blind are counted: nobody is to know what the others say.
Result<std::int64_t> newLabelsWith(const OtherCopy& other, const std::vector<Uuid>& categories);

} // namespace accord::store
