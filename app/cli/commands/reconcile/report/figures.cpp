// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/reconcile/report/report_commands.h"
#include "app/cli/commands/reconcile/report/scope_options.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/model/bounds.h"
#include "core/reconcile/live_figures.h"

namespace accord::cli {
namespace {

using reconcile::Figures;
using reconcile::LiveFigures;

struct FiguresOptions
{
    std::string project;
    ScopeOptions scope;
};

// Of fewer than ten items how many are alike, and no coefficient.
Json figureJson(const agreement::Outcome& outcome, const std::optional<reconcile::FewItems>& few)
{
    return few ? Json{{"value", nullptr}, {"undefined", "few_items"}, {"alike", few->alike}, {"items", few->items}}
               : outcomeJson(outcome);
}

Json annotatorsJson(const Project& project, const reconcile::LevelFigures& figures)
{
    Json rows = Json::array();
    for (const reconcile::AnnotatorFigure& figure : figures.annotators) {
        Json row{{"person", project.nameOf(figure.person)},
                 {"items", figure.all.items},
                 {"cohen_to_decisions", figureJson(figure.all.kappa, reconcile::fewItems(figure.all.kappa))},
                 {"items_without_rules", figure.withoutRules.items},
                 {"cohen_without_rules",
                  figureJson(figure.withoutRules.kappa, reconcile::fewItems(figure.withoutRules.kappa))}};
        rows.push_back(std::move(row));
    }
    return rows;
}

Json figuresJson(const Project& project, const LiveFigures& live)
{
    const Figures figures = live.figures();
    const reconcile::DecisionCounts& counts = figures.decisions;
    Json levels = Json::array();
    for (const Level level : kLevels) {
        const reconcile::LevelFigures& at = figures.at(level);
        const auto difference = live.difference(level);
        const bool few = at.fewSecondVotes || at.fewFirstLabels;
        const auto* found = few ? nullptr : std::get_if<agreement::Comparison>(&difference);
        levels.push_back(
            {{"level", levelKey(level)},
             {"second_votes_after_discussion", figureJson(at.secondVotes, at.fewSecondVotes)},
             {"first_labels_of_the_same_items", figureJson(at.firstLabels, at.fewFirstLabels)},
             {"difference", found == nullptr ? Json(nullptr)
                                             : Json{{"value", found->difference},
                                                    {"interval", {found->interval.low, found->interval.high}}}},
             {"annotators", annotatorsJson(project, at)}});
    }
    Json line = Json::array();
    for (const reconcile::FigurePoint& point : live.line()) {
        line.push_back({{"at", point.at},
                        {"share_of_conflicts", point.shareOfConflicts},
                        {"share_of_items", point.shareOfItems},
                        {"second_votes_type", orNull(point.secondVotes[0])},
                        {"second_votes_theme", orNull(point.secondVotes[1])},
                        {"second_votes_subtheme", orNull(point.secondVotes[2])}});
    }
    return {{"items", counts.items},
            {"conflicts", counts.conflicts},
            {"decided", counts.decided},
            {"conflicts_decided", counts.conflictsDecided},
            {"deferred", counts.deferred},
            {"decided_by_rule", counts.byRule},
            {"decided_by_import", counts.byFile},
            {"none_of_these", counts.noneOfThese},
            {"items_voted_again", figures.secondVotes.items},
            {"second_votes", figures.secondVotes.votes},
            {"levels", std::move(levels)},
            {"line", std::move(line)}};
}

std::string valueWithInterval(const agreement::Outcome& outcome, const std::optional<reconcile::FewItems>& few)
{
    if (few) {
        return grouped(few->alike) + " of " + grouped(few->items) + " alike";
    }
    const std::string interval = intervalText(outcome);
    return valueText(outcome) + (interval.empty() ? "" : "  " + interval);
}

void printFigures(const Project& project, const LiveFigures& live, Console& console)
{
    const Figures figures = live.figures();
    const reconcile::DecisionCounts& counts = figures.decisions;
    console.line("Decided: " + grouped(counts.conflictsDecided) + " of " + counted(counts.conflicts, "conflict") +
                 " (" + percent(counts.shareOfConflicts()) + "), " + grouped(counts.decided) + " of " +
                 counted(counts.items, "item") + " (" + percent(counts.shareOfItems()) + "), " +
                 grouped(counts.byRule) + " of them by rule");
    console.line();
    console.line("Agreement of second votes (after discussion; not inter-rater agreement), " +
                 counted(figures.secondVotes.items, "item"));
    TextTable second("lll", 2);
    second.row({"", "second votes", "first labels of the same items"});
    for (const Level level : kLevels) {
        const reconcile::LevelFigures& at = figures.at(level);
        second.row({std::string(levelText(level)), valueWithInterval(at.secondVotes, at.fewSecondVotes),
                    valueWithInterval(at.firstLabels, at.fewFirstLabels)});
    }
    console.line(second.text());
    console.line();
    console.line("Each annotator's first labels with the decisions (made from them; not inter-rater agreement)");
    TextTable people("llrll", 2);
    people.row({"", "", "items", "all decisions", "without those of rules"});
    for (const Level level : kLevels) {
        for (const reconcile::AnnotatorFigure& figure : figures.at(level).annotators) {
            people.row({std::string(levelText(level)), project.nameOf(figure.person), grouped(figure.all.items),
                        valueWithInterval(figure.all.kappa, reconcile::fewItems(figure.all.kappa)),
                        valueWithInterval(figure.withoutRules.kappa, reconcile::fewItems(figure.withoutRules.kappa))});
        }
    }
    const bool none = figures.at(Level::Type).annotators.empty();
    console.line(none && live.annotators() > 0
                     ? "Not worked out where more than " + std::to_string(bounds::kPairedRaters) + " people label."
                     : people.text());
    if (counts.noneOfThese > 0) {
        console.line();
        console.line("Left out: " + grouped(counts.noneOfThese) +
                     " decided as \"none of these\", which is no category.");
    }
}

Result<int> showFigures(const FiguresOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const reconcile::Scope scope, chooseScope(project, options.scope));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, scope.round));
    const reconcile::FigureSpan span = scope.span();
    ACCORD_TRY(const LiveFigures live, LiveFigures::load(project, labelMatrix, span, console.stop()));
    Record record;
    record.fields([&] { return figuresJson(project, live); }).text([&] { printFigures(project, live, console); });
    return console.emit(record);
}

} // namespace

void addReconcileFigures(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "figures", "How far the decisions are, and what they and second votes agree with",
                       "accord-cli reconcile figures pilot.accord --round Pilot");
    const auto options = std::make_shared<FiguresOptions>();
    addProjectArgument(command, options->project);
    addScopeOptions(command, options->scope);
    commands.onChosen(command, options, showFigures);
}

} // namespace accord::cli
