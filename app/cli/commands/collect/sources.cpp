// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/sources.h"

#include "app/cli/commands/collect/collect.h"
#include "app/cli/commands/collect/source_options.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/confirmed_sources.h"
#include "core/collect/sources.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace accord::cli {
namespace {

template <class Value, std::size_t size>
using Words = std::array<std::pair<Value, std::string_view>, size>;

constexpr Words<Dialect, 3> kDialects{
    {{Dialect::GitHub, "github"}, {Dialect::Gitee, "gitee"}, {Dialect::Gitea, "gitea"}}};
constexpr Words<Way, 5> kWays{{{Way::Automatic, "auto"},
                               {Way::Rest, "rest"},
                               {Way::RestBulk, "bulk"},
                               {Way::RestPerIssue, "each"},
                               {Way::GraphQl, "graphql"}}};
constexpr Words<PeriodOf, 2> kPeriods{{{PeriodOf::Created, "created"}, {PeriodOf::Updated, "updated"}}};
constexpr Words<IssueState, 3> kStates{
    {{IssueState::Any, "any"}, {IssueState::Open, "open"}, {IssueState::Closed, "closed"}}};

template <class Value, std::size_t size>
std::string_view wordOf(const Words<Value, size>& words, Value value)
{
    const auto* found = std::ranges::find(words, value, &std::pair<Value, std::string_view>::first);
    return found == words.end() ? std::string_view("?") : found->second;
}

template <class Value, std::size_t size>
std::optional<Value> valueOf(const Words<Value, size>& words, std::string_view word)
{
    const auto* found = std::ranges::find(words, word, &std::pair<Value, std::string_view>::second);
    return found == words.end() ? std::nullopt : std::optional<Value>(found->first);
}

Json keywordsJson(const std::vector<Keyword>& keywords)
{
    Json list = Json::array();
    for (const Keyword& keyword : keywords) {
        list.push_back({{"text", keyword.text}, {"regex", keyword.regex}});
    }
    return list;
}

std::string periodText(const IssueSelection& selection)
{
    if (selection.from.empty() && selection.to.empty()) {
        return {};
    }
    return std::string(periodWord(selection.periodOf)) +
           (selection.from.empty() ? std::string() : (selection.to.empty() ? " since " : " ") + selection.from) +
           (selection.to.empty() ? std::string() : (selection.from.empty() ? " until " : " to ") + selection.to);
}

} // namespace

std::string_view dialectWord(Dialect dialect)
{
    return wordOf(kDialects, dialect);
}

std::string_view wayWord(Way way)
{
    return wordOf(kWays, way);
}

std::string_view periodWord(PeriodOf period)
{
    return wordOf(kPeriods, period);
}

std::string_view stateWord(IssueState state)
{
    return wordOf(kStates, state);
}

std::optional<Dialect> dialectNamed(std::string_view word)
{
    return valueOf(kDialects, word);
}

std::optional<Way> wayNamed(std::string_view word)
{
    return valueOf(kWays, word);
}

std::optional<PeriodOf> periodNamed(std::string_view word)
{
    return valueOf(kPeriods, word);
}

std::optional<IssueState> issueStateNamed(std::string_view word)
{
    return valueOf(kStates, word);
}

std::vector<std::string> placeWords(const KeywordPlaces& places)
{
    std::vector<std::string> words;
    for (const auto& [wanted, word] :
         {std::pair(places.title, "title"), std::pair(places.body, "body"), std::pair(places.comments, "comments")}) {
        if (wanted) {
            words.emplace_back(word);
        }
    }
    return words;
}

Json sourceJson(const Source& source)
{
    const IssueSelection& selection = source.selection;
    return {{"id", source.uuid.text()},
            {"repository", source.repository},
            {"host", source.host},
            {"dialect", dialectWord(source.dialect)},
            {"host_api", source.base},
            {"numbers", source.numbers},
            {"way", wayWord(source.way)},
            {"period", periodWord(selection.periodOf)},
            {"from", selection.from},
            {"to", selection.to},
            {"state", stateWord(selection.state)},
            {"labels", selection.labels},
            {"keywords", keywordsJson(selection.keywords)},
            {"in", placeWords(selection.places)},
            {"pull_requests", selection.pullRequests}};
}

std::string selectionText(const IssueSelection& selection)
{
    std::vector<std::string> parts;
    if (const std::string period = periodText(selection); !period.empty()) {
        parts.push_back(period);
    }
    if (selection.state != IssueState::Any) {
        parts.emplace_back(stateWord(selection.state));
    }
    if (!selection.labels.empty()) {
        parts.push_back("host label " + text::join(selection.labels, " or "));
    }
    if (!selection.keywords.empty()) {
        parts.push_back(counted(static_cast<std::int64_t>(selection.keywords.size()), "keyword") + " in " +
                        text::join(placeWords(selection.places), ", "));
    }
    if (selection.pullRequests) {
        parts.emplace_back("with pull requests");
    }
    return parts.empty() ? std::string("everything") : text::join(parts, "; ");
}

namespace {

struct AddOptions
{
    std::string project;
    std::string repository;
    std::string links;
    std::string person;
    SourceOptions source;
};

struct ChangeOptions
{
    std::string project;
    std::string name;
    std::string person;
    SourceOptions source;
};

Result<std::vector<Source>> wantedSources(const AddOptions& options)
{
    if (options.links.empty()) {
        ACCORD_TRY(Source source, collect::parseSource(options.repository, dialectOf(options.source)));
        return std::vector<Source>{std::move(source)};
    }
    ACCORD_TRY(const std::vector<std::string> addresses, collect::readLinks(options.links));
    ACCORD_TRY(std::vector<Source> sources, collect::sourcesOfLinks(addresses));
    for (Source& source : sources) {
        // Of a host that is known by its name it is known what it speaks.
        if (!options.source.dialect.empty() && source.host != "github.com" && source.host != "gitee.com") {
            source.dialect = dialectOf(options.source);
            source.base = collect::usualBase(source.dialect, source.host);
        }
    }
    return sources;
}

std::string verbFor(const Source& source, const char* verb)
{
    return std::string(verb) + " " + sourceText(source) + ": " + selectionText(source.selection) + ".";
}

Result<Source> saved(Project& project, PersonId by, Source source, const std::optional<Source>& seen = {})
{
    ACCORD_TRY(source.uuid, collect::saveSource(project, by, source, seen));
    // As it was kept, which may be tidier than it was asked for.
    return collect::sourceNamed(project, source.uuid.text());
}

Result<int> add(const AddOptions& options, Console& console)
{
    if (options.repository.empty() == options.links.empty()) {
        return Error{Errc::Invalid, Reason::SourceNeedsRepository};
    }
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(std::vector<Source> wanted, wantedSources(options));
    for (Source& source : wanted) {
        if (options.source.dialect.empty() && !collect::isKnownHost(source.host)) {
            return Error{Errc::Invalid, Reason::DialectNeeded, {source.host}};
        }
        ACCORD_CHECK(applyTo(source, options.source));
    }
    Json list = Json::array();
    Record record;
    for (const Source& source : wanted) {
        ACCORD_TRY(const Source added, saved(project, by, source));
        list.push_back(sourceJson(added));
        record.line(verbFor(added, "Added"));
    }
    return console.emit(record.field("sources", std::move(list)));
}

Result<int> change(const ChangeOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Source seen, collect::sourceNamed(project, options.name));
    Source source = seen;
    if (!options.source.dialect.empty()) {
        source.dialect = dialectOf(options.source);
        source.base = collect::usualBase(source.dialect, source.host);
    }
    ACCORD_CHECK(applyTo(source, options.source));
    ACCORD_TRY(const Source changed, saved(project, by, std::move(source), seen));
    Record record;
    return console.emit(record.fields(sourceJson(changed)).line(verbFor(changed, "Changed")));
}

Result<int> removeIt(const ChangeOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Source source, collect::sourceNamed(project, options.name));
    ACCORD_CHECK(collect::removeSource(project, by, source.uuid));
    Record record;
    record.field("removed", sourceJson(source));
    record.line("Removed " + sourceText(source) + ". What it brought into the project stays.");
    return console.emit(record);
}

void addAdd(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "add", "Say what is to be collected from where",
                       "accord-cli collect add study.accord vllm-project/vllm --from 2023 --to 2024 \\\n"
                       "    --keywords filter_keywords:vllm --in title,body");
    const auto options = std::make_shared<AddOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("REPOSITORY", options->repository,
                    "A repository, such as vllm-project/vllm (on GitHub), or the web address of one on any host")
        ->type_name("")
        ->check(utf8());
    command.add_option("--links", options->links, "A list of links instead: a source for each repository in it")
        ->type_name("FILE");
    addSourceOptions(command, options->source);
    addActingOption(command, options->person);
    commands.onChosen(command, options, add);
}

std::shared_ptr<ChangeOptions> addNamed(CLI::App& command)
{
    auto options = std::make_shared<ChangeOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("SOURCE", options->name,
                    "A repository among the sources, or the beginning of the source's identifier")
        ->required()
        ->type_name("")
        ->check(utf8());
    addActingOption(command, options->person);
    return options;
}

void addChange(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "change", "Change what a source asks for; what is given replaces what was there",
                       "accord-cli collect change study.accord vllm-project/vllm --state closed --without labels");
    const auto options = addNamed(command);
    addSourceOptions(command, options->source);
    command
        .add_option("--without", options->source.without,
                    "What it no longer asks for: period, state, labels, keywords, pull-requests")
        ->type_name("WHAT,...")
        ->delimiter(',')
        ->check(CLI::IsMember({"period", "state", "labels", "keywords", "pull-requests"}));
    commands.onChosen(command, options, change);
}

void addRemove(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "remove", "Collect from a source no longer; what it brought stays in the project",
                       "accord-cli collect remove study.accord vllm-project/vllm");
    commands.onChosen(command, addNamed(command), removeIt);
}

} // namespace

void addCollectAdd(CommandSet& commands, CLI::App& group)
{
    addAdd(commands, group);
    addChange(commands, group);
    addRemove(commands, group);
}

namespace {

struct SourcesOptions
{
    std::string project;
};

std::string_view phaseWord(FetchPhase phase)
{
    switch (phase) {
    case FetchPhase::Idle:
        return "idle";
    case FetchPhase::Issues:
        return "issues";
    case FetchPhase::Comments:
        return "comments";
    case FetchPhase::Each:
        return "each";
    }
    return "?";
}

std::string stateText(const Source& source, const Fetching& fetching)
{
    std::string text = fetching.pass == 0                   ? "not fetched yet"
                       : fetching.phase != FetchPhase::Idle ? "to be gone on with"
                       : fetching.finishedAt.empty()        ? "not fetched yet"
                                                            : "fetched " + fetching.finishedAt.substr(0, 16) + "Z";
    if (!fetching.renamedTo.empty()) {
        text += ", now called " + plainLine(fetching.renamedTo);
    }
    if (!collect::requireConfirmed(source).ok()) {
        text += ", not confirmed on this machine";
    }
    return text;
}

Table<collect::SourceStatus> statusTable()
{
    using Row = collect::SourceStatus;
    Table<Row> table;
    table.shown("source", [](const Row& row) { return sourceText(row.source); });
    const Json keys = sourceJson({});
    for (const auto& [key, value] : keys.items()) {
        table.key(key, [key = key](const Row& row) { return sourceJson(row.source)[key]; });
    }
    return table.key("confirmed", [](const Row& row) { return collect::requireConfirmed(row.source).ok(); })
        .key("fetched",
             [](const Row& row) {
                 return Json{{"issues", row.fetched.issues},
                             {"pull_requests", row.fetched.pullRequests},
                             {"comments", row.fetched.comments},
                             {"without_discussion", row.fetched.withoutDiscussion}};
             })
        .shown(
            "issues", [](const Row& row) { return grouped(row.fetched.issues); }, 'r')
        .shown(
            "comments", [](const Row& row) { return grouped(row.fetched.comments); }, 'r')
        .shown("", [](const Row& row) { return stateText(row.source, row.fetching); })
        .shown("selected", [](const Row& row) { return selectionText(row.source.selection); })
        .key("phase", [](const Row& row) { return phaseWord(row.fetching.phase); })
        .key("pages", [](const Row& row) { return row.fetching.pages; })
        .key("pages_in_all", [](const Row& row) { return row.fetching.pagesInAll; })
        .key("finished",
             [](const Row& row) {
                 return row.fetching.finishedAt.empty() ? Json(nullptr) : Json(row.fetching.finishedAt);
             })
        .key("renamed_to", [](const Row& row) {
            return row.fetching.renamedTo.empty() ? Json(nullptr) : Json(row.fetching.renamedTo);
        });
}

Result<int> list(const SourcesOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<collect::SourceStatus> all, collect::sources(project));
    return console.emit("sources", statusTable(), all, 0,
                        "The project collects from nowhere yet. Say from where with: accord-cli collect add PROJECT "
                        "REPOSITORY");
}

} // namespace

void addCollectSources(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.tabular(commands.addTo(group, "sources", "List what is collected from where, and how far it is",
                                        "accord-cli collect sources study.accord"));
    const auto options = std::make_shared<SourcesOptions>();
    addProjectArgument(command, options->project);
    commands.onChosen(command, options, list);
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
