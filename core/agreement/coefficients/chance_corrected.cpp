// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/chance_corrected.h"

#include "core/agreement/coefficients/variance_terms.h"
#include "core/agreement/tally/tallies.h"

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

namespace {

/// delta-bar_k = sum_l (delta_kl + delta_lk)/2 pi_l, the part of category k in 1 - p_e.
std::vector<double> meanDisagreement(const std::vector<double>& share, const Weights& weights, const Tallies& tallies)
{
    const auto categories = static_cast<int>(share.size());
    std::vector<double> result(share.size());
    for (int k = 0; k < categories; ++k) {
        double& sum = result[static_cast<std::size_t>(k)];
        if (weights.nominal()) {
            sum = tallies.shareOfOthers(k);
            continue;
        }
        for (int l = 0; l < categories; ++l) {
            sum += (weights.disagreement(k, l) + weights.disagreement(l, k)) / 2 * share[static_cast<std::size_t>(l)];
        }
    }
    return result;
}

bool someDiffer(const Tallies& tallies, const Weights& weights)
{
    if (weights.nominal()) {
        return tallies.categoriesInUse() > 1;
    }
    for (int k = 0; k < tallies.categories; ++k) {
        for (int l = 0; l < k; ++l) {
            if (weights.disagreement(k, l) > 0 && tallies.ratings(k) > 0 && tallies.ratings(l) > 0) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

double fleissExpectedDisagreement(const Tallies& tallies)
{
    double sum = 0;
    for (int k = 0; k < tallies.categories; ++k) {
        sum += tallies.share(k) * tallies.shareOfOthers(k);
    }
    return sum;
}

VarianceTerms fleissParts(const ItemPatterns& patterns, const Weights& weights)
{
    const auto tallies = Tallies::of(patterns);
    const auto share = shares(tallies);
    const auto mean = meanDisagreement(share, weights, tallies);
    VarianceTerms parts = observedPart(patterns, weights);
    parts.expected = 0;
    for (std::size_t k = 0; k < share.size(); ++k) {
        parts.expected += share[k] * mean[k];
    }
    parts.expectedByPattern.resize(patterns.size());
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        double sum = 0;
        for (const auto& [category, count] : pattern.counts) {
            sum += count * mean[static_cast<std::size_t>(category)];
        }
        parts.expectedByPattern[i] = pattern.ratings == 0 ? 0 : sum / pattern.ratings;
    }
    return parts;
}

Outcome fleissKappa(const ItemPatterns& patterns, const Weights& weights)
{
    if (patterns.use().pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, patterns.use()};
    }
    if (!someDiffer(Tallies::of(patterns), weights)) {
        return NoEstimate{NotComputable::OneCategory, 1 - observedPart(patterns, weights).observed, patterns.use()};
    }
    return estimate(patterns.kinds(), fleissParts(patterns, weights));
}

Outcome fleissKappa(const RatingTable& table, const Weights& weights)
{
    return fleissKappa(ItemPatterns::of(table), weights);
}

} // namespace accord::agreement
