// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/brennan_prediger.h"

namespace accord::agreement {

VarianceTerms brennanPredigerParts(const ItemPatterns& patterns, const Weights& weights)
{
    VarianceTerms parts = observedPart(patterns, weights);
    const double categories = patterns.categories();
    parts.expected = weights.total(patterns.categories()) / (categories * categories);
    return parts;
}

Outcome brennanPrediger(const ItemPatterns& patterns, const Weights& weights)
{
    if (patterns.use().pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, patterns.use()};
    }
    if (patterns.categories() < 2) {
        return NoEstimate{NotComputable::SmallCodebook, 1 - observedPart(patterns, weights).observed, patterns.use()};
    }
    const auto parts = brennanPredigerParts(patterns, weights);
    if (parts.expected == 0) { // weights that tell no two categories apart
        return NoEstimate{NotComputable::OneCategory, 1 - parts.observed, patterns.use()};
    }
    return estimate(patterns.kinds(), parts);
}

Outcome brennanPrediger(const RatingTable& table, const Weights& weights)
{
    return brennanPrediger(ItemPatterns::of(table), weights);
}

} // namespace accord::agreement
