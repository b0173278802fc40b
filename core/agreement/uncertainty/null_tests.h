// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/tally/tallies.h"

#include <optional>

namespace accord::agreement {

/// The test of kappa = 0 for nominal Fleiss' kappa. These errors hold under that hypothesis only and never make an
/// interval: on the study's data they are 3.3 times too small for one.
struct FleissNullTest
{
    double standardError = 0;
    double z = 0;
    double p = 1;                         ///< two-sided, normal
    std::optional<double> perCategory;    ///< sqrt(2 / (n r (r-1))), the same for every "category against the rest"
    std::optional<double> superseded1971; ///< the formula of Fleiss 1971, which is only good for old figures
};

/// Fleiss, Nee and Landis 1979, all rated items with the same number r >= 2 of ratings:
/// se0^2 = 2/(n r (r-1)) [(sum p_j q_j)^2 - sum p_j q_j (q_j - p_j)] / (sum p_j q_j)^2.
/// Absent with unequal numbers or with a single category in use.
[[nodiscard]] std::optional<FleissNullTest> fleissNeeLandis(const Tallies& tallies);

/// Fleiss and Cuzick 1979: two categories, unequal numbers of ratings, over pairable items, with the mean rbar and the
/// harmonic mean rh of the numbers of ratings:
/// se0 = sqrt(2 (rh - 1) + (rbar - rh) (1 - 4 p q) / (rbar p q)) / ((rbar - 1) sqrt(n rh)).
/// Absent unless exactly two categories are in use among pairable items.
[[nodiscard]] std::optional<FleissNullTest> fleissCuzick(const Tallies& tallies);

} // namespace accord::agreement
