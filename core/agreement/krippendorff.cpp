// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/krippendorff.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace accord::agreement {

namespace {

using Reals = std::vector<double>;

/// Sums over pairable items, in units of the difference function.
struct PairableSums
{
    double values = 0;   ///< n
    double observed = 0; ///< sum of d_i
    double expected = 0; ///< sum n_k n_l delta_kl
    Reals byPattern;     ///< d_i = sum_kl r_ik r_il delta_kl / (r_i - 1)
    Reals against;       ///< per category: sum_l delta_kl n_l
};

Reals against(const Reals& counts, const Reals& delta, bool nominal, double values)
{
    Reals result(counts.size());
    for (std::size_t k = 0; k < counts.size(); ++k) {
        if (nominal) {
            result[k] = values - counts[k];
            continue;
        }
        for (std::size_t l = 0; l < counts.size(); ++l) {
            result[k] += delta[k * counts.size() + l] * counts[l];
        }
    }
    return result;
}

PairableSums sumsOf(const ItemPatterns& patterns, const DistanceFunction& difference)
{
    const bool nominal = difference.metric() == DistanceFunction::Metric::Nominal;
    const Reals counts = pairableCounts(patterns);
    const Reals delta = nominal ? Reals() : difference.matrix(counts);
    PairableSums sums;
    sums.values = std::accumulate(counts.begin(), counts.end(), 0.0);
    sums.against = against(counts, delta, nominal, sums.values);
    sums.expected = std::inner_product(counts.begin(), counts.end(), sums.against.begin(), 0.0);
    sums.byPattern.resize(patterns.size());
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        if (pattern.ratings < 2) {
            continue;
        }
        double sum = nominal ? static_cast<double>(pattern.disagreement) : 0;
        for (const auto& [k, countK] : pattern.counts) {
            for (const auto& [l, countL] : pattern.counts) {
                const auto place = static_cast<std::size_t>(k) * counts.size() + static_cast<std::size_t>(l);
                sum += nominal ? 0 : static_cast<double>(countK) * countL * delta[place];
            }
        }
        sums.byPattern[i] = sum / (pattern.ratings - 1);
        sums.observed += static_cast<double>(pattern.items) * sums.byPattern[i];
    }
    return sums;
}

Reals influenceOf(const ItemPatterns& patterns, const PairableSums& sums)
{
    const double mean = sums.values / static_cast<double>(patterns.use().pairable);
    const double observed = sums.observed / sums.values;
    const double expected = sums.expected / (sums.values * sums.values);
    const double doubt = observed / expected;
    Reals result(patterns.size());
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        if (pattern.ratings < 2) {
            continue;
        }
        double own = 0;
        for (const auto& [category, count] : pattern.counts) {
            own += count * sums.against[static_cast<std::size_t>(category)] / sums.values;
        }
        const double difference = sums.byPattern[i] - observed * pattern.ratings;
        const double chance = own - expected * pattern.ratings;
        const double u = (2 * doubt * chance - difference) / (mean * expected);
        const double size = sums.byPattern[i] + 2 * doubt * own + 3 * observed * pattern.ratings;
        const double rounding = 64 * std::numeric_limits<double>::epsilon() * size / (mean * expected);
        result[i] = std::abs(u) <= rounding ? 0 : u;
    }
    return result;
}

} // namespace

std::vector<double> pairableCounts(const ItemPatterns& patterns)
{
    Reals result(static_cast<std::size_t>(patterns.categories()));
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        for (const auto& [category, count] : pattern.counts) {
            result[static_cast<std::size_t>(category)] +=
                pattern.ratings >= 2 ? static_cast<double>(pattern.items) * count : 0;
        }
    }
    return result;
}

Outcome krippendorffAlpha(const ItemPatterns& patterns, const DistanceFunction& difference)
{
    const ItemUse& use = patterns.use();
    if (use.pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, use};
    }
    const PairableSums sums = sumsOf(patterns, difference);
    Estimate result;
    result.use = use;
    result.observed = sums.observed / sums.values;
    if (sums.expected == 0) {
        return NoEstimate{NotComputable::OneCategory, result.observed, use};
    }
    result.expected = sums.expected / (sums.values * (sums.values - 1));
    result.value = 1 - *result.observed / *result.expected;
    if (difference.metric() == DistanceFunction::Metric::Ordinal || use.pairable < 2) {
        return result;
    }
    const Reals influence = influenceOf(patterns, sums);
    double sum = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        sum += static_cast<double>(patterns.at(i).items) * influence[i] * influence[i];
    }
    const auto items = static_cast<double>(use.pairable);
    setUncertainty(result, std::sqrt(sum / (items * (items - 1))), use.pairable);
    return result;
}

Outcome nominalAlpha(const Tallies& tallies, const Moments& moments)
{
    const ItemUse use = tallies.use();
    if (use.pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, use};
    }
    const auto disagreement = nominalDisagreement(tallies);
    Estimate result;
    result.use = use;
    result.observed = disagreement.observed / disagreement.values;
    if (disagreement.expected == 0) {
        return NoEstimate{NotComputable::OneCategory, result.observed, use};
    }
    result.expected = disagreement.expected / (disagreement.values * (disagreement.values - 1));
    result.value = 1 - *result.observed / *result.expected;
    setUncertainty(result, moments.alphaStandardError(tallies), use.pairable);
    return result;
}

namespace {

std::optional<double> alphaValue(const DistanceFunction& difference, std::size_t categories,
                                 std::span<const double> sums)
{
    const auto counts = sums.subspan(0, categories);
    const double values = std::accumulate(counts.begin(), counts.end(), 0.0);
    const bool nominal = difference.metric() == DistanceFunction::Metric::Nominal;
    const bool ordinal = difference.metric() == DistanceFunction::Metric::Ordinal;
    const auto delta = nominal ? std::vector<double>() : difference.matrix(counts);
    double expected = 0;
    double observed = ordinal ? 0 : sums[categories];
    for (std::size_t k = 0; k < categories; ++k) {
        if (nominal) {
            expected += counts[k] * (values - counts[k]);
            continue;
        }
        for (std::size_t l = 0; l < categories; ++l) {
            expected += counts[k] * counts[l] * delta[k * categories + l];
            observed += ordinal ? sums[categories + k * categories + l] * delta[k * categories + l] : 0;
        }
    }
    if (values == 0 || expected == 0) {
        return std::nullopt;
    }
    return 1 - observed * (values - 1) / expected;
}

} // namespace

Additive alphaSums(const ItemPatterns& patterns, const DistanceFunction& difference)
{
    const auto categories = static_cast<std::size_t>(patterns.categories());
    const bool nominal = difference.metric() == DistanceFunction::Metric::Nominal;
    const bool ordinal = difference.metric() == DistanceFunction::Metric::Ordinal;
    const auto delta =
        difference.metric() == DistanceFunction::Metric::Given ? difference.matrix({}) : std::vector<double>();
    Additive result;
    result.slotCount = categories + (ordinal ? categories * categories : 1);
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        if (pattern.ratings < 2) {
            result.close(0);
            continue;
        }
        double sum = nominal ? static_cast<double>(pattern.disagreement) : 0;
        for (const auto& [k, countK] : pattern.counts) {
            result.parts.push_back({static_cast<std::uint32_t>(k), static_cast<double>(countK)});
            for (const auto& [l, countL] : pattern.counts) {
                const auto place = static_cast<std::size_t>(k) * categories + static_cast<std::size_t>(l);
                const double pairs = static_cast<double>(countK) * countL;
                if (ordinal && k != l) {
                    result.parts.push_back(
                        {static_cast<std::uint32_t>(categories + place), pairs / (pattern.ratings - 1)});
                }
                sum += nominal || ordinal ? 0 : pairs * delta[place];
            }
        }
        if (sum != 0) {
            result.parts.push_back({static_cast<std::uint32_t>(categories), sum / (pattern.ratings - 1)});
        }
        result.close(pattern.items);
    }
    result.value = [difference, categories](std::span<const double> sums) {
        return alphaValue(difference, categories, sums);
    };
    return result;
}

} // namespace accord::agreement
