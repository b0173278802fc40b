// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"
#include "core/agreement/tally/pattern_counts.h"
#include "core/agreement/tally/packed_row.h"

#include <cstdint>
#include <vector>

namespace accord::agreement {

/// Items on which every rater said the same as on another one are alike also for coefficients that ask who rated:
/// distinct rows of the table, each with the number of items that have it.
class RowPatterns
{
public:
    /// When `patternOfItem` is given it receives the number of each item's pattern.
    static RowPatterns of(const RatingTable& table, std::vector<std::uint32_t>* patternOfItem = nullptr);

    [[nodiscard]] std::size_t size() const { return m_kinds.list.size(); }
    /// Writes what the raters said, one cell per rater.
    void read(std::size_t number, std::vector<int>& row) const
    {
        row.resize(static_cast<std::size_t>(raters()));
        m_packed.read(m_keys.data() + number * m_packed.words(), row.data());
    }
    [[nodiscard]] const PatternCounts& kinds() const { return m_kinds; }
    [[nodiscard]] const ItemUse& use() const { return m_kinds.use; }
    [[nodiscard]] int categories() const { return m_categories; }
    [[nodiscard]] int raters() const { return m_packed.raters(); }

private:
    explicit RowPatterns(const RatingTable& table);

    int m_categories;
    PackedRow m_packed;
    PatternCounts m_kinds;
    std::vector<std::uint64_t> m_keys;
};

} // namespace accord::agreement
