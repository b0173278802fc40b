// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/study.h"
#include "core/project/consensus.h"
#include "core/project/label_matrix.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord::reconcile {

/// Names a block: all conflicts between the same two categories, and no third. "B.1 or B.2" are the conflicts in which
/// everybody said the one or the other. Labels count at the theme, which is where categories are told apart; where all
/// are of one theme, as they stand. A label that stops above counts as what it is. What got votes for three or more
/// categories belongs to one block of its own.
struct BlockKey
{
    CategoryId one;   ///< the earlier in the codebook; none: three or more categories
    CategoryId other; ///< none: "not for this study"

    [[nodiscard]] bool several() const { return !one.valid(); }
    bool operator==(const BlockKey&) const = default;
};

/// The block to which a standing belongs; none unless it is in conflict.
std::optional<BlockKey> blockOf(const LabelMatrix& labelMatrix, const Consensus& consensus);

/// Which items the queue of the Reconcile page holds. Conditions that are not set let everything through. As one line
/// of text it can be saved and typed.
struct Filter
{
    enum class Show : std::uint8_t { Pending, Deferred, Decided, All };

    Show show = Show::Pending; ///< conflicts that are neither decided nor deferred, and so on
    bool onlyConflicts = true; ///< leave out unanimous and incomplete items
    bool onlyFlagged = false;
    std::vector<Level> across;     ///< labels differ on one of these levels, and on none above
    std::string repository;        ///< as LabelMatrix::repositories() has it
    PersonId oneAnnotator;         ///< with `otherAnnotator`: these two differ
    PersonId otherAnnotator;       ///< only together with the one
    CategoryId oneCategory;        ///< with `otherCategory`: both got votes, themselves or below
    CategoryId otherCategory;      ///< may be left out, or be all there is
    std::optional<BlockKey> block; ///< conflicts of this block
    std::optional<int> margin;     ///< at most so many votes between the first choice and the second
    CategoryId leading;            ///< got more votes than any other of its level, itself or below
    /// Only these, in ascending order, such as the items behind a number; null: all. They have no text.
    std::shared_ptr<const std::vector<ItemId>> items;

    // How much of what passes a queue takes; 0: all. It is asked of the queue as a whole: see ConflictQueue.
    int perBlock = 0; ///< at most so many of one block
    int sample = 0;   ///< so many, drawn by chance
    int limit = 0;    ///< at most so many, worst first
    int seed = 0;     ///< of the drawing, and of the order of what is equally bad; 0: that is in the round's order

    [[nodiscard]] bool isSized() const { return perBlock > 0 || sample > 0 || limit > 0; }
};

/// The most that a sized queue takes, and the greatest number that a filter has.
constexpr int kMostSized = 1000;
constexpr int kGreatestSeed = 999'999'999;

/// Whether an item in this state is shown.
bool shows(Filter::Show show, DecisionState state);

/// Whether the queue holds an item.
bool passes(const LabelMatrix& labelMatrix, int row, const Filter& filter);

/// Votes between the first choice and the second; all votes where there is one choice only.
int marginOf(const Consensus& consensus);

/// Conditions on the item and its cells; cheap, to be asked before votes are counted.
bool passesRow(const LabelMatrix& labelMatrix, int row, const Filter& filter);

/// Conditions on its votes. `block`: as blockOf() answers.
bool passesVotes(const LabelMatrix& labelMatrix, const Consensus& consensus, const std::optional<BlockKey>& block,
                 const Filter& filter);

} // namespace accord::reconcile
