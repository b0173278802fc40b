// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/rounds.h"

#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/bounds.h"
#include "core/project/permission.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/long_work/batched_write.h"
#include "core/store/presence.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace accord::study {

RoundChange::RoundChange(Project& project, PersonId by, Round round, sqlite::Transaction transaction,
                         store::EventWriter events)
    : m_project(&project)
    , m_by(by)
    , m_round(std::move(round))
    , m_before(m_round)
    , m_transaction(std::move(transaction))
    , m_events(std::move(events))
{}

Result<RoundChange> RoundChange::begin(Project& project, PersonId by, Action action, RoundId id)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY(const std::vector<Round> rounds, store::rounds(project.database()));
    const auto found = std::ranges::find(rounds, id, &Round::id);
    if (found == rounds.end()) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_CHECK(permit(project, by, action, id));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    return RoundChange(project, by, *found, std::move(transaction), std::move(events));
}

Status RoundChange::require(RoundState state, Reason otherwise) const
{
    return m_round.state == state ? Status() : Status(Error{Errc::NotPermitted, otherwise, {m_round.name}});
}

Status RoundChange::commit()
{
    ACCORD_CHECK(store::writeRound(m_events, m_by, m_round, m_before));
    if (m_round.blind != m_before.blind) {
        ACCORD_CHECK(store::setBlind(m_project->database(), m_round.id, m_round.blind));
    }
    ACCORD_CHECK(m_transaction.commit());
    return m_project->refresh();
}

Status RoundChange::commitLiftedBlind(const std::string& why)
{
    ACCORD_CHECK(store::writeLiftedBlind(m_events, m_by, m_round, why));
    ACCORD_CHECK(store::setBlind(m_project->database(), m_round.id, false));
    ACCORD_CHECK(m_transaction.commit());
    return m_project->refresh();
}

Status RoundChange::commitDeletion()
{
    ACCORD_CHECK(store::writeDeletedRound(m_events, m_by, m_round));
    ACCORD_CHECK(m_transaction.commit());
    return m_project->refresh();
}

namespace {

// With its items and the event that says so. `import`: the long work that brings it; the round is seen when that has
// finished.
Result<Round> writeNewRound(Project& project, PersonId by, Round round, const ChosenItems& chosen, ImportId import,
                            const std::function<Status()>& next)
{
    ACCORD_CHECK(permit(project, by, Action::CreateRound));
    ACCORD_TRY(const std::vector<Round> rounds, store::rounds(project.database()));
    ACCORD_CHECK(freeName(rounds, round.name, {}));
    ACCORD_TRY(const std::vector<PlannedItem> items, chosen.choose());
    if (items.empty()) {
        return Error{Errc::NotFound, Reason::NoIssuesForRound, {round.name}};
    }
    ACCORD_TRY(round, store::insertRound(project.database(), std::move(round), project.now(), import));
    ACCORD_TRY(store::ItemWriter writer, store::ItemWriter::begin(project.database(), round.id, import));
    for (const PlannedItem& item : items) {
        ACCORD_CHECK(next());
        ACCORD_CHECK(writer.add(item.issue, item.occurrence));
    }
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    events.setImport(import);
    ACCORD_CHECK(store::writeRound(events, by, round));
    return round;
}

Result<Round> writeAtOnce(Project& project, PersonId by, Round round, const ChosenItems& chosen)
{
    const sqlite::LargeCache cache(project.database());
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY(Round written, writeNewRound(project, by, std::move(round), chosen, {}, chosen.next));
    ACCORD_CHECK(transaction.commit());
    return written;
}

// So that others can go on labelling; seen when it is whole. It takes many times as long where items come in random
// order: every batch changes most pages of what finds them by their issue.
Result<Round> writeInBatches(Project& project, PersonId by, Round round, const ChosenItems& chosen)
{
    ACCORD_TRY(store::BatchedWrite batches,
               store::BatchedWrite::begin(project.database(), "round", round.name, store::BatchedWrite::Brings::Events,
                                          project.now()));
    ACCORD_CHECK(batches.turn());
    const auto next = [&]() -> Status {
        ACCORD_CHECK(chosen.next());
        ACCORD_TRY(const bool fresh, batches.turn());
        return fresh ? permit(project, by, Action::CreateRound) : Status();
    };
    ACCORD_TRY(Round written, writeNewRound(project, by, std::move(round), chosen, batches.import(), next));
    const auto nameIsFree = [&]() -> Status {
        ACCORD_TRY(const std::vector<Round> rounds, store::rounds(project.database()));
        ACCORD_CHECK(freeName(rounds, written.name, {}));
        return {};
    };
    ACCORD_CHECK(batches.finish(project.now(), nameIsFree));
    return written;
}

constexpr std::size_t kManyItems = 5000; // items; some ten milliseconds

} // namespace

Result<std::string> freeName(std::span<const Round> rounds, const std::string& wanted, RoundId self)
{
    std::string name(text::trimmed(wanted));
    if (name.empty() || name.size() > bounds::kName || !text::isLine(name)) {
        return Error{Errc::Invalid, Reason::RoundNeedsName, {wanted}};
    }
    const bool taken = std::ranges::any_of(
        rounds, [&](const Round& other) { return other.id != self && text::equalsIgnoringCase(other.name, name); });
    return taken ? Result<std::string>(Error{Errc::Exists, Reason::RoundExists, {name}})
                 : Result<std::string>(std::move(name));
}

Result<Round> makeRound(Project& project, PersonId by, Round round, const ChosenItems& chosen)
{
    // One window is open at most, and it is likely to be the one that asks. Programs without a window do not tell.
    ACCORD_TRY(const auto windows, store::presence(project.database()));
    const bool alone = windows.size() <= 1;
    ACCORD_TRY(const Round written, (alone && chosen.scattered) || chosen.about < kManyItems
                                        ? writeAtOnce(project, by, std::move(round), chosen)
                                        : writeInBatches(project, by, std::move(round), chosen));
    ACCORD_CHECK(project.refresh());
    return *project.round(written.id);
}

Result<bool> isOfThoseWhoLabelled(Project& project, const Round& round)
{
    static constexpr auto kSql = R"sql(
        SELECT 1
        FROM round
        JOIN import ON import.id = round.import_id
        WHERE round.id = :round
          AND import.kind = 'labels'
    )sql";
    if (!round.people.empty() || round.assigned) {
        return false;
    }
    ACCORD_TRY(const auto made, project.database().query(kSql).bind(":round", round.id).one<int>());
    return made.has_value();
}

std::vector<PersonId> labellersOf(const Project& project, const Round& round)
{
    if (!round.people.empty()) {
        return round.people;
    }
    std::vector<PersonId> people;
    for (const Person& person : project.people()) {
        if (person.isLabeller()) {
            people.push_back(person.id);
        }
    }
    return people;
}

namespace {

Result<std::vector<PlannedItem>> chosenItems(Project& project, const RoundPlan& plan)
{
    ACCORD_TRY(std::vector<IssueId> issues, issuesInOrder(project, plan.onlyNew));
    if (plan.shuffled) {
        Random random(plan.seed);
        shuffle(random, issues);
    }
    if (plan.first > 0 && issues.size() > static_cast<std::size_t>(plan.first)) {
        issues.resize(static_cast<std::size_t>(plan.first));
    }
    std::vector<PlannedItem> items;
    items.reserve(issues.size());
    for (const IssueId issue : issues) {
        items.push_back(PlannedItem{issue, 1});
    }
    return items;
}

} // namespace

Result<Round> startRound(Project& project, const RoundPlan& plan, PersonId by)
{
    ACCORD_TRY(std::string name, freeName({}, plan.name, {}));
    ACCORD_TRY(const std::int64_t issues, issueCount(project));
    return makeRound(project, by, Round{{}, newUuid(), std::move(name), plan.blind},
                     {.about = static_cast<std::size_t>(issues), .choose = [&] { return chosenItems(project, plan); }});
}

Status liftBlind(Project& project, PersonId by, RoundId id, const std::string& reason)
{
    const std::string why(text::trimmed(reason));
    if (why.empty() || text::invalidUtf8At(why)) {
        return Error{Errc::Invalid, Reason::LiftingNeedsReason};
    }
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::LiftBlind, id));
    return change.round().blind ? change.commitLiftedBlind(why) : Status();
}

Result<IssueCounts> issueCounts(Project& project)
{
    static constexpr auto kSql = R"sql(
        SELECT
            (SELECT count(*) FROM text),
            (SELECT count(document_id) FROM text),
            (
                SELECT coalesce(sum(document.comment_count), 0)
                FROM text
                JOIN document ON document.id = text.document_id
                WHERE EXISTS (SELECT 1 FROM part WHERE part.document_id = document.id)
            ),
            (SELECT count(*) FROM text_group),
            (SELECT count(*) FROM other_text)
    )sql";
    ACCORD_TRY(const auto counts, project.database().query(kSql).one<IssueCounts>([](const sqlite::Row& row) {
        return IssueCounts{row.integer(0), row.integer(1), row.integer(2), row.integer(3), row.integer(4)};
    }));
    return *counts;
}

Result<std::int64_t> issueCount(Project& project)
{
    return project.database().number("SELECT count(*) FROM text");
}

Result<std::vector<IssueId>> issuesInOrder(Project& project, bool onlyNew)
{
    static constexpr auto kSql = R"sql(
        SELECT id
        FROM text
        WHERE NOT (:only_new AND EXISTS (SELECT 1 FROM item WHERE item.text_id = text.id))
        ORDER BY id
    )sql";
    return project.database().query(kSql).bind(":only_new", onlyNew).all<IssueId>();
}

} // namespace accord::study
