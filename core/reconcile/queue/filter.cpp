// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/queue/filter.h"

#include <algorithm>

namespace accord::reconcile {
namespace {

bool isFlagged(const LabelMatrix& labelMatrix, int row)
{
    for (int annotator = 0; annotator < static_cast<int>(labelMatrix.annotators().size()); ++annotator) {
        if (labelMatrix.cell(row, annotator).flagged) {
            return true;
        }
    }
    return false;
}

const LabelMatrixCell* cellOf(const LabelMatrix& labelMatrix, int row, PersonId person)
{
    const auto found = std::ranges::find(labelMatrix.annotators(), person);
    return found == labelMatrix.annotators().end() ? nullptr
                                             : &labelMatrix.cell(row, static_cast<int>(found - labelMatrix.annotators().begin()));
}

bool passesPair(const LabelMatrix& labelMatrix, int row, const Filter& filter)
{
    if (!filter.oneAnnotator.valid() || !filter.otherAnnotator.valid()) {
        return true;
    }
    const LabelMatrixCell* one = cellOf(labelMatrix, row, filter.oneAnnotator);
    const LabelMatrixCell* other = cellOf(labelMatrix, row, filter.otherAnnotator);
    return one != nullptr && other != nullptr && one->isRating() && other->isRating() &&
           (one->verdict != other->verdict || one->category != other->category);
}

bool hasVotesFor(const LabelMatrix& labelMatrix, const Consensus& consensus, CategoryId category)
{
    const Category* wanted = labelMatrix.taxonomy().standsFor(category);
    const int index = labelMatrix.indexOf(category);
    return wanted != nullptr && std::ranges::any_of(consensus.choices, [&](const Choice& choice) {
               return labelMatrix.at(wanted->level, choice.category) == index;
           });
}

bool passesCategories(const LabelMatrix& labelMatrix, const Consensus& consensus, const Filter& filter)
{
    return (!filter.oneCategory.valid() || hasVotesFor(labelMatrix, consensus, filter.oneCategory)) &&
           (!filter.otherCategory.valid() || hasVotesFor(labelMatrix, consensus, filter.otherCategory));
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

bool passes(const LabelMatrix& labelMatrix, int row, const Filter& filter)
{
    if (!passesRow(labelMatrix, row, filter)) {
        return false;
    }
    const Consensus item = consensus(labelMatrix, row);
    return passesVotes(labelMatrix, item, blockOf(labelMatrix, item), filter);
}

bool passesRow(const LabelMatrix& labelMatrix, int row, const Filter& filter)
{
    const LabelMatrixItem& item = labelMatrix.items()[static_cast<std::size_t>(row)];
    const auto repository = static_cast<std::size_t>(item.repository);
    return (!filter.items || std::ranges::binary_search(*filter.items, item.item)) &&
           shows(filter.show, labelMatrix.decision(row).state) &&
           (filter.repository.empty() || labelMatrix.repositories()[repository] == filter.repository) &&
           (!filter.onlyFlagged || isFlagged(labelMatrix, row)) && passesPair(labelMatrix, row, filter);
}

bool passesVotes(const LabelMatrix& labelMatrix, const Consensus& consensus, const std::optional<BlockKey>& block,
                 const Filter& filter)
{
    return (!filter.onlyConflicts || consensus.agreement == Agreement::Conflict) &&
           (filter.across.empty() || (consensus.split && std::ranges::count(filter.across, *consensus.split) > 0)) &&
           (!filter.block || filter.block == block) && passesCategories(labelMatrix, consensus, filter);
}

} // namespace accord::reconcile
