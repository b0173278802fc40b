// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/measures.h"
#include "core/agreement/rating_table.h"

#include <optional>
#include <variant>

namespace accord::agreement {

/// How far two coefficients lie apart.
struct Comparison
{
    double first = 0;
    double second = 0;
    double difference = 0; ///< first - second
    double standardError = 0;
    double degreesOfFreedom = 0;
    std::optional<double> t; ///< absent when the standard error is 0
    std::optional<double> p; ///< two-sided
    Interval interval;       ///< 95 %, not cut
};

/// A Comparison, or why one of the two coefficients (or the error of the difference) does not exist.
using ComparisonOutcome = std::variant<Comparison, NotComputable>;

/// The same items rated twice: by two groups of raters (which may share raters), or in two rounds. Row i of both tables
/// is the same item. d_i = u_i(1) - u_i(2) with the influence of each item on each coefficient,
/// se^2 = sum (d_i - mean)^2 / (n (n-1)), t with n-1 degrees of freedom (Gwet 2016). n counts the items that are rated
/// in either table. For measures that are comparable (Measure::isComparable).
[[nodiscard]] ComparisonOutcome compareDependent(const Measure& measure, const RatingTable& first,
                                                 const RatingTable& second);

/// Different items, such as two frameworks: se = sqrt(se1^2 + se2^2), with the degrees of freedom of Welch and
/// Satterthwaite. Both estimates must have a standard error, otherwise NotComputable::NoPairs.
[[nodiscard]] ComparisonOutcome compareIndependent(const Estimate& first, const Estimate& second);

} // namespace accord::agreement
