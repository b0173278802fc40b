// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/blocks.h"

#include "core/reconcile/conflicts.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace accord::reconcile {
namespace {

void count(Block& block, const Consensus& consensus, DecisionState state)
{
    block.split = block.conflicts == 0 || block.split == consensus.split ? consensus.split : std::nullopt;
    ++block.conflicts;
    block.pending += state == DecisionState::Open ? 1 : 0;
    block.deferred += state == DecisionState::Deferred ? 1 : 0;
    block.decided += state == DecisionState::Decided ? 1 : 0;
}

} // namespace

std::vector<Block> blocks(const LabelMatrix& labelMatrix, const Filter& filter)
{
    Filter whole = filter;
    whole.show = filter.isSized() ? filter.show : Filter::Show::All;
    whole.onlyConflicts = true;
    whole.block.reset();
    std::map<std::pair<CategoryId, CategoryId>, Block> found;
    const auto add = [&](int row, const Consensus& item, const std::optional<BlockKey>& key) {
        Block& block = found[{key->one, key->other}];
        block.key = *key;
        count(block, item, labelMatrix.decision(row).state);
    };
    if (whole.isSized()) {
        for (const Conflict& conflict : conflicts(labelMatrix, whole)) {
            add(conflict.row, conflict.consensus, conflict.block);
        }
    }
    for (int row = 0; !whole.isSized() && row < labelMatrix.rows(); ++row) {
        const Consensus item = consensusOf(labelMatrix, row);
        const auto key = blockOf(labelMatrix, item);
        if (key && passesVotes(labelMatrix, item, key, whole) && passesRow(labelMatrix, row, whole)) {
            add(row, item, key);
        }
    }
    std::vector<Block> sorted;
    sorted.reserve(found.size());
    for (auto& [key, block] : found) {
        sorted.push_back(block);
    }
    std::ranges::sort(sorted, {}, [&](const Block& block) {
        return std::tuple(block.key.several(), -block.conflicts, labelMatrix.indexOf(block.key.one),
                          labelMatrix.indexOf(block.key.other));
    });
    return sorted;
}

} // namespace accord::reconcile
