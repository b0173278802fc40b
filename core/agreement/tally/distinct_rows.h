// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"
#include "core/agreement/tally/key_index.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace accord::agreement {

/// The different keys of a table's rows, in the order in which they appear, and how many rows have each. The index
/// that found them is gone: a million rows need not hold it together with what is made from the keys.
struct DistinctRows
{
    std::vector<std::uint64_t> keys; ///< packed.words() each
    std::vector<std::uint32_t> sizes;
};

/// `packed` makes the key of a row (packed_row.h). When `numberOfRow` is given it receives the number of each row's
/// key.
template <class Packed>
DistinctRows distinctRows(const RatingTable& table, const Packed& packed, std::vector<std::uint32_t>* numberOfRow)
{
    const int items = table.items();
    const std::size_t words = packed.words();
    if (numberOfRow != nullptr) {
        numberOfRow->resize(static_cast<std::size_t>(items));
    }
    // Keys of some rows at a time: a search that goes astray does not hold up the packing of the next rows.
    const int block = static_cast<int>(std::max<std::size_t>(1, 1024 / words));
    std::vector<std::uint64_t> keys(static_cast<std::size_t>(block) * words);
    KeyIndex index(words);
    DistinctRows result;
    for (int first = 0; first < items; first += block) {
        const int end = std::min(items, first + block);
        std::uint64_t* key = keys.data();
        for (int item = first; item < end; ++item, key += words) {
            packed.write(table.row(item), key);
        }
        key = keys.data();
        for (int item = first; item < end; ++item, key += words) {
            const auto [number, isNew] = index.add(key);
            if (isNew) {
                result.sizes.push_back(0);
            }
            ++result.sizes[number];
            if (numberOfRow != nullptr) {
                (*numberOfRow)[static_cast<std::size_t>(item)] = number;
            }
        }
    }
    result.keys = index.takeKeys();
    return result;
}

} // namespace accord::agreement
