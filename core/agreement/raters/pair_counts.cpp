// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/raters/pair_counts.h"

#include <algorithm>

namespace accord::agreement {

namespace {

void add(PairCounts& pair, int k, int l)
{
    if (k != kMissing && l != kMissing) {
        ++pair.at(k, l);
        ++pair.items;
    }
}

} // namespace

std::vector<PairCounts> pairCounts(const RatingTable& table)
{
    std::vector<PairCounts> result;
    for (int g = 0; g < table.raters; ++g) {
        for (int h = g + 1; h < table.raters; ++h) {
            result.emplace_back(g, h, table.categories);
        }
    }
    for (int item = 0; item < table.items(); ++item) {
        const int* row = table.row(item);
        for (PairCounts& pair : result) {
            add(pair, row[pair.first], row[pair.second]);
        }
    }
    return result;
}

PairCounts pairCounts(std::span<const int> first, std::span<const int> second, int categories)
{
    PairCounts result(0, 1, categories);
    for (std::size_t item = 0; item < std::min(first.size(), second.size()); ++item) {
        add(result, first[item], second[item]);
    }
    return result;
}

} // namespace accord::agreement
