// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/meeting/report.h"

#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/meetings.h"

#include <cmath>
#include <cstdlib>

namespace accord::cli {
namespace {

constexpr std::int64_t kMinute = 60;

std::string minutes(std::int64_t seconds)
{
    return grouped((std::abs(seconds) + kMinute - 1) / kMinute) + " min";
}

void printTime(const MeetingReport& report, Console& console)
{
    const reconcile::MeetingTime& time = report.time;
    const std::string used = "  " + minutes(time.used) + " used";
    if (!time.left) {
        console.line(used + ", no time budget");
    } else {
        console.line(used + " of " + grouped(report.meeting.content.minutes) + ", " + minutes(*time.left) +
                     (*time.left < 0 ? " over" : " left"));
    }
    if (time.perItem) {
        console.line("  " + std::to_string(std::lround(*time.perItem)) + " s for each issue so far" +
                     (time.leftAtEnd ? "; at this pace " + grouped(*time.leftAtEnd) + " of " +
                                           grouped(report.count.items) + " are left at the end"
                                     : std::string()));
    }
}

} // namespace

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
                [](const Row& row) {
                    return row.meeting.endedAt.empty() ? Json(nullptr) : Json(row.meeting.endedAt);
                })
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

void printMeeting(const Project& project, const MeetingReport& report, Console& console)
{
    const Meeting& meeting = report.meeting;
    const bool running = meeting.endedAt.empty();
    console.line("Meeting \"" + meeting.content.name + "\", " +
                 (running ? "since " + meeting.startedAt : meeting.startedAt + " to " + meeting.endedAt));
    console.line("  takes part: " + text::join(project.namesOf(meeting.content.takingPart), ", "));
    console.line("  agenda: " + report.agenda);
    console.line("  " + grouped(report.count.left) + " left of " + counted(report.count.items, "issue") + "; " +
                 grouped(report.count.decided) + " decided" +
                 (report.count.byRule > 0 ? " (" + grouped(report.count.byRule) + " of them by a rule)" : "") + ", " +
                 grouped(report.count.deferred) + " deferred");
    if (running) {
        printTime(report, console);
    } else {
        console.line("  " + minutes(report.time.used) + " used");
    }
}

} // namespace accord::cli
