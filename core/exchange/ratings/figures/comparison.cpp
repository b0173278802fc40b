// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figures/comparison.h"

#include "core/agreement/uncertainty/comparison.h"
#include "core/exchange/ratings/figures/outcome.h"

namespace accord::exchange {
namespace {

using agreement::Family;

Figures differenceOf(Family family, const agreement::RatingTable& first, const agreement::RatingTable& second)
{
    const auto outcome = agreement::compareDependent(family, first, second);
    Figures figures;
    if (const auto* why = std::get_if<agreement::NotComputable>(&outcome)) {
        figures.add("difference", Figure());
        figures.add("undefined", reasonOf(*why));
        return figures;
    }
    const auto& found = std::get<agreement::Comparison>(outcome);
    figures.add("value_1", found.first);
    figures.add("value_2", found.second);
    figures.add("difference", found.difference);
    figures.add("se", found.standardError);
    figures.add("t", found.t);
    figures.add("df", found.degreesOfFreedom);
    figures.add("p_two_sided", found.p);
    return figures;
}

Figures bootstrapOf(const agreement::Additive& coefficient, const agreement::BootstrapPlan& plan,
                    const std::stop_token& stop)
{
    const auto found = agreement::bootstrap(coefficient, plan, stop);
    Figures figures;
    figures.addCount("B", found.resamples);
    figures.addCount("seed", static_cast<std::int64_t>(plan.seed));
    figures.add("ci95",
                found.interval ? Figure(std::vector<double>{found.interval->low, found.interval->high}) : Figure());
    figures.add("se", found.standardError);
    figures.add("mean", found.mean);
    figures.addCount("undefined", found.undefined);
    return figures;
}

} // namespace

Figures differenceFigures(const LabelledRatings& ratings, const std::vector<int>& first, const std::vector<int>& second)
{
    const auto one = agreement::withRaters(ratings.table, first);
    const auto two = agreement::withRaters(ratings.table, second);
    Figures figures;
    figures.add("fleiss_kappa", differenceOf(Family::Fleiss, one, two));
    figures.add("gwet_ac1", differenceOf(Family::Gwet, one, two));
    return figures;
}

Figures bootstrapFigures(const agreement::Ratings& patterns, const agreement::BootstrapPlan& plan,
                         const std::stop_token& stop)
{
    Figures figures;
    figures.add("fleiss_kappa", bootstrapOf(agreement::additiveFamily(Family::Fleiss, patterns.items), plan, stop));
    figures.add("gwet_ac1", bootstrapOf(agreement::additiveFamily(Family::Gwet, patterns.items), plan, stop));
    figures.add("alpha_nominal", bootstrapOf(agreement::additiveAlpha(patterns.items), plan, stop));
    return figures;
}

} // namespace accord::exchange
