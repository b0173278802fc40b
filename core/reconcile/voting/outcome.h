// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/label.h"
#include "core/model/meeting/second_vote.h"

#include <optional>
#include <span>
#include <vector>

namespace accord::reconcile {

/// A choice that people made, in first labels or in a second vote, with how many made it.
struct VoteCount
{
    Verdict verdict = Verdict::Category; ///< Category, NotForStudy, NoneOfThese
    CategoryId category;
    int count = 0;
};

/// How the voices on an item fall. "Cannot tell" is no choice and supports nothing.
struct VoteTally
{
    std::vector<VoteCount> choices; ///< most first; of the same number in the order of their identifiers
    int count = 0;                ///< of those who made a choice

    /// The choice of more than half of them; none if there is none.
    [[nodiscard]] const VoteCount* majority() const;

    /// The choice that more made than any other; none where several lead.
    [[nodiscard]] const VoteCount* leading() const;
};

VoteTally voteTallyOf(std::span<const Label> labels);
VoteTally voteTallyOf(std::span<const Vote> votes);

/// What one person said first, and then in the second vote.
struct Mind
{
    PersonId by;
    std::optional<LabelContent> first; ///< none if they never labelled the item
    std::optional<Vote> then;          ///< none if they did not vote
    bool changed = false;              ///< said something first, and voted otherwise
};

/// Everybody who takes part in a revealed second vote, in the order of their numbers. Whether an issue is not for this
/// study for one reason or another is no change of mind.
std::vector<Mind> minds(std::span<const Label> labels, const SecondVote& secondVote);

} // namespace accord::reconcile
