// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/fleiss.h"

namespace accord::agreement {

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
