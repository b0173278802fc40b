// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/parts.h"
#include "app/cli/exit_code.h"

namespace accord::cli {
namespace {

struct LogOptions
{
    std::string project;
    std::string name;
    std::int64_t most = 50;
};

std::string_view eventWord(FetchEvent event)
{
    switch (event) {
    case FetchEvent::Began:
        return "began";
    case FetchEvent::Finished:
        return "finished";
    case FetchEvent::Stopped:
        return "stopped";
    case FetchEvent::Failed:
        return "failed";
    case FetchEvent::Waited:
        return "waited";
    case FetchEvent::Repeated:
        return "repeated";
    case FetchEvent::Renamed:
        return "renamed";
    case FetchEvent::Missing:
        return "missing";
    case FetchEvent::Unchanged:
        return "unchanged";
    case FetchEvent::LeftOut:
        return "left-out";
    }
    return "?";
}

std::string withDetail(const std::string& text, const std::string& detail)
{
    return detail.empty() ? text : text + ": " + detail;
}

// The subject is "120 31": issues that are new, and issues that changed.
std::string finishedText(const FetchLine& line)
{
    const auto blank = line.subject.find(' ');
    const std::string changed = blank == std::string::npos ? std::string("0") : line.subject.substr(blank + 1);
    return "finished: new issues " + line.subject.substr(0, blank) + ", changed " + changed + ", requests " +
           line.detail;
}

std::string eventText(const FetchLine& line)
{
    switch (line.event) {
    case FetchEvent::Began:
        return "began by " + line.subject +
               (line.detail.empty() ? std::string() : ", what changed since " + line.detail);
    case FetchEvent::Finished:
        return finishedText(line);
    case FetchEvent::Stopped:
        return "stopped";
    case FetchEvent::Failed:
        return withDetail("failed", line.detail);
    case FetchEvent::Waited:
        return withDetail("waited " + line.subject + " s", line.detail);
    case FetchEvent::Repeated:
        return withDetail("asked again for " + line.subject, line.detail);
    case FetchEvent::Renamed:
        return "renamed: " + line.subject + " is now " + line.detail;
    case FetchEvent::Missing:
        return withDetail("gone: " + line.subject, line.detail);
    case FetchEvent::Unchanged:
        return "nothing new";
    case FetchEvent::LeftOut:
        return withDetail("left out of " + line.subject, line.detail);
    }
    return std::string(eventWord(line.event));
}

Table<FetchLine> lineTable(const std::vector<Source>& known)
{
    return Table<FetchLine>()
        .column("at", "at", &FetchLine::at)
        .column("source", "source", [&known](const FetchLine& line) { return sourceText(known, line.source); })
        .key("id", [](const FetchLine& line) { return line.source.text(); })
        .key("event", [](const FetchLine& line) { return eventWord(line.event); })
        .shown("what happened", eventText)
        .key("subject", &FetchLine::subject)
        .key("detail", &FetchLine::detail);
}

Result<int> show(const LogOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    Uuid only;
    if (!options.name.empty()) {
        ACCORD_TRY(const Source source, collect::sourceNamed(project, options.name));
        only = source.uuid;
    }
    std::vector<Source> known;
    ACCORD_TRY(std::vector<collect::SourceStatus> states, collect::sources(project));
    for (collect::SourceStatus& status : states) {
        known.push_back(std::move(status.source));
    }
    ACCORD_TRY(const std::vector<FetchLine> lines, collect::fetchLog(project, only, options.most));
    const auto table = lineTable(known);
    Record record;
    record.field("lines", table.json(lines)).sheet(table, lines);
    for (const FetchLine& line : lines) {
        record.line(plainLine(line.at + "  " + sourceText(known, line.source) + "  " + eventText(line)));
    }
    if (lines.empty()) {
        record.line("Nothing was fetched yet.");
    }
    return console.emit(record);
}

} // namespace

void addCollectLog(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.tabular(commands.addTo(group, "log", "What happened while fetching, newest first",
                                        "accord-cli collect log study.accord vllm-project/vllm --last 20"));
    const auto options = std::make_shared<LogOptions>();
    addProjectArgument(command, options->project);
    command.add_option("SOURCE", options->name, "Only of this repository")->type_name("")->check(utf8());
    command.add_option("--last", options->most, "How many lines (50)")->type_name("N")->check(CLI::PositiveNumber);
    commands.onChosen(command, options, show);
}

} // namespace accord::cli
