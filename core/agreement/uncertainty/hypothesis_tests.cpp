// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/hypothesis_tests.h"

#include "core/agreement/compute.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace accord::agreement {

double studentQuantile(double probability, double df)
{
    return boost::math::quantile(boost::math::students_t(df), probability);
}

double studentTwoSided(double t, double df)
{
    return 2 * boost::math::cdf(boost::math::complement(boost::math::students_t(df), std::abs(t)));
}

double normalTwoSided(double z)
{
    return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), std::abs(z)));
}

double studentHalfWidth(double standardError, double df)
{
    return studentQuantile(0.975, df) * standardError;
}

std::optional<Interval> studentInterval(double value, double standardError, Count df)
{
    if (df < 1) {
        return std::nullopt;
    }
    const double half = studentHalfWidth(standardError, static_cast<double>(df));
    return Interval{value - half, std::min(1.0, value + half)};
}

void setUncertainty(Estimate& estimate, std::optional<double> standardError, Count items)
{
    estimate.standardError = standardError;
    if (standardError && items >= 2) {
        estimate.degreesOfFreedom = items - 1;
        estimate.interval = studentInterval(estimate.value, *standardError, items - 1);
    }
}

namespace {

FleissNullTest testOf(const Totals& totals, double standardError)
{
    FleissNullTest result;
    result.standardError = standardError;
    result.z = *valueOf(kFleissKappa, totals) / standardError;
    result.p = normalTwoSided(result.z);
    return result;
}

/// The number of ratings that every rated item has, or 0.
int commonRatings(const Tallies& tallies)
{
    int common = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 1 && group.items > 0) {
            if (common != 0) {
                return 0;
            }
            common = ratings;
        }
    }
    return common;
}

} // namespace

std::optional<FleissNullTest> fleissNeeLandis(const Tallies& tallies)
{
    const double r = commonRatings(tallies);
    const auto totals = Totals::of(tallies);
    if (r < 2 || totals.inUse < 2) {
        return std::nullopt;
    }
    const auto n = static_cast<double>(totals.use.rated);
    double sum = 0;
    double skew = 0;
    double agreement = 0;
    double cubes = 0;
    for (std::size_t k = 0; k < totals.share.size(); ++k) {
        const double p = totals.share[k];
        const double q = totals.others[k];
        sum += p * q;
        skew += p * q * (q - p);
        agreement += p * p;
        cubes += p * p * p;
    }
    const double base = 2 / (n * r * (r - 1));
    FleissNullTest result = testOf(totals, std::sqrt(base * (sum * sum - skew)) / sum);
    result.perCategory = std::sqrt(base);
    const double old = agreement - (2 * r - 3) * agreement * agreement + 2 * (r - 2) * cubes;
    result.superseded1971 = std::sqrt(base * old) / sum;
    return result;
}

std::optional<FleissNullTest> fleissCuzick(const Tallies& tallies)
{
    const auto n = static_cast<double>(tallies.use().pairable);
    double total = 0;
    double inverse = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 2) {
            total += static_cast<double>(group.items * ratings);
            inverse += static_cast<double>(group.items) / ratings;
        }
    }
    int used = 0;
    double p = 0;
    for (int k = 0; k < tallies.categories; ++k) {
        const Count count = tallies.pairableRatings(k);
        used += count > 0 ? 1 : 0;
        p = count > 0 ? static_cast<double>(count) / total : p;
    }
    if (used != 2) {
        return std::nullopt;
    }
    const double mean = total / n;
    const double harmonic = n / inverse;
    const double pq = p * (1 - p);
    const double spread = 2 * (harmonic - 1) + (mean - harmonic) * (1 - 4 * pq) / (mean * pq);
    return testOf(Totals::of(tallies), std::sqrt(spread) / ((mean - 1) * std::sqrt(n * harmonic)));
}

namespace {

constexpr std::array<double, kBands> kLowerEnds{0.8, 0.6, 0.4, 0.2, 0.0, -1.0};
constexpr double kSureEnough = 0.95;

/// The probability between two points of the standard normal, from the side where digits are kept.
double between(double low, double high)
{
    using boost::math::cdf;
    using boost::math::complement;
    const boost::math::normal normal;
    return low > 0 ? cdf(complement(normal, low)) - cdf(complement(normal, high))
                   : cdf(normal, high) - cdf(normal, low);
}

} // namespace

Band landisKoch(double value)
{
    // A value that is 0.6 but for the last digits of a double lies in the band that begins there.
    constexpr double kRounding = 1e-13;
    std::size_t band = 0;
    while (band + 1 < kBands && value + kRounding < kLowerEnds[band]) {
        ++band;
    }
    return static_cast<Band>(band);
}

Benchmark benchmark(double value, double standardError)
{
    Benchmark result;
    result.levelOfValue = landisKoch(value);
    if (standardError <= 0) {
        for (std::size_t band = static_cast<std::size_t>(result.levelOfValue); band < kBands; ++band) {
            result.cumulative[band] = 1;
        }
        result.level = result.levelOfValue;
        return result;
    }
    const double whole = between((-1 - value) / standardError, (1 - value) / standardError);
    double high = 1;
    double sum = 0;
    bool reached = false;
    for (std::size_t band = 0; band < kBands; ++band) {
        const double low = kLowerEnds[band];
        sum += between((low - value) / standardError, (high - value) / standardError) / whole;
        result.cumulative[band] = sum;
        if (!reached && sum >= kSureEnough) {
            result.level = static_cast<Band>(band);
            reached = true;
        }
        high = low;
    }
    return result;
}

} // namespace accord::agreement
