// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"
#include "core/agreement/tally/row_patterns.h"

#include <cstdint>
#include <span>
#include <vector>

namespace accord::agreement {

/// How often the first rater of a pair said k while the second said l, over the items that both rated.
struct PairCounts
{
    int first = 0;
    int second = 0;
    int categories = 0;
    Count items = 0;
    std::vector<std::uint32_t> cells; ///< row-major, categories x categories

    PairCounts(int firstRater, int secondRater, int categoryCount)
        : first(firstRater)
        , second(secondRater)
        , categories(categoryCount)
        , cells(static_cast<std::size_t>(categoryCount) * static_cast<std::size_t>(categoryCount))
    {}

    [[nodiscard]] std::uint32_t& at(int k, int l) { return cells[place(k, l)]; }
    [[nodiscard]] std::uint32_t at(int k, int l) const { return cells[place(k, l)]; }

    bool operator==(const PairCounts&) const = default;

private:
    [[nodiscard]] std::size_t place(int k, int l) const
    {
        return static_cast<std::size_t>(k) * static_cast<std::size_t>(categories) + static_cast<std::size_t>(l);
    }
};

/// Every pair of raters once, ordered (0,1), (0,2) .. (1,2) ..
[[nodiscard]] std::vector<PairCounts> pairCounts(const RowPatterns& patterns);
[[nodiscard]] std::vector<PairCounts> pairCounts(const RatingTable& table);

/// Two columns of the same length; `first` and `second` of the result are what the caller makes of them.
[[nodiscard]] PairCounts pairCounts(std::span<const int> first, std::span<const int> second, int categories);

} // namespace accord::agreement
