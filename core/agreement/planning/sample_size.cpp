// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/planning/sample_size.h"

#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/uncertainty/student.h"

#include <algorithm>
#include <cmath>

namespace accord::agreement {

namespace {

constexpr Count kMost = 1'000'000'000;

double reach(double variance, Count items, double confidence)
{
    const auto n = static_cast<double>(items);
    return studentQuantile((1 + confidence) / 2, n - 1) * std::sqrt(variance / n);
}

/// The fewest items, at least `from`, whose reach is at most `target`; kMost + 1 when that is not enough.
Count fewest(double variance, double target, Count from, double confidence)
{
    if (reach(variance, kMost, confidence) > target) {
        return kMost + 1;
    }
    Count low = from;
    Count high = kMost;
    while (low < high) {
        const Count middle = low + (high - low) / 2;
        if (reach(variance, middle, confidence) <= target) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

} // namespace

double halfWidth(const Expectation& expectation, Count items, double confidence)
{
    return reach(varianceOfItem(expectation), std::max<Count>(2, items), confidence);
}

Result<Count> itemsFor(const Expectation& expectation, double halfWidth, double confidence)
{
    ACCORD_CHECK(check(expectation));
    if (!(halfWidth > 0)) {
        return Error{Errc::Invalid, "half-width", "above 0"};
    }
    const Count items = fewest(varianceOfItem(expectation), halfWidth, 2, confidence);
    if (items > kMost) {
        return Error{Errc::Invalid, "half-width", "cannot be reached with a thousand million items"};
    }
    return items;
}

Result<std::vector<Plan>> plansFor(Expectation expectation, double halfWidth, int fewestRaters, int mostRaters,
                                   double confidence)
{
    std::vector<Plan> result;
    for (int raters = std::max(2, fewestRaters); raters <= mostRaters; ++raters) {
        expectation.raters = raters;
        ACCORD_TRY(const Count items, itemsFor(expectation, halfWidth, confidence));
        result.push_back({raters, items, items * raters});
    }
    return result;
}

SimulatedPlan simulate(const Expectation& expectation, int items, int studies, std::uint64_t seed)
{
    Random random(seed);
    SimulatedPlan result;
    for (int study = 0; study < studies; ++study) {
        const auto kappa = fleissKappa(simulatedTable(expectation, items, random));
        if (!kappa || !kappa->interval) {
            continue;
        }
        ++result.studies;
        // The upper end is cut at 1, so that the lower one tells the width.
        result.meanHalfWidth += kappa->value - kappa->interval->low;
        const bool holds = kappa->interval->low <= expectation.kappa && expectation.kappa <= kappa->interval->high;
        result.coverage += holds ? 1 : 0;
    }
    result.meanHalfWidth /= std::max(1, result.studies);
    result.coverage /= std::max(1, result.studies);
    return result;
}

std::optional<Count> itemsUntilClear(const Estimate& estimate, double threshold)
{
    const double distance = std::abs(estimate.value - threshold);
    const Count items = estimate.use.pairable;
    if (!estimate.standardError || items < 2 || distance == 0) {
        return std::nullopt;
    }
    const double variance = *estimate.standardError * *estimate.standardError * static_cast<double>(items);
    // Just under the distance: an interval that ends at the threshold still holds it.
    const double target = std::nextafter(distance, 0.0);
    const Count needed = fewest(variance, target, std::min(items, kMost), 0.95);
    return needed > kMost ? std::nullopt : std::optional(needed - items);
}

} // namespace accord::agreement
