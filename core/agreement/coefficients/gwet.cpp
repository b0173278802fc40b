// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/gwet.h"

#include "core/agreement/tally/tallies.h"

namespace accord::agreement {

double gwetFactor(int categories, const Weights& weights)
{
    const double q = categories;
    return (q * q - weights.total(categories)) / (q * (q - 1));
}

VarianceTerms gwetParts(const ItemPatterns& patterns, const Weights& weights)
{
    const auto tallies = Tallies::of(patterns);
    const double factor = gwetFactor(patterns.categories(), weights);
    std::vector<double> chance;
    double expected = 0;
    for (int category = 0; category < patterns.categories(); ++category) {
        chance.push_back(factor * tallies.shareOfOthers(category));
        expected += tallies.share(category) * chance.back();
    }
    VarianceTerms parts = observedPart(patterns, weights);
    parts.expected = 1 - expected;
    parts.expectedByPattern.resize(patterns.size());
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        double sum = 0;
        for (const auto& [category, count] : pattern.counts) {
            sum += count * chance[static_cast<std::size_t>(category)];
        }
        parts.expectedByPattern[i] = pattern.ratings == 0 ? parts.expected : 1 - sum / pattern.ratings;
    }
    return parts;
}

Outcome gwetAc(const ItemPatterns& patterns, const Weights& weights)
{
    if (patterns.use().pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, patterns.use()};
    }
    if (patterns.categories() < 2) {
        return NoEstimate{NotComputable::SmallCodebook, 1 - observedPart(patterns, weights).observed, patterns.use()};
    }
    if (weights.total(patterns.categories()) == 0) { // weights that tell no two categories apart
        return NoEstimate{NotComputable::OneCategory, 1 - observedPart(patterns, weights).observed, patterns.use()};
    }
    return estimate(patterns.kinds(), gwetParts(patterns, weights));
}

Outcome gwetAc(const RatingTable& table, const Weights& weights)
{
    return gwetAc(ItemPatterns::of(table), weights);
}

} // namespace accord::agreement
