// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figures/nominal.h"

#include "core/agreement/alpha/krippendorff.h"
#include "core/agreement/categories/per_category.h"
#include "core/agreement/coefficients/fleiss_variants.h"
#include "core/agreement/coefficients/percent.h"
#include "core/agreement/uncertainty/benchmark.h"
#include "core/agreement/uncertainty/jackknife.h"
#include "core/agreement/uncertainty/null_tests.h"
#include "core/exchange/ratings/figures/family.h"
#include "core/exchange/ratings/figures/outcome.h"

namespace accord::exchange {
namespace {

using agreement::Coefficient;
using agreement::Family;

Figures countFigures(const agreement::ItemPatterns& patterns)
{
    agreement::Count ratings = 0;
    agreement::Count pairable = 0;
    for (const agreement::Kind& kind : patterns.kinds().list) {
        ratings += kind.items * kind.ratings;
        pairable += kind.ratings >= 2 ? kind.items * kind.ratings : 0;
    }
    Figures figures;
    figures.addCount("items", patterns.use().items);
    figures.addCount("items_rated", patterns.use().rated);
    figures.addCount("items_pairable", patterns.use().pairable);
    figures.addCount("raters", patterns.raters());
    figures.addCount("ratings", ratings);
    figures.addCount("pairable_values", pairable);
    figures.addCount("categories", patterns.categories());
    return figures;
}

void addNullTests(Figures& fleiss, const agreement::Tallies& tallies)
{
    if (const auto test = agreement::fleissNeeLandis(tallies)) {
        fleiss.add("se0", test->standardError);
        fleiss.add("se0_category", test->perCategory);
        fleiss.add("se_fleiss1971", test->superseded1971);
        fleiss.add("z0", test->z);
        fleiss.add("p0", test->p);
    } else if (const auto unequal = agreement::fleissCuzick(tallies)) {
        fleiss.add("se0_fleiss_cuzick", unequal->standardError);
    }
}

void addJackknife(Figures& figures, const agreement::Additive& coefficient)
{
    if (figures.number("se")) {
        figures.add("jackknife_se", agreement::jackknifeStandardError(coefficient));
    }
}

void addBenchmark(Figures& benchmarks, const std::string& name, const Figures& figures)
{
    static const char* const names[] = {"Almost Perfect", "Substantial", "Moderate", "Fair", "Slight", "Poor"};
    const auto value = figures.number("value");
    const auto error = figures.number("se");
    if (!value || !error || *error == 0) {
        return;
    }
    const auto result = agreement::benchmark(*value, *error);
    Figures benchmark;
    benchmark.add("cumulative", std::vector<double>(result.cumulative.begin(), result.cumulative.end()));
    benchmark.add("level", std::string(names[static_cast<std::size_t>(result.level)]));
    benchmark.add("level_of_point_value", std::string(names[static_cast<std::size_t>(result.levelOfValue)]));
    benchmarks.add(name, std::move(benchmark));
}

Figures variantFigures(const agreement::RatingTable& table)
{
    const auto variants = agreement::fleissVariants(table);
    const auto figuresOf = [](const agreement::Outcome& outcome) {
        Figures figures = valueFigures(outcome);
        if (outcome) {
            figures.add("pa", outcome->observed);
            figures.add("pe", outcome->expected);
        }
        return figures;
    };
    Figures figures;
    figures.add("pooled_margins", figuresOf(variants.pooledMargins));
    figures.add("rating_weighted", figuresOf(variants.ratingWeighted));
    figures.add("stata", figuresOf(variants.stata));
    figures.add("pair_weighted", figuresOf(variants.pairWeighted));
    figures.add("dkpro", figuresOf(variants.dkpro));
    Figures complete = figuresOf(variants.completeItems);
    if (variants.completeItems || variants.completeItems.why() == agreement::NotComputable::OneCategory) {
        complete.addCount("items", variants.completeItems.use().pairable);
    }
    figures.add("complete_items", std::move(complete));
    return figures;
}

Figures categoryFigures(const LabelledRatings& ratings, const agreement::Tallies& tallies)
{
    const auto valueOf = [](const agreement::Outcome& outcome) {
        return outcome ? std::optional(outcome->value) : std::nullopt;
    };
    const bool rated = tallies.use().rated > 0;
    Figures figures;
    for (const auto& category : agreement::perCategory(tallies)) {
        Figures each;
        each.add("prevalence", rated ? std::optional(category.prevalence) : std::nullopt);
        each.add("fleiss", valueOf(category.kappa));
        each.add("fleiss_se", category.kappa ? category.kappa->standardError : std::nullopt);
        each.add("alpha", valueOf(category.alpha));
        each.add("specific_agreement", category.specific);
        figures.add(ratings.labels[static_cast<std::size_t>(category.category)], std::move(each));
    }
    return figures;
}

} // namespace

Figures nominalFigures(const LabelledRatings& ratings, const agreement::Ratings& patterns,
                       const std::vector<NamedWeights>& pairWeights)
{
    const auto tallies = agreement::Tallies::of(patterns.items);
    Figures percent = memberFigures(Coefficient::PercentAgreement, patterns);
    Figures bennett = memberFigures(Coefficient::BrennanPrediger, patterns);
    Figures fleiss = memberFigures(Coefficient::FleissKappa, patterns);
    Figures conger = memberFigures(Coefficient::CongerKappa, patterns);
    Figures gwet = memberFigures(Coefficient::GwetAc, patterns);
    Figures alpha = outcomeFigures(agreement::krippendorffAlpha(patterns.items), Naming::Disagreement);
    Figures benchmarks;
    addBenchmark(benchmarks, "fleiss_kappa", fleiss);
    addBenchmark(benchmarks, "gwet_ac1", gwet);
    addNullTests(fleiss, tallies);
    addJackknife(percent, agreement::additiveFamily(Family::PercentAgreement, patterns.items));
    addJackknife(bennett, agreement::additiveFamily(Family::BrennanPrediger, patterns.items));
    addJackknife(fleiss, agreement::additiveFamily(Family::Fleiss, patterns.items));
    addJackknife(gwet, agreement::additiveFamily(Family::Gwet, patterns.items));
    addJackknife(alpha, agreement::additiveAlpha(patterns.items));
    addJackknife(conger, agreement::additiveConger(patterns.rows));

    Figures result;
    result.add("counts", countFigures(patterns.items));
    result.add("percent_agreement", std::move(percent));
    result.add("full_agreement", valueFigures(agreement::fullAgreement(tallies)));
    result.add("brennan_prediger", std::move(bennett));
    result.add("fleiss_kappa", std::move(fleiss));
    result.add("conger_kappa", std::move(conger));
    result.add("gwet_ac1", std::move(gwet));
    result.add("alpha_nominal", std::move(alpha));
    if (!benchmarks.empty()) {
        result.add("benchmark_landis_koch", std::move(benchmarks));
    }
    result.add("fleiss_variants", variantFigures(ratings.table));
    PairFigures pairs = pairFigures(ratings, pairWeights);
    result.add("cohen_pairwise", std::move(pairs.pairs));
    result.add("light_kappa", std::move(pairs.light));
    if (Figures categories = categoryFigures(ratings, tallies); !categories.empty()) {
        result.add("per_category", std::move(categories));
    }
    return result;
}

} // namespace accord::exchange
