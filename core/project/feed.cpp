// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"

#include "core/project/codebook/counts_as.h"
#include "core/store/acts/feed.h"
#include "core/store/sqlite/transaction.h"

namespace accord {
namespace {

LabelChange labelChange(const store::ActChange& change)
{
    return LabelChange{change.round,          change.item,          change.by,   change.label.verdict,
                       change.label.category, change.label.flagged, change.blind};
}

DecisionChange decisionChange(const store::ActChange& change)
{
    const store::DecisionCell& cell = change.decision;
    return DecisionChange{change.round,  change.item, cell.state,  cell.verdict,
                          cell.category, cell.source, change.blind};
}

void add(const store::ActChange& act, Changes& changes)
{
    switch (act.kind) {
    case store::ActKind::Label:
        changes.labels.push_back(labelChange(act));
        break;
    case store::ActKind::Decision:
        changes.decisions.push_back(decisionChange(act));
        break;
    case store::ActKind::Vote:
    case store::ActKind::SecondVote:
        changes.secondVotes.push_back(SecondVoteChange{act.round, act.item, act.by});
        break;
    case store::ActKind::Meeting:
        changes.meetings = true;
        break;
    case store::ActKind::Proposal:
    case store::ActKind::Opinion:
        changes.proposals = true;
        break;
    case store::ActKind::Taxonomy:
    case store::ActKind::Person:
    case store::ActKind::Round:
    case store::ActKind::Assignment:
    case store::ActKind::Gate:
    case store::ActKind::Settings:
    case store::ActKind::Source:
    case store::ActKind::Finding:
        break; // among the contents
    }
}

Result<std::vector<std::pair<ImportId, ActId>>> workInProgress(store::Database& database)
{
    ACCORD_TRY(const std::vector<store::OpenWork> work, store::openWork(database));
    std::vector<std::pair<ImportId, ActId>> open;
    open.reserve(work.size());
    for (const store::OpenWork& each : work) {
        open.emplace_back(each.import, each.first);
    }
    return open;
}

void makeCount(const Taxonomy& taxonomy, Changes& changes)
{
    for (LabelChange& change : changes.labels) {
        change.category = countsAs(taxonomy, change.category);
    }
    for (DecisionChange& change : changes.decisions) {
        change.category = countsAs(taxonomy, change.category);
    }
}

} // namespace

Result<Feed> Feed::start(Project& project)
{
    Feed feed;
    store::Database& database = project.database();
    ACCORD_TRY(feed.m_dataVersion, store::dataVersion(database));
    feed.m_ownChanges = database.totalChanges();
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(database));
    ACCORD_TRY(feed.m_contents, store::contentsMark(database));
    ACCORD_TRY(feed.m_openWork, workInProgress(database));
    ACCORD_TRY(feed.m_last, store::newestAct(database));
    ACCORD_TRY(feed.m_lastUuid, store::uuidOfAct(database, feed.m_last));
    return feed;
}

Result<std::vector<store::ActChange>> Feed::sinceLastLook(store::Database& database) const
{
    std::vector<store::ActChange> acts;
    for (const auto& [import, first] : m_openWork) {
        ACCORD_TRY(auto more, store::changesOf(database, {import, first}, m_last, kMost + 1));
        acts.insert(acts.end(), more.begin(), more.end());
    }
    ACCORD_TRY(auto more, store::changesAfter(database, m_last, kMost + 1));
    acts.insert(acts.end(), more.begin(), more.end());
    return acts;
}

Result<Changes> Feed::poll(Project& project)
{
    Changes changes;
    store::Database& database = project.database();
    // data_version tells of other connections' commits only, the count of changed rows of our own.
    ACCORD_TRY(const std::int64_t version, store::dataVersion(database));
    const std::int64_t own = database.totalChanges();
    if (version == m_dataVersion && own == m_ownChanges) {
        return changes;
    }
    std::vector<store::ActChange> acts;
    std::vector<std::pair<ImportId, ActId>> open;
    std::int64_t contents = 0;
    ActId newest;
    Uuid newestUuid;
    {
        ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(database));
        ACCORD_TRY(newest, store::newestAct(database));
        ACCORD_TRY(newestUuid, store::uuidOfAct(database, newest));
        ACCORD_TRY(open, workInProgress(database));
        ACCORD_TRY(contents, store::contentsMark(database));
        ACCORD_TRY(const Uuid last, store::uuidOfAct(database, m_last));
        // Where the last act was taken back others may stand in its place: no telling which of them are new.
        changes.everything = last != m_lastUuid;
        if (!changes.everything) {
            ACCORD_TRY(acts, sinceLastLook(database));
            changes.everything = static_cast<int>(acts.size()) > kMost;
        }
    }
    if (changes.everything) {
        acts.clear();
    }
    changes.contents = contents != m_contents;
    for (const store::ActChange& act : acts) {
        add(act, changes);
    }
    if (changes.contents) {
        ACCORD_CHECK(project.refresh());
    }
    makeCount(*project.taxonomy(), changes);
    m_contents = contents;
    m_openWork = std::move(open);
    m_last = newest;
    m_lastUuid = newestUuid;
    m_dataVersion = version;
    m_ownChanges = own;
    return changes;
}

} // namespace accord
