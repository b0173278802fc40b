// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/category.h"
#include "core/project/label_matrix.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

namespace accord {

/// A choice that people made, in labels or in a second vote, with how many made it. A category is named by its number
/// in the project, or by its index in a taxonomy.
template <class CategoryKey>
struct VoteCount
{
    Verdict verdict = Verdict::Category;
    CategoryKey category{};
    int votes = 0;
};

/// How the votes on an item fall. "Cannot tell" is no choice and supports nothing.
template <class CategoryKey>
struct VoteTally
{
    std::vector<VoteCount<CategoryKey>> choices; ///< once ranked: most votes first
    int votes = 0;                               ///< of those who made a choice

    void add(Verdict verdict, CategoryKey category)
    {
        ++votes;
        for (VoteCount<CategoryKey>& choice : choices) {
            if (choice.verdict == verdict && choice.category == category) {
                ++choice.votes;
                return;
            }
        }
        choices.push_back({verdict, category, 1});
    }

    /// Of as many votes categories come first, in their order: ties look the same for everybody.
    void rank()
    {
        std::ranges::sort(choices, {}, [](const VoteCount<CategoryKey>& choice) {
            return std::tuple(-choice.votes, choice.verdict, choice.category);
        });
    }

    /// The choice of more than half of them; none if there is none.
    [[nodiscard]] const VoteCount<CategoryKey>* majority() const
    {
        return !choices.empty() && choices.front().votes * 2 > votes ? &choices.front() : nullptr;
    }

    /// The choice that more made than any other; none where several lead.
    [[nodiscard]] const VoteCount<CategoryKey>* leading() const
    {
        const bool alone = choices.size() == 1 || (choices.size() > 1 && choices[0].votes > choices[1].votes);
        return alone ? &choices.front() : nullptr;
    }
};

/// What the labels of an item say together.
enum class Agreement : std::uint8_t {
    Incomplete, ///< too few labels to say, and those that are there do not contradict each other
    Unanimous,  ///< everybody who is to label it did (LabelMatrix::expected()), all alike
    Conflict,   ///< at least two labels differ, whether or not more are to come
};

/// By index into Taxonomy::categories(), kOutOfStudy for "not for this study".
using Choice = VoteCount<int>;

/// How an item stands: its ratings counted.
struct Consensus : VoteTally<int>
{
    Agreement agreement = Agreement::Incomplete;
    std::optional<Level> split; ///< the highest level on which labels differ; none unless in conflict
    int undecided = 0;          ///< "cannot tell"

    /// The share of the votes that the leading choice has, 0..1: the lower, the more evenly split.
    [[nodiscard]] double leadingShare() const
    {
        return votes == 0 ? 0 : static_cast<double>(choices.front().votes) / votes;
    }
};

[[nodiscard]] Consensus consensusOf(const LabelMatrix& labelMatrix, int row);

/// Whether at least two labels of the item differ.
[[nodiscard]] bool isConflict(const LabelMatrix& labelMatrix, int row);

} // namespace accord
