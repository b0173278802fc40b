// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/tally/item_patterns.h"

#include <vector>

namespace accord::agreement {

/// Which categories are taken for which, over all pairs of raters who rated the same item. Counts are unordered pairs
/// of ratings: at(k, k) pairs in which both said k, at(k, l) = at(l, k) pairs in which one said k and the other l.
struct ConfusionMatrix
{
    int categories = 0;
    std::vector<Count> cells; ///< row-major, symmetric

    explicit ConfusionMatrix(int categoryCount)
        : categories(categoryCount)
        , cells(static_cast<std::size_t>(categoryCount) * static_cast<std::size_t>(categoryCount))
    {}

    [[nodiscard]] Count& at(int k, int l) { return cells[place(k, l)]; }
    [[nodiscard]] Count at(int k, int l) const { return cells[place(k, l)]; }

    /// Each pair once.
    [[nodiscard]] Count pairs() const;

    bool operator==(const ConfusionMatrix&) const = default;

private:
    [[nodiscard]] std::size_t place(int k, int l) const
    {
        return static_cast<std::size_t>(k) * static_cast<std::size_t>(categories) + static_cast<std::size_t>(l);
    }
};

[[nodiscard]] ConfusionMatrix confusionMatrix(const ItemPatterns& patterns);
[[nodiscard]] ConfusionMatrix confusionMatrix(const RatingTable& table);

} // namespace accord::agreement
