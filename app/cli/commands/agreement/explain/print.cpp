// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/explain/explain.h"
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

using agreement::Explanation;

Json benchmarkJson(const agreement::Benchmark& benchmark)
{
    return {{"level", bandKey(benchmark.level)},
            {"level_of_value", bandKey(benchmark.levelOfValue)},
            {"cumulative", benchmark.cumulative}};
}

Json chanceJson(const Explained& explained)
{
    Json parts = Json::array();
    for (const agreement::CategoryPart& part : explained.explanation.chance) {
        parts.push_back({{"code", explained.codes[static_cast<std::size_t>(part.category)]},
                         {"labels", part.ratings},
                         {"share", part.share}});
    }
    return parts;
}

Json observedJson(const Explanation& explanation)
{
    Json groups = Json::array();
    for (const agreement::PairsByRatings& group : explanation.observed) {
        groups.push_back({{"labels", group.ratings},
                          {"items", group.items},
                          {"pairs", group.pairs},
                          {"agreeing_pairs", group.agreeing},
                          {"items_all_equal", group.unanimous}});
    }
    return groups;
}

void printBands(const Explanation& explanation, Console& console)
{
    if (explanation.band) {
        console.line("In words:    " + bandText(*explanation.band) +
                     ", by the convention of Landis and Koch (1977), which is a convention and no more");
    }
    if (explanation.benchmark) {
        console.line("             at least " + bandText(explanation.benchmark->level) +
                     " with a probability of 95 % (Gwet's benchmark, 2014)");
    }
}

void printItems(const Explanation& explanation, Console& console)
{
    const agreement::ItemUse& use = explanation.outcome.use();
    console.line("Items used:  " + grouped(use.pairable) + " of " + grouped(use.items) + ", " +
                 counted(explanation.ratings, "label") + " of " + counted(explanation.raters, "annotator") + ", " +
                 std::to_string(explanation.categories) + " of " + std::to_string(explanation.codebook) +
                 " categories in use");
    for (const agreement::LeftOutCount& left : explanation.leftOut) {
        console.line("Left out:    " + leftOutText(left.why, left.count));
    }
    if (explanation.pairsUndefined > 0) {
        console.line("Left out:    " + counted(explanation.pairsUndefined, "pair") + " of people without a kappa");
    }
}

} // namespace

Json explanationJson(const Explained& explained)
{
    const Explanation& explanation = explained.explanation;
    const agreement::ItemUse& use = explanation.outcome.use();
    Json object{{"coefficient", explanation.measure->key},
                {"scope", explained.scope},
                {"name", nameOf(explanation)},
                {"definition", std::string(explanation.measure->definition)},
                {"figure", outcomeJson(explanation.outcome)}};
    object["formulas"] = Json::array();
    for (const agreement::Formula& formula : explanation.formulas) {
        object["formulas"].push_back(
            {{"step", stepKey(formula.step)}, {"formula", formula.symbolic}, {"figures", formula.figures}});
    }
    object["observed"] = observedJson(explanation);
    object["chance"] = chanceJson(explained);
    object["weights"] = explanation.measure->isForAllLevels() ? Json(explanation.levelWeights) : Json("nominal");
    object["items"] = {{"all", use.items}, {"rated", use.rated}, {"used", use.pairable}};
    object["labels"] = explanation.ratings;
    object["annotators"] = explanation.raters;
    object["codebook"] = explanation.codebook;
    object["categories_in_use"] = explanation.categories;
    object["left_out"] = Json::object();
    for (const agreement::LeftOutCount& left : explanation.leftOut) {
        object["left_out"][std::string(leftOutKey(left.why))] = left.count;
    }
    object["pairs_of_annotators"] = explanation.pairsOfRaters;
    object["pairs_undefined"] = explanation.pairsUndefined;
    object["convention"] = conventionKey(explanation.measure->convention);
    object["interval_method"] =
        explanation.interval == agreement::IntervalMethod::VarianceTerms ? "linearised_t" : "none";
    object["landis_koch"] = explanation.band ? Json(bandKey(*explanation.band)) : Json(nullptr);
    object["benchmark"] = explanation.benchmark ? benchmarkJson(*explanation.benchmark) : Json(nullptr);
    object["sources"] = Json::array();
    for (const std::string_view source : explanation.measure->sources) {
        object["sources"].push_back(source);
    }
    return object;
}

void printExplanation(const Explained& explained, Console& console)
{
    const Explanation& explanation = explained.explanation;
    console.line(nameOf(explanation) + (explained.scope == "path" ? std::string() : ", " + explained.scope + " level") +
                 ": " + valueText(explanation.outcome));
    console.line(std::string(explanation.measure->definition));
    console.line();
    if (!explanation.outcome.defined()) {
        console.line("Undefined:   " + undefinedText(explanation.outcome.why()) + ".");
    }
    for (const agreement::Formula& formula : explanation.formulas) {
        console.line("  " + formula.symbolic);
        console.line("    " + formula.figures);
    }
    console.line();
    printItems(explanation, console);
    console.line("Weights:     " + std::string(explanation.measure->isForAllLevels()
                                                   ? "each level of the path counts the same"
                                                   : "nominal: two labels are equal or not"));
    console.line("Convention:  " + conventionText(explanation.measure->convention));
    console.line(explanation.interval == agreement::IntervalMethod::VarianceTerms
                     ? "Interval:    95 %, t with the error linearised over items, the upper end cut at 1"
                     : "Interval:    none");
    printBands(explanation, console);
    for (const std::string_view source : explanation.measure->sources) {
        console.line("Source:      " + std::string(source));
    }
    console.line("Compute it again from the table that --matrix FILE.csv writes.");
}

} // namespace accord::cli
