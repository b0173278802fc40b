// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/sources.h"

#include "core/base/text.h"
#include "core/collect/confirmed.h"
#include "core/collect/source_check.h"
#include "core/format/link.h"
#include "core/project/field_merge.h"
#include "core/project/permission.h"
#include "core/store/collect/fetched.h"
#include "core/store/collect/fetching.h"
#include "core/store/collect/sources.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/batches/batched_write.h"

#include <algorithm>
#include <span>

namespace accord::collect {
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
        return Error{Errc::Invalid, "source " + spelled(after),
                     "issues were fetched from " + spelled(before) + " already: add another source instead"};
    }
    const auto stays = [&after](const std::string& number) {
        return std::ranges::find(after.numbers, number) != after.numbers.end();
    };
    if (before.numbers.empty() != after.numbers.empty() || !std::ranges::all_of(before.numbers, stays)) {
        return Error{Errc::Invalid, "source " + spelled(after),
                     "issues were fetched already: further ones can be named, but none be left out"};
    }
    return {};
}

// Pull requests that nobody wanted may not have been asked for at all: the next pass asks for everything.
Status askForEverything(store::Database& database, const Uuid& source, Fetching fetching)
{
    fetching.phase = FetchPhase::Idle;
    fetching.next.clear();
    fetching.since.clear();
    fetching.beganAt.clear();
    fetching.address.clear();
    fetching.etag.clear();
    return store::writeFetching(database, source, fetching);
}

Status checkAgainstOthers(store::Database& database, const Source& source)
{
    ACCORD_TRY(const std::vector<Source> all, store::sources(database));
    bool found = source.uuid.isNull();
    for (const Source& other : all) {
        if (other.uuid != source.uuid) {
            if (fetchTheSame(other, source)) {
                return Error{Errc::Exists, "source " + spelled(source), {}};
            }
            continue;
        }
        found = true;
        ACCORD_TRY(const Fetching fetching, store::fetching(database, source.uuid));
        if (fetching.pass > 0) {
            ACCORD_CHECK(checkStaysItself(other, source));
        }
        if (fetching.pass > 0 && source.selection.pullRequests && !other.selection.pullRequests) {
            ACCORD_CHECK(askForEverything(database, source.uuid, fetching));
        }
    }
    return found ? Status() : Error{Errc::NotFound, "source " + spelled(source), {}};
}

// `seen`: none: what is there now.
Result<Source> mergedSource(Project& project, const Source& wanted, const std::optional<Source>& seen)
{
    ACCORD_TRY(const std::vector<Source> all, store::sources(project.database()));
    const auto now = std::ranges::find(all, wanted.uuid, &Source::uuid);
    if (!seen || now == all.end()) {
        return wanted;
    }
    Source merged = *now;
    FieldMerge<Source> merge(*seen, wanted, merged);
    merge.field("API", &Source::dialect)
        .field("host", &Source::host)
        .field("address of the API", &Source::base)
        .field("repository", &Source::repository)
        .field("list of issues", &Source::numbers)
        .field("way of asking", &Source::way)
        .field("kind of period", &Source::selection, &IssueSelection::periodOf)
        .field("first day", &Source::selection, &IssueSelection::from)
        .field("last day", &Source::selection, &IssueSelection::to)
        .field("state of issues", &Source::selection, &IssueSelection::state)
        .field("labels of the host", &Source::selection, &IssueSelection::labels)
        .field("keywords", &Source::selection, &IssueSelection::keywords)
        .field("places of keywords", &Source::selection, &IssueSelection::places)
        .field("pull requests", &Source::selection, &IssueSelection::pullRequests);
    ACCORD_CHECK(merge.status(project, "the source " + spelled(*now), [&]() -> Result<std::vector<Told<Source>>> {
        ACCORD_TRY(const auto history, store::sourceHistory(project.database(), wanted.uuid));
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
        return Error{Errc::NotFound, "source", {}};
    }
    return &*found;
}

} // namespace

Result<std::vector<SourceStatus>> sources(Project& project)
{
    store::Database& database = project.database();
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(database));
    ACCORD_TRY(std::vector<Source> all, store::sources(database));
    std::vector<SourceStatus> states;
    for (Source& source : all) {
        SourceStatus state;
        ACCORD_TRY(state.fetching, store::fetching(database, source.uuid));
        ACCORD_TRY(state.fetched, store::fetchedCounts(database, source.uuid));
        state.source = std::move(source);
        states.push_back(std::move(state));
    }
    return states;
}

Result<Source> sourceNamed(Project& project, std::string_view name)
{
    ACCORD_TRY(const std::vector<Source> all, store::sources(project.database()));
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
    const std::string subject = "source \"" + std::string(wanted) + "\"";
    if (choices.empty()) {
        return Error{Errc::NotFound, subject, text::join(names, ", ")};
    }
    if (choices.size() > 1) {
        return Error{Errc::Ambiguous, subject, text::join(choices, ", ")};
    }
    return *found;
}

Result<Uuid> saveSource(Project& project, PersonId by, const Source& source, const std::optional<Source>& seen)
{
    ACCORD_TRY(const Source wanted, soundSource(source));
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::EditSource));
    ACCORD_TRY(const Source merged, mergedSource(project, wanted, seen));
    ACCORD_TRY(const Source sound, soundSource(merged));
    ACCORD_CHECK(checkAgainstOthers(project.database(), sound));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_TRY(const Uuid uuid, store::writeSource(events, by, sound));
    ACCORD_CHECK(transaction.commit());
    // Whoever wrote it wants it asked. Where that cannot be remembered the first fetch asks.
    (void)confirm(std::span(&sound, 1));
    return uuid;
}

Status removeSource(Project& project, PersonId by, const Uuid& source)
{
    store::Database& database = project.database();
    {
        ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(database));
        ACCORD_CHECK(permit(project, by, Action::EditSource));
        ACCORD_TRY(const std::vector<Source> all, store::sources(database));
        ACCORD_TRY(const Source* known, knownSource(all, source));
        Source removed = *known;
        removed.removed = true;
        ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
        ACCORD_TRY([[maybe_unused]] const Uuid uuid, store::writeSource(events, by, removed));
        ACCORD_CHECK(transaction.commit());
    }
    for (bool more = true; more;) {
        ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(database));
        ACCORD_CHECK(permit(project, by, Action::EditSource));
        ACCORD_TRY(more, store::forgetFetched(database, source, kAtOnce));
        ACCORD_CHECK(transaction.commit());
        store::yieldToOthers();
    }
    return {};
}

Result<std::vector<FetchLine>> fetchLog(Project& project, const Uuid& source, std::int64_t most)
{
    return store::fetchLog(project.database(), source, most);
}

} // namespace accord::collect
