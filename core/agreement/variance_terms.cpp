// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/variance_terms.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <cmath>
#include <limits>
#include <utility>

namespace accord::agreement {

namespace {

double toDouble(Count count)
{
    return static_cast<double>(count);
}

class Influence
{
public:
    Influence(const PatternCounts& kinds, const VarianceTerms& parts)
        : m_parts(parts)
        , m_scale(toDouble(kinds.use.rated) / toDouble(kinds.use.pairable) / parts.expected)
        , m_slope(2 * parts.observed / parts.expected / parts.expected)
        , m_rounding(64 * std::numeric_limits<double>::epsilon() * (m_scale + m_slope))
    {}

    [[nodiscard]] double of(int ratings, std::size_t pattern) const
    {
        double u = ratings >= 2 ? m_scale * (m_parts.observed - m_parts.observedByPattern[pattern]) : 0;
        if (ratings >= 1 && !m_parts.expectedByPattern.empty()) {
            u += m_slope * (m_parts.expectedByPattern[pattern] - m_parts.expected);
        }
        return std::abs(u) <= m_rounding ? 0 : u;
    }

private:
    const VarianceTerms& m_parts;
    double m_scale;
    double m_slope;
    double m_rounding;
};

} // namespace

ItemSums ItemSums::of(ItemPatterns patterns)
{
    Tallies tallies = Tallies::of(patterns);
    Totals totals = Totals::of(tallies);
    return {std::move(patterns), std::move(tallies), std::move(totals)};
}

double differingPairs(const ItemPatterns::Pattern& pattern, const DistanceFunction& difference)
{
    if (difference.nominal()) {
        return static_cast<double>(pattern.disagreement);
    }
    double sum = 0;
    for (const auto& [k, countK] : pattern.counts) {
        for (const auto& [l, countL] : pattern.counts) {
            sum += static_cast<double>(countK) * countL * difference.disagreement(k, l);
        }
    }
    return sum;
}

VarianceTerms observedPart(const ItemSums& sums, const DistanceFunction& difference)
{
    const ItemPatterns& patterns = sums.patterns;
    VarianceTerms result;
    result.observedByPattern.resize(patterns.size());
    double sum = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        if (pattern.ratings >= 2) {
            const double pairs = static_cast<double>(pattern.ratings) * (pattern.ratings - 1);
            result.observedByPattern[i] = differingPairs(pattern, difference) / pairs;
            sum += toDouble(pattern.items) * result.observedByPattern[i];
        }
    }
    if (difference.nominal()) {
        result.observed = sums.totals.observed;
    } else if (patterns.use().pairable > 0) {
        result.observed = sum / toDouble(patterns.use().pairable);
    }
    return result;
}

std::vector<double> influence(const PatternCounts& kinds, const VarianceTerms& parts)
{
    const Influence one(kinds, parts);
    std::vector<double> result(kinds.list.size());
    for (std::size_t i = 0; i < kinds.list.size(); ++i) {
        result[i] = one.of(kinds.list[i].ratings, i);
    }
    return result;
}

std::optional<double> standardError(const PatternCounts& kinds, const VarianceTerms& parts)
{
    const ItemUse& use = kinds.use;
    if (use.pairable < 2) {
        return std::nullopt;
    }
    const Influence one(kinds, parts);
    double sum = 0;
    for (std::size_t i = 0; i < kinds.list.size(); ++i) {
        const Kind kind = kinds.list[i];
        const double u = one.of(kind.ratings, i);
        sum += toDouble(kind.items) * u * u;
    }
    return std::sqrt(sum / (toDouble(use.rated) * toDouble(use.rated - 1)));
}

std::optional<double> publishedStandardError(const PatternCounts& kinds, const VarianceTerms& parts)
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

Estimate estimate(const PatternCounts& kinds, const VarianceTerms& parts)
{
    Estimate result;
    result.value = parts.value();
    result.observed = 1 - parts.observed;
    result.expected = 1 - parts.expected;
    result.use = kinds.use;
    setUncertainty(result, standardError(kinds, parts), result.use.pairable);
    return result;
}

} // namespace accord::agreement
