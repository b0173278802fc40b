// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/patterns.h"

#include "core/agreement/packed_row.h"

#include <algorithm>
#include <utility>

namespace accord::agreement {

RowPatterns::RowPatterns(const RatingTable& table)
    : m_categories(table.categories)
    , m_packed(table.raters, table.categories)
{}

RowPatterns RowPatterns::of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem)
{
    RowPatterns result(table);
    result.m_givesNoCategory = accord::agreement::givesNoCategory(table);
    const PackedRow& packed = result.m_packed;
    DistinctRows distinct = distinctRows(table, packed, patternOfItem);
    result.m_keys = std::move(distinct.keys);
    const auto& sizes = distinct.sizes;
    result.m_kinds.list.reserve(sizes.size());
    std::vector<int> row(static_cast<std::size_t>(table.raters));
    for (std::size_t number = 0; number < sizes.size(); ++number) {
        packed.read(result.m_keys.data() + number * packed.words(), row.data());
        const auto missing = std::ranges::count(row, kMissing);
        result.m_kinds.add({sizes[number], table.raters - static_cast<int>(missing)});
    }
    return result;
}

ItemPatterns ItemPatterns::of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem)
{
    ItemPatterns result;
    result.m_categories = table.categories;
    result.m_raters = table.raters;
    result.m_givesNoCategory = accord::agreement::givesNoCategory(table);
    const PackedCounts packed(table.raters, table.categories);
    const DistinctRows distinct = distinctRows(table, packed, patternOfItem);
    result.fill(packed, distinct.keys, distinct.sizes);
    return result;
}

void ItemPatterns::fill(const PackedCounts& packed, const std::vector<std::uint64_t>& keys,
                        const std::vector<std::uint32_t>& sizes)
{
    constexpr std::size_t kMany = 1U << 16U; // from here on it pays to ask for neither too much nor twice
    const auto keyOf = [&](std::size_t number) { return keys.data() + number * packed.words(); };
    if (sizes.size() > kMany) {
        std::size_t distinct = 0;
        for (std::size_t number = 0; number < sizes.size(); ++number) {
            packed.read(keyOf(number), [&](int, int) { ++distinct; });
        }
        m_counts.reserve(distinct);
    }
    m_heads.reserve(sizes.size());
    m_kinds.list.reserve(sizes.size());
    for (std::size_t number = 0; number < sizes.size(); ++number) {
        Head head;
        head.first = static_cast<std::uint32_t>(m_counts.size());
        int ratings = 0;
        packed.read(keyOf(number), [&](int category, int count) {
            m_counts.push_back({category, count});
            ratings += count;
            head.disagreement -= Count{count} * count;
        });
        head.disagreement += Count{ratings} * ratings;
        head.distinct = static_cast<std::uint32_t>(m_counts.size()) - head.first;
        m_heads.push_back(head);
        m_kinds.add({sizes[number], ratings});
    }
}

} // namespace accord::agreement
