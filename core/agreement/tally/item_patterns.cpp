// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tally/item_patterns.h"

#include "core/agreement/tally/key_index.h"
#include "core/agreement/tally/packed_row.h"

#include <algorithm>

namespace accord::agreement {

ItemPatterns ItemPatterns::of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem)
{
    ItemPatterns result;
    result.m_categories = table.categories;
    result.m_raters = table.raters;
    const int items = table.items();
    if (patternOfItem != nullptr) {
        patternOfItem->resize(static_cast<std::size_t>(items));
    }
    const PackedCounts packed(table.raters, table.categories);
    KeyIndex index(packed.words());
    std::vector<std::uint64_t> key(packed.words());
    std::vector<std::uint32_t> sizes;
    for (int item = 0; item < items; ++item) {
        packed.write(table.row(item), key.data());
        const auto [number, isNew] = index.add(key.data());
        if (isNew) {
            result.append(table.row(item));
            sizes.push_back(0);
        }
        ++sizes[number];
        if (patternOfItem != nullptr) {
            (*patternOfItem)[static_cast<std::size_t>(item)] = number;
        }
    }
    for (std::size_t number = 0; number < sizes.size(); ++number) {
        result.m_kinds.add(number, sizes[number]);
    }
    return result;
}

void ItemPatterns::append(const int* row)
{
    std::vector<int> sorted(row, row + m_raters);
    std::erase(sorted, kMissing);
    std::ranges::sort(sorted);
    const auto ratings = static_cast<int>(sorted.size());
    Head head;
    head.first = static_cast<std::uint32_t>(m_counts.size());
    head.disagreement = Count{ratings} * ratings;
    for (auto from = sorted.begin(); from != sorted.end();) {
        const auto to = std::upper_bound(from, sorted.end(), *from);
        const auto count = static_cast<int>(to - from);
        m_counts.push_back({*from, count});
        head.disagreement -= Count{count} * count;
        ++head.distinct;
        from = to;
    }
    m_heads.push_back(head);
    m_kinds.list.push_back({0, ratings});
}

} // namespace accord::agreement
