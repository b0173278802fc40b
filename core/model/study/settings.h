// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/category.h"
#include "core/model/label.h"

#include <array>
#include <string>
#include <vector>

namespace accord {

/// A reason for which an issue is not for this study.
struct ScreeningReason
{
    Exclusion number = Exclusion::None; ///< kept in labels; a study's own begin at kFirstOwnReason
    std::string text;                   ///< a sentence for people; empty: the usual words of that number

    bool operator==(const ScreeningReason&) const = default;
};

/// Numbers below are the same in every study.
constexpr int kFirstOwnReason = 16;
constexpr int kLastOwnReason = 99;

/// The reasons that a new study begins with, and those of studies from before they could be chosen.
inline constexpr std::array kReasonsOfNewStudies{Exclusion::WithoutChallenge, Exclusion::KeywordOnly,
                                                 Exclusion::NamedLikeIt};
inline constexpr std::array kReasonsOfOlderStudies{Exclusion::OffTopic, Exclusion::NotAnIssue, Exclusion::Unusable};

/// When somebody is ready to label after training.
struct TrainingThreshold
{
    Level level = Level::Theme; ///< down to which a label must be that of the reference
    double share = 0.8;         ///< of right labels, 0 to 1
    int items = 10;             ///< at least so many have to be labelled

    bool operator==(const TrainingThreshold&) const = default;
};

/// What a study sets for all of its rounds.
struct StudySettings
{
    std::vector<ScreeningReason> reasons{}; ///< in the order of their keys: 1, 2, 3, ...
    TrainingThreshold training;
    std::string gate{};         ///< of rounds that set none themselves; empty: none
    std::string proposalRule{}; ///< what is asked for before a proposal is accepted (taxonomy/rule.h); empty: not set

    bool operator==(const StudySettings&) const = default;
};

} // namespace accord
