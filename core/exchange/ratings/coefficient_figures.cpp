// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/coefficient_figures.h"

#include "core/agreement/categories.h"
#include "core/agreement/coefficient.h"
#include "core/agreement/coefficients/chance_corrected.h"
#include "core/agreement/coefficients/cohen.h"
#include "core/agreement/coefficients/conger.h"
#include "core/agreement/coefficients/fleiss_variants.h"
#include "core/agreement/coefficients/krippendorff.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"
#include "core/agreement/uncertainty/resampling.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/figure_tree.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace accord::exchange {
namespace {

using agreement::Coefficient;

agreement::VarianceTerms partsOf(Coefficient member, const agreement::Ratings& ratings,
                                 const agreement::Weights& weights)
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

namespace {

using agreement::kMissing;

/// The table of two columns with only the categories that occur in it: what the others would add is nothing, and a
/// table of many thousand categories would not fit in memory once per pair.
struct Pair
{
    agreement::PairCounts counts{0, 0, 0};
    std::vector<int> categories; ///< what the numbers in `counts` stand for
};

template <class First, class Second>
Pair pairOf(int items, int categories, First first, Second second)
{
    Pair pair;
    std::vector<int> numbers(static_cast<std::size_t>(categories), kMissing);
    const auto take = [&](int category) {
        int& number = numbers[static_cast<std::size_t>(category)];
        if (number == kMissing) {
            number = static_cast<int>(pair.categories.size());
            pair.categories.push_back(category);
        }
    };
    for (int item = 0; item < items; ++item) {
        if (first(item) != kMissing && second(item) != kMissing) {
            take(first(item));
            take(second(item));
        }
    }
    pair.counts = agreement::PairCounts(0, 1, static_cast<int>(pair.categories.size()));
    for (int item = 0; item < items; ++item) {
        if (first(item) != kMissing && second(item) != kMissing) {
            ++pair.counts.at(numbers[static_cast<std::size_t>(first(item))],
                             numbers[static_cast<std::size_t>(second(item))]);
            ++pair.counts.items;
        }
    }
    return pair;
}

agreement::Weights restricted(const agreement::Weights& weights, const std::vector<int>& categories)
{
    std::vector<double> disagreement;
    disagreement.reserve(categories.size() * categories.size());
    for (const int k : categories) {
        for (const int l : categories) {
            disagreement.push_back(weights.disagreement(k, l));
        }
    }
    return {static_cast<int>(categories.size()), std::move(disagreement)};
}

void addErrors(Figures& figures, const agreement::PairAgreement& pair)
{
    figures.add("value", pair.kappa->value);
    figures.add("se", pair.kappa->standardError);
    figures.add("se0", pair.nullStandardError);
}

Figures nominalFigures(const agreement::PairAgreement& pair)
{
    if (pair.items == 0) {
        Figures figures = undefinedFigures(reasonOf(pair.kappa.why()));
        figures.addCount("n", 0);
        return figures;
    }
    Figures figures;
    figures.addCount("n", pair.items);
    figures.add("pa", pair.kappa.observed());
    if (!pair.kappa) {
        figures.add("pe", 1.0);
        figures.add("value", Figure());
        figures.add("undefined", reasonOf(pair.kappa.why()));
        return figures;
    }
    figures.add("pe", pair.kappa->expected);
    addErrors(figures, pair);
    figures.add("kappa_max", pair.maximum);
    return figures;
}

Figures weightedFigures(const agreement::PairAgreement& pair)
{
    if (!pair.kappa) {
        return undefinedFigures(reasonOf(pair.kappa.why()));
    }
    Figures figures;
    addErrors(figures, pair);
    return figures;
}

} // namespace

PairFigures pairFigures(const LabelledRatings& ratings, const std::vector<NamedWeights>& weights)
{
    const agreement::RatingTable& table = ratings.table;
    std::vector<Pair> pairs;
    std::vector<std::string> names;
    const int paired = table.raters > bounds::kPairedRaters ? 0 : table.raters;
    for (int g = 0; g < paired; ++g) {
        for (int h = g + 1; h < paired; ++h) {
            pairs.push_back(pairOf(
                table.items(), table.categories, [&](int item) { return table.at(item, g); },
                [&](int item) { return table.at(item, h); }));
            names.push_back(ratings.raters[static_cast<std::size_t>(g)] + "|" +
                            ratings.raters[static_cast<std::size_t>(h)]);
        }
    }
    std::vector<agreement::PairAgreement> all;
    std::vector<Figures> figures;
    all.reserve(pairs.size());
    figures.reserve(pairs.size());
    for (const Pair& pair : pairs) {
        all.push_back(agreement::cohenKappa(pair.counts));
        figures.push_back(nominalFigures(all.back()));
    }
    for (const auto& [name, make] : weights) {
        const agreement::Weights each = make();
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (pairs[i].counts.items > 0) {
                const auto own = restricted(each, pairs[i].categories);
                figures[i].add(name, weightedFigures(agreement::cohenKappa(pairs[i].counts, own)));
            }
        }
    }
    PairFigures result;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        result.pairs.add(std::move(names[i]), std::move(figures[i]));
    }
    const auto light = agreement::lightKappa(all);
    result.light = valueFigures(light.mean);
    if (light.mean) {
        result.light.addCount("pairs", light.pairs);
        result.light.addCount("pairs_undefined", light.pairsUndefined);
    }
    return result;
}

Figures finalFigures(const LabelledRatings& ratings)
{
    Figures result;
    const agreement::RatingTable& table = ratings.table;
    for (int rater = 0; rater < table.raters; ++rater) {
        const Pair pair = pairOf(
            table.items(), static_cast<int>(ratings.labels.size()), [&](int item) { return table.at(item, rater); },
            [&](int item) { return ratings.final[static_cast<std::size_t>(item)]; });
        const auto kappa = agreement::cohenKappa(pair.counts);
        Figures figures = nominalFigures(kappa);
        figures.add("percent_agreement", kappa.kappa.observed());
        result.add(ratings.raters[static_cast<std::size_t>(rater)], std::move(figures));
    }
    return result;
}

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

namespace {

using agreement::Coefficient;
using agreement::DistanceFunction;
using agreement::Scale;

constexpr const char* kNoRatio = "ratios need numbers of which none is negative";
constexpr const char* kTooFar = "the numbers are too large or too small to compute with";

constexpr std::pair<const char*, Scale> kScales[] = {{"linear", Scale::Linear},   {"quadratic", Scale::Quadratic},
                                                     {"ordinal", Scale::Ordinal}, {"radical", Scale::Radical},
                                                     {"ratio", Scale::Ratio},     {"circular", Scale::Circular},
                                                     {"bipolar", Scale::Bipolar}};

bool hasRatios(const std::vector<double>& values)
{
    return std::ranges::none_of(values, [](double value) { return value < 0; });
}

bool isFinite(const agreement::Weights& weights, int categories)
{
    // An overflow anywhere is one between the ends.
    return categories == 0 || std::isfinite(weights.total(categories));
}

void addAlpha(Figures& figures, const std::string& name, const agreement::Ratings& patterns,
              const DistanceFunction& difference)
{
    figures.add(name, outcomeFigures(agreement::krippendorffAlpha(patterns.items, difference), Naming::Disagreement));
}

} // namespace

std::vector<NamedWeights> orderedWeights(const LabelledRatings& ratings)
{
    std::vector<NamedWeights> result;
    for (const auto& [name, scale] : kScales) {
        const auto make = [&ratings, scale = scale] { return agreement::weightsOf(scale, ratings.values); };
        const bool usable = scale != Scale::Ratio || hasRatios(ratings.values);
        if (usable && isFinite(make(), ratings.table.categories)) {
            result.push_back({name, make});
        }
    }
    return result;
}

void addOrdered(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings,
                const std::vector<NamedWeights>& weights)
{
    const auto members = {Coefficient::PercentAgreement, Coefficient::BrennanPrediger, Coefficient::FleissKappa,
                          Coefficient::CongerKappa, Coefficient::GwetAc};
    const bool ratios = hasRatios(ratings.values);
    for (const auto& [name, scale] : kScales) {
        const auto found = std::ranges::find(weights, name, &NamedWeights::name);
        if (found != weights.end()) {
            figures.add("weighted_" + std::string(name), weightedFigures(members, patterns, found->make()));
            continue;
        }
        Figures all;
        for (const Coefficient member : members) {
            all.add(memberName(member, true), undefinedFigures(scale == Scale::Ratio && !ratios ? kNoRatio : kTooFar));
        }
        figures.add("weighted_" + std::string(name), std::move(all));
    }
    addAlpha(figures, "alpha_ordinal", patterns, DistanceFunction::ordinal());
    addAlpha(figures, "alpha_interval", patterns, DistanceFunction::interval(ratings.values));
    if (ratios) {
        addAlpha(figures, "alpha_ratio", patterns, DistanceFunction::ratio(ratings.values));
    } else {
        figures.add("alpha_ratio", undefinedFigures(kNoRatio));
    }
}

void addHierarchical(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings)
{
    const auto categories = static_cast<std::size_t>(ratings.table.categories);
    std::vector<agreement::CodePath> paths;
    std::size_t depth = 0;
    for (std::size_t category = 0; category < categories; ++category) {
        paths.push_back(*pathOf(ratings.labels[category]));
        depth = std::max(depth, paths.back().size());
    }
    const auto difference = agreement::pathDifference(paths);
    addAlpha(figures, "alpha_hierarchical", patterns, difference);
    Figures levels;
    for (std::size_t level = 1; level <= depth; ++level) {
        std::map<std::string, int> codes;
        std::vector<int> category;
        for (const auto& path : paths) {
            const auto& code = path[std::min(level, path.size()) - 1];
            category.push_back(codes.emplace(code, static_cast<int>(codes.size())).first->second);
        }
        const auto coarse =
            agreement::Ratings::of(agreement::recoded(ratings.table, category, static_cast<int>(codes.size())));
        Figures each;
        each.addCount("categories", static_cast<std::int64_t>(codes.size()));
        for (const Coefficient member :
             {Coefficient::PercentAgreement, Coefficient::FleissKappa, Coefficient::GwetAc, Coefficient::CongerKappa}) {
            each.add(memberName(member), memberFigures(member, coarse));
        }
        addAlpha(each, "alpha_nominal", coarse, {});
        levels.add(std::to_string(level), std::move(each));
    }
    figures.add("levels", std::move(levels));
    figures.add("weighted_hierarchical",
                weightedFigures({Coefficient::PercentAgreement, Coefficient::FleissKappa, Coefficient::CongerKappa,
                                 Coefficient::GwetAc},
                                patterns, agreement::Weights(ratings.table.categories, difference.matrix({}))));
}

void addSets(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings)
{
    std::vector<agreement::CodeSet> sets;
    for (std::size_t category = 0; category < static_cast<std::size_t>(ratings.table.categories); ++category) {
        sets.push_back(*setOf(ratings.labels[category]));
    }
    addAlpha(figures, "alpha_jaccard", patterns, agreement::jaccardDifference(sets));
    addAlpha(figures, "alpha_masi", patterns, agreement::masiDifference(sets));
}

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
