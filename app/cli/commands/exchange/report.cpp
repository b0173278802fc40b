// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/exchange/report.h"

#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/messages/catalogue.h"

#include <algorithm>

namespace accord::cli {
namespace {

constexpr std::size_t kMostLines = 50;

Json reportJson(const exchange::ImportReport& report)
{
    Json problems = Json::array();
    for (const Error& problem : report.problems) {
        problems.push_back(messages::sentence(problem));
    }
    return {{"written", report.written},
            {"issues_added", report.issuesAdded},
            {"texts_added", report.textsAdded},
            {"texts_changed", report.textsChanged},
            {"comments", report.comments},
            {"pull_requests_left_out", report.pullRequests},
            {"items_added", report.itemsAdded},
            {"people_added", report.peopleAdded},
            {"labels", report.labels},
            {"decisions", report.decisions},
            {"final_columns", report.finalColumns},
            {"texts_older", report.textsOlder},
            {"stray_comments", report.strayComments},
            {"without_discussion", report.withoutDiscussion},
            {"unchanged", report.unchanged},
            {"problem_count", report.problemCount},
            {"problems", std::move(problems)}};
}

void printProblems(const exchange::ImportReport& report, Console& console)
{
    const std::size_t shown = std::min(report.problems.size(), kMostLines);
    for (std::size_t i = 0; i < shown; ++i) {
        console.note(messages::sentence(report.problems[i]));
    }
    const std::int64_t more = report.problemCount - static_cast<std::int64_t>(shown);
    if (more > 0) {
        console.note("... and " + grouped(more) + " more");
    }
}

std::string broughtText(const exchange::ImportReport& report)
{
    std::string text;
    const auto say = [&text](std::int64_t count, const std::string& words) {
        if (count > 0) {
            text += (text.empty() ? "" : ", ") + words;
        }
    };
    say(report.itemsAdded, counted(report.itemsAdded, "item"));
    say(report.labels, counted(report.labels, "label"));
    say(report.decisions, counted(report.decisions, "decision"));
    say(report.peopleAdded, grouped(report.peopleAdded) + (report.peopleAdded == 1 ? " new person" : " new people"));
    say(report.issuesAdded, counted(report.issuesAdded, "new issue"));
    say(report.textsAdded, counted(report.textsAdded, "text") + " for issues known by their link");
    say(report.textsChanged, counted(report.textsChanged, "newer text"));
    say(report.comments, counted(report.comments, "comment"));
    say(report.textsOlder, counted(report.textsOlder, "text") + " left out, older than what the project has");
    say(report.withoutDiscussion, counted(report.withoutDiscussion, "discussion") + " not in the files");
    say(report.strayComments,
        counted(report.strayComments, "comment") + " left out, of issues that are in none of the files");
    say(report.unchanged, grouped(report.unchanged) + " were there already");
    say(report.pullRequests, counted(report.pullRequests, "pull request") + " left out");
    say(report.problemCount, counted(report.problemCount, "malformed part") + " left out");
    return text.empty() ? "nothing new" : text;
}

} // namespace

int printReport(const exchange::ImportReport& report, Console& console)
{
    Record record;
    record.fields([&] { return reportJson(report); });
    record.text([&] {
        printProblems(report, console);
        if (!report.written) {
            console.note("accord-cli: Nothing was written: " + counted(report.problemCount, "part") +
                         " could not be understood. Correct the files, or leave those parts out with --leave-out.");
            return;
        }
        console.line("Imported: " + broughtText(report) + ".");
        for (const std::string& header : report.decisions > 0 ? report.finalColumns : std::vector<std::string>()) {
            console.line("The decisions are what the column \"" + header +
                         "\" says; if it holds one person's labels, import with --annotator \"" + header +
                         "\" and the others.");
        }
    });
    return console.emit(record, report.written ? kDone : kFailed);
}

} // namespace accord::cli
