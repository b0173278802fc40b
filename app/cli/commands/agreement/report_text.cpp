// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/agreement/report.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/agreement/compute.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <functional>

namespace accord::cli {
namespace {

constexpr std::size_t kMostOfEach = 6; ///< lines of pairs and categories where several levels are shown

void printHead(const AgreementReport& report, const Project& project, Console& console)
{
    std::string head = "Agreement in round \"" + report.round + "\"";
    head += report.repository.empty() ? "" : ", " + report.repository;
    head += report.finalType.empty() ? "" : ", decided as " + report.finalType;
    console.line(head);
    const std::vector<PersonId>& annotators = report.levels.front().ratings.annotators;
    std::string names;
    for (const PersonId id : annotators) {
        const Person* person = project.person(id);
        names += (names.empty() ? ": " : ", ") + (person == nullptr ? std::string() : person->name);
    }
    console.line(counted(static_cast<std::int64_t>(annotators.size()), "annotator") + names);
    const Ratings& any = report.levels.front().ratings;
    const std::string repeats = repeatsText(std::ssize(any.rows), any.repeats, any.outside.repeats);
    if (!repeats.empty()) {
        console.line(repeats);
    }
    if (!report.finalType.empty()) {
        console.line("Selected by the final label, which follows from the labels: agreement on such a part is not that "
                     "of the round, and kappa of types is near 0 however well people agree.");
    }
    console.line();
}

std::vector<std::string> names(const LevelFigures& figures, const Project& project)
{
    std::vector<std::string> result;
    for (const PersonId id : figures.ratings.annotators) {
        const Person* person = project.person(id);
        result.push_back(person == nullptr ? std::string() : person->name);
    }
    return result;
}

using Cell = std::function<std::string(const LevelFigures&)>;

void addRow(TextTable& table, const AgreementReport& report, const std::string& title, const Cell& cell)
{
    std::vector<std::string> row{title};
    for (const LevelFigures& figures : report.levels) {
        row.push_back(cell(figures));
    }
    table.row(std::move(row));
}

void printSummary(const AgreementReport& report, Console& console)
{
    TextTable table("l" + std::string(report.levels.size(), 'r'));
    addRow(table, report, "", [](const LevelFigures& level) { return std::string(levelText(level.level)); });
    for (const agreement::Measure* measure : report.measures) {
        const auto outcome = [measure](const LevelFigures& level) -> const agreement::Outcome& {
            return level.report.of(*measure);
        };
        addRow(table, report, std::string(measure->name),
               [&outcome](const LevelFigures& level) { return valueText(outcome(level)); });
        const bool interval = std::ranges::any_of(
            report.levels, [&outcome](const LevelFigures& level) { return !intervalText(outcome(level)).empty(); });
        if (interval) {
            addRow(table, report, "  95 % interval",
                   [&outcome](const LevelFigures& level) { return intervalText(outcome(level)); });
        }
    }
    addRow(table, report, "items used",
           [](const LevelFigures& level) { return grouped(level.fleiss().use().pairable); });
    addRow(table, report, "items left out",
           [](const LevelFigures& level) { return grouped(level.fleiss().use().leftOut()); });
    addRow(table, report, "  with one label", [](const LevelFigures& level) {
        return grouped(level.fleiss().use().rated - level.fleiss().use().pairable);
    });
    addRow(table, report, "  without a label",
           [](const LevelFigures& level) { return grouped(level.fleiss().use().items - level.fleiss().use().rated); });
    addRow(table, report, "labels not specified",
           [](const LevelFigures& level) { return grouped(level.ratings.notSpecified); });
    console.line(table.text());
    for (const LevelFigures& level : report.levels) {
        if (!level.fleiss().defined()) {
            console.line("Fleiss' kappa at " + std::string(levelText(level.level)) +
                         " level is undefined: " + undefinedText(level.fleiss().why()) + ".");
        }
    }
}

// Where people part, if labels have more than one level.
void printLoss(const AgreementReport& report, Console& console)
{
    const std::vector<double>& parts = report.loss.parts.partAt;
    if (parts.size() < 2) {
        return;
    }
    TextTable table("lr", 2);
    table.row({"agreed as far as they go", percent(report.loss.parts.agreed)});
    table.row({"apart across types", percent(parts[0])});
    table.row({"apart within a type", percent(parts[1])});
    if (parts.size() > 2) {
        table.row({"apart within a theme", percent(parts[2])});
    }
    table.row({"one stops where the other goes on", percent(report.loss.parts.unspecified)});
    console.line();
    console.line("Pairs of labels on the same item, by the level at which they part");
    console.line(table.text());
    console.line("  Krippendorff's alpha along the whole path: " + valueText(report.pathAlpha) +
                 (intervalText(report.pathAlpha).empty() ? "" : " (" + intervalText(report.pathAlpha) + ")"));
}

void printBootstrap(const AgreementReport& report, Console& console)
{
    for (const LevelFigures& figures : report.levels) {
        const auto sums = agreement::additive(agreement::kFleissKappa, figures.ratings.table);
        const auto drawn =
            agreement::bootstrap(*sums, {report.figures.resamples, report.figures.seed, 0.95}, console.stop());
        if (drawn.interval) {
            console.line("Fleiss' kappa at " + std::string(levelText(figures.level)) + " level by " +
                         counted(drawn.resamples, "draw") + " of the items (seed " +
                         std::to_string(report.figures.seed) + "): " + fourDigits(drawn.interval->low) + " to " +
                         fourDigits(drawn.interval->high) + ", error " + fourDigits(*drawn.standardError));
        }
    }
}

void printRest(std::size_t all, std::size_t shown, Level level, Console& console)
{
    if (shown < all) {
        console.line("  ... and " + grouped(static_cast<std::int64_t>(all - shown)) + " more with --level " +
                     std::string(levelKey(level)));
    }
}

void printCategories(const LevelFigures& figures, std::size_t most, Console& console)
{
    if (figures.categories.empty()) {
        return;
    }
    TextTable table("llrrrlr", 2);
    table.row({"code", "name", "labels", "share", "kappa", "95 % interval", "specific"});
    const std::size_t shown = std::min(most, figures.categories.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const CategoryFigure& figure = figures.categories[i];
        const agreement::CategoryAgreement& agreed = figure.agreement;
        table.row({figure.code, figure.name, grouped(agreed.ratings), percent(agreed.prevalence),
                   valueText(agreed.kappa), intervalText(agreed.kappa),
                   agreed.specific ? fourDigits(*agreed.specific) : "-"});
    }
    console.line();
    console.line("Categories at " + std::string(levelText(figures.level)) + " level, worst first");
    console.line(table.text());
    printRest(figures.categories.size(), shown, figures.level, console);
}

void printPairs(const LevelFigures& figures, std::size_t most, const Project& project, Console& console)
{
    if (figures.report.raters > bounds::kPairedRaters) {
        console.line();
        console.line("Pairs are not compared where more than " + std::to_string(bounds::kPairedRaters) +
                     " people label.");
        return;
    }
    // A pair that has no label at this level says nothing that the summary does not say.
    if (figures.pairs.empty() || !figures.report.of(agreement::kPercentAgreement).defined()) {
        return;
    }
    const auto nameOf = [&](int annotator) {
        const Person* person = project.person(figures.ratings.annotators[static_cast<std::size_t>(annotator)]);
        return person == nullptr ? std::string() : person->name;
    };
    TextTable table("llrrlr", 2);
    table.row({"", "", "items", "kappa", "95 % interval", "percent"});
    const std::size_t shown = std::min(most, figures.pairs.size());
    for (std::size_t i = 0; i < shown; ++i) {
        const agreement::PairAgreement& pair = figures.pairs[i];
        const auto observed = pair.kappa.observed();
        table.row({nameOf(pair.first), nameOf(pair.second), grouped(pair.items), valueText(pair.kappa),
                   pair.kappa.defined() ? intervalText(pair.kappa) : undefinedText(pair.kappa.why()),
                   observed ? fourDigits(*observed) : "-"});
    }
    console.line();
    console.line("Pairs at " + std::string(levelText(figures.level)) + " level (Cohen's kappa), worst first");
    console.line(table.text());
    printRest(figures.pairs.size(), shown, figures.level, console);
}

} // namespace

void printAgreement(const AgreementReport& report, const Project& project, Console& console)
{
    printHead(report, project, console);
    printSummary(report, console);
    if (report.figures.resamples > 0) {
        console.line();
        printBootstrap(report, console);
    }
    printLoss(report, console);
    for (const LevelFigures& figures : report.levels) {
        if (figures.report.of(agreement::kPercentAgreement).defined()) {
            printInsight(figures.insight, std::string(levelText(figures.level)), figures.codes, names(figures, project),
                         console);
        }
    }
    const std::size_t most = report.levels.size() == 1 ? static_cast<std::size_t>(-1) : kMostOfEach;
    for (const LevelFigures& figures : report.levels) {
        printCategories(figures, most, console);
        printPairs(figures, most, project, console);
    }
}

} // namespace accord::cli
