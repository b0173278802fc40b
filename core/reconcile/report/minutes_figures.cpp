// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/report/minutes_figures.h"

#include <array>
#include <cstdio>

namespace accord::reconcile {
namespace {

using format::Document;
using format::Line;
using format::plain;

std::string levelName(Level level)
{
    return level == Level::Type ? "Type" : level == Level::Theme ? "Theme" : "Sub-theme";
}

std::string number(double value, const char* how = "%.4f")
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), how, value);
    return text.data();
}

std::string percent(double share)
{
    return number(100 * share, "%.1f") + " %";
}

std::string whyText(agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return "none: no item has two ratings";
    case agreement::NotComputable::OneCategory:
        return "none: a single category is in use";
    case agreement::NotComputable::NoCommonItems:
        return "none: nothing in common";
    default:
        return "none";
    }
}

/// "0.7621 (0.758 to 0.766)"
std::string valueText(const agreement::Outcome& outcome)
{
    if (!outcome.defined()) {
        return whyText(outcome.why());
    }
    return number(outcome->value) + (outcome->interval ? " (" + number(outcome->interval->low, "%.3f") + " to " +
                                                             number(outcome->interval->high, "%.3f") + ")"
                                                       : "");
}

// Of few items no coefficient: "7 of 8 alike".
std::string valueText(const agreement::Outcome& outcome, const std::optional<FewItems>& few)
{
    return few ? std::to_string(few->alike) + " of " + std::to_string(few->items) + " alike" : valueText(outcome);
}

std::string differenceText(const agreement::ComparisonOutcome& outcome)
{
    const auto* found = std::get_if<agreement::Comparison>(&outcome);
    return found == nullptr ? "none"
                            : number(found->difference, "%+.4f") + " (" + number(found->interval.low, "%+.3f") +
                                  " to " + number(found->interval.high, "%+.3f") + ")";
}

std::string endOf(const Minutes& minutes)
{
    return minutes.scope.span().to.empty() ? "now" : "at the end";
}

void addKappas(Document& document, const Minutes& minutes)
{
    format::Part& table = document.table(
        "lrrrr",
        {"Level", "Before: first labels, all items (inter-rater agreement)", "First labels, items voted on again",
         "Second votes, same items (after discussion; not inter-rater agreement)", "Difference"});
    for (const Level level : kLevels) {
        const auto place = static_cast<std::size_t>(level) - 1;
        const LevelFigures& at = minutes.end.at(level);
        table.rows.push_back(
            {{plain(levelName(level))},
             {plain(valueText(minutes.before[place]))},
             {plain(valueText(at.firstLabels, at.fewFirstLabels))},
             {plain(valueText(at.secondVotes, at.fewSecondVotes))},
             {plain(at.fewSecondVotes || at.fewFirstLabels ? "none" : differenceText(minutes.difference[place]))}});
    }
}

const AnnotatorFigure* figureOf(const LevelFigures& figures, PersonId person)
{
    for (const AnnotatorFigure& figure : figures.annotators) {
        if (figure.person == person) {
            return &figure;
        }
    }
    return nullptr;
}

void addAnnotators(Document& document, const Minutes& minutes)
{
    format::Part& table =
        document.table("llrrrr", {"Annotator", "Level", "Items", "With the decisions, at the beginning",
                                  "With the decisions, " + endOf(minutes), "Without those of rules"});
    for (const AnnotatorFigure& person : minutes.end.at(Level::Type).annotators) {
        const auto name = minutes.names.find(person.person);
        for (const Level level : kLevels) {
            const AnnotatorFigure* now = figureOf(minutes.end.at(level), person.person);
            const AnnotatorFigure* before = figureOf(minutes.begin.at(level), person.person);
            if (now->all.items == 0 && (before == nullptr || before->all.items == 0)) {
                continue; // nothing is decided at the level
            }
            table.rows.push_back(
                {{plain(name == minutes.names.end() ? "?" : name->second)},
                 {plain(levelName(level))},
                 {plain(std::to_string(now->all.items))},
                 {plain(before == nullptr ? "none" : valueText(before->all.kappa, fewItems(before->all.kappa)))},
                 {plain(valueText(now->all.kappa, fewItems(now->all.kappa)))},
                 {plain(valueText(now->withoutRules.kappa, fewItems(now->withoutRules.kappa)))}});
        }
    }
}

void addLeftOut(Document& document, const Figures& figures)
{
    std::vector<Line> reasons;
    if (figures.decisions.noneOfThese > 0) {
        reasons.push_back({plain(std::to_string(figures.decisions.noneOfThese) +
                                 " decided as \"none of these\", which is no category")});
    }
    if (figures.secondVotes.noneOfThese + figures.secondVotes.cannotTell > 0) {
        reasons.push_back({plain("of the second votes " + std::to_string(figures.secondVotes.noneOfThese) +
                                 " for \"none of these\" and " + std::to_string(figures.secondVotes.cannotTell) +
                                 " for \"cannot tell\"")});
    }
    if (!reasons.empty()) {
        document.paragraph("Left out of the figures:");
        document.list(std::move(reasons));
    }
}

} // namespace

void addFigures(Document& document, const Minutes& minutes)
{
    document.heading(2, "Figures");
    document.paragraph(
        "Kappa before is computed from the first labels, which people gave apart from each other; decisions do not "
        "change it, and it is the one to report as inter-rater agreement. Second votes were given after discussion: "
        "how well they agree says what talking did, and is not inter-rater agreement.");
    const int voted = minutes.end.secondVotes.items;
    document.paragraph("Fleiss' kappa with its 95 % interval. " +
                       (voted == 1 ? "1 item has" : std::to_string(voted) + " items have") +
                       " a second vote that is revealed.");
    addKappas(document, minutes);
    const DecisionCounts& before = minutes.begin.decisions;
    const DecisionCounts& now = minutes.end.decisions;
    document.paragraph("Decided: " + percent(before.shareOfConflicts()) + " of the conflicts at the beginning, " +
                       percent(now.shareOfConflicts()) + " (" + std::to_string(now.conflictsDecided) + " of " +
                       std::to_string(now.conflicts) + ") " + endOf(minutes) + "; " + percent(before.shareOfItems()) +
                       " of all items at the beginning, " + percent(now.shareOfItems()) + " (" +
                       std::to_string(now.decided) + " of " + std::to_string(now.items) + ") " + endOf(minutes) + ".");
    document.paragraph("Cohen's kappa of each annotator's first labels with the decisions. The decisions were made by "
                       "people who knew these labels, and those of a rule were made from them: this is not inter-rater "
                       "agreement either.");
    addAnnotators(document, minutes);
    addLeftOut(document, minutes.end);
}

} // namespace accord::reconcile
