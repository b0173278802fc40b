// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/sources.h"

#include "app/cli/commands/collect.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/confirmed_sources.h"
#include "core/collect/keywords.h"
#include "core/model/collect.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <functional>
#include <optional>
#include <system_error>
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

Table<Keyword> keywordTable()
{
    return Table<Keyword>()
        .key("text", &Keyword::text)
        .key("regex", &Keyword::regex)
        .key("class", &Keyword::className)
        .key("origin", &Keyword::origin);
}

std::string periodText(const IssueSelection& selection)
{
    if (selection.from.empty() && selection.to.empty()) {
        return {};
    }
    return std::string(wordOf(kPeriods, selection.periodOf)) +
           (selection.from.empty() ? std::string() : (selection.to.empty() ? " since " : " ") + selection.from) +
           (selection.to.empty() ? std::string() : (selection.from.empty() ? " until " : " to ") + selection.to);
}

/// "title", "body", "comments", as far as they are looked through.
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

void addSourceKeys(auto& table, auto sourceOf)
{
    const auto source = [&table, sourceOf](const std::string& key, auto value) {
        table.key(key, [sourceOf, value](const auto& row) { return Json(std::invoke(value, sourceOf(row))); });
    };
    const auto selection = [&table, sourceOf](const std::string& key, auto value) {
        table.key(key,
                  [sourceOf, value](const auto& row) { return Json(std::invoke(value, sourceOf(row).selection)); });
    };
    source("id", [](const Source& each) { return each.uuid.text(); });
    source("repository", &Source::repository);
    source("host", &Source::host);
    source("dialect", [](const Source& each) { return wordOf(kDialects, each.dialect); });
    source("host_api", &Source::base);
    source("numbers", &Source::numbers);
    source("way", [](const Source& each) { return wordOf(kWays, each.way); });
    selection("period", [](const IssueSelection& each) { return wordOf(kPeriods, each.periodOf); });
    selection("from", &IssueSelection::from);
    selection("to", &IssueSelection::to);
    selection("state", [](const IssueSelection& each) { return wordOf(kStates, each.state); });
    selection("labels", &IssueSelection::labels);
    selection("keywords", [](const IssueSelection& each) { return keywordTable().json(each.keywords); });
    selection("in", [](const IssueSelection& each) { return placeWords(each.places); });
    selection("pull_requests", &IssueSelection::pullRequests);
}

Table<Source> sourceTable()
{
    Table<Source> table;
    addSourceKeys(table, [](const Source& source) -> const Source& { return source; });
    return table;
}

/// "72 keywords (68 ignoring case)", "3 keywords"
std::string keywordCountText(const std::vector<Keyword>& keywords)
{
    const std::int64_t found = collect::countIgnoringCase(keywords);
    return counted(std::ssize(keywords), "keyword") +
           (found < std::ssize(keywords) ? " (" + grouped(found) + " ignoring case)" : std::string());
}

/// What restricts a source, in a few words: "created 2023-01-01 to 2024-12-31, closed, 84 keywords"; "everything".
std::string selectionText(const IssueSelection& selection)
{
    std::vector<std::string> parts;
    if (const std::string period = periodText(selection); !period.empty()) {
        parts.push_back(period);
    }
    if (selection.state != IssueState::Any) {
        parts.emplace_back(wordOf(kStates, selection.state));
    }
    if (!selection.labels.empty()) {
        parts.push_back("host label " + text::join(selection.labels, " or "));
    }
    if (!selection.keywords.empty()) {
        parts.push_back(keywordCountText(selection.keywords) + " in " + text::join(placeWords(selection.places), ", "));
    }
    if (selection.pullRequests) {
        parts.emplace_back("with pull requests");
    }
    return parts.empty() ? std::string("everything") : text::join(parts, "; ");
}

/// How a source is asked for on the command line. What is not given stays as it is.
struct SourceOptions
{
    std::string dialect;
    std::string hostApi;
    std::string way;
    std::string period;
    std::optional<std::string> from;
    std::optional<std::string> to;
    std::string state;
    std::vector<std::string> labels;
    std::vector<std::string> keywordFiles; ///< "FILE" or "FILE:LIST"
    std::vector<std::string> keywords;
    std::string className; ///< of keywords that are given here and say none
    std::string origin;    ///< likewise
    std::vector<std::string> regexes;
    std::vector<std::string> places;
    bool pullRequests = false;
    std::vector<std::string> without;
    bool add = false; ///< keywords to those that are there
};

using collect::NamedKeywords;

struct NamedList
{
    std::string file;
    std::string list; ///< empty: not said
};

// A colon may be part of the file's name.
NamedList takenApart(const std::string& text)
{
    std::error_code error;
    const auto colon = text.rfind(':');
    if (colon == std::string::npos || colon == 0 || std::filesystem::exists(text, error)) {
        return {text, {}};
    }
    return {text.substr(0, colon), text.substr(colon + 1)};
}

// "Megatron-LM", "megatron_lm" and "megatron_lm_keywords" are the same name.
std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : text::lowerAscii(name)) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            plain += c;
        }
    }
    constexpr std::string_view kEnd = "keywords";
    if (plain.size() > kEnd.size() && plain.ends_with(kEnd)) {
        plain.resize(plain.size() - kEnd.size());
    }
    return plain;
}

std::string namesOf(const std::vector<NamedKeywords>& lists)
{
    std::vector<std::string> names;
    names.reserve(lists.size());
    for (const NamedKeywords& list : lists) {
        names.push_back(list.name);
    }
    return text::join(names, ", ");
}

Result<std::vector<Keyword>> keywordsOf(const NamedList& named, const std::string& repository)
{
    ACCORD_TRY(std::vector<NamedKeywords> lists, collect::readKeywordLists(named.file));
    const std::string wanted =
        plainName(named.list.empty() ? std::string_view(repository).substr(repository.rfind('/') + 1) : named.list);
    const auto isWanted = [&wanted](const NamedKeywords& list) { return plainName(list.name) == wanted; };
    const auto found = std::ranges::find_if(lists, isWanted);
    if (found != lists.end()) {
        return std::move(found->keywords);
    }
    if (!named.list.empty()) {
        return Error{Errc::NotFound, Reason::KeywordListUnknown, {named.list, named.file, namesOf(lists)}};
    }
    if (lists.size() != 1) {
        return Error{Errc::Ambiguous, Reason::WhichKeywordList, {named.file, namesOf(lists)}};
    }
    return std::move(lists.front().keywords);
}

/// The keywords of files that are named "FILE" or "FILE:LIST". Of a file with several lists the one of that name is
/// taken ("vllm" or "vllm_keywords"), without a name the one that is called like the repository. Errc::NotFound and
/// Ambiguous name the lists.
Result<std::vector<Keyword>> keywordsOfFiles(const std::vector<std::string>& files, const std::string& repository)
{
    std::vector<Keyword> all;
    for (const std::string& file : files) {
        ACCORD_TRY(const std::vector<Keyword> keywords, keywordsOf(takenApart(file), repository));
        all.insert(all.end(), keywords.begin(), keywords.end());
    }
    return all;
}

bool says(const std::vector<std::string>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

std::string lastDayOfMonth(const std::string& month)
{
    for (const char* day : {"-31", "-30", "-29", "-28"}) {
        if (accord::dayOf(month + day)) {
            return month + day;
        }
    }
    return month; // no month at all: whoever saves the source says so
}

// "2024" and "2024-03" stand for their first or last day.
std::string dayOf(const std::string& text, bool last)
{
    constexpr std::size_t kYear = 4;
    constexpr std::size_t kMonth = 7;
    const std::string month = text.size() == kYear ? text + (last ? "-12" : "-01") : text;
    if (month.size() != kMonth) {
        return text;
    }
    return last ? lastDayOfMonth(month) : month + "-01";
}

void takeAway(IssueSelection& selection, const std::vector<std::string>& without)
{
    if (says(without, "period")) {
        selection.periodOf = PeriodOf::Created;
        selection.from.clear();
        selection.to.clear();
    }
    if (says(without, "state")) {
        selection.state = IssueState::Any;
    }
    if (says(without, "labels")) {
        selection.labels.clear();
    }
    if (says(without, "keywords")) {
        selection.keywords.clear();
        selection.places = {};
    }
    if (says(without, "pull-requests")) {
        selection.pullRequests = false;
    }
}

Status applyKeywords(Source& source, const SourceOptions& options)
{
    IssueSelection& selection = source.selection;
    if (!options.places.empty()) {
        selection.places = {says(options.places, "title"), says(options.places, "body"),
                            says(options.places, "comments")};
    }
    if (options.keywordFiles.empty() && options.keywords.empty() && options.regexes.empty()) {
        return {};
    }
    ACCORD_TRY(std::vector<Keyword> keywords, keywordsOfFiles(options.keywordFiles, source.repository));
    for (const std::string& word : options.keywords) {
        keywords.push_back({word, false});
    }
    for (const std::string& expression : options.regexes) {
        keywords.push_back({expression, true});
    }
    for (Keyword& keyword : keywords) {
        keyword.className = keyword.className.empty() ? options.className : keyword.className;
        keyword.origin = keyword.origin.empty() ? options.origin : keyword.origin;
    }
    if (options.add) {
        keywords.insert(keywords.begin(), selection.keywords.begin(), selection.keywords.end());
    }
    selection.keywords = collect::withoutRepeats(std::move(keywords));
    return {};
}

void addKeywordOptions(CLI::App& command, SourceOptions& options)
{
    command
        .add_option("--keywords", options.keywordFiles,
                    "A file with keywords, one a line, or with named lists of them; without LIST the one that is named "
                    "like the repository; may be given several times")
        ->type_name("FILE[:LIST]");
    command.add_option("--keyword", options.keywords, "A word or phrase; may be given several times")
        ->type_name("WORD")
        ->check(utf8());
    command.add_option("--regex", options.regexes, "A regular expression (RE2); may be given several times")
        ->type_name("EXPRESSION")
        ->check(utf8());
    command
        .add_option("--keyword-class", options.className,
                    "What these keywords name, such as \"model names\", where their list does not say it")
        ->type_name("TEXT")
        ->check(utf8());
    command
        .add_option("--keyword-origin", options.origin,
                    "Where these keywords are from, such as HuggingFace, where their list does not say it")
        ->type_name("TEXT")
        ->check(utf8());
    command.add_flag("--add-keywords", options.add, "Add these keywords to those that the source has");
    command.add_option("--in", options.places, "Where keywords are looked for: title, body, comments (title,body)")
        ->type_name("PLACE,...")
        ->delimiter(',')
        ->check(CLI::IsMember({"title", "body", "comments"}));
}

void addSourceOptions(CLI::App& command, SourceOptions& options)
{
    command
        .add_option("--dialect", options.dialect,
                    "What a host speaks, needed where it is not known by its name: github, gitee or gitea")
        ->type_name("DIALECT")
        ->check(CLI::IsMember({"github", "gitee", "gitea"}));
    command
        .add_option("--host-api", options.hostApi,
                    "The address of the host's API where it is not the usual one, such as https://git.example/api/v3")
        ->type_name("ADDRESS")
        ->check(utf8());
    command.add_option("--from", options.from, "Not before this day: 2023-01-01, or 2023-01, or 2023")
        ->type_name("DAY")
        ->check(utf8());
    command.add_option("--to", options.to, "Not after this day, the whole of the month or year")
        ->type_name("DAY")
        ->check(utf8());
    command.add_option("--period", options.period, "What the days are about: created or updated (created)")
        ->type_name("WHAT")
        ->check(CLI::IsMember({"created", "updated"}));
    command.add_option("--state", options.state, "open, closed or any (any)")
        ->type_name("STATE")
        ->check(CLI::IsMember({"open", "closed", "any"}));
    command
        .add_option("--label", options.labels,
                    "With this label of the host, or another that is given; may be given several times")
        ->type_name("LABEL")
        ->check(utf8());
    addKeywordOptions(command, options);
    command.add_flag("--pull-requests", options.pullRequests, "Pull requests count as issues");
    command
        .add_option("--way", options.way,
                    "How the host is asked: auto, rest, bulk or each (discussions of the whole repository, or issue by "
                    "issue), graphql (auto)")
        ->type_name("WAY")
        ->check(CLI::IsMember({"auto", "rest", "bulk", "each", "graphql"}));
}

/// The dialect that was asked for; GitHub's if none was.
Dialect dialectOf(const SourceOptions& options)
{
    return valueOf(kDialects, options.dialect).value_or(Dialect::GitHub);
}

/// The source as the options want it. Errors of keyword files name file and line.
Status applyTo(Source& source, const SourceOptions& options)
{
    IssueSelection& selection = source.selection;
    takeAway(selection, options.without);
    if (!options.hostApi.empty()) {
        source.base = options.hostApi;
    }
    source.way = valueOf(kWays, options.way).value_or(source.way);
    selection.periodOf = valueOf(kPeriods, options.period).value_or(selection.periodOf);
    selection.state = valueOf(kStates, options.state).value_or(selection.state);
    if (options.from) {
        selection.from = dayOf(*options.from, false);
    }
    if (options.to) {
        selection.to = dayOf(*options.to, true);
    }
    if (!options.labels.empty()) {
        selection.labels = options.labels;
    }
    selection.pullRequests = selection.pullRequests || options.pullRequests;
    return applyKeywords(source, options);
}

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
    std::vector<Source> all;
    Record record;
    for (const Source& source : wanted) {
        ACCORD_TRY(all.emplace_back(), saved(project, by, source));
        record.line(verbFor(all.back(), "Added"));
    }
    return console.emit(record.field("sources", sourceTable().json(all)));
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
    return console.emit(record.fields(sourceTable().json(changed)).line(verbFor(changed, "Changed")));
}

Result<int> removeIt(const ChangeOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Source source, collect::sourceNamed(project, options.name));
    ACCORD_CHECK(collect::removeSource(project, by, source.uuid));
    Record record;
    record.field("removed", sourceTable().json(source));
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
    addSourceKeys(table, [](const Row& row) -> const Source& { return row.source; });
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

std::string_view wayWord(Way way)
{
    return wordOf(kWays, way);
}

} // namespace accord::cli
