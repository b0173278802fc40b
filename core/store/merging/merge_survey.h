// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/merging.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace accord::store {

/// Links that are told of what stands in both copies.
inline constexpr int kMostLinks = 20;

/// Items of which one person said something in two copies, in each without knowing of the other, and not the same.
struct LabelledInBoth
{
    std::int64_t count = 0;
    bool blind = false;             ///< some are of a blind round: they may be the same
    std::vector<std::string> links; ///< of the first issues
};

/// What of one MergeExtra is new here, whether or not it is taken.
struct ExtraFound
{
    std::int64_t count = 0;
    std::vector<std::string> names;  ///< of the people or rounds that it is about; the first ones
    std::vector<std::string> leads;  ///< of People: who would be a lead and is none here
    std::vector<std::string> rounds; ///< of FirstLabels: in which rounds
};

/// Adds a name unless it is there or there are enough.
inline void noteName(ExtraFound& extra, const std::string& name)
{
    constexpr std::size_t kMost = 20;
    if (extra.names.size() < kMost && std::find(extra.names.begin(), extra.names.end(), name) == extra.names.end()) {
        extra.names.push_back(name);
    }
}

/// How another copy of the project differs from this one.
struct MergeSurvey
{
    MergeCounts fresh;
    MergeCounts known;
    std::vector<MergePerson> people;
    std::vector<std::string> newRounds;    ///< names
    std::vector<std::string> liftedRounds; ///< names; blind here and open there
    std::map<MergeExtra, ExtraFound> extras;
    std::int64_t newItems = 0;     ///< in rounds that are known here
    std::int64_t changedTexts = 0; ///< issues that both have a text of, and not the same
    std::vector<std::string> changedTextLinks;
    std::map<std::string, LabelledInBoth> twice;                 ///< by the person's name
    std::vector<std::pair<std::string, std::string>> samePeople; ///< that the other copy says are one: names
};

} // namespace accord::store
