// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/meeting.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/saved_filters.h"

#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace accord::cli {
namespace {

/// A meeting with how far it is.
struct MeetingReport
{
    Meeting meeting;
    std::string agenda; ///< in names and codes
    reconcile::AgendaCount count;
    reconcile::MeetingTime time;
};

constexpr std::int64_t kMinute = 60;

std::string minutes(std::int64_t seconds)
{
    return grouped((std::abs(seconds) + kMinute - 1) / kMinute) + " min";
}

void addTimeLines(Record& record, const MeetingReport& report)
{
    const reconcile::MeetingTime& time = report.time;
    const std::string used = "  " + minutes(time.used) + " used";
    if (!time.left) {
        record.line(used + ", no time budget");
    } else {
        record.line(used + " of " + grouped(report.meeting.content.minutes) + ", " + minutes(*time.left) +
                    (*time.left < 0 ? " over" : " left"));
    }
    if (time.perItem) {
        record.line("  " + std::to_string(std::lround(*time.perItem)) + " s for each issue so far" +
                    (time.leftAtEnd ? "; at this pace " + grouped(*time.leftAtEnd) + " of " +
                                          grouped(report.count.items) + " are left at the end"
                                    : std::string()));
    }
}

/// Counts the agenda as it is now.
Result<MeetingReport> reportOf(Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting)
{
    MeetingReport report{meeting, {}, {}, {}};
    ACCORD_TRY(const reconcile::Filter agenda, reconcile::agendaOf(project, labelMatrix, meeting));
    report.agenda = reconcile::filterText(agenda, {labelMatrix, project.people()});
    ACCORD_TRY(report.count, reconcile::countAgenda(project, labelMatrix, meeting, agenda));
    report.time = reconcile::meetingTime(meeting, report.count, project.now());
    return report;
}

Table<MeetingReport> meetingTable(const Project& project)
{
    using Row = MeetingReport;
    const auto count = [](auto which) { return [which](const Row& row) { return Json(row.count.*which); }; };
    return Table<Row>()
        .key("id", [](const Row& row) { return row.meeting.id.text(); })
        .column("name", "name", [](const Row& row) { return row.meeting.content.name; })
        .column("agenda", "agenda", &Row::agenda)
        .key("minutes", [](const Row& row) { return row.meeting.content.minutes; })
        .key("taking_part", [&project](const Row& row) { return project.namesOf(row.meeting.content.takingPart); })
        .key("begun_by", [&project](const Row& row) { return project.nameOf(row.meeting.by); })
        .column("started_at", "begun", [](const Row& row) { return row.meeting.startedAt; })
        .column("ended_at", "ended",
                [](const Row& row) { return row.meeting.endedAt.empty() ? Json(nullptr) : Json(row.meeting.endedAt); })
        .number("items", "items", count(&reconcile::AgendaCount::items))
        .number("decided", "decided", count(&reconcile::AgendaCount::decided))
        .key("decided_by_rule", count(&reconcile::AgendaCount::byRule))
        .number("deferred", "deferred", count(&reconcile::AgendaCount::deferred))
        .number("left", "left", count(&reconcile::AgendaCount::left))
        .key("seconds_used", [](const Row& row) { return row.time.used; })
        .key("seconds_left", [](const Row& row) { return orNull(row.time.left); })
        .key("seconds_each", [](const Row& row) { return orNull(row.time.perItem); })
        .key("left_at_end", [](const Row& row) { return orNull(row.time.leftAtEnd); });
}

void addMeetingLines(Record& record, const Project& project, const MeetingReport& report)
{
    const Meeting& meeting = report.meeting;
    const bool running = meeting.endedAt.empty();
    record.line("Meeting \"" + meeting.content.name + "\", " +
                (running ? "since " + meeting.startedAt : meeting.startedAt + " to " + meeting.endedAt));
    record.line("  takes part: " + text::join(project.namesOf(meeting.content.takingPart), ", "));
    record.line("  agenda: " + report.agenda);
    record.line("  " + grouped(report.count.left) + " left of " + counted(report.count.items, "issue") + "; " +
                grouped(report.count.decided) + " decided" +
                (report.count.byRule > 0 ? " (" + grouped(report.count.byRule) + " of them by a rule)" : "") + ", " +
                grouped(report.count.deferred) + " deferred");
    if (running) {
        addTimeLines(record, report);
    } else {
        record.line("  " + minutes(report.time.used) + " used");
    }
}

struct MeetingOptions
{
    std::string project;
    std::string round;
    std::string person;
    std::string name;
    std::string filter;
    std::string saved;
    std::optional<int> minutes;
    std::vector<std::string> people;
};

/// What every one of the commands begins with.
struct Room
{
    Project project;
    Round round;
    LabelMatrix labelMatrix;
};

Result<Room> enter(const MeetingOptions& options)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    return Room{std::move(project), std::move(round), std::move(labelMatrix)};
}

Result<Meeting> running(Room& room)
{
    ACCORD_TRY(std::optional<Meeting> meeting, reconcile::runningMeeting(room.project, room.round.id));
    if (!meeting) {
        return Error{Errc::NotFound, Reason::NoMeetingGoesOn, {room.round.name}};
    }
    return std::move(*meeting);
}

Status takeAgenda(Room& room, const MeetingOptions& options, MeetingContent& content)
{
    const reconcile::FilterNames names{room.labelMatrix, room.project.people()};
    std::string text = options.filter;
    if (!options.saved.empty()) {
        ACCORD_TRY(const reconcile::SavedFilter saved, reconcile::savedFilterNamed(room.project, options.saved));
        text = saved.text;
    }
    ACCORD_TRY(const reconcile::Filter filter, reconcile::parseFilter(text, names));
    reconcile::setAgenda(content, names, filter);
    return {};
}

Result<int> show(Room& room, const Meeting& meeting, Console& console)
{
    ACCORD_TRY(const MeetingReport report, reportOf(room.project, room.labelMatrix, meeting));
    Record record;
    record.field("round", room.round.name).field("meeting", meetingTable(room.project).json(report));
    addMeetingLines(record, room.project, report);
    return console.emit(record);
}

Result<int> begin(const MeetingOptions& options, Console& console)
{
    ACCORD_TRY(Room room, enter(options));
    ACCORD_TRY(const Person by, actingPerson(room.project, options.person));
    MeetingContent content{room.round.id, options.name, {}, options.minutes.value_or(0), {}};
    ACCORD_CHECK(takeAgenda(room, options, content));
    ACCORD_TRY(content.takingPart, peopleNamed(room.project, options.people));
    ACCORD_TRY(const Meeting meeting, reconcile::beginMeeting(room.project, by.id, content));
    return show(room, meeting, console);
}

Result<int> change(const MeetingOptions& options, Console& console)
{
    ACCORD_TRY(Room room, enter(options));
    ACCORD_TRY(const Person by, actingPerson(room.project, options.person));
    ACCORD_TRY(Meeting meeting, running(room));
    MeetingContent& content = meeting.content;
    content.name = options.name.empty() ? content.name : options.name;
    content.minutes = options.minutes.value_or(content.minutes);
    if (!options.filter.empty() || !options.saved.empty()) {
        ACCORD_CHECK(takeAgenda(room, options, content));
    }
    if (!options.people.empty()) {
        ACCORD_TRY(content.takingPart, peopleNamed(room.project, options.people));
    }
    ACCORD_CHECK(reconcile::changeMeeting(room.project, meeting, by.id, content));
    return show(room, meeting, console);
}

Result<int> end(const MeetingOptions& options, Console& console)
{
    ACCORD_TRY(Room room, enter(options));
    ACCORD_TRY(const Person by, actingPerson(room.project, options.person));
    ACCORD_TRY(Meeting meeting, running(room));
    ACCORD_CHECK(reconcile::endMeeting(room.project, meeting, by.id));
    ACCORD_TRY(const std::vector<Meeting> all, reconcile::meetings(room.project, room.round.id));
    for (const Meeting& each : all) {
        meeting = each.id == meeting.id ? each : meeting;
    }
    return show(room, meeting, console);
}

Result<int> status(const MeetingOptions& options, Console& console)
{
    ACCORD_TRY(Room room, enter(options));
    ACCORD_TRY(const std::optional<Meeting> meeting, reconcile::runningMeeting(room.project, room.round.id));
    if (meeting) {
        return show(room, *meeting, console);
    }
    Record record;
    record.field("round", room.round.name).field("meeting", Json(nullptr));
    record.line("No meeting goes on in the round \"" + room.round.name + "\".");
    return console.emit(record);
}

Result<int> list(const MeetingOptions& options, Console& console)
{
    ACCORD_TRY(Room room, enter(options));
    ACCORD_TRY(const std::vector<Meeting> all, reconcile::meetings(room.project, room.round.id));
    std::vector<MeetingReport> reports;
    for (const Meeting& meeting : all) {
        ACCORD_TRY(MeetingReport report, reportOf(room.project, room.labelMatrix, meeting));
        reports.push_back(std::move(report));
    }
    const auto table = meetingTable(room.project);
    Record record;
    record.field("round", room.round.name).field("meetings", table.json(reports)).sheet(table, reports);
    if (reports.empty()) {
        record.line("No meeting was held on the round \"" + room.round.name + "\".");
    }
    for (const MeetingReport& report : reports) {
        addMeetingLines(record, room.project, report);
    }
    return console.emit(record);
}

CLI::App& add(CommandSet& commands, CLI::App& group, const char* name, const char* about, const std::string& example,
              const std::shared_ptr<MeetingOptions>& options)
{
    CLI::App& command = commands.addTo(group, name, about, "accord-cli reconcile meeting " + example);
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    return command;
}

// What can be said about a meeting at its beginning, and otherwise later.
void addContent(CLI::App& command, const std::shared_ptr<MeetingOptions>& options, bool beginning)
{
    const std::string otherwise = beginning ? "" : "; as it is if left out";
    command.add_option("--name", options->name, "What it is called" + otherwise)
        ->required(beginning)
        ->type_name("NAME")
        ->check(utf8());
    CLI::Option* filter =
        command
            .add_option("--filter", options->filter,
                        "The agenda: a filter as for \"reconcile agenda\"" +
                            (beginning ? std::string("; all pending conflicts if left out") : otherwise))
            ->type_name("TEXT")
            ->check(utf8());
    command.add_option("--saved", options->saved, "The agenda is a filter that the project keeps under this name")
        ->type_name("NAME")
        ->excludes(filter);
    command
        .add_option("--minutes", options->minutes,
                    "The time budget, 0 for none" + (beginning ? std::string("; none if left out") : otherwise))
        ->type_name("N")
        ->check(CLI::Range(0, reconcile::kMostMinutes));
    command.add_option("--with", options->people, "Who takes part" + otherwise)
        ->required(beginning)
        ->type_name("A,B")
        ->delimiter(',');
}

void addBegin(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<MeetingOptions>();
    CLI::App& command = add(commands, group, "begin", "Begin a meeting, which every open window shows",
                            "begin pilot.accord --as \"Mira Okafor\" --name Tuesday --minutes 90 \\\n"
                            "    --with \"Mira Okafor,Jonas Lindqvist\" \\\n"
                            "    --filter \"across=type per-block=3 limit=60 seed=7\"",
                            options);
    addActingOption(command, options->person);
    addContent(command, options, true);
    commands.onChosen(command, options, begin);
}

void addChange(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<MeetingOptions>();
    CLI::App& command = add(commands, group, "change", "Another agenda or budget, or other people, while it goes on",
                            "change pilot.accord --as \"Mira Okafor\" --minutes 120", options);
    addActingOption(command, options->person);
    addContent(command, options, false);
    commands.onChosen(command, options, change);
}

} // namespace

void addMeeting(CommandSet& commands, CLI::App& group)
{
    CLI::App& meeting = *group.add_subcommand("meeting", "Begin, change and end meetings, and see how far one is");
    meeting.require_subcommand(1);
    addBegin(commands, meeting);
    addChange(commands, meeting);

    const auto ending = std::make_shared<MeetingOptions>();
    CLI::App& last =
        add(commands, meeting, "end", "End the meeting that goes on", "end pilot.accord --as \"Mira Okafor\"", ending);
    addActingOption(last, ending->person);
    commands.onChosen(last, ending, end);

    const auto asking = std::make_shared<MeetingOptions>();
    commands.onChosen(add(commands, meeting, "status",
                          "The meeting that goes on: what is left of its agenda and of its time, and its pace",
                          "status pilot.accord", asking),
                      asking, status);

    const auto listing = std::make_shared<MeetingOptions>();
    CLI::App& listed = add(commands, meeting, "list", "All meetings that were held on a round, oldest first",
                           "list pilot.accord", listing);
    commands.onChosen(commands.tabular(listed), listing, list);
}

} // namespace accord::cli
