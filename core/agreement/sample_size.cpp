// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/sample_size.h"

#include "core/agreement/compute.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"
#include "core/base/reason.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace accord::agreement {

namespace {

std::vector<double> scaled(const std::vector<double>& shares)
{
    const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
    std::vector<double> result;
    result.reserve(shares.size());
    for (const double share : shares) {
        result.push_back(share / total);
    }
    return result;
}

/// First and second moments of A = sum_k r_k (r_k - 1) and B = sum_k c_k r_k.
struct PairMoments
{
    double a = 0;
    double b = 0;
    double aa = 0;
    double ab = 0;
    double bb = 0;

    void add(double weight, const PairMoments& other)
    {
        a += weight * other.a;
        b += weight * other.b;
        aa += weight * other.aa;
        ab += weight * other.ab;
        bb += weight * other.bb;
    }
};

/// For multinomial counts r_k of r ratings with probabilities p, by factorial moments.
PairMoments multinomial(double r, const std::vector<double>& p, const std::vector<double>& c)
{
    const double r2 = r * (r - 1);
    const double r3 = r2 * (r - 2);
    const double r4 = r3 * (r - 3);
    double p2 = 0;
    double p3 = 0;
    double cp = 0;
    double ccp = 0;
    double cp2 = 0;
    for (std::size_t k = 0; k < p.size(); ++k) {
        p2 += p[k] * p[k];
        p3 += p[k] * p[k] * p[k];
        cp += c[k] * p[k];
        ccp += c[k] * c[k] * p[k];
        cp2 += c[k] * p[k] * p[k];
    }
    return {r2 * p2, r * cp, r4 * p2 * p2 + 4 * r3 * p3 + 2 * r2 * p2, r3 * p2 * cp + 2 * r2 * cp2,
            r * ccp + r2 * cp * cp};
}

int drawn(const std::vector<double>& shares, Random& random)
{
    double left = random.unit();
    std::size_t category = 0;
    while (category + 1 < shares.size() && left >= shares[category]) {
        left -= shares[category++];
    }
    return static_cast<int>(category);
}

} // namespace

Status check(const Expectation& expectation)
{
    if (!(expectation.kappa >= 0 && expectation.kappa < 1)) {
        return Error{Errc::Invalid, Reason::KappaOutOfRange};
    }
    if (expectation.raters < 2) {
        return Error{Errc::Invalid, Reason::TooFewRaters};
    }
    const bool positive = std::ranges::all_of(expectation.shares, [](double share) { return share > 0; });
    if (expectation.shares.size() < 2 || !positive) {
        return Error{Errc::Invalid, Reason::SharesUnsound};
    }
    return {};
}

double varianceOfItem(const Expectation& expectation)
{
    const auto shares = scaled(expectation.shares);
    const double r = expectation.raters;
    const double sees = std::sqrt(expectation.kappa);
    std::vector<double> others;
    double expected = 0;
    for (const double share : shares) {
        others.push_back(1 - share);
        expected += share * (1 - share);
    }
    PairMoments all;
    for (std::size_t truth = 0; truth < shares.size(); ++truth) {
        std::vector<double> p = shares;
        for (double& each : p) {
            each *= 1 - sees;
        }
        p[truth] += sees;
        all.add(shares[truth], multinomial(r, p, others));
    }
    // u = [p_a,i - 2 (1 - kappa) p_e,i] / (1 - p_e) up to a constant, p_a,i = A / (r (r-1)), 1 - p_e,i = B / r
    const double scaleA = 1 / (r * (r - 1) * expected);
    const double scaleB = 2 * (1 - expectation.kappa) / (r * expected);
    return scaleA * scaleA * (all.aa - all.a * all.a) + 2 * scaleA * scaleB * (all.ab - all.a * all.b) +
           scaleB * scaleB * (all.bb - all.b * all.b);
}

RatingTable simulatedTable(const Expectation& expectation, int items, Random& random)
{
    const auto shares = scaled(expectation.shares);
    const double sees = std::sqrt(expectation.kappa);
    RatingTable table{expectation.raters, static_cast<int>(shares.size()), {}};
    table.cells.reserve(static_cast<std::size_t>(items) * static_cast<std::size_t>(expectation.raters));
    for (int item = 0; item < items; ++item) {
        const int truth = drawn(shares, random);
        for (int rater = 0; rater < expectation.raters; ++rater) {
            table.cells.push_back(random.unit() < sees ? truth : drawn(shares, random));
        }
    }
    return table;
}

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
        return Error{Errc::Invalid, Reason::HalfWidthUnsound};
    }
    const Count items = fewest(varianceOfItem(expectation), halfWidth, 2, confidence);
    if (items > kMost) {
        return Error{Errc::Invalid, Reason::HalfWidthOutOfReach};
    }
    return items;
}

Result<std::vector<SampleSizePlan>> plansFor(Expectation expectation, double halfWidth, int fewestRaters,
                                             int mostRaters, double confidence)
{
    std::vector<SampleSizePlan> result;
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
        const auto kappa = compute(kFleissKappa, simulatedTable(expectation, items, random));
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
