// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"
#include "core/agreement/uncertainty/resampling.h"
#include "core/base/result.h"

#include <optional>
#include <vector>

namespace accord::agreement {

/// What one expects of a study before anybody labels: kappa, how the categories are distributed, how many annotators
/// label each item.
struct Expectation
{
    double kappa = 0.6;         ///< from 0 to below 1
    std::vector<double> shares; ///< of the categories; positive, they are scaled to add up to 1
    int raters = 2;
};

/// Errc::Invalid with a reason for each field when the expectation makes no sense.
[[nodiscard]] Status check(const Expectation& expectation);

/// The variance that one item adds to Fleiss' kappa: n se^2 for many items.
///
/// The model behind it: an item truly belongs to category j with the probability of its share; each rater recognises it
/// with probability sqrt(kappa) and otherwise draws a category by the shares. Two raters then agree beyond chance with
/// probability kappa. The variance is that of the linearised kappa, with the moments of the multinomial
/// distribution; tests compare it with simulated tables.
[[nodiscard]] double varianceOfItem(const Expectation& expectation);

/// A table drawn from that model.
[[nodiscard]] RatingTable simulatedTable(const Expectation& expectation, int items, Random& random);

/// Half the width of the interval of Fleiss' kappa that so many items will give: t(n-1) sqrt(variance / n).
[[nodiscard]] double halfWidth(const Expectation& expectation, Count items, double confidence = 0.95);

/// The fewest items whose interval is at most `halfWidth` to each side. Errc::Invalid when the expectation makes no
/// sense or the half-width is not above 0.
[[nodiscard]] Result<Count> itemsFor(const Expectation& expectation, double halfWidth, double confidence = 0.95);

/// The same need for several numbers of annotators, to be weighed against each other: more annotators need fewer items;
/// whether they need more labels or fewer depends on kappa and the shares.
struct SampleSizePlan
{
    int raters = 0;
    Count items = 0;
    Count labels = 0;
};
[[nodiscard]] Result<std::vector<SampleSizePlan>> plansFor(Expectation expectation, double halfWidth, int fewestRaters,
                                                           int mostRaters, double confidence = 0.95);

/// How a plan holds in simulated studies: what theory promises, checked.
struct SimulatedPlan
{
    double meanHalfWidth = 0;
    double coverage = 0; ///< share of intervals that hold the true kappa
    int studies = 0;     ///< with an interval
};
[[nodiscard]] SimulatedPlan simulate(const Expectation& expectation, int items, int studies, std::uint64_t seed);

/// While labelling: how many more items like those so far until the 95 % interval no longer holds the threshold (such
/// as 0.6 or 0.8), if the value stays what it is. 0 when it is clear already; nothing when the value is the threshold,
/// has no error, or would need more than a thousand million.
[[nodiscard]] std::optional<Count> itemsUntilClear(const Estimate& estimate, double threshold);

} // namespace accord::agreement
