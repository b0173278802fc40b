// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/words.h"
#include "core/study/shares.h"

#include <array>
#include <charconv>
#include <functional>
#include <optional>
#include <utility>

namespace accord::cli {
namespace {

struct TableOptions
{
    std::string project;
    std::string round;
    std::string repeats;
    std::vector<std::string> years;
    std::vector<std::string> falsePositives;
};

struct ShareOptions
{
    std::string project;
    std::string round;
    std::string level = "theme";
    std::string by;
    std::string repeats;
    std::vector<std::string> years;
};

study::YearLists listsOf(const std::vector<std::string>& files)
{
    return {files.begin(), files.end()};
}

// "vllm=9.74%" or "vllm=0.0974".
Result<std::pair<std::string, double>> givenShare(const std::string& text)
{
    const auto equals = text.rfind('=');
    const std::string name = text.substr(0, equals);
    std::string number = equals == std::string::npos ? std::string() : text.substr(equals + 1);
    const bool percents = number.ends_with('%');
    number.resize(number.size() - (percents ? 1 : 0));
    double value = -1;
    const char* const end = number.data() + number.size();
    const auto read = std::from_chars(number.data(), end, value);
    if (read.ec != std::errc() || read.ptr != end || number.empty()) {
        return Error{Errc::Invalid, Reason::ShareOfFalsePositives, {name}};
    }
    return std::pair(name, percents ? value / 100 : value);
}

Table<study::StudyRow> studyTableOf(const study::StudyTable& found)
{
    using Row = study::StudyRow;
    Table<Row> table;
    table.column(
        "repository", "", [](const Row& row) { return row.repository.empty() ? Json(nullptr) : Json(row.repository); },
        [](const Row& row) { return row.repository.empty() ? "all" : row.repository; });
    const auto count = [&table](const std::string& key, const std::string& heading,
                                const std::function<std::int64_t(const Row&)>& items) {
        table.number(key, heading, items, [items](const Row& row) { return grouped(items(row)); });
    };
    for (const std::string& year : found.years) {
        count(year.empty() ? "no_year" : year, year.empty() ? "no year" : year, [year](const Row& row) {
            const auto items = row.years.find(year);
            return items == row.years.end() ? 0 : items->second;
        });
    }
    for (std::size_t type = 0; type < found.types.size(); ++type) {
        count(found.types[type], found.typeNames[type], [type](const Row& row) { return row.types[type]; });
    }
    if (found.all.undecided > 0) {
        count("undecided", "not decided", [](const Row& row) { return row.undecided; });
    }
    count("items", "all", [](const Row& row) { return row.items; });
    table.key("collected", [](const Row& row) { return row.falsePositives ? Json(row.collected) : Json(nullptr); });
    return table.number(
        "false_positives", "false positives", [](const Row& row) { return orNull(row.falsePositives); },
        [](const Row& row) { return row.falsePositives ? percent(*row.falsePositives) : std::string(); });
}

// How many they are, or why nobody knows: for a sentence and for the caption.
std::string falsePositivesText(const study::StudyTable& found)
{
    if (found.all.falsePositives && found.meanFalsePositives) {
        return percent(*found.all.falsePositives) + " of all that was collected, " +
               percent(*found.meanFalsePositives) + " as the mean of the repositories";
    }
    const auto all = static_cast<int>(found.rows.size());
    const std::string where = found.unknownFalsePositives < all ? " in " + grouped(found.unknownFalsePositives) +
                                                                      " of " + grouped(all) + " repositories"
                                                                : std::string();
    return "no data" + where + ": nobody said of an issue that it is not for the study";
}

std::string byText(const study::DecidedBy& by)
{
    return by.source == DecisionSource::Rule     ? "by rule " + by.rule
           : by.source == DecisionSource::Import ? std::string("by a file that was brought in")
                                                 : std::string("by people");
}

// "16,755 of 38,742 items decided, by rule unanimous".
std::string decidedText(std::int64_t settled, std::int64_t items, const std::vector<study::DecidedBy>& by)
{
    std::string text = grouped(settled) + " of " + counted(items, "item") + " decided";
    for (std::size_t i = 0; i < by.size(); ++i) {
        text += (i == 0 ? ", " : " and ") + (by.size() > 1 ? grouped(by[i].items) + " " : "") + byText(by[i]);
    }
    return text;
}

Result<int> showTable(const TableOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    study::StudyTableRequest request;
    request.repeats = repeatsOf(options.repeats);
    request.years = listsOf(options.years);
    for (const std::string& text : options.falsePositives) {
        ACCORD_TRY(auto given, givenShare(text));
        request.falsePositives.insert(std::move(given));
    }
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const study::StudyTable found, study::studyTable(project, round.id, request, console.progress(), stop));
    const std::string rates = falsePositivesText(found);
    auto table = studyTableOf(found);
    std::vector<study::StudyRow> rows = found.rows;
    rows.push_back(found.all);
    Record record;
    record.field("round", round.name).field("repositories", table.json(found.rows)).field("all", table.json(found.all));
    record.field("false_positives",
                 Json{{"pooled", orNull(found.all.falsePositives)}, {"mean", orNull(found.meanFalsePositives)}});
    const std::string decided = decidedText(found.settled, found.inRound, found.by);
    const bool open = found.all.undecided > 0;
    record.field("statement", decided);
    record.line(table.text(rows));
    if (open) {
        record.line(decided + ".");
    }
    record.line("False positives: " + rates + ".");
    if (found.unknownFalsePositives > 0) {
        record.line("Where they were sorted out before the issues came into the project, --false-positives says how "
                    "many.");
    }
    table.figures("Issues by repository, year and type")
        .details("Round " + round.name + ", n = " + grouped(found.all.items) + " items" +
                 (open ? "; " + decided : std::string()) + "; false positives " + rates);
    record.sheet(table, rows);
    return console.emit(record);
}

constexpr std::array<std::pair<const char*, study::SharesBy>, 4> kSharesBy{{{"repository", study::SharesBy::Repository},
                                                                            {"year", study::SharesBy::Year},
                                                                            {"state", study::SharesBy::State},
                                                                            {"type", study::SharesBy::Type}}};

Table<study::ShareRow> shareTable(const std::string& by)
{
    using Row = study::ShareRow;
    Table<Row> table;
    if (!by.empty()) {
        table.column(
            by, by, [](const Row& row) { return row.part.empty() ? Json(nullptr) : Json(row.part); },
            [](const Row& row) { return row.part.empty() ? "none" : row.part; });
    }
    const auto ends = [](double agreement::Interval::*end) {
        return [end](const Row& row) { return row.share.interval ? Json(*row.share.interval.*end) : Json(nullptr); };
    };
    const auto bound = [](double agreement::Interval::*end) {
        return [end](const Row& row) { return row.share.bounds ? Json(*row.share.bounds.*end) : Json(nullptr); };
    };
    return table.column("code", &Row::code)
        .column("name", &Row::name)
        .number("items", [](const Row& row) { return row.share.items; })
        .number("of", &Row::ofItems)
        .number("share", [](const Row& row) { return row.share.share; })
        .number("standard_error", [](const Row& row) { return orNull(row.share.standardError); })
        .interval("", ends(&agreement::Interval::low), ends(&agreement::Interval::high))
        .number("at_least", bound(&agreement::Interval::low))
        .number("at_most", bound(&agreement::Interval::high));
}

std::string_view noIntervalKey(study::NoInterval why)
{
    switch (why) {
    case study::NoInterval::None:
        break;
    case study::NoInterval::Undecided:
        return "undecided";
    case study::NoInterval::ToppedUp:
        return "topped_up";
    case study::NoInterval::Whole:
        return "whole";
    case study::NoInterval::NotDrawn:
        return "not_drawn";
    }
    return {};
}

// What stands in place of an interval, and why: for the caption.
std::string intervalDetail(const study::RoundShares& found)
{
    switch (found.noInterval) {
    case study::NoInterval::None:
        break;
    case study::NoInterval::Undecided:
        return "shares of the decided ones, at least and at most as the others may be of any category or of none";
    case study::NoInterval::ToppedUp:
        return grouped(found.added) + " added by topping up until a category had enough, so without intervals";
    case study::NoInterval::Whole:
        return "all there is, so without intervals of sampling";
    case study::NoInterval::NotDrawn:
        return "not drawn at random, so without intervals";
    }
    return "with 95 % intervals";
}

std::vector<std::string> designLines(const study::RoundShares& found)
{
    std::vector<std::string> lines{decidedText(found.settled(), found.items(), found.by) + "."};
    if (found.noInterval == study::NoInterval::Undecided) {
        lines.push_back(
            "Which ones are decided is no chance, so the shares, which are those of the decided ones, have no "
            "interval: each of the " +
            grouped(found.undecided) +
            " others may be of any category or of none, which gives the bounds (at least, at most).");
    } else if (found.noInterval == study::NoInterval::NotDrawn) {
        lines.push_back(
            "The items were not drawn at random, so there is no interval: it would say how far a sample may lie "
            "from what it was drawn from.");
    } else if (found.noInterval != study::NoInterval::None) {
        lines.push_back(found.noInterval == study::NoInterval::Whole
                            ? "These are all there are, so there is no interval of sampling."
                            : grouped(found.added) +
                                  " were added by topping up until a category had enough, so there is no interval: how "
                                  "many there are depends on what was found.");
    }
    if (found.added > 0 && found.noInterval != study::NoInterval::ToppedUp) {
        lines.push_back(grouped(found.added) + " of the issues were added by topping up until a category had enough.");
    }
    if (found.drawn) {
        lines.push_back(
            "Shares of the " + grouped(found.frame) + " issues from which the items were drawn, in " +
            (found.strata == 1 ? "1 stratum" : grouped(static_cast<std::int64_t>(found.strata)) + " strata") +
            ": each item counts as many as it stands for.");
    }
    if (found.unspokenFor > 0) {
        lines.push_back(grouped(found.unspokenFor) + " of them are in strata without an item that is decided.");
    }
    if (found.elsewhere > 0) {
        lines.push_back(counted(found.elsewhere, "item") + (found.elsewhere == 1 ? " is" : " are") +
                        " left out: in no stratum of the sample any more.");
    }
    return lines;
}

Result<int> showShares(const ShareOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    study::SharesRequest request;
    request.repeats = repeatsOf(options.repeats);
    request.years = listsOf(options.years);
    for (const Level level : kLevels) {
        request.level = options.level == levelKey(level) ? level : request.level;
    }
    for (const auto& [word, by] : kSharesBy) {
        request.by = options.by == word ? by : request.by;
    }
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const study::RoundShares found,
               study::roundShares(project, round.id, request, console.progress(), stop));
    const std::string weighted = found.drawn ? "weighted for the sample" : "each item counts the same";
    auto table = shareTable(options.by);
    const auto decidedBy =
        Table<study::DecidedBy>()
            .key("by", [](const study::DecidedBy& by) { return sourceName(by.source); })
            .key("rule", [](const study::DecidedBy& by) { return by.rule.empty() ? Json(nullptr) : Json(by.rule); })
            .key("items", &study::DecidedBy::items);
    Record record;
    record.fields(
        {{"round", round.name},
         {"level", options.level},
         {"drawn", found.drawn},
         {"frame", found.drawn ? Json(found.frame) : Json(nullptr)},
         {"frame_without_items", found.unspokenFor},
         {"decided", found.decided},
         {"excluded", found.excluded},
         {"undecided", found.undecided},
         {"in_no_stratum", found.elsewhere},
         {"topped_up", found.added},
         {"decided_by", decidedBy.json(found.by)},
         {"statement", decidedText(found.settled(), found.items(), found.by)},
         {"no_interval",
          found.noInterval == study::NoInterval::None ? Json(nullptr) : Json(noIntervalKey(found.noInterval))}});
    table.figures("Shares of categories" + (options.by.empty() ? std::string() : " by " + options.by))
        .details("Round " + round.name + ", " + options.level + " level, " +
                 decidedText(found.settled(), found.items(), found.by) + ", " + weighted + ", " +
                 intervalDetail(found));
    record.table("shares", table, found.rows, 0, "No item is decided.").lines(designLines(found));
    return console.emit(record);
}

void addYearsOption(CLI::App& command, std::vector<std::string>& years)
{
    command
        .add_option("--years", years,
                    "Lists of links, each called after its year (vllm_2023.txt), which tell when issues were created; "
                    "if left out, their texts do")
        ->type_name("FILE");
}

} // namespace

void addStudyTables(CommandSet& commands, CLI::App& group)
{
    CLI::App& table = commands.tabular(commands.addTo(
        group, "table", "What a round is made of: issues by repository, year and type, with false positives",
        "accord-cli study table pilot.accord --round Main --years links/*.txt --latex"));
    const auto tableOptions = std::make_shared<TableOptions>();
    addProjectArgument(table, tableOptions->project);
    addRoundOption(table, tableOptions->round);
    addYearsOption(table, tableOptions->years);
    table
        .add_option("--false-positives", tableOptions->falsePositives,
                    "The share of false positives of a repository whose were sorted out before its issues came into "
                    "the project: vllm=9.74%; if left out they are counted in the round")
        ->type_name("REPOSITORY=SHARE");
    addRepeatsOption(table, tableOptions->repeats);
    commands.onChosen(table, tableOptions, showTable);

    CLI::App& shares = commands.tabular(
        commands.addTo(group, "shares", "How often each category was decided, with intervals, weighted for the sample",
                       "accord-cli study shares pilot.accord --round Main --level theme --by year"));
    const auto shareOptions = std::make_shared<ShareOptions>();
    addProjectArgument(shares, shareOptions->project);
    addRoundOption(shares, shareOptions->round);
    addLevelOption(shares, shareOptions->level, "The level of the taxonomy; theme if left out");
    shares.add_option("--by", shareOptions->by, "Within each repository, year, state or type")
        ->check(CLI::IsMember({"repository", "year", "state", "type"}))
        ->type_name("repository|year|state|type");
    addYearsOption(shares, shareOptions->years);
    addRepeatsOption(shares, shareOptions->repeats);
    commands.onChosen(shares, shareOptions, showShares);
}

} // namespace accord::cli
