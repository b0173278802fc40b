// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/null_tests.h"

#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/uncertainty/student.h"

#include <cmath>

namespace accord::agreement {

namespace {

FleissNullTest testOf(const Tallies& tallies, double standardError)
{
    const double kappa = 1 - tallies.observedDisagreement() / fleissExpectedDisagreement(tallies);
    FleissNullTest result;
    result.standardError = standardError;
    result.z = kappa / standardError;
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
    if (r < 2 || tallies.categoriesInUse() < 2) {
        return std::nullopt;
    }
    const auto n = static_cast<double>(tallies.use().rated);
    double sum = 0;
    double skew = 0;
    double agreement = 0;
    double cubes = 0;
    for (int k = 0; k < tallies.categories; ++k) {
        const double p = tallies.share(k);
        const double q = tallies.shareOfOthers(k);
        sum += p * q;
        skew += p * q * (q - p);
        agreement += p * p;
        cubes += p * p * p;
    }
    const double base = 2 / (n * r * (r - 1));
    FleissNullTest result = testOf(tallies, std::sqrt(base * (sum * sum - skew)) / sum);
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
    return testOf(tallies, std::sqrt(spread) / ((mean - 1) * std::sqrt(n * harmonic)));
}

} // namespace accord::agreement
