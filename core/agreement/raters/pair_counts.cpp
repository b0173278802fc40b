// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/raters/pair_counts.h"

#include <algorithm>

namespace accord::agreement {

std::vector<PairCounts> pairCounts(const RowPatterns& patterns)
{
    std::vector<PairCounts> result;
    for (int g = 0; g < patterns.raters(); ++g) {
        for (int h = g + 1; h < patterns.raters(); ++h) {
            PairCounts& pair = result.emplace_back(g, h, patterns.categories());
            for (std::size_t i = 0; i < patterns.size(); ++i) {
                const int k = patterns.row(i)[g];
                const int l = patterns.row(i)[h];
                if (k != kMissing && l != kMissing) {
                    pair.at(k, l) += static_cast<std::uint32_t>(patterns.kinds().list[i].items);
                    pair.items += patterns.kinds().list[i].items;
                }
            }
        }
    }
    return result;
}

std::vector<PairCounts> pairCounts(const RatingTable& table)
{
    return pairCounts(RowPatterns::of(table));
}

PairCounts pairCounts(std::span<const int> first, std::span<const int> second, int categories)
{
    PairCounts result(0, 1, categories);
    for (std::size_t item = 0; item < std::min(first.size(), second.size()); ++item) {
        if (first[item] != kMissing && second[item] != kMissing) {
            ++result.at(first[item], second[item]);
            ++result.items;
        }
    }
    return result;
}

} // namespace accord::agreement
