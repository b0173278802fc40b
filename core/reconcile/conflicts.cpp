// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/conflicts.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace accord::reconcile {
namespace {

using Places = std::pair<int, int>; // of a block's categories in the codebook

// Large blocks teach most; what has no block, and what is in none of two categories, comes last.
constexpr int kLast = 1 << 30;

Places placesOf(const Board& board, const std::optional<BlockKey>& block)
{
    if (!block || block->several()) {
        return {kLast, kLast};
    }
    return {board.indexOf(block->one), block->other.valid() ? board.indexOf(block->other) : kLast};
}

struct Ranked
{
    Conflict conflict;
    Places places;

    [[nodiscard]] auto rank() const
    {
        const int level = conflict.standing.split ? static_cast<int>(*conflict.standing.split) : 9;
        const int size = places.first == kLast ? kLast : -conflict.alike;
        return std::tuple(level, conflict.standing.leadingShare(), size, places, conflict.row);
    }
};

} // namespace

std::vector<Conflict> conflicts(const Board& board, const Filter& filter)
{
    std::vector<Ranked> found;
    std::map<Places, int> sizes;
    for (int row = 0; row < board.rows(); ++row) {
        Standing item = standing(board, row);
        const auto block = blockOf(board, item);
        const Places places = placesOf(board, block);
        if (block) {
            ++sizes[places];
        }
        if (passesVotes(board, item, block, filter) && passesRow(board, row, filter)) {
            const ItemId id = board.items()[static_cast<std::size_t>(row)].item;
            found.push_back({Conflict{row, id, std::move(item), board.decision(row).state, block, 0}, places});
        }
    }
    for (Ranked& entry : found) {
        entry.conflict.alike = entry.conflict.block ? sizes[entry.places] : 0;
    }
    std::ranges::sort(found, {}, &Ranked::rank);
    std::vector<Conflict> sorted;
    sorted.reserve(found.size());
    for (Ranked& entry : found) {
        sorted.push_back(std::move(entry.conflict));
    }
    return sorted;
}

} // namespace accord::reconcile
