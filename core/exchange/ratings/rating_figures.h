// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/figure_tree.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::exchange {

/// What is wanted beside the coefficients of the scale.
struct FigureOptions
{
    std::vector<std::string> groups; ///< none, or two lists of raters, each a line of CSV
    int resamples = 0;               ///< of the bootstrap; 0: none
    std::uint64_t seed = 1;
};

/// Everything that can be said about a table of ratings, by the names that the manual lists: the nominal ones, what
/// the scale adds, "cohen_to_final" where there is a column of decisions, "group_difference" and "bootstrap" where they
/// were asked for. Which measures stand where is said by their entries (agreement::Shown).
///
/// Errors: Errc::Invalid "--group" for other than two groups or a rater that does not exist; Errc::Cancelled.
[[nodiscard]] Result<FigureTree> ratingFigures(const LabelledRatings& ratings, const FigureOptions& options = {},
                                               const std::stop_token& stop = {});

} // namespace accord::exchange
