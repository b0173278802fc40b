// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord::study {

/// A proportion that is to be known from a sample.
struct ProportionAim
{
    double confidence = 0.95;               ///< above 0, below 1
    double margin = 0.05;                   ///< half the width of the interval, above 0, below 1
    double expected = 0.5;                  ///< the proportion; 0.5 asks for most
    std::optional<std::int64_t> population; ///< how many there are; none: so many that it does not matter
};

/// The standard normal quantile of (1 + confidence) / 2: 1.959964 for 0.95.
double normalQuantile(double confidence);

/// The fewest items of a simple random sample whose normal interval reaches at most the margin to each side:
/// n0 = z^2 p (1 - p) / margin^2, and of a finite population of N n0 / (1 + (n0 - 1) / N), rounded up (W. G. Cochran,
/// "Sampling Techniques", 3rd edition, 1977, sections 4.4 and 4.5, formulas 4.1 and 4.2). Errc::Invalid names the
/// field.
Result<std::int64_t> sampleSize(const ProportionAim& aim);

/// The margin that so many items give: the same formula the other way round.
Result<double> marginOf(const ProportionAim& aim, std::int64_t items);

/// The same aim for each stratum by itself: a proportion per stratum is to be known.
Result<std::vector<std::int64_t>> sampleSizes(const ProportionAim& aim, const std::vector<std::int64_t>& strata);

/// The sentence for the paper, such as: "A random sample of 381 of 38,742 issues estimates a proportion with a margin
/// of error of at most 5 percentage points at a confidence level of 95 % (Cochran 1977, with finite population
/// correction)."
std::string sizeSentence(const ProportionAim& aim, std::int64_t items);

/// The same for sizes by stratum.
std::string sizesSentence(const ProportionAim& aim, const std::vector<std::int64_t>& sizes);

/// The sentence for a sample that is to show Fleiss' kappa with an interval of at most `halfWidth` to each side
/// (agreement::itemsFor).
std::string kappaSentence(double kappa, double halfWidth, double confidence, int annotators, std::int64_t items);

} // namespace accord::study
