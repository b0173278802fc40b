// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/agreement/report.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"

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
    const std::vector<PersonId>& annotators = report.levels.front().annotators;
    std::string names;
    for (const PersonId id : annotators) {
        const Person* person = project.person(id);
        names += (names.empty() ? ": " : ", ") + (person == nullptr ? std::string() : person->name);
    }
    console.line(counted(static_cast<std::int64_t>(annotators.size()), "annotator") + names);
    console.line();
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
    addRow(table, report, "Fleiss' kappa", [](const LevelFigures& level) { return valueText(level.fleiss); });
    addRow(table, report, "  95 % interval", [](const LevelFigures& level) { return intervalText(level.fleiss); });
    addRow(table, report, "percent agreement", [](const LevelFigures& level) { return valueText(level.percent); });
    addRow(table, report, "all labels equal", [](const LevelFigures& level) { return valueText(level.full); });
    addRow(table, report, "items used", [](const LevelFigures& level) { return grouped(level.fleiss.use().pairable); });
    addRow(table, report, "items left out",
           [](const LevelFigures& level) { return grouped(level.fleiss.use().leftOut()); });
    addRow(table, report, "  with one label",
           [](const LevelFigures& level) { return grouped(level.fleiss.use().rated - level.fleiss.use().pairable); });
    addRow(table, report, "  without a label",
           [](const LevelFigures& level) { return grouped(level.fleiss.use().items - level.fleiss.use().rated); });
    addRow(table, report, "labels not specified",
           [](const LevelFigures& level) { return grouped(level.notSpecified); });
    console.line(table.text());
    for (const LevelFigures& level : report.levels) {
        if (!level.fleiss.defined()) {
            console.line("Fleiss' kappa at " + std::string(levelText(level.level)) +
                         " level is undefined: " + undefinedText(level.fleiss.why()) + ".");
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
    // A pair that has no label at this level says nothing that the summary does not say.
    if (figures.pairs.empty() || !figures.percent.defined()) {
        return;
    }
    const auto nameOf = [&](int annotator) {
        const Person* person = project.person(figures.annotators[static_cast<std::size_t>(annotator)]);
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
    const std::size_t most = report.levels.size() == 1 ? static_cast<std::size_t>(-1) : kMostOfEach;
    for (const LevelFigures& figures : report.levels) {
        printCategories(figures, most, console);
        printPairs(figures, most, project, console);
    }
}

} // namespace accord::cli
