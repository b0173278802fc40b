// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/filter.h"

#include <algorithm>
#include <optional>

namespace accord::reconcile {
namespace {

CategoryId idOf(const LabelMatrix& labelMatrix, int category)
{
    return category < 0 ? CategoryId{} : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(category)].id;
}

} // namespace

std::optional<BlockKey> blockOf(const LabelMatrix& labelMatrix, const Consensus& consensus)
{
    if (!consensus.split) {
        return std::nullopt;
    }
    const Level level = std::max(*consensus.split, Level::Theme);
    std::array<int, 2> found{};
    std::size_t count = 0;
    for (const Choice& choice : consensus.choices) {
        const int above = labelMatrix.at(level, choice.category);
        const int category = above < 0 ? choice.category : above;
        if (std::find(found.begin(), found.begin() + count, category) != found.begin() + count) {
            continue;
        }
        if (count == found.size()) {
            return BlockKey{};
        }
        found[count++] = category;
    }
    // Of a damaged file: labels with categories that the codebook does not have cannot be told apart.
    if (count < found.size()) {
        return BlockKey{};
    }
    // In the codebook's order; what has no place in it comes last.
    if (found[0] < 0 || (found[1] >= 0 && found[1] < found[0])) {
        std::swap(found[0], found[1]);
    }
    return BlockKey{idOf(labelMatrix, found[0]), idOf(labelMatrix, found[1])};
}

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
    return found == labelMatrix.annotators().end()
               ? nullptr
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
    const Category* wanted = labelMatrix.taxonomy().resolveMerged(category);
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

// Votes are compared on the level of the category: "B.1" leads with what is below it.
bool leads(const LabelMatrix& labelMatrix, const Consensus& consensus, CategoryId category)
{
    const Category* wanted = labelMatrix.taxonomy().resolveMerged(category);
    if (wanted == nullptr) {
        return false;
    }
    std::map<std::pair<int, int>, int> votes; // by category on that level; what stops above it as it stands
    for (const Choice& choice : consensus.choices) {
        const int above = labelMatrix.at(wanted->level, choice.category);
        votes[{above, above < 0 ? choice.category : -1}] += choice.votes;
    }
    const auto own = votes.find({labelMatrix.indexOf(category), -1});
    return own != votes.end() && std::ranges::all_of(votes, [&](const auto& other) {
               return other.first == own->first || other.second < own->second;
           });
}

} // namespace

int marginOf(const Consensus& consensus)
{
    if (consensus.choices.size() < 2) {
        return consensus.votes;
    }
    return consensus.choices[0].votes - consensus.choices[1].votes;
}

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
    const Consensus item = consensusOf(labelMatrix, row);
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
           (!filter.block || filter.block == block) && passesCategories(labelMatrix, consensus, filter) &&
           (!filter.margin || marginOf(consensus) <= *filter.margin) &&
           (!filter.leading.valid() || leads(labelMatrix, consensus, filter.leading));
}

} // namespace accord::reconcile
