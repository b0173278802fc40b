// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/words.h"
#include "core/agreement/explanation.h"
#include "core/agreement/measures.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/rating_matrix.h"
#include "core/project/agreement/figures.h"

namespace accord::cli {
namespace {

using agreement::Band;
using agreement::Convention;
using agreement::Explanation;
using agreement::LeftOutReason;
using agreement::Step;

/// An explanation with what its categories are called.
struct Explained
{
    std::string scope; ///< "theme", or "path"
    Explanation explanation;
    std::vector<std::string> codes; ///< by category of the table
};

std::string_view stepKey(Step step)
{
    switch (step) {
    case Step::Observed:
        return "observed";
    case Step::Expected:
        return "expected";
    case Step::Value:
        return "value";
    case Step::StandardError:
        return "standard_error";
    case Step::Interval:
        return "interval";
    }
    return {};
}

std::string_view leftOutKey(LeftOutReason why)
{
    switch (why) {
    case LeftOutReason::SingleRating:
        return "one_label";
    case LeftOutReason::NoRating:
        return "no_label";
    case LeftOutReason::OtherRepository:
        return "other_repository";
    case LeftOutReason::OtherFinalType:
        return "other_final_type";
    case LeftOutReason::NotDecided:
        return "not_decided";
    case LeftOutReason::NotSpecified:
        return "labels_not_specified";
    case LeftOutReason::CannotTell:
        return "labels_cannot_tell";
    case LeftOutReason::OpenCode:
        return "labels_open_codes";
    case LeftOutReason::Repeat:
        return "repeats";
    }
    return {};
}

std::string_view conventionKey(Convention convention)
{
    switch (convention) {
    case Convention::ItemAverage:
        return "item_average";
    case Convention::RatingAverage:
        return "rating_average";
    case Convention::CommonItems:
        return "common_items";
    case Convention::ShareOfItems:
        return "share_of_items";
    }
    return {};
}

std::string_view bandKey(Band band)
{
    switch (band) {
    case Band::AlmostPerfect:
        return "almost_perfect";
    case Band::Substantial:
        return "substantial";
    case Band::Moderate:
        return "moderate";
    case Band::Fair:
        return "fair";
    case Band::Slight:
        return "slight";
    case Band::Poor:
        return "poor";
    }
    return {};
}

std::string nameOf(const agreement::Explanation& explanation)
{
    const agreement::Measure& measure = *explanation.measure;
    return std::string(explanation.raters == 2 && !measure.nameForTwo.empty() ? measure.nameForTwo : measure.name);
}

std::string leftOutText(LeftOutReason why, agreement::Count count)
{
    switch (why) {
    case LeftOutReason::SingleRating:
        return counted(count, "item") + " with one label (counted for the shares of the categories)";
    case LeftOutReason::NoRating:
        return counted(count, "item") + " without a label";
    case LeftOutReason::OtherRepository:
        return counted(count, "item") + " of other repositories";
    case LeftOutReason::OtherFinalType:
        return counted(count, "item") + " decided as another type";
    case LeftOutReason::NotDecided:
        return counted(count, "item") + " not decided";
    case LeftOutReason::NotSpecified:
        return counted(count, "label") + " that stop above the level";
    case LeftOutReason::CannotTell:
        return counted(count, "label") + " that say \"cannot tell\"";
    case LeftOutReason::OpenCode:
        return counted(count, "label") + " that are an annotator's own code";
    case LeftOutReason::Repeat:
        return counted(count, "repeat") + " that show an issue once more";
    }
    return {};
}

std::string conventionText(Convention convention)
{
    switch (convention) {
    case Convention::ItemAverage:
        return "every item with at least two labels weighs the same (Gwet 2014)";
    case Convention::RatingAverage:
        return "every label of an item with at least two weighs the same (Krippendorff)";
    case Convention::CommonItems:
        return "pair by pair, over the items that both labelled";
    case Convention::ShareOfItems:
        return "items on which all labels are equal, of those with at least two";
    }
    return {};
}

std::string bandText(Band band)
{
    return band == Band::AlmostPerfect ? "almost perfect" : std::string(bandKey(band));
}

void addFormulas(Record& record, const Explanation& explanation)
{
    const auto table = Table<agreement::Formula>()
                           .key("step", [](const agreement::Formula& formula) { return stepKey(formula.step); })
                           .key("formula", &agreement::Formula::symbolic)
                           .key("figures", &agreement::Formula::figures);
    record.field("formulas", table.json(explanation.formulas));
    for (const agreement::Formula& formula : explanation.formulas) {
        record.line("  " + formula.symbolic).line("    " + formula.figures);
    }
}

// What was observed, and what chance would agree on.
void addCounts(Record& record, const Explained& explained)
{
    using agreement::CategoryPart;
    using agreement::PairsByRatings;
    const auto observed = Table<PairsByRatings>()
                              .key("labels", &PairsByRatings::ratings)
                              .key("items", &PairsByRatings::items)
                              .key("pairs", &PairsByRatings::pairs)
                              .key("agreeing_pairs", &PairsByRatings::agreeing)
                              .key("items_all_equal", &PairsByRatings::unanimous);
    const auto code = [&explained](const CategoryPart& part) {
        return explained.codes[static_cast<std::size_t>(part.category)];
    };
    const auto chance = Table<CategoryPart>()
                            .key("code", code)
                            .key("labels", &CategoryPart::ratings)
                            .key("share", &CategoryPart::share);
    record.field("observed", observed.json(explained.explanation.observed));
    record.field("chance", chance.json(explained.explanation.chance));
}

void addItems(Record& record, const Explanation& explanation)
{
    const agreement::ItemUse& use = explanation.outcome.use();
    record.field("items", Json{{"all", use.items}, {"rated", use.rated}, {"used", use.pairable}});
    record.field("labels", explanation.ratings).field("annotators", explanation.raters);
    record.field("codebook", explanation.codebook).field("categories_in_use", explanation.categories);
    record.line("Items used:  " + grouped(use.pairable) + " of " + grouped(use.items) + ", " +
                counted(explanation.ratings, "label") + " of " + counted(explanation.raters, "annotator") + ", " +
                std::to_string(explanation.categories) + " of " + std::to_string(explanation.codebook) +
                " categories in use");
    Json leftOut = Json::object();
    for (const agreement::LeftOutCount& left : explanation.leftOut) {
        leftOut[std::string(leftOutKey(left.why))] = left.count;
        record.line("Left out:    " + leftOutText(left.why, left.count));
    }
    record.field("left_out", std::move(leftOut)).field("pairs_of_annotators", explanation.pairsOfRaters);
    record.field("pairs_undefined", explanation.pairsUndefined);
    if (explanation.pairsUndefined > 0) {
        record.line("Left out:    " + counted(explanation.pairsUndefined, "pair") + " of people without a kappa");
    }
}

void addBands(Record& record, const Explanation& explanation)
{
    record.field("landis_koch", explanation.band ? Json(bandKey(*explanation.band)) : Json(nullptr));
    if (explanation.band) {
        record.line("In words:    " + bandText(*explanation.band) +
                    ", by the convention of Landis and Koch (1977), which is a convention and no more");
    }
    if (!explanation.benchmark) {
        record.field("benchmark", Json(nullptr));
        return;
    }
    const agreement::Benchmark& benchmark = *explanation.benchmark;
    record.field("benchmark", Json{{"level", bandKey(benchmark.level)},
                                   {"level_of_value", bandKey(benchmark.levelOfValue)},
                                   {"cumulative", benchmark.cumulative}});
    record.line("             at least " + bandText(benchmark.level) +
                " with a probability of 95 % (Gwet's benchmark, 2014)");
}

Record recordOf(const Explained& explained)
{
    const Explanation& explanation = explained.explanation;
    const agreement::Measure& measure = *explanation.measure;
    const bool linearised = explanation.interval == agreement::IntervalMethod::VarianceTerms;
    Record record;
    record.field("coefficient", measure.key).field("scope", explained.scope).field("name", nameOf(explanation));
    record.line(nameOf(explanation) + (explained.scope == "path" ? std::string() : ", " + explained.scope + " level") +
                ": " + valueText(explanation.outcome));
    record.field("definition", std::string(measure.definition)).line(std::string(measure.definition)).line();
    record.field("figure", outcomeJson(explanation.outcome));
    if (!explanation.outcome.defined()) {
        record.line("Undefined:   " + report::whyText(english(), explanation.outcome.why()) + ".");
    }
    addFormulas(record, explanation);
    addCounts(record, explained);
    record.field("weights", measure.isForAllLevels() ? Json(explanation.levelWeights) : Json("nominal")).line();
    addItems(record, explanation);
    record.line(measure.isForAllLevels() ? "Weights:     each level of the path counts the same"
                                         : "Weights:     nominal: two labels are equal or not");
    record.field("convention", conventionKey(measure.convention));
    record.line("Convention:  " + conventionText(measure.convention));
    record.field("interval_method", linearised ? "linearised_t" : "none");
    record.line(linearised ? "Interval:    95 %, t with the error linearised over items, the upper end cut at 1"
                           : "Interval:    none");
    addBands(record, explanation);
    record.field("sources", std::vector<std::string>(measure.sources.begin(), measure.sources.end()));
    for (const std::string_view source : measure.sources) {
        record.line("Source:      " + std::string(source));
    }
    return record.line("Compute it again from the table that --matrix FILE.csv writes.");
}

std::vector<std::string> codesOf(const LabelMatrix& labelMatrix, const Ratings& ratings)
{
    std::vector<std::string> codes;
    for (int category = 0; category < ratings.table.categories; ++category) {
        codes.push_back(ratings.code(labelMatrix.taxonomy(), category));
    }
    return codes;
}

Explained explained(const Part& part, std::string scope, const Selection& selection, const agreement::Measure& measure)
{
    const Ratings ratings = ratingsFor(part.labelMatrix, selection, measure);
    return {std::move(scope), explain(part.labelMatrix.taxonomy(), ratings, measure),
            codesOf(part.labelMatrix, ratings)};
}

Result<std::vector<Explained>> explanations(const Part& part, const AgreementOptions& options)
{
    std::vector<Explained> result;
    const auto* measure = agreement::measureNamed(options.explain);
    if (measure == nullptr) {
        return Error{Errc::Invalid, Reason::ExplainUnknown, {options.explain, keysOf(agreement::measures())}};
    }
    if (measure->isForAllLevels()) {
        result.push_back(explained(part, "path", part.selection, *measure));
        return result;
    }
    for (const Level level : levelsOf(options)) {
        result.push_back(explained(part, std::string(levelKey(level)), part.at(level), *measure));
    }
    return result;
}

} // namespace

Result<int> showExplanation(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const Part part, partOf(project, options.part, options.onlyUsed, options.openCodes));
    ACCORD_TRY(const std::vector<Explained> all, explanations(part, options));
    std::vector<Record> records;
    for (const Explained& each : all) {
        records.push_back(recordOf(each));
    }
    Record record;
    return console.emit(record.field("round", part.round.name).list("explanations", std::move(records)));
}

Result<int> writeMatrix(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const Part part, partOf(project, options.part, options.onlyUsed, options.openCodes));
    const std::vector<Level> levels = levelsOf(options);
    if (levels.size() > 1 && !options.wholePath) {
        return Error{Errc::Invalid, Reason::MatrixNeedsLevel, {options.matrix}};
    }
    exchange::MatrixPlan plan{part.round.id, part.selection, options.wholePath, options.pseudonyms};
    plan.selection.level = levels.front();
    ACCORD_TRY(const exchange::MatrixReport report, exchange::exportMatrix(project, plan, options.matrix));
    Record record;
    record.fields({{"matrix", options.matrix},
                   {"codebook_file", report.codebookFile.string()},
                   {"items", report.items},
                   {"annotators", report.annotators},
                   {"codebook", report.codebook}});
    record.line(counted(report.items, "item") + " of " +
                counted(static_cast<std::int64_t>(report.annotators.size()), "annotator") + " in " + options.matrix +
                ", the codebook in " + report.codebookFile.string());
    record.line("Compute it again:");
    record.line("  accord-cli agreement --ratings " + options.matrix +
                (options.wholePath ? " --scale hierarchical" : "") + " --codebook " + text::join(report.codebook, ","));
    return console.emit(record);
}

} // namespace accord::cli
