// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/raters/pair_counts.h"

#include "core/model/bounds.h"

#include <algorithm>

namespace accord::agreement {

std::vector<PairCounts> pairCounts(const RowPatterns& patterns)
{
    std::vector<PairCounts> result;
    if (patterns.raters() > bounds::kPairedRaters) {
        return result;
    }
    for (int g = 0; g < patterns.raters(); ++g) {
        for (int h = g + 1; h < patterns.raters(); ++h) {
            result.emplace_back(g, h, patterns.categories());
        }
    }
    std::vector<int> row;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        patterns.read(i, row);
        const Count items = patterns.kinds().list[i].items;
        for (PairCounts& pair : result) {
            const int k = row[static_cast<std::size_t>(pair.first)];
            const int l = row[static_cast<std::size_t>(pair.second)];
            if (k != kMissing && l != kMissing) {
                pair.at(k, l) += static_cast<std::uint32_t>(items);
                pair.items += items;
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
