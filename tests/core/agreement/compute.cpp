// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/agreement/compute.h"

#include "core/agreement/alpha/krippendorff.h"
#include "core/agreement/categories/per_category.h"
#include "core/agreement/coefficients/brennan_prediger.h"
#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/coefficients/fleiss_variants.h"
#include "core/agreement/coefficients/gwet.h"
#include "core/agreement/coefficients/percent.h"
#include "core/agreement/raters/conger.h"
#include "core/agreement/raters/light.h"
#include "core/agreement/raters/pair_matrix.h"
#include "core/agreement/uncertainty/benchmark.h"
#include "core/agreement/uncertainty/jackknife.h"
#include "core/agreement/uncertainty/null_tests.h"

namespace accord::test {

using namespace agreement;

namespace {

void setCounts(const ItemPatterns& patterns, Computed& computed)
{
    Count ratings = 0;
    Count pairable = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        ratings += pattern.items * pattern.ratings;
        pairable += pattern.ratings >= 2 ? pattern.items * pattern.ratings : 0;
    }
    const auto real = [](Count count) { return static_cast<double>(count); };
    computed.set("counts/items", real(patterns.use().items));
    computed.set("counts/items_rated", real(patterns.use().rated));
    computed.set("counts/items_pairable", real(patterns.use().pairable));
    computed.set("counts/raters", patterns.raters());
    computed.set("counts/ratings", real(ratings));
    computed.set("counts/pairable_values", real(pairable));
    computed.set("counts/categories", patterns.categories());
}

void setPair(const std::string& path, const PairAgreement& pair, Computed& computed)
{
    computed.setOutcome(path, pair.kappa);
    computed.set(path + "/n", static_cast<double>(pair.items));
    computed.set(path + "/se0", pair.nullStandardError);
    computed.set(path + "/kappa_max", pair.maximum);
    if (!pair.kappa && pair.kappa.why() == Undefined::OneCategory) {
        computed.set(path + "/pe", 1);
    }
    computed.set(path + "/percent_agreement", pair.kappa.observed());
}

void setPairs(const LabelledTable& table, const Weights& weights, const std::string& suffix, Computed& computed)
{
    for (const auto& pair : pairMatrix(table.table, weights)) {
        const auto& first = table.raters[static_cast<std::size_t>(pair.first)];
        const auto& second = table.raters[static_cast<std::size_t>(pair.second)];
        setPair("cohen_pairwise/" + first + "|" + second + suffix, pair, computed);
    }
}

std::optional<double> valueOf(const Outcome& outcome)
{
    return outcome ? std::optional(outcome->value) : std::nullopt;
}

void setFamily(const std::string& prefix, const LabelledTable& table, const Weights& weights, Computed& computed)
{
    const auto items = ItemPatterns::of(table.table);
    const auto rows = RowPatterns::of(table.table);
    const auto percent = percentAgreement(items, weights);
    const auto bennett = brennanPrediger(items, weights);
    const auto fleiss = fleissKappa(items, weights);
    const auto gwet = gwetAc(items, weights);
    const auto conger = congerKappa(rows, weights);
    const std::string ac = prefix + (weights.nominal() ? "gwet_ac1" : "gwet_ac2");
    computed.setOutcome(prefix + "percent_agreement", percent);
    computed.setOutcome(prefix + "brennan_prediger", bennett);
    computed.setOutcome(prefix + "fleiss_kappa", fleiss);
    computed.setOutcome(ac, gwet);
    computed.setOutcome(prefix + "conger_kappa", conger);
    const auto published = [&](const std::string& path, const Outcome& outcome, const Kinds& kinds, const auto& parts) {
        if (outcome) {
            computed.set(path + "/se_irrcac", publishedStandardError(kinds, parts()));
        }
    };
    published(prefix + "percent_agreement", percent, items.kinds(), [&] { return observedPart(items, weights); });
    published(prefix + "brennan_prediger", bennett, items.kinds(),
              [&] { return brennanPredigerParts(items, weights); });
    published(prefix + "fleiss_kappa", fleiss, items.kinds(), [&] { return fleissParts(items, weights); });
    published(ac, gwet, items.kinds(), [&] { return gwetParts(items, weights); });
    published(prefix + "conger_kappa", conger, rows.kinds(), [&] { return congerParts(rows, weights); });
}

void setNullTests(const Tallies& tallies, Computed& computed)
{
    if (const auto test = fleissNeeLandis(tallies)) {
        computed.set("fleiss_kappa/se0", test->standardError);
        computed.set("fleiss_kappa/z0", test->z);
        computed.set("fleiss_kappa/p0", test->p);
        computed.set("fleiss_kappa/se0_category", test->perCategory);
        computed.set("fleiss_kappa/se_fleiss1971", test->superseded1971);
    }
    if (const auto test = fleissCuzick(tallies)) {
        computed.set("fleiss_kappa/se0_fleiss_cuzick", test->standardError);
    }
}

void setJackknife(const LabelledTable& table, const ItemPatterns& patterns, Computed& computed)
{
    const auto set = [&](const std::string& path, const Additive& coefficient) {
        computed.set(path + "/jackknife_se", jackknifeStandardError(coefficient));
    };
    set("percent_agreement", additiveFamily(Family::PercentAgreement, patterns));
    set("brennan_prediger", additiveFamily(Family::BrennanPrediger, patterns));
    set("fleiss_kappa", additiveFamily(Family::Fleiss, patterns));
    set("gwet_ac1", additiveFamily(Family::Gwet, patterns));
    set("alpha_nominal", additiveAlpha(patterns));
    set("conger_kappa", additiveConger(RowPatterns::of(table.table)));
}

void setBenchmark(const std::string& name, const Outcome& outcome, Computed& computed)
{
    static const char* const names[] = {"Almost Perfect", "Substantial", "Moderate", "Fair", "Slight", "Poor"};
    if (!outcome || !outcome->standardError) {
        return;
    }
    const auto path = "benchmark_landis_koch/" + name;
    const auto result = benchmark(outcome->value, *outcome->standardError);
    for (std::size_t band = 0; band < kBands; ++band) {
        computed.set(path + "/cumulative/" + std::to_string(band), result.cumulative[band]);
    }
    computed.setText(path + "/level", names[static_cast<std::size_t>(result.level)]);
    computed.setText(path + "/level_of_point_value", names[static_cast<std::size_t>(result.levelOfValue)]);
}

void setVariants(const RatingTable& table, Computed& computed)
{
    const auto variants = fleissVariants(table);
    computed.setOutcome("fleiss_variants/pooled_margins", variants.pooledMargins);
    computed.setOutcome("fleiss_variants/rating_weighted", variants.ratingWeighted);
    computed.setOutcome("fleiss_variants/stata", variants.stata);
    computed.setOutcome("fleiss_variants/pair_weighted", variants.pairWeighted);
    computed.setOutcome("fleiss_variants/dkpro", variants.dkpro);
    computed.setOutcome("fleiss_variants/complete_items", variants.completeItems);
    computed.set("fleiss_variants/complete_items/items", static_cast<double>(variants.completeItems.use().pairable));
}

void setCategories(const LabelledTable& table, const Tallies& tallies, Computed& computed)
{
    for (const auto& category : perCategory(tallies)) {
        const auto path = "per_category/" + table.labels[static_cast<std::size_t>(category.category)];
        computed.set(path + "/prevalence", category.prevalence);
        computed.set(path + "/fleiss", valueOf(category.kappa));
        computed.set(path + "/fleiss_se", category.kappa ? category.kappa->standardError : std::nullopt);
        computed.set(path + "/alpha", valueOf(category.alpha));
        computed.set(path + "/specific_agreement", category.specific);
    }
}

} // namespace

Computed computeNominal(const LabelledTable& table)
{
    Computed computed;
    const auto patterns = ItemPatterns::of(table.table);
    const auto tallies = Tallies::of(patterns);
    setCounts(patterns, computed);
    setFamily("", table, {}, computed);
    computed.setOutcome("full_agreement", fullAgreement(patterns));
    computed.setOutcome("alpha_nominal", krippendorffAlpha(patterns), true);
    setNullTests(tallies, computed);
    setJackknife(table, patterns, computed);
    setBenchmark("fleiss_kappa", fleissKappa(patterns), computed);
    setBenchmark("gwet_ac1", gwetAc(patterns), computed);
    setVariants(table.table, computed);
    setPairs(table, {}, "", computed);
    const auto light = lightKappa(pairMatrix(table.table));
    computed.setOutcome("light_kappa", light.mean);
    computed.set("light_kappa/pairs", light.pairs);
    computed.set("light_kappa/pairs_undefined", light.pairsUndefined);
    setCategories(table, tallies, computed);
    return computed;
}

void computeAgainstFinal(const LabelledTable& table, const std::vector<int>& final, Computed& computed)
{
    for (const auto& pair : againstFinal(table.table, final)) {
        setPair("cohen_to_final/" + table.raters[static_cast<std::size_t>(pair.first)], pair, computed);
    }
}

void computeOrdered(const LabelledTable& table, const std::vector<double>& values, Computed& computed)
{
    const std::pair<const char*, Scale> scales[] = {{"linear", Scale::Linear},   {"quadratic", Scale::Quadratic},
                                                    {"ordinal", Scale::Ordinal}, {"radical", Scale::Radical},
                                                    {"ratio", Scale::Ratio},     {"circular", Scale::Circular},
                                                    {"bipolar", Scale::Bipolar}};
    for (const auto& [name, scale] : scales) {
        const auto weights = weightsOf(scale, values);
        setFamily("weighted_" + std::string(name) + "/", table, weights, computed);
        setPairs(table, weights, "/" + std::string(name), computed);
    }
    computed.setOutcome("alpha_ordinal", krippendorffAlpha(table.table, Difference::ordinal()), true);
    computed.setOutcome("alpha_interval", krippendorffAlpha(table.table, Difference::interval(values)), true);
    computed.setOutcome("alpha_ratio", krippendorffAlpha(table.table, Difference::ratio(values)), true);
}

} // namespace accord::test
