// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/percent.h"

#include "core/agreement/coefficients/variance_terms.h"

namespace accord::agreement {

Outcome percentAgreement(const ItemPatterns& patterns, const Weights& weights)
{
    if (patterns.use().pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, patterns.use()};
    }
    Estimate result = estimate(patterns.kinds(), observedPart(patterns, weights));
    result.expected.reset();
    return result;
}

Outcome percentAgreement(const RatingTable& table, const Weights& weights)
{
    return percentAgreement(ItemPatterns::of(table), weights);
}

Outcome fullAgreement(const Tallies& tallies)
{
    const ItemUse use = tallies.use();
    if (use.pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, use};
    }
    Count unanimous = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        unanimous += ratings >= 2 ? group.unanimous : 0;
    }
    Estimate result;
    result.value = static_cast<double>(unanimous) / static_cast<double>(use.pairable);
    result.observed = result.value;
    result.use = use;
    return result;
}

Outcome fullAgreement(const ItemPatterns& patterns)
{
    return fullAgreement(Tallies::of(patterns));
}

Outcome fullAgreement(const RatingTable& table)
{
    return fullAgreement(ItemPatterns::of(table));
}

} // namespace accord::agreement
