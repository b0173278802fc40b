// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/intra.h"

#include "app/cli/commands/agreement.h"
#include "app/cli/words.h"
#include "core/base/numbers.h"
#include "core/project/items.h"

#include <algorithm>
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

template <class Id>
std::string nameIn(const std::map<Id, std::string>& names, Id id)
{
    const auto found = names.find(id);
    return found == names.end() ? std::string() : found->second;
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
    return days ? text::fixed(*days, 1) : "-";
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

/// A person at a level; or all of them together.
struct LevelRow
{
    const IntraAnnotator* who; ///< null: all together
    Level level;
    const IntraLevel* together = nullptr;

    [[nodiscard]] const IntraLevel& at() const { return who == nullptr ? *together : who->at(level); }
    [[nodiscard]] std::string name(const IntraReport& report) const
    {
        return who == nullptr ? std::string("all together") : nameIn(report.names, who->person);
    }
};

// Of few pairs there is no coefficient, but "6 of 6".
const agreement::Outcome& kappaOf(const LevelRow& row)
{
    static const agreement::Outcome kFew{agreement::NoEstimate{agreement::NotComputable::FewItems, std::nullopt, {}}};
    const agreement::Outcome& kappa = row.at().kappa.kappa;
    return row.at().isFew() && kappa.defined() ? kFew : kappa;
}

std::vector<LevelRow> rowsOf(const IntraReport& report, const IntraAnnotator& who)
{
    std::vector<LevelRow> rows;
    for (const Level level : report.levels) {
        rows.push_back({&who, level});
    }
    return rows;
}

// Where more than one person labelled issues twice.
std::vector<LevelRow> togetherOf(const IntraReport& report)
{
    std::vector<LevelRow> rows;
    for (const Level level : report.levels) {
        if (report.intra.annotators.size() > 1) {
            rows.push_back({nullptr, level, &report.intra.together[static_cast<std::size_t>(level) - 1]});
        }
    }
    return rows;
}

std::vector<LevelRow> rowsOf(const IntraReport& report)
{
    std::vector<LevelRow> rows;
    for (const IntraAnnotator& who : report.intra.annotators) {
        const std::vector<LevelRow> own = rowsOf(report, who);
        rows.insert(rows.end(), own.begin(), own.end());
    }
    const std::vector<LevelRow> together = togetherOf(report);
    rows.insert(rows.end(), together.begin(), together.end());
    return rows;
}

/// Two labels that differ, at a level.
struct PairRow
{
    const IntraAnnotator* who;
    const LabelledTwice* pair;
    Level level;
};

Table<PairRow> pairTable(const IntraReport& report)
{
    const auto heading = [&report](ItemId item) -> const Heading& { return headingIn(report, item); };
    const auto at = [&report](LabelMatrixCell LabelledTwice::*cell) {
        return [&report, cell](const PairRow& row) {
            return codeIn(report, ratedAs(*report.taxonomy, row.pair->*cell, row.level).value_or(-1));
        };
    };
    const auto said = [&report](LabelMatrixCell LabelledTwice::*cell) {
        return [&report, cell](const PairRow& row) { return saidIn(report, row.pair->*cell); };
    };
    const auto occurrences = [heading](const PairRow& row) {
        return Json{heading(row.pair->first).occurrence, heading(row.pair->second).occurrence};
    };
    const auto earlier = [&report](const PairRow& row) {
        const RoundId round = row.pair->earlier;
        return round.valid() ? Json(nameIn(report.rounds, round)) : Json(nullptr);
    };
    return Table<PairRow>()
        .shown("", [&report](const PairRow& row) { return nameIn(report.names, row.who->person); })
        .column("issue", [heading](const PairRow& row) { return heading(row.pair->first).url; })
        .key("occurrences", occurrences)
        .key("drawn", [](const PairRow& row) { return row.pair->drawn; })
        .key("earlier_round", earlier)
        .column("first", "first", at(&LabelledTwice::said), said(&LabelledTwice::said))
        .column("second", "second", at(&LabelledTwice::saidAgain), said(&LabelledTwice::saidAgain))
        .shown("apart at", [](const PairRow& row) { return std::string(levelText(row.level)); })
        .number(
            "days", "days", [](const PairRow& row) { return orNull(row.pair->days); },
            [](const PairRow& row) { return daysText(row.pair->days); });
}

Json differingJson(const IntraReport& report, const LevelRow& row)
{
    if (report.intra.onlyOwn || row.who == nullptr) {
        return nullptr;
    }
    std::vector<PairRow> pairs;
    for (const int pair : row.at().differing) {
        pairs.push_back({row.who, &row.who->pairs[static_cast<std::size_t>(pair)], row.level});
    }
    return pairTable(report).json(pairs);
}

Json driftJson(const IntraReport& report, const IntraLevel& at)
{
    return Table<IntraDrift>()
        .key("code", [&report](const IntraDrift& moved) { return codeIn(report, moved.category); })
        .key("first", &IntraDrift::first)
        .key("second", &IntraDrift::second)
        .json(at.drift);
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

Table<LevelRow> levelTable(const IntraReport& report)
{
    return Table<LevelRow>()
        .shown("", [&report](const LevelRow& row) { return row.name(report); })
        .column(
            "level", "level", [](const LevelRow& row) { return levelKey(row.level); },
            [](const LevelRow& row) { return std::string(levelText(row.level)); })
        .number("pairs", [](const LevelRow& row) { return row.at().kappa.items; })
        .number("differ", [](const LevelRow& row) { return row.at().differ; })
        .key("alike", [](const LevelRow& row) { return row.at().alike(); })
        .key("cohen_kappa", [](const LevelRow& row) { return outcomeJson(kappaOf(row)); })
        .shown(
            "kappa",
            [](const LevelRow& row) {
                return row.at().kappa.items > 0 && row.at().isFew()
                           ? grouped(row.at().alike()) + " of " + grouped(row.at().kappa.items)
                           : valueText(row.at().kappa.kappa);
            },
            'r')
        .shown("95 % interval", [](const LevelRow& row) { return intervalText(kappaOf(row)); })
        .shown(
            "days",
            [](const LevelRow& row) { return row.who == nullptr ? std::string() : daysText(row.who->medianDays); }, 'r')
        .key("drift", [&report](const LevelRow& row) { return driftJson(report, row.at()); })
        .shown("drift (first to second time)", [&report](const LevelRow& row) { return driftText(report, row.at()); })
        .key("differing", [&report](const LevelRow& row) { return differingJson(report, row); });
}

// As CSV and LaTeX have it: a row per person and level.
Table<LevelRow> figureTable(const IntraReport& report)
{
    Table<LevelRow> table;
    table.column("person", [&report](const LevelRow& row) { return row.name(report); })
        .column("level", [](const LevelRow& row) { return levelKey(row.level); })
        .number("pairs", [](const LevelRow& row) { return row.at().kappa.items; })
        .number("differ", [](const LevelRow& row) { return row.at().differ; });
    addOutcome(table, [](const LevelRow& row) { return &kappaOf(row); });
    return table
        .number("median_days",
                [](const LevelRow& row) { return row.who == nullptr ? Json(nullptr) : orNull(row.who->medianDays); })
        .figures("Agreement of people with themselves in round " + report.round.name)
        .details("Pairs of labels of the same person; Cohen's kappa with 95 % intervals, of fewer than " +
                 std::to_string(kFewPairs) + " pairs none");
}

// Each pair at the topmost of the levels on which its two labels differ.
std::vector<PairRow> differing(const IntraReport& report)
{
    std::vector<PairRow> rows;
    for (const IntraAnnotator& who : report.intra.annotators) {
        for (const LabelledTwice& pair : who.pairs) {
            const auto differs = [&](Level level) {
                const auto first = ratedAs(*report.taxonomy, pair.said, level);
                const auto second = ratedAs(*report.taxonomy, pair.saidAgain, level);
                return first && second && *first != *second;
            };
            const auto level = std::ranges::find_if(report.levels, differs);
            if (level != report.levels.end()) {
                rows.push_back({&who, &pair, *level});
            }
        }
    }
    return rows;
}

void addHead(Record& record, const IntraReport& report)
{
    const IntraAgreement& intra = report.intra;
    std::vector<std::string> against;
    std::string quoted;
    for (const RoundId earlier : intra.against) {
        against.push_back(nameIn(report.rounds, earlier));
        quoted += (quoted.empty() ? "\"" : ", \"") + against.back() + "\"";
    }
    record.field("round", report.round.name).field("only_own", intra.onlyOwn).field("against_rounds", against);
    record.line("How well people agree with themselves in round \"" + report.round.name + "\"");
    if (intra.onlyOwn) {
        record.field("checked", Json(nullptr)).field("repeats", Json(nullptr));
        record.line(
            "The round is blind: only your own labels are told. Which issues these are is shown when it is over.");
        return;
    }
    record.field("checked", intra.checked);
    record.field("repeats", Json{{"all", intra.repeats}, {"drawn", intra.drawn}});
    if (intra.repeats > 0 || intra.checked == 0) {
        record.line(counted(intra.repeats, "repeat") + ": " + grouped(intra.drawn) + " that the sample drew, " +
                    grouped(intra.repeats - intra.drawn) + " that a file lists again");
    }
    if (intra.checked > 0) {
        record.line(counted(intra.checked, "issue") + " held against the labels of " + quoted);
    }
}

Record recordOf(const IntraReport& report)
{
    const auto people =
        Table<IntraAnnotator>()
            .key("person", [&](const IntraAnnotator& who) { return nameIn(report.names, who.person); })
            .key("labelled_twice", &IntraAnnotator::labelledTwice)
            .key("median_days", [](const IntraAnnotator& who) { return orNull(who.medianDays); })
            .key("levels", [&](const IntraAnnotator& who) { return levelTable(report).json(rowsOf(report, who)); });
    Record record;
    addHead(record, report);
    record.field("annotators", [&report, people] { return people.json(report.intra.annotators); }).line();
    record.field("together", [&report] { return levelTable(report).json(togetherOf(report)); });
    record.sheet(figureTable(report), rowsOf(report));
    if (report.intra.annotators.empty()) {
        return record.line("Nobody labelled an issue twice.");
    }
    record.line(levelTable(report).text(rowsOf(report)));
    record.line(
        "Kappa is Cohen's, of the first against the second time; days are the median between both. Of fewer than " +
        std::to_string(kFewPairs) + " pairs only how many are alike is told.");
    if (!report.intra.onlyOwn) {
        const std::vector<PairRow> pairs = differing(report);
        record.line().line(pairs.empty() ? "No pair of labels differs." : "Pairs that differ");
        if (!pairs.empty()) {
            record.line(pairTable(report).text(pairs, 2));
        }
    }
    return record;
}

} // namespace

Result<int> showIntra(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const IntraReport report, intraReport(project, options));
    return console.emit(recordOf(report));
}

} // namespace accord::cli
