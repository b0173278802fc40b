// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/intra.h"

#include "app/cli/commands/agreement/breakdown/rows.h"
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/command.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/project/agreement/intra.h"
#include "core/project/items.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace accord::cli {
namespace {

/// Everybody's figures, at the levels that were asked for, with the names that they need.
struct IntraReport
{
    Round round;
    IntraAgreement intra;
    std::vector<Level> levels;
    std::shared_ptr<const Taxonomy> taxonomy;
    std::map<PersonId, std::string> names;
    std::map<RoundId, std::string> rounds;
    std::map<ItemId, Heading> headings;
};

std::string nameIn(const IntraReport& report, PersonId person)
{
    const auto found = report.names.find(person);
    return found == report.names.end() ? std::string() : found->second;
}

std::string roundIn(const IntraReport& report, RoundId round)
{
    const auto found = report.rounds.find(round);
    return found == report.rounds.end() ? std::string() : found->second;
}

std::string codeIn(const IntraReport& report, int category)
{
    return category < 0 ? "-" : report.taxonomy->categories()[static_cast<std::size_t>(category)].code;
}

std::string saidIn(const IntraReport& report, const LabelMatrixCell& cell)
{
    return codeIn(report, cell.verdict == Verdict::NotForStudy ? -1 : cell.category);
}

std::string daysText(std::optional<double> days)
{
    if (!days) {
        return "-";
    }
    char text[32];
    (void)std::snprintf(text, sizeof text, "%.1f", *days);
    return text;
}

Result<IntraReport> intraReport(Project& project, const AgreementOptions& options)
{
    IntraReport report;
    ACCORD_TRY(report.round, chooseRound(project, options.part.round));
    ACCORD_TRY(const PersonId viewer, whoLooks(project, options.viewer));
    const bool partsAsked = !options.part.repository.empty() || !options.part.annotators.empty();
    if (report.round.blind && viewer.valid() && !partsAsked) {
        ACCORD_TRY(report.intra, ownIntraAgreement(project, report.round.id, viewer));
    } else {
        ACCORD_TRY(const Part part, partOf(project, options.part, false));
        ACCORD_TRY(report.intra, intraAgreement(project, part.labelMatrix, part.selection));
    }
    report.levels = levelsOf(options);
    report.taxonomy = project.taxonomy();
    for (const Person& person : project.people()) {
        report.names.emplace(person.id, person.name);
    }
    for (const Round& round : project.rounds()) {
        report.rounds.emplace(round.id, round.name);
    }
    std::vector<ItemId> items;
    for (const IntraAnnotator& one : report.intra.annotators) {
        for (const LabelledTwice& pair : one.pairs) {
            items.insert(items.end(), {pair.first, pair.second});
        }
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    for (const Heading& heading : headings) {
        report.headings.emplace(heading.item, heading);
    }
    return report;
}

const Heading& headingIn(const IntraReport& report, ItemId item)
{
    static const Heading kNone;
    const auto found = report.headings.find(item);
    return found == report.headings.end() ? kNone : found->second;
}

Json pairJson(const IntraReport& report, const LabelledTwice& pair, Level level)
{
    const auto at = [&](const LabelMatrixCell& cell) {
        return codeIn(report, ratedAs(*report.taxonomy, cell, level).value_or(-1));
    };
    return {{"issue", headingIn(report, pair.first).url},
            {"occurrences", {headingIn(report, pair.first).occurrence, headingIn(report, pair.second).occurrence}},
            {"drawn", pair.drawn},
            {"earlier_round", pair.earlier.valid() ? Json(roundIn(report, pair.earlier)) : Json(nullptr)},
            {"first", at(pair.said)},
            {"second", at(pair.saidAgain)},
            {"days", pair.days ? Json(*pair.days) : Json(nullptr)}};
}

Json intraJson(const IntraReport& report)
{
    Json people = Json::array();
    for (const IntraAnnotator& one : report.intra.annotators) {
        Json levels = Json::array();
        for (const Level level : report.levels) {
            const IntraLevel& at = one.at(level);
            Json differing = Json::array();
            for (const int pair : at.differing) {
                differing.push_back(pairJson(report, one.pairs[static_cast<std::size_t>(pair)], level));
            }
            Json drift = Json::array();
            for (const IntraDrift& moved : at.drift) {
                drift.push_back(
                    {{"code", codeIn(report, moved.category)}, {"first", moved.first}, {"second", moved.second}});
            }
            levels.push_back({{"level", levelKey(level)},
                              {"pairs", at.kappa.items},
                              {"differ", at.differ},
                              {"cohen_kappa", outcomeJson(at.kappa.kappa)},
                              {"drift", std::move(drift)},
                              {"differing", report.intra.onlyOwn ? Json(nullptr) : std::move(differing)}});
        }
        people.push_back({{"person", nameIn(report, one.person)},
                          {"labelled_twice", one.labelledTwice},
                          {"median_days", one.medianDays ? Json(*one.medianDays) : Json(nullptr)},
                          {"levels", std::move(levels)}});
    }
    Json object{{"round", report.round.name}, {"only_own", report.intra.onlyOwn}};
    Json against = Json::array();
    for (const RoundId earlier : report.intra.against) {
        against.push_back(roundIn(report, earlier));
    }
    object["against_rounds"] = std::move(against);
    object["checked"] = report.intra.onlyOwn ? Json(nullptr) : Json(report.intra.checked);
    object["repeats"] =
        report.intra.onlyOwn ? Json(nullptr) : Json{{"all", report.intra.repeats}, {"drawn", report.intra.drawn}};
    object["annotators"] = std::move(people);
    return object;
}

// A row per person and level, for CSV and LaTeX.
Json intraRows(const IntraReport& report)
{
    Json rows = Json::array();
    for (const IntraAnnotator& one : report.intra.annotators) {
        for (const Level level : report.levels) {
            const IntraLevel& at = one.at(level);
            Json row{{"person", nameIn(report, one.person)},
                     {"level", levelKey(level)},
                     {"pairs", at.kappa.items},
                     {"differ", at.differ}};
            addOutcome(row, at.kappa.kappa);
            row["median_days"] = one.medianDays ? Json(*one.medianDays) : Json(nullptr);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

std::string driftText(const IntraReport& report, const IntraLevel& at)
{
    constexpr std::size_t kMost = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(kMost, at.drift.size()); ++i) {
        const IntraDrift& moved = at.drift[i];
        text += (text.empty() ? "" : ", ") + codeIn(report, moved.category) + " " + std::to_string(moved.first) +
                " to " + std::to_string(moved.second);
    }
    return text.empty() ? "-" : text;
}

// The topmost of the levels on which the two labels differ; none where they do not.
std::optional<Level> partsAt(const IntraReport& report, const LabelledTwice& pair)
{
    for (const Level level : report.levels) {
        const auto first = ratedAs(*report.taxonomy, pair.said, level);
        const auto second = ratedAs(*report.taxonomy, pair.saidAgain, level);
        if (first && second && *first != *second) {
            return level;
        }
    }
    return std::nullopt;
}

void printDiffering(const IntraReport& report, Console& console)
{
    TextTable table("lllllr", 2);
    table.row({"", "issue", "first", "second", "apart at", "days"});
    std::int64_t differing = 0;
    for (const IntraAnnotator& one : report.intra.annotators) {
        for (const LabelledTwice& pair : one.pairs) {
            if (const auto level = partsAt(report, pair)) {
                ++differing;
                table.row({nameIn(report, one.person), headingIn(report, pair.first).url, saidIn(report, pair.said),
                           saidIn(report, pair.saidAgain), std::string(levelText(*level)), daysText(pair.days)});
            }
        }
    }
    console.line();
    if (differing == 0) {
        console.line("No pair of labels differs.");
        return;
    }
    console.line("Pairs that differ");
    console.line(table.text());
}

void printIntra(const IntraReport& report, Console& console)
{
    console.line("How well people agree with themselves in round \"" + report.round.name + "\"");
    if (report.intra.onlyOwn) {
        console.line(
            "The round is blind: only your own labels are told. Which issues these are is shown when it is over.");
    } else {
        const int listed = report.intra.repeats - report.intra.drawn;
        if (report.intra.repeats > 0 || report.intra.checked == 0) {
            console.line(counted(report.intra.repeats, "repeat") + ": " + grouped(report.intra.drawn) +
                         " that the sample drew, " + grouped(listed) + " that a file lists again");
        }
        if (report.intra.checked > 0) {
            std::string rounds;
            for (const RoundId earlier : report.intra.against) {
                rounds += (rounds.empty() ? "\"" : ", \"") + roundIn(report, earlier) + "\"";
            }
            console.line(counted(report.intra.checked, "issue") + " held against the labels of " + rounds);
        }
    }
    console.line();
    if (report.intra.annotators.empty()) {
        console.line("Nobody labelled an issue twice.");
        return;
    }
    TextTable table("llrrrlrl");
    table.row({"", "level", "pairs", "differ", "kappa", "95 % interval", "days", "drift (first to second time)"});
    for (const IntraAnnotator& one : report.intra.annotators) {
        for (const Level level : report.levels) {
            const IntraLevel& at = one.at(level);
            table.row({nameIn(report, one.person), std::string(levelText(level)), grouped(at.kappa.items),
                       grouped(at.differ), valueText(at.kappa.kappa), intervalText(at.kappa.kappa),
                       daysText(one.medianDays), driftText(report, at)});
        }
    }
    console.line(table.text());
    console.line("Kappa is Cohen's, of the first against the second time; days are the median between both.");
    if (!report.intra.onlyOwn) {
        printDiffering(report, console);
    }
}

} // namespace

Result<int> showIntra(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const IntraReport report, intraReport(project, options));
    if (console.format() == Format::Csv || console.format() == Format::Latex) {
        return printRows(intraRows(report), "Agreement of people with themselves in round " + report.round.name,
                         console);
    }
    Record record;
    record.fields([&] { return intraJson(report); }).text([&] { printIntra(report, console); });
    return console.emit(record);
}

} // namespace accord::cli
