// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/queue/block_key.h"

#include <algorithm>
#include <array>

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

} // namespace accord::reconcile
