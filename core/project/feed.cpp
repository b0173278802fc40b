// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"

#include "core/project/codebook/relabel.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/feed.h"

namespace accord {
namespace {

LabelChange labelChange(const store::EventChange& change)
{
    return LabelChange{change.round,          change.item,          change.by,    change.label.verdict,
                       change.label.category, change.label.flagged, change.blind, change.clock};
}

DecisionChange decisionChange(const store::EventChange& change)
{
    const store::DecisionCell& cell = change.decision;
    return DecisionChange{change.round,  change.item, cell.state,  cell.verdict,
                          cell.category, cell.source, change.blind};
}

void add(const store::EventChange& event, Changes& changes)
{
    switch (event.kind) {
    case EventKind::Label:
        changes.labels.push_back(labelChange(event));
        break;
    case EventKind::Decision:
        changes.decisions.push_back(decisionChange(event));
        break;
    case EventKind::Vote:
    case EventKind::SecondVote:
        changes.secondVotes.push_back(SecondVoteChange{event.round, event.item, event.by});
        break;
    case EventKind::Meeting:
        changes.meetings = true;
        break;
    case EventKind::Proposal:
    case EventKind::Opinion:
        changes.proposals = true;
        break;
    default:
        break; // among the contents
    }
}

Result<std::vector<std::pair<ImportId, EventId>>> workInProgress(sqlite::Database& database)
{
    ACCORD_TRY(const std::vector<store::OpenWork> work, store::openWork(database));
    std::vector<std::pair<ImportId, EventId>> open;
    open.reserve(work.size());
    for (const store::OpenWork& each : work) {
        open.emplace_back(each.import, each.first);
    }
    return open;
}

void resolveMerged(const Taxonomy& taxonomy, Changes& changes)
{
    for (LabelChange& change : changes.labels) {
        change.category = resolveMerged(taxonomy, change.category);
    }
    for (DecisionChange& change : changes.decisions) {
        change.category = resolveMerged(taxonomy, change.category);
    }
}

} // namespace

Result<Feed> Feed::start(Project& project)
{
    Feed feed;
    sqlite::Database& database = project.database();
    ACCORD_TRY(feed.m_dataVersion, store::dataVersion(database));
    feed.m_ownChanges = database.totalChanges();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    ACCORD_TRY(feed.m_contents, store::contentsMark(database));
    ACCORD_TRY(feed.m_openWork, workInProgress(database));
    ACCORD_TRY(feed.m_last, store::newestEvent(database));
    ACCORD_TRY(feed.m_lastUuid, store::uuidOfEvent(database, feed.m_last));
    return feed;
}

Result<std::vector<store::EventChange>> Feed::sinceLastLook(sqlite::Database& database) const
{
    std::vector<store::EventChange> events;
    for (const auto& [import, first] : m_openWork) {
        ACCORD_TRY(auto more, store::changesOf(database, {import, first}, m_last, kMost + 1));
        events.insert(events.end(), more.begin(), more.end());
    }
    ACCORD_TRY(auto more, store::changesAfter(database, m_last, kMost + 1));
    events.insert(events.end(), more.begin(), more.end());
    return events;
}

Result<Changes> Feed::poll(Project& project)
{
    Changes changes;
    sqlite::Database& database = project.database();
    // data_version tells of other connections' commits only, the count of changed rows of our own.
    ACCORD_TRY(const std::int64_t version, store::dataVersion(database));
    const std::int64_t own = database.totalChanges();
    if (version == m_dataVersion && own == m_ownChanges) {
        return changes;
    }
    std::vector<store::EventChange> events;
    std::vector<std::pair<ImportId, EventId>> open;
    std::int64_t contents = 0;
    EventId newest;
    Uuid newestUuid;
    {
        ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
        ACCORD_TRY(newest, store::newestEvent(database));
        ACCORD_TRY(newestUuid, store::uuidOfEvent(database, newest));
        ACCORD_TRY(open, workInProgress(database));
        ACCORD_TRY(contents, store::contentsMark(database));
        ACCORD_TRY(const Uuid last, store::uuidOfEvent(database, m_last));
        // Where the last event was taken back others may stand in its place: no telling which of them are new.
        changes.everything = last != m_lastUuid;
        if (!changes.everything) {
            ACCORD_TRY(events, sinceLastLook(database));
            changes.everything = static_cast<int>(events.size()) > kMost;
        }
    }
    if (changes.everything) {
        events.clear();
    }
    changes.contents = contents != m_contents;
    for (const store::EventChange& event : events) {
        add(event, changes);
    }
    if (changes.contents) {
        ACCORD_CHECK(project.refresh());
    }
    resolveMerged(*project.taxonomy(), changes);
    m_contents = contents;
    m_openWork = std::move(open);
    m_last = newest;
    m_lastUuid = newestUuid;
    m_dataVersion = version;
    m_ownChanges = own;
    return changes;
}

} // namespace accord
