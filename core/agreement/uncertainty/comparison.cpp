// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/comparison.h"

#include "core/agreement/compute.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <cmath>
#include <limits>

namespace accord::agreement {

namespace {

struct ItemInfluence
{
    Outcome outcome = NoEstimate{};
    std::vector<double> byItem; ///< so that value - truth is about the mean over rated items
    std::vector<bool> rated;
};

ItemInfluence influenceOf(const Measure& measure, const RatingTable& table)
{
    std::vector<std::uint32_t> patternOfItem;
    const auto items = ItemSums::of(ItemPatterns::of(table, &patternOfItem));
    const PatternCounts& kinds = items.patterns.kinds();
    ItemInfluence result;
    result.outcome = compute(measure, items);
    if (!result.outcome) {
        return result;
    }
    const auto byPattern = influence(kinds, termsOf(measure, items));
    for (const std::uint32_t pattern : patternOfItem) {
        result.byItem.push_back(byPattern[pattern]);
        result.rated.push_back(kinds.list[pattern].ratings > 0);
    }
    return result;
}

Comparison finish(double first, double second, double standardError, double df)
{
    Comparison result;
    result.first = first;
    result.second = second;
    result.difference = first - second;
    result.standardError = standardError;
    result.degreesOfFreedom = df;
    if (standardError > 0) {
        result.t = result.difference / standardError;
        result.p = studentTwoSided(*result.t, df);
    }
    const double half = standardError > 0 ? studentHalfWidth(standardError, df) : 0;
    result.interval = {result.difference - half, result.difference + half};
    return result;
}

} // namespace

ComparisonOutcome compareDependent(const Measure& measure, const RatingTable& first, const RatingTable& second)
{
    const auto one = influenceOf(measure, first);
    const auto two = influenceOf(measure, second);
    if (!one.outcome || !two.outcome) {
        return one.outcome ? two.outcome.why() : one.outcome.why();
    }
    const std::size_t size = std::min(one.byItem.size(), two.byItem.size());
    double n = 0;
    for (std::size_t item = 0; item < size; ++item) {
        n += one.rated[item] || two.rated[item] ? 1 : 0;
    }
    if (n < 2) {
        return NotComputable::NoPairs;
    }
    // An item that only one of the tables rates has no influence on the other; the scale makes both sums means over n.
    const double scaleOne = n / static_cast<double>(one.outcome.use().rated);
    const double scaleTwo = n / static_cast<double>(two.outcome.use().rated);
    const auto differenceAt = [&](std::size_t item) {
        return scaleOne * one.byItem[item] - scaleTwo * two.byItem[item];
    };
    double mean = 0;
    for (std::size_t item = 0; item < size; ++item) {
        mean += differenceAt(item) / n;
    }
    double sum = 0;
    for (std::size_t item = 0; item < size; ++item) {
        if (one.rated[item] || two.rated[item]) {
            sum += (differenceAt(item) - mean) * (differenceAt(item) - mean);
        }
    }
    return finish(one.outcome->value, two.outcome->value, std::sqrt(sum / (n * (n - 1))), n - 1);
}

ComparisonOutcome compareIndependent(const Estimate& first, const Estimate& second)
{
    if (!first.standardError || !second.standardError || !first.degreesOfFreedom || !second.degreesOfFreedom) {
        return NotComputable::NoPairs;
    }
    const double one = *first.standardError * *first.standardError;
    const double two = *second.standardError * *second.standardError;
    const double spread = one * one / static_cast<double>(*first.degreesOfFreedom) +
                          two * two / static_cast<double>(*second.degreesOfFreedom);
    const double df = spread > 0 ? (one + two) * (one + two) / spread : 1;
    return finish(first.value, second.value, std::sqrt(one + two), df);
}

} // namespace accord::agreement
