// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficient.h"

#include "core/agreement/alpha/krippendorff.h"
#include "core/agreement/coefficients/brennan_prediger.h"
#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/coefficients/gwet.h"
#include "core/agreement/coefficients/percent.h"
#include "core/agreement/raters/conger.h"
#include "core/agreement/raters/light.h"
#include "core/agreement/raters/pair_matrix.h"

#include <algorithm>

namespace accord::agreement {

namespace {

bool somePairDefined(const RowPatterns& rows)
{
    const auto pairs = pairCounts(rows);
    return std::ranges::any_of(pairs, [](const PairCounts& pair) { return cohenKappa(pair).kappa.defined(); });
}

/// A mean over pairs says itself nothing of items.
Outcome resting(const Outcome& mean, const ItemUse& use)
{
    if (!mean.defined()) {
        return NoEstimate{mean.why(), std::nullopt, use};
    }
    Estimate result = *mean;
    result.use = use;
    return result;
}

bool alphaDefined(const Tallies& tallies)
{
    int used = 0;
    for (int category = 0; category < tallies.categories; ++category) {
        used += tallies.pairableRatings(category) > 0 ? 1 : 0;
    }
    return used > 1;
}

} // namespace

std::optional<NotComputable> obstacle(Coefficient coefficient, const Ratings& ratings)
{
    if (coefficient == Coefficient::LightKappa) {
        return somePairDefined(ratings.rows) ? std::nullopt : std::optional(NotComputable::NoDefinedPair);
    }
    if (ratings.items.use().pairable == 0) {
        return NotComputable::NoPairs;
    }
    const auto tallies = Tallies::of(ratings.items);
    const auto unless = [](bool fine, NotComputable why) { return fine ? std::nullopt : std::optional(why); };
    switch (coefficient) {
    case Coefficient::BrennanPrediger:
    case Coefficient::GwetAc:
        return unless(ratings.items.categories() >= 2, NotComputable::SmallCodebook);
    case Coefficient::FleissKappa:
    case Coefficient::CongerKappa:
        return unless(tallies.categoriesInUse() >= 2, NotComputable::OneCategory);
    case Coefficient::KrippendorffAlpha:
        return unless(alphaDefined(tallies), NotComputable::OneCategory);
    case Coefficient::PercentAgreement:
    case Coefficient::FullAgreement:
    case Coefficient::LightKappa:
        break;
    }
    return std::nullopt;
}

Outcome compute(Coefficient coefficient, const Ratings& ratings, const Weights& weights)
{
    switch (coefficient) {
    case Coefficient::PercentAgreement:
        return percentAgreement(ratings.items, weights);
    case Coefficient::FullAgreement:
        return fullAgreement(ratings.items);
    case Coefficient::BrennanPrediger:
        return brennanPrediger(ratings.items, weights);
    case Coefficient::FleissKappa:
        return fleissKappa(ratings.items, weights);
    case Coefficient::CongerKappa:
        return congerKappa(ratings.rows, weights);
    case Coefficient::LightKappa:
        return resting(lightKappa(pairMatrix(pairCounts(ratings.rows), weights)).mean, ratings.items.use());
    case Coefficient::GwetAc:
        return gwetAc(ratings.items, weights);
    case Coefficient::KrippendorffAlpha:
        break;
    }
    return krippendorffAlpha(ratings.items);
}

} // namespace accord::agreement
