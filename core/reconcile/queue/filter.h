// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/label_matrix.h"
#include "core/reconcile/queue/block_key.h"
#include "core/reconcile/consensus.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace accord::reconcile {

/// Which items the queue of the Reconcile page holds. Conditions that are not set let everything through. As one line
/// of text, to be saved or typed, it is found in filter_text.h.
struct Filter
{
    enum class Show : std::uint8_t { Pending, Deferred, Decided, All };

    Show show = Show::Pending; ///< conflicts that are neither decided nor deferred, and so on
    bool onlyConflicts = true; ///< leave out unanimous and incomplete items
    bool onlyFlagged = false;
    std::vector<Level> across;     ///< labels differ on one of these levels, and on none above
    std::string repository;        ///< as Board::repositories() has it
    PersonId oneAnnotator;         ///< with `otherAnnotator`: these two differ
    PersonId otherAnnotator;       ///< only together with the one
    CategoryId oneCategory;        ///< with `otherCategory`: both got votes, themselves or below
    CategoryId otherCategory;      ///< may be left out, or be all there is
    std::optional<BlockKey> block; ///< conflicts of this block
    /// Only these, in ascending order, such as the items behind a number; null: all. They have no text.
    std::shared_ptr<const std::vector<ItemId>> items;
};

/// Whether an item in this state is shown.
bool shows(Filter::Show show, DecisionState state);

/// Whether the queue holds an item.
bool passes(const LabelMatrix& labelMatrix, int row, const Filter& filter);

/// Conditions on the item and its cells; cheap, to be asked before votes are counted.
bool passesRow(const LabelMatrix& labelMatrix, int row, const Filter& filter);

/// Conditions on its votes. `block`: as blockOf() answers.
bool passesVotes(const LabelMatrix& labelMatrix, const Consensus& consensus, const std::optional<BlockKey>& block,
                 const Filter& filter);

} // namespace accord::reconcile
