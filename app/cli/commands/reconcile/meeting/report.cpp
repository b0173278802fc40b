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

Json meetingJson(const Project& project, const MeetingReport& report)
{
    const MeetingContent& content = report.meeting.content;
    return {{"id", report.meeting.id.text()},
            {"name", content.name},
            {"agenda", report.agenda},
            {"minutes", content.minutes},
            {"taking_part", project.namesOf(content.takingPart)},
            {"begun_by", project.nameOf(report.meeting.by)},
            {"started_at", report.meeting.startedAt},
            {"ended_at", report.meeting.endedAt.empty() ? Json(nullptr) : Json(report.meeting.endedAt)},
            {"items", report.count.items},
            {"decided", report.count.decided},
            {"decided_by_rule", report.count.byRule},
            {"deferred", report.count.deferred},
            {"left", report.count.left},
            {"seconds_used", report.time.used},
            {"seconds_left", orNull(report.time.left)},
            {"seconds_each", orNull(report.time.perItem)},
            {"left_at_end", orNull(report.time.leftAtEnd)}};
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
