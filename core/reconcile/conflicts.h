// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/board.h"
#include "core/reconcile/standing.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace accord::reconcile {

/// Which items the queue of the Reconcile page holds. Conditions that are not set let everything through.
struct Filter
{
    enum class Show : std::uint8_t { Pending, Deferred, Decided, All };

    Show show = Show::Pending; ///< conflicts that are neither decided nor deferred, and so on
    bool onlyConflicts = true; ///< leave out unanimous and incomplete items
    bool onlyFlagged = false;
    std::string repository; ///< as Board::repositories() has it
    PersonId oneAnnotator;  ///< with `otherAnnotator`: these two differ
    PersonId otherAnnotator;
    CategoryId oneCategory; ///< with `otherCategory`: both got votes, themselves or below
    CategoryId otherCategory;
    /// Only these, in ascending order, such as the items behind a number; null: all.
    std::shared_ptr<const std::vector<ItemId>> items;
};

/// An entry of the queue.
struct Conflict
{
    int row = 0; ///< of the board
    ItemId item;
    Standing standing;
    DecisionState decision = DecisionState::Open;
};

/// The filtered items of a round, worst first: across types before across themes before across sub-themes, then the
/// most evenly split, then in the round's order.
std::vector<Conflict> conflicts(const Board& board, const Filter& filter);

} // namespace accord::reconcile
