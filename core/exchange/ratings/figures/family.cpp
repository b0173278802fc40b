// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figures/family.h"

#include "core/agreement/catalogue.h"
#include "core/agreement/coefficients/brennan_prediger.h"
#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/coefficients/gwet.h"
#include "core/agreement/raters/conger.h"
#include "core/exchange/ratings/figures/outcome.h"

namespace accord::exchange {
namespace {

using agreement::Coefficient;

agreement::VarianceTerms partsOf(Coefficient member, const agreement::Ratings& ratings, const agreement::Weights& weights)
{
    switch (member) {
    case Coefficient::BrennanPrediger:
        return agreement::brennanPredigerParts(ratings.items, weights);
    case Coefficient::FleissKappa:
        return agreement::fleissParts(ratings.items, weights);
    case Coefficient::CongerKappa:
        return agreement::congerParts(ratings.rows, weights);
    case Coefficient::GwetAc:
        return agreement::gwetParts(ratings.items, weights);
    default:
        return agreement::observedPart(ratings.items, weights);
    }
}

} // namespace

std::string memberName(Coefficient member, bool weighted)
{
    return weighted && member == Coefficient::GwetAc ? "gwet_ac2" : std::string(agreement::keyOf(member));
}

Figures memberFigures(Coefficient member, const agreement::Ratings& ratings, const agreement::Weights& weights)
{
    const auto outcome = agreement::compute(member, ratings, weights);
    Figures figures =
        outcomeFigures(outcome, member == Coefficient::PercentAgreement ? Naming::ValueOnly : Naming::Agreement);
    const agreement::ItemUse& use = outcome.use();
    if (outcome && outcome->standardError && use.rated > use.pairable) {
        const auto& kinds = member == Coefficient::CongerKappa ? ratings.rows.kinds() : ratings.items.kinds();
        figures.add("se_irrcac", agreement::publishedStandardError(kinds, partsOf(member, ratings, weights)));
    }
    return figures;
}

Figures weightedFigures(std::initializer_list<Coefficient> members, const agreement::Ratings& ratings,
                        const agreement::Weights& weights)
{
    Figures figures;
    for (const Coefficient member : members) {
        figures.add(memberName(member, true), memberFigures(member, ratings, weights));
    }
    return figures;
}

} // namespace accord::exchange
