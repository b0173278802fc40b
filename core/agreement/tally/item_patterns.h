// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"
#include "core/agreement/tally/pattern_counts.h"
#include "core/agreement/tally/packed_row.h"

#include <cstdint>
#include <span>
#include <vector>

namespace accord::agreement {

struct CategoryCount
{
    int category = 0;
    int count = 0;
};

/// Items that got the same number of ratings in every category are alike for every coefficient that does not ask who
/// rated. A pattern is such a group. A study has far fewer patterns than items (1,630 for 38,742 items of seven
/// raters), so that everything after the one pass over the table is nearly free.
class ItemPatterns
{
public:
    struct Pattern
    {
        Count items = 0;        ///< how many items look like this
        int ratings = 0;        ///< r_i
        Count disagreement = 0; ///< ordered pairs of ratings that differ: r_i^2 - sum_k r_ik^2
        std::span<const CategoryCount> counts;
    };

    /// When `patternOfItem` is given it receives the number of each item's pattern.
    static ItemPatterns of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem = nullptr);

    [[nodiscard]] std::size_t size() const { return m_heads.size(); }
    [[nodiscard]] Pattern at(std::size_t number) const
    {
        const Head& head = m_heads[number];
        const Kind& kind = m_kinds.list[number];
        return {kind.items, kind.ratings, head.disagreement, std::span(m_counts).subspan(head.first, head.distinct)};
    }
    [[nodiscard]] const PatternCounts& kinds() const { return m_kinds; }
    [[nodiscard]] const ItemUse& use() const { return m_kinds.use; }
    [[nodiscard]] int categories() const { return m_categories; }
    [[nodiscard]] int raters() const { return m_raters; }

private:
    struct Head
    {
        Count disagreement = 0;
        std::uint32_t first = 0;
        std::uint32_t distinct = 0;
    };

    void fill(const PackedCounts& packed, const std::vector<std::uint64_t>& keys,
              const std::vector<std::uint32_t>& sizes);

    int m_categories = 0;
    int m_raters = 0;
    PatternCounts m_kinds;
    std::vector<Head> m_heads;
    std::vector<CategoryCount> m_counts;
};

} // namespace accord::agreement
