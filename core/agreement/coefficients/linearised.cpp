// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/linearised.h"

#include "core/agreement/tally/tallies.h"
#include "core/agreement/uncertainty/student.h"

#include <cmath>
#include <limits>

namespace accord::agreement {

namespace {

double differingPairs(const ItemPatterns::Pattern& pattern, const Weights& weights)
{
    if (weights.nominal()) {
        return static_cast<double>(pattern.disagreement);
    }
    double sum = 0;
    for (const auto& [k, countK] : pattern.counts) {
        for (const auto& [l, countL] : pattern.counts) {
            sum += static_cast<double>(countK) * countL * weights.disagreement(k, l);
        }
    }
    return sum;
}

double toDouble(Count count)
{
    return static_cast<double>(count);
}

} // namespace

Linearised observedPart(const ItemPatterns& patterns, const Weights& weights)
{
    Linearised result;
    result.observedByPattern.resize(patterns.size());
    double sum = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        if (pattern.ratings >= 2) {
            const double pairs = static_cast<double>(pattern.ratings) * (pattern.ratings - 1);
            result.observedByPattern[i] = differingPairs(pattern, weights) / pairs;
            sum += toDouble(pattern.items) * result.observedByPattern[i];
        }
    }
    if (weights.nominal()) {
        result.observed = Tallies::of(patterns).observedDisagreement();
    } else if (patterns.use().pairable > 0) {
        result.observed = sum / toDouble(patterns.use().pairable);
    }
    return result;
}

std::vector<double> shares(const ItemPatterns& patterns)
{
    const auto tallies = Tallies::of(patterns);
    std::vector<double> result;
    for (int category = 0; category < patterns.categories(); ++category) {
        result.push_back(tallies.share(category));
    }
    return result;
}

std::vector<double> influence(const Kinds& kinds, const Linearised& parts)
{
    const double scale = toDouble(kinds.use.rated) / toDouble(kinds.use.pairable) / parts.expected;
    const double slope = 2 * parts.observed / parts.expected / parts.expected;
    const double rounding = 64 * std::numeric_limits<double>::epsilon() * (scale + slope);
    std::vector<double> result(kinds.list.size());
    for (std::size_t i = 0; i < kinds.list.size(); ++i) {
        const int ratings = kinds.list[i].ratings;
        double u = ratings >= 2 ? scale * (parts.observed - parts.observedByPattern[i]) : 0;
        if (ratings >= 1 && !parts.expectedByPattern.empty()) {
            u += slope * (parts.expectedByPattern[i] - parts.expected);
        }
        result[i] = std::abs(u) <= rounding ? 0 : u;
    }
    return result;
}

std::optional<double> standardError(const Kinds& kinds, const std::vector<double>& influence)
{
    const ItemUse& use = kinds.use;
    if (use.pairable < 2) {
        return std::nullopt;
    }
    double sum = 0;
    for (std::size_t i = 0; i < kinds.list.size(); ++i) {
        sum += toDouble(kinds.list[i].items) * influence[i] * influence[i];
    }
    return std::sqrt(sum / (toDouble(use.rated) * toDouble(use.rated - 1)));
}

std::optional<double> publishedStandardError(const Kinds& kinds, const Linearised& parts)
{
    const ItemUse& use = kinds.use;
    if (use.pairable < 2) {
        return std::nullopt;
    }
    const double scale = toDouble(use.rated) / toDouble(use.pairable) / parts.expected;
    const double slope = 2 * parts.observed / parts.expected / parts.expected;
    double sum = 0;
    for (std::size_t i = 0; i < kinds.list.size(); ++i) {
        const auto& kind = kinds.list[i];
        double u = -parts.value();
        u += kind.ratings >= 2 ? scale * (parts.expected - parts.observedByPattern[i]) : 0;
        u += parts.expectedByPattern.empty() ? 0 : slope * (parts.expectedByPattern[i] - parts.expected);
        sum += kind.ratings >= 1 ? toDouble(kind.items) * u * u : 0;
    }
    return std::sqrt(sum / (toDouble(use.rated) * toDouble(use.rated - 1)));
}

Estimate estimate(const Kinds& kinds, const Linearised& parts)
{
    Estimate result;
    result.value = parts.value();
    result.observed = 1 - parts.observed;
    result.expected = 1 - parts.expected;
    result.use = kinds.use;
    setUncertainty(result, standardError(kinds, influence(kinds, parts)), result.use.pairable);
    return result;
}

} // namespace accord::agreement
