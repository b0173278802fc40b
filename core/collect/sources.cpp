// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/sources.h"

#include "core/base/clock.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/base/url.h"
#include "core/collect/confirmed_sources.h"
#include "core/collect/fetched.h"
#include "core/collect/keywords.h"
#include "core/collect/source_queries.h"
#include "core/format/link.h"
#include "core/project/field_merge.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/batched_write.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace accord::collect {

Result<std::vector<std::string>> readLinks(const std::filesystem::path& file)
{
    ACCORD_TRY(std::ifstream in, openForReading(file));
    const format::LinkList list = format::readLinkList(in, file.string(), format::Listed::Issues);
    if (in.bad()) {
        return Error{Errc::Unreadable, Reason::ReadingStopped, {file.string()}};
    }
    if (list.errorCount > 0) {
        const Error& first = list.errors.front();
        return list.errorCount == 1 ? first : Error{first.code, Reason::AndSoInMore, {first, list.errorCount - 1}};
    }
    std::vector<std::string> addresses;
    std::unordered_set<std::string> seen;
    for (const format::ListedLink& listed : list.links) {
        if (seen.insert(text::lowerAscii(listed.link.url)).second) {
            addresses.push_back(listed.link.url);
        }
    }
    if (addresses.empty()) {
        return Error{Errc::NotFound, Reason::NoLinkInFile, {file.string()}};
    }
    return addresses;
}

Result<IssueId> issueAt(Project& project, std::string_view address)
{
    const auto link = format::parseTextLink(address);
    if (!link) {
        return Error{Errc::Invalid, Reason::LinkUnsound, {address}};
    }
    ACCORD_TRY(const auto issue, store::textByAddress(project.database(), link->url));
    if (!issue) {
        return Error{Errc::NotFound, Reason::IssueNotInProject, {link->url}};
    }
    return *issue;
}

namespace {

constexpr std::array<std::pair<std::string_view, Dialect>, 3> kKnownHosts{
    {{"github.com", Dialect::GitHub}, {"gitee.com", Dialect::Gitee}, {"codeberg.org", Dialect::Gitea}}};

Dialect dialectOf(std::string_view host, Dialect otherwise)
{
    const auto* known = std::ranges::find(kKnownHosts, host, &std::pair<std::string_view, Dialect>::first);
    return known == kKnownHosts.end() ? otherwise : known->second;
}

// Where a name without a host is looked for; the other programs run on many hosts, none of which goes without saying.
std::string_view usualHost(Dialect dialect)
{
    switch (dialect) {
    case Dialect::GitHub:
        return "github.com";
    case Dialect::Gitee:
        return "gitee.com";
    case Dialect::Gitea:
        break;
    }
    return {};
}

bool removePrefix(std::string_view& text, std::string_view prefix)
{
    if (!text::equalsIgnoringCase(text.substr(0, prefix.size()), prefix)) {
        return false;
    }
    text.remove_prefix(prefix.size());
    return true;
}

Error notUnderstood(std::string_view text)
{
    return Error{Errc::Invalid, Reason::SourceNotUnderstood, {format::quotedAddress(text)}};
}

// What git is told to clone: "git@github.com:vllm-project/vllm.git".
std::string asWebAddress(std::string_view address)
{
    std::string_view rest = address;
    (void)(removePrefix(rest, "https://") || removePrefix(rest, "http://") || removePrefix(rest, "ssh://"));
    std::string plain(rest.substr(0, rest.find_first_of("?#")));
    if (plain.starts_with("git@")) {
        plain.erase(0, 4);
        std::ranges::replace(plain, ':', '/');
    }
    while (plain.ends_with('/')) {
        plain.pop_back();
    }
    return plain;
}

// How many segments stand before the owner of the repository in an address of an API.
std::size_t apiSegments(const std::vector<std::string_view>& segments)
{
    if (segments[0] == "api.github.com") {
        return 1;
    }
    const bool api = segments.size() > 3 && segments[1] == "api" && segments[2].starts_with('v');
    return api && segments[3] == "repos" ? 3 : 0;
}

// By way of the link of an issue that it might have, so that either names the same repository.
std::optional<TextLink> anyIssueOf(std::string_view address, Dialect dialect)
{
    const std::string plain = asWebAddress(address);
    std::vector<std::string_view> segments = text::split(plain, '/');
    if (segments.size() == 2 && segments[0].find('.') == std::string_view::npos) {
        segments.insert(segments.begin(), usualHost(dialect));
    }
    const std::size_t owner = 1 + (segments.size() > 2 ? apiSegments(segments) : 0);
    if (segments.size() < owner + 2 || segments[0].empty()) {
        return std::nullopt;
    }
    std::string_view name = segments[owner + 1];
    if (name.ends_with(".git")) {
        name.remove_suffix(4);
    }
    std::string issue = "https://";
    for (std::size_t i = 0; i <= owner; ++i) {
        issue.append(segments[i]).append("/");
    }
    return format::parseIssueLink(issue.append(name).append("/issues/1"));
}

Source sourceOf(const TextLink& link, Dialect dialect)
{
    Source source;
    source.dialect = dialectOf(link.host, dialect);
    source.host = link.host;
    source.base = usualBase(source.dialect, link.host);
    source.repository = link.group;
    return source;
}

} // namespace

bool isKnownHost(std::string_view host)
{
    return std::ranges::find(kKnownHosts, host, &std::pair<std::string_view, Dialect>::first) != kKnownHosts.end();
}

std::string usualBase(Dialect dialect, std::string_view host)
{
    const std::string web = "https://" + std::string(host);
    switch (dialect) {
    case Dialect::GitHub:
        return host == "github.com" ? "https://api.github.com" : web + "/api/v3";
    case Dialect::Gitee:
        return web + "/api/v5";
    case Dialect::Gitea:
        return web + "/api/v1";
    }
    return web;
}

Result<Source> parseSource(std::string_view text, Dialect dialect)
{
    const auto link = anyIssueOf(text::trimmed(text), dialect);
    if (!link) {
        return notUnderstood(text);
    }
    return sourceOf(*link, dialect);
}

Result<std::vector<Source>> sourcesOfLinks(const std::vector<std::string>& addresses)
{
    std::vector<Source> sources;
    for (const std::string& address : addresses) {
        const auto link = format::parseIssueLink(address);
        if (!link) {
            return Error{Errc::Invalid, Reason::SourceLinkUnsound, {format::quotedAddress(address)}};
        }
        auto source = std::ranges::find_if(sources, [&link](const Source& each) {
            return each.host == link->host && text::equalsIgnoringCase(each.repository, link->group);
        });
        if (source == sources.end()) {
            source = sources.insert(sources.end(), sourceOf(*link, Dialect::GitHub));
        }
        if (std::ranges::find(source->numbers, link->name) == source->numbers.end()) {
            source->numbers.push_back(link->name);
        }
    }
    return sources;
}

namespace {

constexpr std::size_t kLongestKeyword = 1000;

bool isLine(std::string_view line)
{
    return !line.empty() && text::isLine(line);
}

// Nothing may stand in a base that would lead elsewhere, or carry a password into a log.
Status checkBase(const std::string& base)
{
    const auto url = parseUrl(base);
    const bool plain = std::ranges::all_of(base, [](unsigned char c) { return c > 0x20 && c < 0x7f; }) &&
                       base.find_first_of("@?#\"<>") == std::string::npos;
    if (!url.ok() || !plain || !base.starts_with(url->scheme)) {
        return Error{Errc::Invalid, Reason::ApiAddressUnsound, {base}};
    }
    return {};
}

Status checkRepository(const Source& source)
{
    const auto link = format::parseIssueLink(format::makeIssueLink(source.host, source.repository, "1").url);
    if (!link || link->host != source.host || link->group != source.repository) {
        return Error{Errc::Invalid, Reason::RepositoryUnsound, {source.host, source.repository}};
    }
    return {};
}

Status checkNumbers(const Source& source)
{
    for (const std::string& number : source.numbers) {
        const auto link = format::parseIssueLink(format::makeIssueLink(source.host, source.repository, number).url);
        if (!link || link->name != number) {
            return Error{Errc::Invalid, Reason::IssueNumberUnsound, {number, source.host}};
        }
    }
    return {};
}

Status checkDay(const std::string& day)
{
    if (!day.empty() && (day.size() != 10 || !dayOf(day))) {
        return Error{Errc::Invalid, Reason::DayUnsound, {day}};
    }
    return {};
}

Status checkSelection(const IssueSelection& selection)
{
    ACCORD_CHECK(checkDay(selection.from));
    ACCORD_CHECK(checkDay(selection.to));
    if (!selection.from.empty() && !selection.to.empty() && selection.to < selection.from) {
        return Error{Errc::Invalid, Reason::PeriodUnsound, {selection.from, selection.to}};
    }
    for (const std::string& label : selection.labels) {
        if (!isLine(label)) {
            return Error{Errc::Invalid, Reason::HostLabelUnsound, {label}};
        }
    }
    for (const Keyword& keyword : selection.keywords) {
        if (!isLine(keyword.text) || keyword.text.size() > kLongestKeyword) {
            return Error{Errc::Invalid, Reason::KeywordUnsound, {keyword.text}};
        }
        for (const std::string& said : {keyword.className, keyword.origin}) {
            if (said.size() > kLongestKeyword || !text::isLine(said)) {
                return Error{Errc::Invalid, Reason::KeywordClassUnsound, {said, kLongestKeyword}};
            }
        }
    }
    return checkKeywords(selection.keywords);
}

Status checkWay(const Source& source)
{
    if (source.way != Way::GraphQl) {
        return {};
    }
    if (source.dialect != Dialect::GitHub) {
        return Error{Errc::Invalid, Reason::GraphQlOfGitHub};
    }
    if (source.selection.pullRequests) {
        return Error{Errc::Invalid, Reason::GraphQlWithoutPulls};
    }
    return {};
}

void trimAll(std::vector<std::string>& texts)
{
    for (std::string& each : texts) {
        each = std::string(text::trimmed(each));
    }
    std::set<std::string> seen;
    std::erase_if(texts, [&seen](const std::string& each) { return !seen.insert(each).second; });
}

} // namespace

Result<Source> soundSource(Source source)
{
    source.repository = std::string(text::trimmed(source.repository));
    source.base = std::string(text::trimmed(source.base));
    while (source.base.ends_with('/')) {
        source.base.pop_back();
    }
    trimAll(source.numbers);
    trimAll(source.selection.labels);
    for (Keyword& keyword : source.selection.keywords) {
        for (std::string* said : {&keyword.text, &keyword.className, &keyword.origin}) {
            *said = std::string(text::trimmed(*said));
        }
    }
    ACCORD_CHECK(checkRepository(source));
    ACCORD_CHECK(checkBase(source.base));
    ACCORD_CHECK(checkNumbers(source));
    ACCORD_CHECK(checkSelection(source.selection));
    ACCORD_CHECK(checkWay(source));
    return source;
}

namespace {

// Rows that are dropped in one transaction: others who write wait for no longer than for a batch of an import.
constexpr std::int64_t kAtOnce = 2000;

std::string spelled(const Source& source)
{
    return source.host + "/" + source.repository;
}

bool sameRepository(const Source& a, const Source& b)
{
    return a.host == b.host && text::equalsIgnoringCase(a.repository, b.repository);
}

// The same numbers in another order are the same issues.
bool fetchTheSame(const Source& a, const Source& b)
{
    std::vector<std::string> left = a.numbers;
    std::vector<std::string> right = b.numbers;
    std::ranges::sort(left);
    std::ranges::sort(right);
    return sameRepository(a, b) && left == right;
}

bool isNamed(const Source& source, std::string_view name)
{
    constexpr std::size_t kFewestLetters = 4;
    return text::equalsIgnoringCase(name, source.repository) || text::equalsIgnoringCase(name, spelled(source)) ||
           (name.size() >= kFewestLetters && source.uuid.text().starts_with(text::lowerAscii(name)));
}

// What was fetched belongs to the repository, and to the issues, that it was fetched from.
Status checkStaysItself(const Source& before, const Source& after)
{
    if (!sameRepository(before, after) || before.dialect != after.dialect) {
        return Error{Errc::Invalid, Reason::FetchedElsewhere, {spelled(after), spelled(before)}};
    }
    const auto stays = [&after](const std::string& number) {
        return std::ranges::find(after.numbers, number) != after.numbers.end();
    };
    if (before.numbers.empty() != after.numbers.empty() || !std::ranges::all_of(before.numbers, stays)) {
        return Error{Errc::Invalid, Reason::NumbersOnlyGrow, {spelled(after)}};
    }
    return {};
}

// Pull requests that nobody wanted may not have been asked for at all: the next pass asks for everything.
Status askForEverything(sqlite::Database& database, const Uuid& source, Fetching fetching)
{
    fetching.phase = FetchPhase::Idle;
    fetching.next.clear();
    fetching.since.clear();
    fetching.beganAt.clear();
    fetching.address.clear();
    fetching.etag.clear();
    return collect::writeFetching(database, source, fetching);
}

Status checkAgainstOthers(sqlite::Database& database, const Source& source)
{
    ACCORD_TRY(const std::vector<Source> all, collect::sourcesIn(database));
    bool found = source.uuid.isNull();
    for (const Source& other : all) {
        if (other.uuid != source.uuid) {
            if (fetchTheSame(other, source)) {
                return Error{Errc::Exists, Reason::SourceExists, {spelled(source)}};
            }
            continue;
        }
        found = true;
        ACCORD_TRY(const Fetching fetching, collect::fetching(database, source.uuid));
        if (fetching.pass > 0) {
            ACCORD_CHECK(checkStaysItself(other, source));
        }
        if (fetching.pass > 0 && source.selection.pullRequests && !other.selection.pullRequests) {
            ACCORD_CHECK(askForEverything(database, source.uuid, fetching));
        }
    }
    return found ? Status() : Error{Errc::NotFound, Reason::SourceGone};
}

// `seen`: none: what is there now.
Result<Source> mergedSource(Project& project, const Source& wanted, const std::optional<Source>& seen)
{
    ACCORD_TRY(const std::vector<Source> all, collect::sourcesIn(project.database()));
    const auto now = std::ranges::find(all, wanted.uuid, &Source::uuid);
    if (!seen || now == all.end()) {
        return wanted;
    }
    Source merged = *now;
    FieldMerge<Source> merge(*seen, wanted, merged);
    merge.field(Reason::FieldApi, &Source::dialect)
        .field(Reason::FieldHost, &Source::host)
        .field(Reason::FieldAddress, &Source::base)
        .field(Reason::FieldRepository, &Source::repository)
        .field(Reason::FieldNumbers, &Source::numbers)
        .field(Reason::FieldWay, &Source::way)
        .field(Reason::FieldPeriod, &Source::selection, &IssueSelection::periodOf)
        .field(Reason::FieldFrom, &Source::selection, &IssueSelection::from)
        .field(Reason::FieldTo, &Source::selection, &IssueSelection::to)
        .field(Reason::FieldState, &Source::selection, &IssueSelection::state)
        .field(Reason::FieldHostLabels, &Source::selection, &IssueSelection::labels)
        .field(Reason::FieldKeywords, &Source::selection, &IssueSelection::keywords)
        .field(Reason::FieldPlaces, &Source::selection, &IssueSelection::places)
        .field(Reason::FieldPullRequests, &Source::selection, &IssueSelection::pullRequests);
    ACCORD_CHECK(
        merge.status(project, Message{Reason::TheSource, {spelled(*now)}}, [&]() -> Result<std::vector<Told<Source>>> {
            ACCORD_TRY(const auto history, collect::sourceHistory(project.database(), wanted.uuid));
            std::vector<Told<Source>> told;
            for (const auto& [by, source] : history) {
                told.push_back({by, source});
            }
            return told;
        }));
    return merged;
}

Result<const Source*> knownSource(const std::vector<Source>& all, const Uuid& uuid)
{
    const auto found = std::ranges::find(all, uuid, &Source::uuid);
    if (found == all.end()) {
        return Error{Errc::NotFound, Reason::SourceGone};
    }
    return &*found;
}

} // namespace

Result<std::vector<SourceStatus>> sources(Project& project)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    ACCORD_TRY(std::vector<Source> all, collect::sourcesIn(database));
    std::vector<SourceStatus> states;
    for (Source& source : all) {
        SourceStatus state;
        ACCORD_TRY(state.fetching, collect::fetching(database, source.uuid));
        ACCORD_TRY(state.fetched, collect::fetchedCounts(database, source.uuid));
        state.source = std::move(source);
        states.push_back(std::move(state));
    }
    return states;
}

Result<Source> sourceNamed(Project& project, std::string_view name)
{
    ACCORD_TRY(const std::vector<Source> all, collect::sourcesIn(project.database()));
    const std::string_view wanted = text::trimmed(name);
    std::vector<std::string> names;
    std::vector<std::string> choices;
    const Source* found = nullptr;
    for (const Source& source : all) {
        names.push_back(spelled(source));
        if (isNamed(source, wanted)) {
            found = &source;
            choices.push_back(spelled(source) + " (" + source.uuid.text().substr(0, 13) + ")");
        }
    }
    if (names.empty()) {
        return Error{Errc::NotFound, Reason::NoSourceYet};
    }
    if (choices.empty()) {
        return Error{Errc::NotFound, Reason::SourceUnknown, {wanted, names}};
    }
    if (choices.size() > 1) {
        return Error{Errc::Ambiguous, Reason::SourceAmbiguous, {wanted, choices}};
    }
    return *found;
}

Result<Uuid> saveSource(Project& project, PersonId by, const Source& source, const std::optional<Source>& seen)
{
    ACCORD_TRY(const Source wanted, soundSource(source));
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::EditSource));
    ACCORD_TRY(const Source merged, mergedSource(project, wanted, seen));
    ACCORD_TRY(const Source sound, soundSource(merged));
    ACCORD_CHECK(checkAgainstOthers(project.database(), sound));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_TRY(const Uuid uuid, collect::writeSource(events, by, sound));
    ACCORD_CHECK(transaction.commit());
    // Whoever wrote it wants it asked. Where that cannot be remembered the first fetch asks.
    (void)confirm(std::span(&sound, 1));
    return uuid;
}

Status removeSource(Project& project, PersonId by, const Uuid& source)
{
    sqlite::Database& database = project.database();
    {
        ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
        ACCORD_CHECK(permit(project, by, Action::EditSource));
        ACCORD_TRY(const std::vector<Source> all, collect::sourcesIn(database));
        ACCORD_TRY(const Source* known, knownSource(all, source));
        Source removed = *known;
        removed.removed = true;
        ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
        ACCORD_TRY([[maybe_unused]] const Uuid uuid, collect::writeSource(events, by, removed));
        ACCORD_CHECK(transaction.commit());
    }
    for (bool more = true; more;) {
        ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
        ACCORD_CHECK(permit(project, by, Action::EditSource));
        ACCORD_TRY(more, collect::forgetFetched(database, source, kAtOnce));
        ACCORD_CHECK(transaction.commit());
        store::yieldToOthers();
    }
    return {};
}

} // namespace accord::collect
