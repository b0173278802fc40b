// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tally/row_patterns.h"

#include "core/agreement/tally/key_index.h"
#include "core/agreement/tally/packed_row.h"

#include <algorithm>

namespace accord::agreement {

RowPatterns::RowPatterns(const RatingTable& table)
    : m_categories(table.categories)
    , m_packed(table.raters, table.categories)
{}

RowPatterns RowPatterns::of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem)
{
    RowPatterns result(table);
    const int items = table.items();
    if (patternOfItem != nullptr) {
        patternOfItem->resize(static_cast<std::size_t>(items));
    }
    const PackedRow& packed = result.m_packed;
    KeyIndex index(packed.words());
    std::vector<std::uint64_t> key(packed.words());
    std::vector<std::uint32_t> sizes;
    for (int item = 0; item < items; ++item) {
        const int* row = table.row(item);
        packed.write(row, key.data());
        const auto [number, isNew] = index.add(key.data());
        if (isNew) {
            const auto missing = std::count(row, row + table.raters, kMissing);
            result.m_kinds.list.push_back({0, table.raters - static_cast<int>(missing)});
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
    result.m_keys = index.takeKeys();
    return result;
}

} // namespace accord::agreement
