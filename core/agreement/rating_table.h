// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace accord::agreement {

/// The cell of a rater who did not rate the item. It is never a category.
inline constexpr int kMissing = -1;

/// What every statistic starts from: one row per item, one column per rater, one small integer per cell.
///
/// `categories` is the size of the codebook, or the number of categories in use where no codebook is given; it
/// matters for measures that ask for it only (Measure::asksCodebook). Cells hold 0 .. categories-1 or kMissing.
struct RatingTable
{
    int raters = 0;
    int categories = 0;
    std::vector<int> cells; ///< row-major, items x raters
    /// The category that says that none belongs ("not for this study"). Where nobody gave another one there is nothing
    /// to agree on, and no coefficient has a value.
    int noCategory = kMissing;

    [[nodiscard]] int items() const { return raters == 0 ? 0 : static_cast<int>(cells.size()) / raters; }
    [[nodiscard]] int at(int item, int rater) const { return row(item)[rater]; }
    [[nodiscard]] const int* row(int item) const
    {
        return cells.data() + static_cast<std::size_t>(item) * static_cast<std::size_t>(raters);
    }
};

/// Why an item takes part in observed agreement, or does not.
enum class RowUse : std::uint8_t {
    Used,         ///< two or more ratings
    SingleRating, ///< one rating: counts for category shares, not for agreement
    NoRating,     ///< changes nothing
};

/// How many people rated the item.
[[nodiscard]] int ratingsOf(const RatingTable& table, int item);

[[nodiscard]] RowUse rowUse(const RatingTable& table, int item);

/// The category with most ratings of the item; several where they have as many; none without a rating. In the
/// codebook's order.
[[nodiscard]] std::vector<int> plurality(const RatingTable& table, int item);

/// Errc::Invalid when the cells are no full rows (subject "cells") or a cell lies outside the codebook (subject
/// "item I, rater J", counted from 0). The statistics rely on a table that passed.
[[nodiscard]] Status check(const RatingTable& table);

/// Whether somebody rated, and nobody gave any category but `noCategory`.
[[nodiscard]] bool givesNoCategory(const RatingTable& table);

/// Only the items that have two ratings or more, which are those that observed agreement is taken of.
[[nodiscard]] RatingTable withoutSingles(const RatingTable& table);

/// The same items and codebook with only the given rater columns, in the given order.
[[nodiscard]] RatingTable withRaters(const RatingTable& table, const std::vector<int>& raters);

/// The table with every category replaced by `category[k]`, which may be kMissing; used for the levels of a taxonomy.
/// `categories` is the size of the new codebook.
[[nodiscard]] RatingTable recoded(const RatingTable& table, const std::vector<int>& category, int categories);

} // namespace accord::agreement
