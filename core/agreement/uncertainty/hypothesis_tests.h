// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/tallies.h"

#include <array>
#include <cstdint>
#include <optional>

namespace accord::agreement {

/// The quantile of Student's t distribution with `df` >= 1 degrees of freedom, right to the last digits also for few.
[[nodiscard]] double studentQuantile(double probability, double df);

/// The probability of |T| >= |t|.
[[nodiscard]] double studentTwoSided(double t, double df);

/// The probability of |Z| >= |z| for a standard normal Z.
[[nodiscard]] double normalTwoSided(double z);

/// Half the width of an interval: t(0.975, df) standardError, with `df` >= 1.
[[nodiscard]] double studentHalfWidth(double standardError, double df);

/// value +- studentHalfWidth(), the upper end cut at 1. Nothing without degrees of freedom.
[[nodiscard]] std::optional<Interval> studentInterval(double value, double standardError, Count df);

/// Puts the standard error and what follows from it into the estimate, with one degree of freedom less than items.
void setUncertainty(Estimate& estimate, std::optional<double> standardError, Count items);

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

/// The bands of Landis and Koch 1977, best first: from 0.8, 0.6, 0.4, 0.2, 0, and below. A convention, no more.
enum class Band : std::uint8_t { AlmostPerfect, Substantial, Moderate, Fair, Slight, Poor };
inline constexpr std::size_t kBands = 6;

/// The band in which a value lies.
[[nodiscard]] Band landisKoch(double value);

/// Gwet's probabilistic benchmark (2014): the probability that the coefficient lies in a band or in a better one, from
/// the normal distribution around the estimate cut to [-1, 1]; the level is the best band where that reaches 0.95. So
/// a small sample at 0.43 is "fair", although the value lies in "moderate".
struct Benchmark
{
    std::array<double, kBands> cumulative{}; ///< by band, best first
    Band level = Band::Poor;
    Band levelOfValue = Band::Poor;
};

[[nodiscard]] Benchmark benchmark(double value, double standardError);

} // namespace accord::agreement
