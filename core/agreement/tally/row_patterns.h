// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"
#include "core/agreement/tally/kinds.h"

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
    [[nodiscard]] const int* row(std::size_t number) const
    {
        return m_rows.data() + number * static_cast<std::size_t>(m_raters);
    }
    [[nodiscard]] const Kinds& kinds() const { return m_kinds; }
    [[nodiscard]] const ItemUse& use() const { return m_kinds.use; }
    [[nodiscard]] int categories() const { return m_categories; }
    [[nodiscard]] int raters() const { return m_raters; }

private:
    int m_categories = 0;
    int m_raters = 0;
    Kinds m_kinds;
    std::vector<int> m_rows;
};

} // namespace accord::agreement
