// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/categories.h"
#include "core/agreement/measures.h"
#include "core/agreement/tallies.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace accord::agreement {

/// Agreement that follows labels as they come. It holds one small integer per cell and integer tallies; giving,
/// changing or withdrawing a label moves one item from one place in the tallies to another, in time that depends on
/// the number of raters only. Every answer comes from the tallies and equals the one computed from the whole table.
///
/// Raters and categories are fixed (at most 65,534 categories, more than a codebook has (bounds::kCategories)); items
/// can be added.
class LiveAgreement
{
public:
    LiveAgreement(int items, int raters, int categories);
    explicit LiveAgreement(const RatingTable& table);

    /// The number of the new item, which has no rating yet.
    int addItem();

    /// What the rater now says about the item; nothing withdraws. All three must be in range.
    void set(int item, int rater, std::optional<int> category);

    [[nodiscard]] std::optional<int> at(int item, int rater) const;
    [[nodiscard]] int items() const { return static_cast<int>(m_tallies.items); }
    [[nodiscard]] int raters() const { return m_raters; }
    [[nodiscard]] int categories() const { return m_tallies.categories; }
    [[nodiscard]] RatingTable table() const;

    /// Whether the tallies answer for the measure; not when it goes through the whole table, row by row.
    [[nodiscard]] static bool follows(const Measure& measure);
    /// Of a measure that is followed.
    [[nodiscard]] Outcome value(const Measure& measure) const;

    [[nodiscard]] CategoryAgreement category(int category) const { return categoryAgreement(m_tallies, category); }
    [[nodiscard]] std::vector<CategoryAgreement> perCategory() const { return agreement::perCategory(m_tallies); }
    [[nodiscard]] ConfusionMatrix confusion() const;

    /// The table of one pair of different raters, in the order asked for.
    [[nodiscard]] PairCounts pair(int first, int second) const;
    [[nodiscard]] std::vector<PairAgreement> pairMatrix() const;

    [[nodiscard]] const Tallies& tallies() const { return m_tallies; }

private:
    using Cell = std::uint16_t; ///< category + 1; 0 is missing

    [[nodiscard]] Cell* row(int item);
    [[nodiscard]] std::size_t pairNumber(int first, int second) const;
    void countRow(const Cell* row);
    void change(Cell cell, int by);
    void apply(Count sign);
    void applyPairs(const Cell* row, int rater, Cell cell, bool add);

    int m_raters;
    std::vector<Cell> m_cells;
    Tallies m_tallies;
    Moments m_moments;
    std::vector<std::optional<PairCounts>> m_pairs; ///< made when the pair first meets
    std::vector<CategoryCount> m_counts;            ///< of the item that is being moved
};

} // namespace accord::agreement
