// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"

namespace accord::store {

/// Links that are told of what stands in both copies.
inline constexpr int kMostLinks = 20;

/// Fills map_said (item, person) with what is labelled by the events that are new here: once they are found, before
/// the others.
Status noteWhoSaidWhat(const OtherCopy& other);

/// Finds anew where one person labelled an item in both copies (map_twice): an earlier copy of the same merge may have
/// brought the other label. In a blind round whether both labels are the same is told to their person alone (`by`):
/// others could find out what somebody said by guesses in a copy of their own.
Status findTwice(const OtherCopy& other, PersonId by, MergeSurvey& survey);

/// Adds where a person labelled an item in this copy and in another one that is merged before it.
Status findTwiceAmong(const OtherCopy& earlier, const OtherCopy& other, MergeSurvey& survey);

} // namespace accord::store
