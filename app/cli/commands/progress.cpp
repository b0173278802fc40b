// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/progress.h"

#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/numbers.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::cli {
namespace {

using study::CompletionForecast;
using study::PersonProgress;
using study::RoundProgress;

struct ProgressOptions
{
    std::string project;
    std::string round;
    std::string person;
    bool everybody = false;
};

std::string timeText(const std::optional<double>& seconds)
{
    return seconds ? text::minutesAndSeconds(*seconds) : "-";
}

std::string forecastText(const CompletionForecast& forecast)
{
    switch (forecast.state) {
    case CompletionForecast::State::NothingToDo:
        return "done";
    case CompletionForecast::State::NoPace:
        return "none";
    case CompletionForecast::State::Known:
        break;
    }
    return forecast.end;
}

Json forecastJson(const CompletionForecast& forecast)
{
    if (forecast.state == CompletionForecast::State::NothingToDo) {
        return {{"state", "nothing_to_do"}};
    }
    if (forecast.state == CompletionForecast::State::NoPace) {
        return {{"state", "no_pace"}};
    }
    return {{"state", "known"},
            {"end", forecast.end},
            {"per_working_day", forecast.perDay},
            {"from_working_days", forecast.workingDays},
            {"working_days_left", forecast.daysLeft},
            {"weekends_count", forecast.weekends}};
}

/// How far somebody is, or all together, with the name that stands before it.
struct Row
{
    std::string name;
    PersonProgress progress;
};

// `key`: what the name is called behind the figures; nothing for all together.
Table<Row> progressTable(const std::string& key)
{
    using Text = Table<Row>::Text;
    const auto days = [](const Row& row) {
        const auto table =
            Table<study::DayCount>().key("day", &study::DayCount::day).key("items", &study::DayCount::items);
        return table.json(row.progress.days);
    };
    const auto count = [](auto which) { return [which](const Row& row) { return Json(row.progress.*which); }; };
    // Of others in a blind round only counts are told.
    const auto own = [](auto which) {
        return [which](const Row& row) { return row.progress.countsOnly ? Json(nullptr) : Json(row.progress.*which); };
    };
    Table<Row> table;
    table.shown("", &Row::name)
        .number("items", "items", count(&PersonProgress::items))
        .number("done", "done", count(&PersonProgress::done))
        .number("to_do", "to do", count(&PersonProgress::toDo))
        .number("cannot_tell", "cannot tell", own(&PersonProgress::cannotTell))
        .number("flagged", "flagged", own(&PersonProgress::flagged))
        .shown("today", Text([](const Row& row) { return grouped(row.progress.today()); }), 'r')
        .key("days", days)
        .number(
            "median_seconds", "median time", [](const Row& row) { return orNull(row.progress.medianSeconds); },
            [](const Row& row) { return timeText(row.progress.medianSeconds); })
        .key("timed", count(&PersonProgress::timed))
        .column(
            "forecast", "end", [](const Row& row) { return forecastJson(row.progress.forecast); },
            [](const Row& row) { return forecastText(row.progress.forecast); });
    if (!key.empty()) {
        table.key(key, &Row::name);
    }
    return table;
}

void explain(const PersonProgress& progress, Record& record)
{
    const CompletionForecast& forecast = progress.forecast;
    if (forecast.state == CompletionForecast::State::Known) {
        record.line("At " + text::fixed(forecast.perDay, 1) + " a day, the mean of the last " +
                    counted(forecast.workingDays, "working day") + ", it takes " +
                    counted(forecast.daysLeft, "working day") + " more" +
                    (forecast.weekends ? ", weekends counted." : "."));
    } else if (forecast.state == CompletionForecast::State::NoPace && progress.toDo > 0) {
        record.line("No forecast: nothing was finished in the last " + std::to_string(study::kPaceDays) + " days.");
    }
}

std::string roundName(const Project& project, RoundId id)
{
    const auto round = project.round(id);
    return round == nullptr ? std::string("?") : round->name;
}

Result<int> own(Project& project, PersonId person, RoundId only, Console& console)
{
    ACCORD_TRY(std::vector<PersonProgress> rounds, study::ownProgress(project, person));
    if (only.valid()) {
        std::erase_if(rounds, [only](const PersonProgress& progress) { return progress.round != only; });
    }
    std::vector<Row> rows;
    for (PersonProgress& progress : rounds) {
        const std::string name = roundName(project, progress.round);
        rows.push_back({name, std::move(progress)});
    }
    Record record;
    record.field("person", project.nameOf(person));
    record.table("rounds", progressTable("round"), rows, 2);
    if (rows.size() == 1) {
        explain(rows.front().progress, record);
    }
    return console.emit(record);
}

Record roundRecord(const Project& project, const RoundProgress& round)
{
    std::vector<Row> rows;
    for (const PersonProgress& progress : round.people) {
        rows.push_back({project.nameOf(progress.person), progress});
    }
    const auto people = progressTable("person");
    const Row together{"together", round.together};
    Record record;
    record.field("round", roundName(project, round.round)).line(roundName(project, round.round));
    record.field("people", people.json(rows)).field("together", progressTable({}).json(together));
    rows.push_back(together);
    record.line(people.text(rows, 2)).field("without_pace", project.namesOf(round.withoutPace));
    if (!round.withoutPace.empty()) {
        constexpr std::size_t kMost = 10;
        std::vector<std::string> names = project.namesOf(round.withoutPace);
        const std::size_t more = names.size() - std::min(names.size(), kMost);
        names.resize(names.size() - more);
        record.line("  No forecast of the end: nothing was finished in the last " + std::to_string(study::kPaceDays) +
                    " days by " + text::join(names, ", ") +
                    (more > 0 ? " and " + std::to_string(more) + " more people" : "") + ".");
    }
    return record;
}

Result<int> everybody(Project& project, PersonId viewer, RoundId only, Console& console)
{
    std::vector<RoundProgress> rounds;
    if (only.valid()) {
        ACCORD_TRY(RoundProgress round, study::roundProgress(project, only, viewer));
        rounds.push_back(std::move(round));
    } else {
        ACCORD_TRY(rounds, study::everybodysProgress(project, viewer));
    }
    std::vector<Record> all;
    std::vector<Row> rows;
    for (const RoundProgress& round : rounds) {
        all.push_back(roundRecord(project, round));
        for (const PersonProgress& progress : round.people) {
            rows.push_back({project.nameOf(progress.person), progress});
        }
    }
    auto table = progressTable("person");
    table.column("round", "round", [&project](const Row& row) { return roundName(project, row.progress.round); });
    Record record;
    record.list("rounds", std::move(all), "\n").sheet(table, rows);
    return console.emit(record);
}

Result<int> runProgress(const ProgressOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId person, whoLooks(project, options.person));
    RoundId only;
    if (!options.round.empty()) {
        ACCORD_TRY(const Round round, project.roundNamed(options.round));
        only = round.id;
    }
    if (options.everybody) {
        return everybody(project, person, only, console);
    }
    if (!person.valid()) {
        return Error{Errc::Invalid, Reason::WhoseProgress};
    }
    return own(project, person, only, console);
}

} // namespace

void addProgress(CommandSet& commands)
{
    CLI::App& command =
        commands.tabular(commands.add("progress", "How far one is, how fast, and when it will be done",
                                      "accord-cli progress pilot.accord --everybody --as \"Mira Okafor\""));
    const auto options = std::make_shared<ProgressOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round, "Only this round")->check(utf8());
    addActingOption(command, options->person, "Who wants to know");
    command.add_flag("--everybody", options->everybody, "Of everybody, in the order of pseudonyms; for leads");
    commands.onChosen(command, options, runProgress);
}

} // namespace accord::cli
