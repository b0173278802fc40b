// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/rating_figures.h"

#include "core/agreement/categories.h"
#include "core/agreement/compute.h"
#include "core/agreement/fleiss_variants.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace accord::exchange {
namespace {

using agreement::DistanceFunction;
using agreement::kMissing;
using agreement::levelMeasures;
using agreement::Measure;
using agreement::TableForms;

DetailNames namingOf(const Measure& measure)
{
    return measure.disagreement      ? DetailNames::Disagreement
           : measure.chanceCorrected ? DetailNames::Agreement
                                     : DetailNames::ValueOnly;
}

/// Of a table, or with weights.
FigureTree figuresOf(const Measure& measure, const TableForms& forms, const DistanceFunction& difference = {})
{
    const auto outcome = agreement::compute(measure, forms, difference);
    if (!measure.hasError()) {
        return valueFigures(outcome);
    }
    FigureTree figures = outcomeFigures(outcome, namingOf(measure));
    const agreement::ItemUse& use = outcome.use();
    if (outcome && outcome->standardError && use.rated > use.pairable) {
        if (const auto published = agreement::publishedStandardError(measure, forms, difference)) {
            figures.add("se_irrcac", published);
        }
    }
    return figures;
}

std::string weightedKey(const Measure& measure)
{
    return std::string(measure.weightedKey.empty() ? measure.key : measure.weightedKey);
}

bool takesWeights(const Measure& measure)
{
    return measure.scales == agreement::Scales::Weights;
}

/// Weights by the name under which their figures stand, made when they are needed: for thousands of categories one
/// table is large enough, and seven are too large.
struct NamedWeights
{
    std::string name;
    std::function<agreement::DistanceFunction()> make;
};

/// Cohen's kappa of all pairs of raters.
struct PairFigures
{
    FigureTree pairs; ///< by "FIRST|SECOND": "n", "pa", "pe", "value", "se", "se0", "kappa_max", and per weight
                      ///< "value", "se", "se0"
    FigureTree light; ///< the mean over the pairs that have a value: "value", "pairs", "pairs_undefined"
};

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

DistanceFunction restricted(const DistanceFunction& weights, const std::vector<int>& categories)
{
    std::vector<double> disagreement;
    disagreement.reserve(categories.size() * categories.size());
    for (const int k : categories) {
        for (const int l : categories) {
            disagreement.push_back(weights.disagreement(k, l));
        }
    }
    return DistanceFunction::given(std::move(disagreement));
}

void addErrors(FigureTree& figures, const agreement::PairAgreement& pair)
{
    figures.add("value", pair.kappa->value);
    figures.add("se", pair.kappa->standardError);
    figures.add("se0", pair.nullStandardError);
}

/// What every scale has, each label taken as equal to another one or not: "counts"; each measure by its key, with
/// "jackknife_se" where it has an error, and "se_irrcac", the error as irrCAC has it, where some item has a single
/// rating; with fleiss_kappa the tests of 0 ("se0", "se0_category", "se_fleiss1971", "z0", "p0", or
/// "se0_fleiss_cuzick"); "benchmark_landis_koch"; "fleiss_variants"; "cohen_pairwise" (weights beside each pair's own
/// figures); "per_category". Which measures stand where is said by their entries (agreement::Shown).
FigureTree nominalFigures(const agreement::PairAgreement& pair)
{
    if (pair.items == 0) {
        FigureTree figures = undefinedFigures(reasonOf(pair.kappa.why()));
        figures.addCount("n", 0);
        return figures;
    }
    FigureTree figures;
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

FigureTree weightedFigures(const agreement::PairAgreement& pair)
{
    if (!pair.kappa) {
        return undefinedFigures(reasonOf(pair.kappa.why()));
    }
    FigureTree figures;
    addErrors(figures, pair);
    return figures;
}

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
    std::vector<FigureTree> figures;
    all.reserve(pairs.size());
    figures.reserve(pairs.size());
    for (const Pair& pair : pairs) {
        all.push_back(agreement::cohenKappa(pair.counts));
        figures.push_back(nominalFigures(all.back()));
    }
    for (const auto& [name, make] : weights) {
        const DistanceFunction each = make();
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

/// Each rater against the column of decisions, by the rater's name.
FigureTree finalFigures(const LabelledRatings& ratings)
{
    FigureTree result;
    const agreement::RatingTable& table = ratings.table;
    for (int rater = 0; rater < table.raters; ++rater) {
        const Pair pair = pairOf(
            table.items(), static_cast<int>(ratings.labels.size()), [&](int item) { return table.at(item, rater); },
            [&](int item) { return ratings.final[static_cast<std::size_t>(item)]; });
        const auto kappa = agreement::cohenKappa(pair.counts);
        FigureTree figures = nominalFigures(kappa);
        figures.add("percent_agreement", kappa.kappa.observed());
        result.add(ratings.raters[static_cast<std::size_t>(rater)], std::move(figures));
    }
    return result;
}

FigureTree countFigures(const agreement::ItemPatterns& patterns)
{
    agreement::Count ratings = 0;
    agreement::Count pairable = 0;
    for (const agreement::Kind& kind : patterns.kinds().list) {
        ratings += kind.items * kind.ratings;
        pairable += kind.ratings >= 2 ? kind.items * kind.ratings : 0;
    }
    FigureTree figures;
    figures.addCount("items", patterns.use().items);
    figures.addCount("items_rated", patterns.use().rated);
    figures.addCount("items_pairable", patterns.use().pairable);
    figures.addCount("raters", patterns.raters());
    figures.addCount("ratings", ratings);
    figures.addCount("pairable_values", pairable);
    figures.addCount("categories", patterns.categories());
    return figures;
}

void addNullTests(FigureTree& fleiss, const agreement::Tallies& tallies)
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

void addBenchmark(FigureTree& benchmarks, const std::string& name, const FigureTree& figures)
{
    static const char* const names[] = {"Almost Perfect", "Substantial", "Moderate", "Fair", "Slight", "Poor"};
    const auto value = figures.number("value");
    const auto error = figures.number("se");
    if (!value || !error || *error == 0) {
        return;
    }
    const auto result = agreement::benchmark(*value, *error);
    FigureTree benchmark;
    benchmark.add("cumulative", std::vector<double>(result.cumulative.begin(), result.cumulative.end()));
    benchmark.add("level", std::string(names[static_cast<std::size_t>(result.level)]));
    benchmark.add("level_of_point_value", std::string(names[static_cast<std::size_t>(result.levelOfValue)]));
    benchmarks.add(name, std::move(benchmark));
}

FigureTree variantFigures(const agreement::RatingTable& table)
{
    const auto outcomes = agreement::fleissVariants(table);
    FigureTree figures;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const agreement::Outcome& outcome = outcomes[i];
        const std::string key(agreement::kFleissVariants[i].key);
        FigureTree each = valueFigures(outcome);
        if (outcome) {
            each.add("pa", outcome->observed);
            each.add("pe", outcome->expected);
        }
        if (key == "complete_items" && (outcome || outcome.why() == agreement::NotComputable::OneCategory)) {
            each.addCount("items", outcome.use().pairable);
        }
        figures.add(key, std::move(each));
    }
    return figures;
}

FigureTree categoryFigures(const LabelledRatings& ratings, const agreement::Tallies& tallies)
{
    const auto valueOf = [](const agreement::Outcome& outcome) {
        return outcome ? std::optional(outcome->value) : std::nullopt;
    };
    const bool rated = tallies.use().rated > 0;
    FigureTree figures;
    for (const auto& category : agreement::perCategory(tallies)) {
        FigureTree each;
        each.add("prevalence", rated ? std::optional(category.prevalence) : std::nullopt);
        each.add("fleiss", valueOf(category.kappa));
        each.add("fleiss_se", category.kappa ? category.kappa->standardError : std::nullopt);
        each.add("alpha", valueOf(category.alpha));
        each.add("specific_agreement", category.specific);
        figures.add(ratings.labels[static_cast<std::size_t>(category.category)], std::move(each));
    }
    return figures;
}

FigureTree nominalFigures(const LabelledRatings& ratings, const TableForms& patterns,
                          const std::vector<NamedWeights>& pairWeights)
{
    PairFigures pairs = pairFigures(ratings, pairWeights);
    FigureTree result;
    FigureTree benchmarks;
    result.add("counts", countFigures(patterns.items.patterns));
    for (const Measure* measure : levelMeasures()) {
        const std::string key(measure->key);
        if (measure->ofPairs != nullptr) {
            result.add(key, std::move(pairs.light));
            continue;
        }
        FigureTree figures = figuresOf(*measure, patterns);
        if (measure->shown.benchmark) {
            addBenchmark(benchmarks, key, figures);
        }
        if (measure == &agreement::kFleissKappa) {
            addNullTests(figures, patterns.items.tallies);
        }
        if (const auto sums = figures.number("se") ? agreement::additive(*measure, patterns) : std::nullopt) {
            figures.add("jackknife_se", agreement::jackknifeStandardError(*sums));
        }
        result.add(key, std::move(figures));
    }
    if (!benchmarks.empty()) {
        result.add("benchmark_landis_koch", std::move(benchmarks));
    }
    result.add("fleiss_variants", variantFigures(ratings.table));
    result.add("cohen_pairwise", std::move(pairs.pairs));
    if (FigureTree categories = categoryFigures(ratings, patterns.items.tallies); !categories.empty()) {
        result.add("per_category", std::move(categories));
    }
    return result;
}

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

bool isFinite(const DistanceFunction& weights, int categories)
{
    // An overflow anywhere is one between the ends.
    return categories == 0 || std::isfinite(weights.total(categories));
}

void addAlpha(FigureTree& figures, const std::string& name, const TableForms& patterns,
              const DistanceFunction& difference)
{
    figures.add(name, figuresOf(agreement::kKrippendorffAlpha, patterns, difference));
}

/// The weights of ordered scales that these values have, which must outlive them: "linear", "quadratic", "ordinal",
/// "radical", "ratio", "circular", "bipolar". Ratio weights need numbers of which none is negative.
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

/// "weighted_*" with each measure that takes weights, and "alpha_ordinal", "alpha_interval", "alpha_ratio". What the
/// values have no weights for is undefined, with the reason.
void addOrdered(FigureTree& figures, const TableForms& patterns, const LabelledRatings& ratings,
                const std::vector<NamedWeights>& weights)
{
    const bool ratios = hasRatios(ratings.values);
    for (const auto& [name, scale] : kScales) {
        const auto found = std::ranges::find(weights, name, &NamedWeights::name);
        const auto given = found == weights.end() ? DistanceFunction() : found->make();
        FigureTree all;
        for (const Measure* measure : levelMeasures()) {
            if (takesWeights(*measure)) {
                all.add(weightedKey(*measure),
                        found != weights.end()
                            ? figuresOf(*measure, patterns, given)
                            : undefinedFigures(scale == Scale::Ratio && !ratios ? kNoRatio : kTooFar));
            }
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

/// "alpha_hierarchical", "levels" with 1 .. depth (a code that ends above a level stands for itself there), and
/// "weighted_hierarchical".
void addHierarchical(FigureTree& figures, const TableForms& patterns, const LabelledRatings& ratings)
{
    const auto categories = static_cast<std::size_t>(ratings.table.categories);
    std::vector<agreement::CodePath> paths;
    for (std::size_t category = 0; category < categories; ++category) {
        paths.push_back(*pathOf(ratings.labels[category]));
    }
    const std::size_t depth = agreement::depthOf(paths);
    const auto difference = agreement::pathDifference(paths);
    figures.add(std::string(agreement::kAlphaAlongPaths.key),
                figuresOf(agreement::kAlphaAlongPaths, patterns, difference));
    FigureTree levels;
    for (std::size_t level = 1; level <= depth; ++level) {
        std::map<std::string, int> codes;
        std::vector<int> category;
        for (const auto& path : paths) {
            const auto& code = path[std::min(level, path.size()) - 1];
            category.push_back(codes.emplace(code, static_cast<int>(codes.size())).first->second);
        }
        const auto coarse = TableForms::of(agreement::recoded(ratings.table, category, static_cast<int>(codes.size())));
        FigureTree each;
        each.addCount("categories", static_cast<std::int64_t>(codes.size()));
        for (const Measure* measure : levelMeasures()) {
            if (measure->shown.levels) {
                each.add(std::string(measure->key), figuresOf(*measure, coarse));
            }
        }
        levels.add(std::to_string(level), std::move(each));
    }
    figures.add("levels", std::move(levels));
    FigureTree weighted;
    for (const Measure* measure : levelMeasures()) {
        if (measure->shown.levels && takesWeights(*measure)) {
            weighted.add(weightedKey(*measure), figuresOf(*measure, patterns, difference));
        }
    }
    figures.add("weighted_hierarchical", std::move(weighted));
}

/// "alpha_jaccard" and "alpha_masi".
void addSets(FigureTree& figures, const TableForms& patterns, const LabelledRatings& ratings)
{
    std::vector<agreement::CodeSet> sets;
    for (std::size_t category = 0; category < static_cast<std::size_t>(ratings.table.categories); ++category) {
        sets.push_back(*setOf(ratings.labels[category]));
    }
    addAlpha(figures, "alpha_jaccard", patterns, agreement::jaccardDifference(sets));
    addAlpha(figures, "alpha_masi", patterns, agreement::masiDifference(sets));
}

FigureTree differenceOf(const Measure& measure, const agreement::RatingTable& first,
                        const agreement::RatingTable& second)
{
    const auto outcome = agreement::compareDependent(measure, first, second);
    FigureTree figures;
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

FigureTree bootstrapOf(const agreement::Additive& coefficient, const agreement::BootstrapPlan& plan,
                       const std::stop_token& stop)
{
    const auto found = agreement::bootstrap(coefficient, plan, stop);
    FigureTree figures;
    figures.addCount("B", found.resamples);
    figures.addCount("seed", static_cast<std::int64_t>(plan.seed));
    figures.add("ci95",
                found.interval ? Figure(std::vector<double>{found.interval->low, found.interval->high}) : Figure());
    figures.add("se", found.standardError);
    figures.add("mean", found.mean);
    figures.addCount("undefined", found.undefined);
    return figures;
}

/// Two groups of raters over the same items, below each measure for groups: "value_1", "value_2", "difference",
/// "se", "t", "df", "p_two_sided". The groups hold numbers of raters.
FigureTree differenceFigures(const LabelledRatings& ratings, const std::vector<int>& first,
                             const std::vector<int>& second)
{
    const auto one = agreement::withRaters(ratings.table, first);
    const auto two = agreement::withRaters(ratings.table, second);
    FigureTree figures;
    for (const Measure* measure : levelMeasures()) {
        if (measure->shown.groups) {
            figures.add(std::string(measure->key), differenceOf(*measure, one, two));
        }
    }
    return figures;
}

/// Resampled items, below each measure for that: "B", "seed", "ci95" (percentiles), "se",
/// "mean", "undefined" (how many resamples had no value).
FigureTree bootstrapFigures(const TableForms& patterns, const agreement::BootstrapPlan& plan,
                            const std::stop_token& stop)
{
    FigureTree figures;
    for (const Measure* measure : levelMeasures()) {
        if (measure->shown.bootstrap) {
            figures.add(std::string(measure->key), bootstrapOf(*agreement::additive(*measure, patterns), plan, stop));
        }
    }
    return figures;
}

Result<std::vector<int>> groupOf(const LabelledRatings& ratings, const std::string& text)
{
    ACCORD_TRY(const std::vector<std::string> names, codeList("--group", text));
    std::vector<int> numbers;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(ratings.raters, name);
        if (found == ratings.raters.end()) {
            return Error{Errc::Invalid, Reason::RaterUnknown, {name, ratings.raters}};
        }
        numbers.push_back(static_cast<int>(found - ratings.raters.begin()));
    }
    return numbers;
}

bool ordered(RatingScale scale)
{
    return scale == RatingScale::Ordinal || scale == RatingScale::Numeric;
}

void addScale(FigureTree& figures, const agreement::TableForms& patterns, const LabelledRatings& ratings,
              const std::vector<NamedWeights>& weights)
{
    switch (ratings.scale) {
    case RatingScale::Nominal:
        break;
    case RatingScale::Ordinal:
    case RatingScale::Numeric:
        addOrdered(figures, patterns, ratings, weights);
        break;
    case RatingScale::Hierarchical:
        addHierarchical(figures, patterns, ratings);
        break;
    case RatingScale::Sets:
        addSets(figures, patterns, ratings);
        break;
    }
}

} // namespace

Result<FigureTree> ratingFigures(const LabelledRatings& ratings, const FigureOptions& options,
                                 const std::stop_token& stop)
{
    std::vector<std::vector<int>> groups;
    for (const std::string& text : options.groups) {
        ACCORD_TRY(std::vector<int> group, groupOf(ratings, text));
        groups.push_back(std::move(group));
    }
    if (groups.size() == 1 || groups.size() > 2) {
        return Error{Errc::Invalid, Reason::TwoGroups};
    }
    const auto patterns = agreement::TableForms::of(ratings.table);
    const auto weights = ordered(ratings.scale) ? orderedWeights(ratings) : std::vector<NamedWeights>();
    FigureTree figures = nominalFigures(ratings, patterns, weights);
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    addScale(figures, patterns, ratings, weights);
    if (!ratings.final.empty()) {
        figures.add("cohen_to_final", finalFigures(ratings));
    }
    if (!groups.empty()) {
        figures.add("group_difference", differenceFigures(ratings, groups[0], groups[1]));
    }
    if (options.resamples > 0) {
        figures.add("bootstrap", bootstrapFigures(patterns, {options.resamples, options.seed, 0.95}, stop));
    }
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    return figures;
}

} // namespace accord::exchange
