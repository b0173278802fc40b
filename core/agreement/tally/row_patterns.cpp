// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tally/row_patterns.h"

#include "core/agreement/tally/distinct_rows.h"
#include "core/agreement/tally/packed_row.h"

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

} // namespace accord::agreement
