// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/category.h"
#include "core/project/label_matrix.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace accord::reconcile {

/// What the first labels of an item say together.
enum class Agreement : std::uint8_t {
    Incomplete, ///< too few labels to say, and those that are there do not contradict each other
    Unanimous,  ///< everybody who is to label it did (LabelMatrix::expected()), all alike
    Conflict,   ///< at least two labels differ, whether or not more are to come
};

/// One choice that got votes, with how many.
struct Choice
{
    Verdict verdict = Verdict::Category; ///< Category or NotForStudy
    int category = -1;                   ///< index into Taxonomy::categories(); -1: not for this study
    int votes = 0;
};

/// How an item stands: its votes counted.
struct Consensus
{
    Agreement agreement = Agreement::Incomplete;
    std::optional<Level> split; ///< the highest level on which labels differ; none unless in conflict
    int votes = 0;
    int undecided = 0;           ///< "cannot tell"
    std::vector<Choice> choices; ///< most votes first, then in the codebook's order; "not for this study" last

    /// The single choice with more than half of the votes; none if there is none.
    [[nodiscard]] const Choice* majority() const;

    /// The share of the votes that the leading choice has, 0..1: the lower, the more evenly split.
    [[nodiscard]] double leadingShare() const;
};

Consensus consensus(const LabelMatrix& labelMatrix, int row);

/// Counts over a whole round.
struct Tally
{
    int items = 0;
    int unanimous = 0;
    int incomplete = 0;
    int conflicts = 0;
    int acrossTypes = 0; ///< of the conflicts
    int acrossThemes = 0;
    int acrossSubthemes = 0;
    int decided = 0;  ///< items, whatever their standing
    int deferred = 0; ///< items
    int conflictsDecided = 0;
};

Tally tally(const LabelMatrix& labelMatrix);

} // namespace accord::reconcile
