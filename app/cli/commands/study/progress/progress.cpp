// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/progress.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/study/people/study_parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace accord::cli {
namespace {

using study::Forecast;
using study::PersonProgress;
using study::RoundProgress;

struct ProgressOptions
{
    std::string project;
    std::string round;
    std::string person;
    bool everybody = false;
};

std::string oneDigit(double value)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.1f", value);
    return text.data();
}

std::string timeText(const std::optional<double>& seconds)
{
    if (!seconds) {
        return "-";
    }
    const auto whole = static_cast<long long>(std::llround(*seconds));
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02lld", whole / 60, whole % 60);
    return text.data();
}

std::string forecastText(const Forecast& forecast)
{
    switch (forecast.state) {
    case Forecast::State::NothingToDo:
        return "done";
    case Forecast::State::NoPace:
        return "none";
    case Forecast::State::Known:
        break;
    }
    return forecast.end;
}

Json forecastJson(const Forecast& forecast)
{
    if (forecast.state == Forecast::State::NothingToDo) {
        return {{"state", "nothing_to_do"}};
    }
    if (forecast.state == Forecast::State::NoPace) {
        return {{"state", "no_pace"}};
    }
    return {{"state", "known"},
            {"end", forecast.end},
            {"per_working_day", forecast.perDay},
            {"from_working_days", forecast.workingDays},
            {"working_days_left", forecast.daysLeft},
            {"weekends_count", forecast.weekends}};
}

Json progressJson(const PersonProgress& progress)
{
    Json days = Json::array();
    for (const study::DayCount& day : progress.days) {
        days.push_back({{"day", day.day}, {"items", day.items}});
    }
    return {{"items", progress.items},
            {"done", progress.done},
            {"to_do", progress.toDo},
            {"cannot_tell", progress.countsOnly ? Json(nullptr) : Json(progress.cannotTell)},
            {"flagged", progress.countsOnly ? Json(nullptr) : Json(progress.flagged)},
            {"days", std::move(days)},
            {"median_seconds", orNull(progress.medianSeconds)},
            {"timed", progress.timed},
            {"forecast", forecastJson(progress.forecast)}};
}

TextTable newTable()
{
    TextTable table("lrrrrrrrl", 2);
    table.row({"", "items", "done", "to do", "cannot tell", "flagged", "today", "median time", "end"});
    return table;
}

void addRow(TextTable& table, const std::string& name, const PersonProgress& progress)
{
    table.row({name, grouped(progress.items), grouped(progress.done), grouped(progress.toDo),
               progress.countsOnly ? "-" : grouped(progress.cannotTell),
               progress.countsOnly ? "-" : grouped(progress.flagged), grouped(progress.today()),
               timeText(progress.medianSeconds), forecastText(progress.forecast)});
}

void explain(const PersonProgress& progress, Console& console)
{
    const Forecast& forecast = progress.forecast;
    if (forecast.state == Forecast::State::Known) {
        console.line("At " + oneDigit(forecast.perDay) + " a day, the mean of the last " +
                     counted(forecast.workingDays, "working day") + ", it takes " +
                     counted(forecast.daysLeft, "working day") + " more" +
                     (forecast.weekends ? ", weekends counted." : "."));
    } else if (forecast.state == Forecast::State::NoPace && progress.toDo > 0) {
        console.line("No forecast: nothing was finished in the last " + std::to_string(study::kPaceDays) + " days.");
    }
}

std::string roundName(const Project& project, RoundId id)
{
    const Round* round = project.round(id);
    return round == nullptr ? std::string("?") : round->name;
}

Result<int> own(Project& project, PersonId person, RoundId only, Console& console)
{
    ACCORD_TRY(std::vector<PersonProgress> rounds, study::ownProgress(project, person));
    if (only.valid()) {
        std::erase_if(rounds, [only](const PersonProgress& progress) { return progress.round != only; });
    }
    Json list = Json::array();
    TextTable table = newTable();
    for (const PersonProgress& progress : rounds) {
        const std::string name = roundName(project, progress.round);
        Json row = progressJson(progress);
        row["round"] = name;
        list.push_back(std::move(row));
        addRow(table, name, progress);
    }
    if (console.json()) {
        console.object({{"person", project.nameOf(person)}, {"rounds", std::move(list)}});
        return kDone;
    }
    console.line(table.text());
    if (rounds.size() == 1) {
        explain(rounds.front(), console);
    }
    return kDone;
}

Json roundJson(const Project& project, const RoundProgress& round)
{
    Json people = Json::array();
    for (const PersonProgress& progress : round.people) {
        Json row = progressJson(progress);
        row["person"] = project.nameOf(progress.person);
        people.push_back(std::move(row));
    }
    return {{"round", roundName(project, round.round)},
            {"people", std::move(people)},
            {"together", progressJson(round.together)},
            {"without_pace", project.namesOf(round.withoutPace)}};
}

void printRound(const Project& project, const RoundProgress& round, Console& console)
{
    console.line(roundName(project, round.round));
    TextTable table = newTable();
    for (const PersonProgress& progress : round.people) {
        addRow(table, project.nameOf(progress.person), progress);
    }
    addRow(table, "together", round.together);
    console.line(table.text());
    if (!round.withoutPace.empty()) {
        constexpr std::size_t kMost = 10;
        std::vector<std::string> names = project.namesOf(round.withoutPace);
        const std::size_t more = names.size() - std::min(names.size(), kMost);
        names.resize(names.size() - more);
        console.line("  No forecast of the end: nothing was finished in the last " + std::to_string(study::kPaceDays) +
                     " days by " + text::join(names, ", ") +
                     (more > 0 ? " and " + std::to_string(more) + " more people" : "") + ".");
    }
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
    Json list = Json::array();
    for (const RoundProgress& round : rounds) {
        if (console.json()) {
            list.push_back(roundJson(project, round));
        } else {
            printRound(project, round, console);
        }
    }
    if (console.json()) {
        console.object({{"rounds", std::move(list)}});
    }
    return kDone;
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
    CLI::App& command = commands.add("progress", "How far one is, how fast, and when it will be done",
                                     "accord-cli progress pilot.accord --everybody --as \"Mira Okafor\"");
    const auto options = std::make_shared<ProgressOptions>();
    addProjectArgument(command, options->project);
    command.add_option("--round", options->round, "Only this round")->type_name("NAME")->check(utf8());
    command.add_option("--as", options->person, "Who wants to know")->type_name("PERSON")->check(utf8());
    command.add_flag("--everybody", options->everybody, "Of everybody, in the order of pseudonyms; for leads");
    commands.onChosen(command, options, runProgress);
}

} // namespace accord::cli
