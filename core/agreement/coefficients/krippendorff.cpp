// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/krippendorff.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace accord::agreement {

namespace {

template <class Category, class Function>
DistanceFunction fill(std::span<const Category> categories, Function function)
{
    std::vector<double> delta;
    delta.reserve(categories.size() * categories.size());
    for (const Category& a : categories) {
        for (const Category& b : categories) {
            delta.push_back(function(a, b));
        }
    }
    return DistanceFunction::given(std::move(delta));
}

struct Overlap
{
    std::size_t both = 0;
    std::size_t either = 0;
    bool contained = false;
};

Overlap overlapOf(const CodeSet& a, const CodeSet& b)
{
    CodeSet both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return {both.size(), a.size() + b.size() - both.size(), both.size() == a.size() || both.size() == b.size()};
}

std::vector<double> ordinalMatrix(std::span<const double> counts)
{
    const std::size_t size = counts.size();
    std::vector<double> delta(size * size);
    for (std::size_t k = 0; k < size; ++k) {
        double between = counts[k] / 2;
        for (std::size_t l = k + 1; l < size; ++l) {
            between += counts[l];
            const double distance = between - counts[l] / 2;
            delta[k * size + l] = distance * distance;
            delta[l * size + k] = distance * distance;
        }
    }
    return delta;
}

} // namespace

DistanceFunction DistanceFunction::ordinal()
{
    DistanceFunction result;
    result.m_metric = Metric::Ordinal;
    return result;
}

DistanceFunction DistanceFunction::given(std::vector<double> delta)
{
    DistanceFunction result;
    result.m_metric = Metric::Given;
    result.m_delta = std::move(delta);
    return result;
}

DistanceFunction DistanceFunction::interval(std::span<const double> values)
{
    return fill(values, [](double a, double b) { return (a - b) * (a - b); });
}

DistanceFunction DistanceFunction::ratio(std::span<const double> values)
{
    return fill(values, [](double a, double b) { return a == b ? 0 : (a - b) / (a + b) * ((a - b) / (a + b)); });
}

std::vector<double> DistanceFunction::matrix(std::span<const double> pairableCounts) const
{
    if (m_metric == Metric::Given) {
        return m_delta;
    }
    if (m_metric == Metric::Ordinal) {
        return ordinalMatrix(pairableCounts);
    }
    const std::size_t size = pairableCounts.size();
    std::vector<double> delta(size * size, 1.0);
    for (std::size_t k = 0; k < size; ++k) {
        delta[k * size + k] = 0;
    }
    return delta;
}

DistanceFunction jaccardDifference(const std::vector<CodeSet>& categories)
{
    return fill(std::span<const CodeSet>(categories), [](const CodeSet& a, const CodeSet& b) {
        const Overlap overlap = overlapOf(a, b);
        return overlap.either == 0
                   ? 0.0
                   : static_cast<double>(overlap.either - overlap.both) / static_cast<double>(overlap.either);
    });
}

DistanceFunction masiDifference(const std::vector<CodeSet>& categories)
{
    return fill(std::span<const CodeSet>(categories), [](const CodeSet& a, const CodeSet& b) {
        const Overlap overlap = overlapOf(a, b);
        if (overlap.both == overlap.either) {
            return 0.0;
        }
        const std::size_t thirds = overlap.both == 0 ? 0 : overlap.contained ? 2 : 1;
        const double full = 3 * static_cast<double>(overlap.either);
        return (full - static_cast<double>(thirds * overlap.both)) / full;
    });
}

DistanceFunction pathDifference(const std::vector<CodePath>& categories, std::vector<double> levelWeights)
{
    std::size_t depth = 0;
    for (const CodePath& path : categories) {
        depth = std::max(depth, path.size());
    }
    if (levelWeights.empty()) {
        levelWeights.assign(depth, 1 / static_cast<double>(depth));
    }
    return fill(std::span<const CodePath>(categories), [&](const CodePath& a, const CodePath& b) {
        std::size_t same = 0;
        while (same < a.size() && same < b.size() && a[same] == b[same]) {
            ++same;
        }
        if (same == a.size() && same == b.size()) {
            return 0.0;
        }
        double sum = 0;
        const std::size_t reached = std::min(levelWeights.size(), std::max(a.size(), b.size()));
        for (std::size_t level = same; level < reached; ++level) {
            sum += levelWeights[level];
        }
        return sum;
    });
}

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

std::vector<double> alphaInfluence(const ItemPatterns& patterns, const DistanceFunction& difference)
{
    return influenceOf(patterns, sumsOf(patterns, difference));
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

Outcome krippendorffAlpha(const RatingTable& table, const DistanceFunction& difference)
{
    return krippendorffAlpha(ItemPatterns::of(table), difference);
}

} // namespace accord::agreement
