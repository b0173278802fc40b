// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/ratings/rating_file.h"

namespace accord::exchange {

/// More different labels than this in one column are text, or names.
inline constexpr std::size_t kMostLabelsOfRater = 50;

/// Errc::BadSyntax for a column whose labels look as if no rater had given them: the sum of the others, more than
/// kMostLabelsOfRater different ones, or, where no column is said to be of decided labels, what most of the others say.
/// `measured`: labels are measurements, which may differ all.
[[nodiscard]] Status checkRaters(const RatingFile& file, bool measured);

} // namespace accord::exchange
