// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/queue/blocks.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace accord::reconcile {
namespace {

void count(Block& block, const Standing& standing, DecisionState state)
{
    block.split = block.conflicts == 0 || block.split == standing.split ? standing.split : std::nullopt;
    ++block.conflicts;
    block.pending += state == DecisionState::Open ? 1 : 0;
    block.deferred += state == DecisionState::Deferred ? 1 : 0;
    block.decided += state == DecisionState::Decided ? 1 : 0;
}

std::string codeOf(const Taxonomy& taxonomy, CategoryId id)
{
    const Category* category = taxonomy.find(id);
    return category == nullptr ? "?" : category->code;
}

} // namespace

std::vector<Block> blocks(const Board& board, const Filter& filter)
{
    Filter whole = filter;
    whole.show = Filter::Show::All;
    whole.onlyConflicts = true;
    whole.block.reset();
    std::map<std::pair<CategoryId, CategoryId>, Block> found;
    for (int row = 0; row < board.rows(); ++row) {
        const Standing item = standing(board, row);
        const auto key = blockOf(board, item);
        if (key && passesVotes(board, item, key, whole) && passesRow(board, row, whole)) {
            Block& block = found[{key->one, key->other}];
            block.key = *key;
            count(block, item, board.decision(row).state);
        }
    }
    std::vector<Block> sorted;
    sorted.reserve(found.size());
    for (auto& [key, block] : found) {
        sorted.push_back(block);
    }
    std::ranges::sort(sorted, {}, [&](const Block& block) {
        return std::tuple(block.key.several(), -block.conflicts, board.indexOf(block.key.one),
                          board.indexOf(block.key.other));
    });
    return sorted;
}

std::string blockText(const Taxonomy& taxonomy, const BlockKey& key)
{
    if (key.several()) {
        return "three or more categories";
    }
    return codeOf(taxonomy, key.one) + " or " +
           (key.other.valid() ? codeOf(taxonomy, key.other) : std::string("not for this study"));
}

} // namespace accord::reconcile
