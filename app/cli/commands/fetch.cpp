// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/fetch.h"

#include "app/cli/commands/collect.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/collect/confirmed_sources.h"
#include "core/collect/http/rate_limiter.h"
#include "core/collect/http/tokens.h"
#include "core/model/collect.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <utility>

namespace accord::cli {
namespace {

/// How hosts are reached. A token is never an argument: those are seen by everybody on the machine.
struct NetworkOptions
{
    std::string tokenFile;
    std::string tokenHost; ///< of a token that stands alone in the file
    int atOnce = 2;
    int mostWait = 60; ///< in minutes
    bool confirm = false;
};

void addNetworkOptions(CLI::App& command, NetworkOptions& options)
{
    command
        .add_option("--token-file", options.tokenFile,
                    "A file that only you may read, with lines \"github.com TOKEN\". Without it a token is taken from "
                    "the environment: ACCORD_TOKEN_GITHUB_COM for github.com. There is no option for the token "
                    "itself: others on this machine can read the arguments of a program")
        ->type_name("FILE");
    command
        .add_option(
            "--token-host", options.tokenHost,
            "The host of a token that stands alone in the --token-file, such as github.com. It goes nowhere else")
        ->type_name("HOST")
        ->needs("--token-file");
    command.add_flag("--confirm", options.confirm,
                     "Ask sources that came with a copy of the project, too: you have looked at their addresses "
                     "(accord-cli collect confirm --list)");
    command
        .add_option("--wait-at-most", options.mostWait,
                    "Minutes to wait where a host asks for it (60). If it asks for more, the fetch ends, and goes on "
                    "with the next")
        ->type_name("MINUTES")
        ->check(CLI::Range(0, 24 * 60));
    command.add_option("--at-once", options.atOnce, "Requests at once, 1 to 8 (2)")
        ->type_name("N")
        ->check(CLI::Range(1, 8));
}

/// The network with the tokens of the file, and of the environment where the file has none for a host. The file is
/// checked for what `sources` need of it first: Errc::NotPermitted where others may read it. With `confirm` the sources
/// are confirmed for this machine.
Result<collect::Network> networkOf(const NetworkOptions& options, std::span<const Source> sources)
{
    const std::string file = options.tokenFile;
    if (!file.empty()) {
        for (const Source& source : sources) {
            ACCORD_TRY(const net::Secret checked,
                       collect::tokenFromFile(file, collect::tokenHost(source), options.tokenHost));
        }
    }
    collect::Network network = collect::realNetwork([file, lone = options.tokenHost](const std::string& host) {
        if (!file.empty()) {
            Result<net::Secret> token = collect::tokenFromFile(file, host, lone);
            if (token.ok() && !token->empty()) {
                return std::move(token).value();
            }
        }
        return collect::tokenFromEnvironment(host);
    });
    network.atOnce = options.atOnce;
    network.mostWait = std::chrono::minutes(options.mostWait);
    network.confirmed = options.confirm;
    if (options.confirm) {
        (void)collect::confirm(sources); // where that cannot be remembered it holds for this time
    }
    return network;
}

/// Shows a running fetch: on one line of the terminal, or with `verbose` a line on standard error for each step.
class FetchView final : public collect::FetchWatch
{
public:
    FetchView(Console& console, bool verbose)
        : m_console(console)
        , m_verbose(verbose)
    {}

    void page(const Source& source, const Fetching& fetching, const FetchedCounts& counts) override;
    void waits(const Source& source, std::int64_t seconds, const std::string& why) override;

private:
    void show(const Source& source, const std::string& text);

    Console& m_console;
    bool m_verbose;
    std::map<Uuid, std::string> m_now; ///< what each source was last at
};

std::string stepText(const Fetching& fetching)
{
    const std::string pages =
        "page " + grouped(fetching.pages) +
        (fetching.pagesInAll > 0 ? " of " + grouped(fetching.pagesInAll) : std::string()); // some hosts do not tell
    switch (fetching.phase) {
    case FetchPhase::Issues:
        return "issues, " + pages;
    case FetchPhase::Comments:
        return "discussions, " + pages;
    case FetchPhase::Each:
        return "discussions, issue by issue, " + pages;
    case FetchPhase::Idle:
        break;
    }
    return "done";
}

void FetchView::page(const Source& source, const Fetching& fetching, const FetchedCounts& counts)
{
    show(source, stepText(fetching) + " (" + counted(counts.issues, "issue") + ", " +
                     counted(counts.comments, "comment") + ")");
}

void FetchView::waits(const Source& source, std::int64_t seconds, const std::string& why)
{
    const std::string text = "waits " + grouped(seconds) + " s" + (why.empty() ? std::string() : ": " + why);
    constexpr std::int64_t kLong = 10; // seconds
    if (seconds >= kLong && !m_verbose && !m_console.progress().shown()) {
        // Nobody sees the line that is shown on a terminal, and the program would look as if it hung.
        m_console.note(plainLine(sourceText(source) + ": " + text));
        return;
    }
    show(source, text);
}

void FetchView::show(const Source& source, const std::string& text)
{
    std::string line = sourceText(source) + ": " + text;
    if (m_verbose) {
        m_console.note(plainLine(line));
        return;
    }
    m_now[source.uuid] = std::move(line);
    std::string all;
    for (const auto& [uuid, each] : m_now) {
        all += (all.empty() ? "" : "  |  ") + each;
    }
    m_console.progress().show(all);
}

std::string outcomeText(const collect::FetchOutcome& outcome)
{
    const bool nothing = outcome.added == 0 && outcome.changed == 0 && outcome.comments == 0;
    return (nothing ? std::string("nothing new")
                    : counted(outcome.added, "new issue") + ", " + counted(outcome.changed, "changed issue") + ", " +
                          counted(outcome.comments, "comment")) +
           " (" + counted(outcome.requests, "request") + ")";
}

// Those of which there are none are left out.
std::string leftOutText(const std::map<LeftOut, std::int64_t>& leftOut)
{
    std::vector<std::string> parts;
    for (const auto& [what, count] : leftOut) {
        switch (what) {
        case LeftOut::PullRequest:
            parts.push_back(counted(count, "pull request"));
            break;
        case LeftOut::Issue:
            parts.push_back(counted(count, "issue") + " that cannot be read");
            break;
        case LeftOut::Comment:
            parts.push_back(counted(count, "comment") + " that cannot be read");
            break;
        case LeftOut::Stray:
            parts.push_back(counted(count, "comment") + " whose issue is not in the list");
            break;
        case LeftOut::Gone:
            parts.push_back(counted(count, "issue") + " that the host no longer has there");
            break;
        }
    }
    return text::join(parts, ", ");
}

Json leftOutJson(const std::map<LeftOut, std::int64_t>& leftOut)
{
    const auto count = [&leftOut](LeftOut what) {
        const auto found = leftOut.find(what);
        return found == leftOut.end() ? 0 : found->second;
    };
    return {{"pull_requests", count(LeftOut::PullRequest)},
            {"unreadable_issues", count(LeftOut::Issue)},
            {"unreadable_comments", count(LeftOut::Comment)},
            {"stray_comments", count(LeftOut::Stray)},
            {"issues_gone", count(LeftOut::Gone)}};
}

/// "accord-cli: vllm-project/vllm: ...": one line for each source that something is wrong with.
std::string sourceProblem(const Source& source, const Error& error)
{
    return plainLine("accord-cli: " + sourceText(source) + ": " + sentence(error));
}

/// What came of each source, and at the end what was left out of all of them; on standard error at once a line for each
/// that failed.
void addOutcomes(Record& record, std::span<const Source> sources, const std::vector<collect::FetchOutcome>& outcomes,
                 Console& console)
{
    using Row = collect::FetchOutcome;
    const auto source = [sources](const Row& outcome) { return sourceText(sources, outcome.source); };
    const auto table = Table<Row>()
                           .column("source", "source", source)
                           .key("id", [](const Row& outcome) { return outcome.source.text(); })
                           .number("added", "new", &Row::added)
                           .number("changed", "changed", &Row::changed)
                           .number("comments", "comments", &Row::comments)
                           .number("requests", "requests", &Row::requests)
                           .key("left_out", [](const Row& outcome) { return leftOutJson(outcome.leftOut); })
                           .key("problem", [](const Row& outcome) {
                               return outcome.error ? Json(sentence(*outcome.error)) : Json(nullptr);
                           });
    record.field("sources", table.json(outcomes)).sheet(table, outcomes);
    for (const Row& outcome : outcomes) {
        const auto failed = std::ranges::find(sources, outcome.source, &Source::uuid);
        if (outcome.error && failed != sources.end()) {
            console.note(sourceProblem(*failed, *outcome.error));
        }
        record.line(source(outcome) + ": " + outcomeText(outcome) + (outcome.error ? "; not to the end" : "") + ".");
    }
    const auto left = collect::leftOut(outcomes);
    if (!left.empty()) {
        const bool named = left.contains(LeftOut::Issue) || left.contains(LeftOut::Comment);
        record.line("Left out: " + leftOutText(left) + "." +
                    (named ? " What cannot be read is named by: accord-cli collect log PROJECT" : ""));
    }
}

struct ForecastOptions
{
    std::string project;
    std::vector<std::string> names;
    NetworkOptions network;
};

struct Told
{
    Source source;
    collect::FetchCost forecast;
};

std::string timeText(double seconds)
{
    const auto whole = static_cast<std::int64_t>(std::ceil(seconds));
    constexpr std::int64_t kMinute = 60;
    constexpr std::int64_t kHour = 60 * kMinute;
    if (whole < 2 * kMinute) {
        return grouped(whole) + " s";
    }
    return whole < 2 * kHour ? grouped((whole + kMinute / 2) / kMinute) + " min"
                             : grouped(whole / kHour) + " h " + grouped(whole % kHour / kMinute) + " min";
}

std::string limitText(const collect::FetchCost& forecast)
{
    if (forecast.limit <= 0) {
        return "not told";
    }
    const double share = static_cast<double>(forecast.requests) / static_cast<double>(forecast.limit);
    return percent(share) + " (" + grouped(forecast.left) + " of " + grouped(forecast.limit) + " left" +
           (forecast.resetsAt.empty() ? std::string() : " until " + forecast.resetsAt) + ")";
}

Table<Told> forecastTable()
{
    using collect::FetchCost;
    const auto limited = [](auto value) {
        return
            [value](const Told& told) { return told.forecast.limit > 0 ? Json(value(told.forecast)) : Json(nullptr); };
    };
    const auto share = [](const FetchCost& forecast) {
        return static_cast<double>(forecast.requests) / static_cast<double>(forecast.limit);
    };
    const auto way = [](const Told& told) { return std::string(wayWord(told.forecast.way)); };
    return Table<Told>()
        .column("source", "source", [](const Told& told) { return sourceText(told.source); })
        .key("id", [](const Told& told) { return told.source.uuid.text(); })
        .key("way", way)
        .number("issues", "issues", [](const Told& told) { return told.forecast.issues; })
        .number("requests", "requests", [](const Told& told) { return told.forecast.requests; })
        .shown("way", way)
        .column(
            "seconds", "time", [](const Told& told) { return told.forecast.seconds; },
            [](const Told& told) { return timeText(told.forecast.seconds); })
        .key("limit", limited([](const FetchCost& forecast) { return forecast.limit; }))
        .key("left", limited([](const FetchCost& forecast) { return forecast.left; }))
        .column("share", "share of the limit", limited(share),
                [](const Told& told) { return limitText(told.forecast); })
        .key("resets", [](const Told& told) {
            return told.forecast.resetsAt.empty() ? Json(nullptr) : Json(told.forecast.resetsAt);
        });
}

Result<int> forecast(const ForecastOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::Network network, networkOf(options.network, sources));
    std::vector<Told> all;
    int code = kDone;
    for (const Source& source : sources) {
        console.progress().show("asking " + source.host + " about " + source.repository);
        Result<collect::FetchCost> forecast = collect::forecast(project, source, network, stop);
        if (forecast.ok()) {
            all.push_back({source, std::move(forecast).value()});
            continue;
        }
        if (forecast.error().code == Errc::Cancelled) {
            return forecast.error();
        }
        console.note(sourceProblem(source, forecast.error()));
        code = kFailed;
    }
    Record record;
    record.table("sources", forecastTable(), std::move(all), 0, "");
    return console.emit(record, code);
}

} // namespace

void addCollectForecast(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "forecast", "Ask the hosts, with as few requests as possible, what fetching would cost",
                       "accord-cli collect forecast study.accord"));
    const auto options = std::make_shared<ForecastOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    addNetworkOptions(command, options->network);
    commands.onChosen(command, options, forecast);
}

namespace {

struct FetchOptions
{
    std::string project;
    std::vector<std::string> names;
    std::string person;
    NetworkOptions network;
    bool importSelected = false;
    bool verbose = false;
};

using Outcomes = std::vector<collect::FetchOutcome>;

int stopped(const FetchOptions& options, Console& console)
{
    console.note("accord-cli: Stopped. What was fetched so far is kept; go on with: accord-cli collect fetch " +
                 options.project);
    return kCancelled;
}

// What is not here to its end would come in with half a discussion.
std::vector<Source> wholeOnes(const std::vector<Source>& sources, const Outcomes& outcomes)
{
    std::vector<Source> whole;
    for (const Source& source : sources) {
        const auto outcome = std::ranges::find(outcomes, source.uuid, &collect::FetchOutcome::source);
        if (outcome != outcomes.end() && !outcome->error) {
            whole.push_back(source);
        }
    }
    return whole;
}

Result<int> fetch(const FetchOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::Network network, networkOf(options.network, sources));
    FetchView view(console, options.verbose);
    Result<Outcomes> outcomes = collect::fetch(project, sources, network, view, stop, by);
    if (!outcomes.ok()) {
        return outcomes.error().code == Errc::Cancelled ? Result<int>(stopped(options, console))
                                                        : Result<int>(outcomes.error());
    }
    Record record;
    addOutcomes(record, sources, *outcomes, console);
    const std::vector<Source> whole = wholeOnes(sources, *outcomes);
    if (options.importSelected && !whole.empty()) {
        ACCORD_TRY(const collect::ImportResult brought,
                   collect::importSelected(project, whole, console.progress(), stop, by));
        record.field("brought_in", importResultJson(brought)).lines(importResultLines(brought));
        sayNext(project, options.project, record);
    }
    return console.emit(record, whole.size() == sources.size() ? kDone : kFailed);
}

} // namespace

void addCollectFetch(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(commands.addTo(
        group, "fetch",
        "Fetch what is missing from the hosts: go on where it was cut off, or ask for what changed since",
        "accord-cli collect fetch study.accord --bring-in --token-file ~/.config/accord-tokens"));
    const auto options = std::make_shared<FetchOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    addNetworkOptions(command, options->network);
    addActingOption(command, options->person);
    command.add_flag("--bring-in", options->importSelected,
                     "Bring what is selected into the project then, of sources that "
                     "came to their end");
    command.add_flag("--verbose", options->verbose, "A line on standard error for each page and each wait");
    commands.onChosen(command, options, fetch);
}

namespace {

struct ConfirmOptions
{
    std::string project;
    std::vector<std::string> names;
    bool list = false;
};

Result<int> confirmSources(const ConfirmOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    if (!options.list) {
        ACCORD_CHECK(collect::confirm(sources));
    }
    const std::vector<Source> left = collect::unconfirmed(sources);
    const auto confirmed = [&left](const Source& source) {
        return std::ranges::find(left, source.uuid, &Source::uuid) == left.end();
    };
    const auto table = Table<Source>()
                           .column("source", "source", [](const Source& source) { return sourceText(source); })
                           .key("id", [](const Source& source) { return source.uuid.text(); })
                           .column("host_api", "asks", &Source::base)
                           .column("confirmed", "", confirmed, [&confirmed](const Source& source) {
                               return std::string(confirmed(source) ? "confirmed" : "not confirmed on this machine");
                           });
    return console.emit("sources", table, sources);
}

} // namespace

void addCollectConfirm(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(commands.addTo(
        group, "confirm", "Agree to ask the addresses of sources that came with a copy of the project, on this machine",
        "accord-cli collect confirm study.accord --list"));
    const auto options = std::make_shared<ConfirmOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    command.add_flag("--list", options->list, "Only show what they would ask, and which of them are confirmed");
    commands.onChosen(command, options, confirmSources);
}

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
