// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/reason.h"
#include "core/exchange/ratings/rating_file.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace accord::exchange {

/// More different labels than this in one column are text, or names.
inline constexpr std::size_t kMostLabelsOfRater = 50;

/// A column whose labels look as if no rater had given them.
struct RaterDoubt
{
    int column = 0;
    Reason reason; ///< RaterAlone, RaterIsTotal, RaterOfManyLabels or RaterIsPlurality
};

/// A column of which no label is in any other one.
[[nodiscard]] std::optional<int> raterAlone(const RatingFile& file);

/// Which columns have labels that no other has, in ten rows and more; the sum of the others; more than `mostLabels`
/// different ones (0: any number); or, where no column is said to be of decided labels, what most of the others say: of
/// several such columns the last one. In this order; each column once.
[[nodiscard]] std::vector<RaterDoubt> doubtsIn(const RatingFile& file, std::size_t mostLabels);

/// Errc::BadSyntax for the first of these. `measured`: labels are measurements, which may differ all.
[[nodiscard]] Status checkRaters(const RatingFile& file, bool measured);

} // namespace accord::exchange
