// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/queue/filter.h"

#include <algorithm>

namespace accord::reconcile {
namespace {

bool isFlagged(const Board& board, int row)
{
    for (int annotator = 0; annotator < static_cast<int>(board.annotators().size()); ++annotator) {
        if (board.cell(row, annotator).flagged) {
            return true;
        }
    }
    return false;
}

const BoardCell* cellOf(const Board& board, int row, PersonId person)
{
    const auto found = std::ranges::find(board.annotators(), person);
    return found == board.annotators().end() ? nullptr
                                             : &board.cell(row, static_cast<int>(found - board.annotators().begin()));
}

bool passesPair(const Board& board, int row, const Filter& filter)
{
    if (!filter.oneAnnotator.valid() || !filter.otherAnnotator.valid()) {
        return true;
    }
    const BoardCell* one = cellOf(board, row, filter.oneAnnotator);
    const BoardCell* other = cellOf(board, row, filter.otherAnnotator);
    return one != nullptr && other != nullptr && one->isRating() && other->isRating() &&
           (one->verdict != other->verdict || one->category != other->category);
}

bool hasVotesFor(const Board& board, const Standing& standing, CategoryId category)
{
    const Category* wanted = board.taxonomy().standsFor(category);
    const int index = board.indexOf(category);
    return wanted != nullptr && std::ranges::any_of(standing.choices, [&](const Choice& choice) {
               return board.at(wanted->level, choice.category) == index;
           });
}

bool passesCategories(const Board& board, const Standing& standing, const Filter& filter)
{
    return (!filter.oneCategory.valid() || hasVotesFor(board, standing, filter.oneCategory)) &&
           (!filter.otherCategory.valid() || hasVotesFor(board, standing, filter.otherCategory));
}

} // namespace

bool shows(Filter::Show show, DecisionState state)
{
    switch (show) {
    case Filter::Show::Pending:
        return state == DecisionState::Open;
    case Filter::Show::Deferred:
        return state == DecisionState::Deferred;
    case Filter::Show::Decided:
        return state == DecisionState::Decided;
    case Filter::Show::All:
        break;
    }
    return true;
}

bool passes(const Board& board, int row, const Filter& filter)
{
    if (!passesRow(board, row, filter)) {
        return false;
    }
    const Standing item = standing(board, row);
    return passesVotes(board, item, blockOf(board, item), filter);
}

bool passesRow(const Board& board, int row, const Filter& filter)
{
    const BoardItem& item = board.items()[static_cast<std::size_t>(row)];
    const auto repository = static_cast<std::size_t>(item.repository);
    return (!filter.items || std::ranges::binary_search(*filter.items, item.item)) &&
           shows(filter.show, board.decision(row).state) &&
           (filter.repository.empty() || board.repositories()[repository] == filter.repository) &&
           (!filter.onlyFlagged || isFlagged(board, row)) && passesPair(board, row, filter);
}

bool passesVotes(const Board& board, const Standing& standing, const std::optional<BlockKey>& block,
                 const Filter& filter)
{
    return (!filter.onlyConflicts || standing.agreement == Agreement::Conflict) &&
           (filter.across.empty() || (standing.split && std::ranges::count(filter.across, *standing.split) > 0)) &&
           (!filter.block || filter.block == block) && passesCategories(board, standing, filter);
}

} // namespace accord::reconcile
