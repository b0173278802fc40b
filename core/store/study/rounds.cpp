// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/rounds.h"

#include "core/base/reason.h"
#include "core/model/bounds.h"
#include "core/store/json_fields.h"
#include "core/store/meeting/second_votes.h"

#include <algorithm>
#include <string_view>

namespace accord::store {
namespace {

Item readItem(const sqlite::Row& row)
{
    return Item{row.id<ItemId>(0), row.uuid(1),       row.id<RoundId>(2), row.id<IssueId>(3),
                row.value<int>(4), row.value<int>(5), row.integer(6)};
}

} // namespace

Result<std::vector<Round>> rounds(sqlite::Database& database)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT id, uuid, name, blind
        FROM round
        WHERE (import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
        ORDER BY id
    )sql"));
    std::vector<Round> rounds;
    ACCORD_CHECK(query.each([&](const sqlite::Row& row) {
        rounds.push_back(Round{row.id<RoundId>(0), row.uuid(1), row.string(2), row.integer(3) != 0});
    }));
    ACCORD_CHECK(takeRoundContents(database, rounds));
    for (Round& round : rounds) {
        bounds::cut(round.name, bounds::kName);
    }
    return rounds;
}

Result<Round> insertRound(sqlite::Database& database, Round round, const std::string& at, ImportId import)
{
    ACCORD_TRY(sqlite::Statement insert,
               database.prepare("INSERT INTO round (uuid, name, blind, created_at, import_id) VALUES (?, ?, ?, ?, ?)"));
    insert.bind(round.uuid).bind(std::string_view(round.name)).bind(std::int64_t{round.blind ? 1 : 0});
    insert.bind(std::string_view(at)).bind(import);
    ACCORD_CHECK(insert.run());
    round.id = RoundId{database.lastInsertId()};
    return round;
}

Status setBlind(sqlite::Database& database, RoundId round, bool blind)
{
    ACCORD_TRY(sqlite::Statement update, database.prepare("UPDATE round SET blind = ? WHERE id = ?"));
    update.bind(std::int64_t{blind ? 1 : 0}).bind(round);
    return update.run();
}

Result<std::int64_t> itemCount(sqlite::Database& database, RoundId round)
{
    ACCORD_TRY(
        const auto count,
        database.query("SELECT count(*) FROM item WHERE round_id = :round").bind(":round", round).one<std::int64_t>());
    return count.value_or(0);
}

Status forEachItem(sqlite::Database& database, RoundId round, const std::function<void(const Item&)>& visit,
                   const std::stop_token& stop)
{
    static constexpr auto kSql = R"sql(
        SELECT item.id, item.uuid, item.round_id, item.issue_id, item.occurrence, item.position, issue.repository_id
        FROM item
        JOIN issue ON issue.id = item.issue_id
        WHERE item.round_id = :round
        ORDER BY item.position
    )sql";
    constexpr int kStride = 4096; // often enough to stop at once, and never to be noticed
    int rows = 0;
    return database.query(kSql).bind(":round", round).each([&](const sqlite::Row& row) -> Status {
        if (++rows % kStride == 0 && stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        visit(readItem(row));
        return {};
    });
}

Result<std::vector<ItemId>> itemsInOrder(sqlite::Database& database, RoundId round)
{
    return database.query("SELECT id FROM item WHERE round_id = :round ORDER BY position")
        .bind(":round", round)
        .all<ItemId>();
}

Result<std::vector<Item>> itemsOfIssue(sqlite::Database& database, RoundId round, IssueId issue)
{
    static constexpr auto kSql = R"sql(
        SELECT item.id, item.uuid, item.round_id, item.issue_id, item.occurrence, item.position, issue.repository_id
        FROM item
        JOIN issue ON issue.id = item.issue_id
        WHERE item.round_id = :round
          AND item.issue_id = :issue
        ORDER BY item.occurrence
    )sql";
    return database.query(kSql).bind(":round", round).bind(":issue", issue).all<Item>(readItem);
}

Result<std::optional<Item>> itemById(sqlite::Database& database, ItemId item)
{
    static constexpr auto kSql = R"sql(
        SELECT item.id, item.uuid, item.round_id, item.issue_id, item.occurrence, item.position, issue.repository_id
        FROM item
        JOIN issue ON issue.id = item.issue_id
        WHERE item.id = :item
    )sql";
    return database.query(kSql).bind(":item", item).one<Item>(readItem);
}

Result<ItemWriter> ItemWriter::begin(sqlite::Database& database, RoundId round, ImportId import)
{
    ACCORD_TRY(sqlite::Statement last, database.prepare("SELECT max(position) + 1 FROM item WHERE round_id = ?"));
    last.bind(round);
    ACCORD_TRY(const bool row, last.step());
    const std::int64_t position = row ? last.integer(0) : 0;
    ACCORD_TRY(sqlite::Statement insert, database.prepare(R"sql(
        INSERT INTO item (uuid, round_id, issue_id, occurrence, position, import_id)
        VALUES (?, ?, ?, ?, ?, ?)
    )sql"));
    return ItemWriter(database, std::move(insert), round, import, position);
}

Result<ItemId> ItemWriter::add(IssueId issue, int occurrence)
{
    const Uuid uuid = newUuid();
    m_insert.bind(uuid).bind(m_round).bind(issue).bind(std::int64_t{occurrence}).bind(m_position++);
    m_insert.bind(m_import);
    ACCORD_CHECK(m_insert.run());
    return ItemId{m_database->lastInsertId()};
}

Result<std::vector<std::pair<std::int64_t, std::string>>> repositories(sqlite::Database& database)
{
    return database.query("SELECT id, name FROM repository ORDER BY id")
        .all<std::pair<std::int64_t, std::string>>(
            [](const sqlite::Row& row) { return std::pair(row.integer(0), row.string(1)); });
}

namespace {

using Json = nlohmann::json;

void takeContent(const Json& object, Round& round)
{
    std::string name;
    take(object, "name", name);
    round.name = name.empty() ? round.name : name;
    takeEnum(object, "purpose", RoundPurpose::Check, round.purpose);
    take(object, "overlap", round.overlap);
    take(object, "order_seed", round.orderSeed);
    take(object, "gate", round.gate);
    take(object, "sample", round.sample);
}

// People are told one by one, or as everybody; an event with neither says nothing of them.
Status takePeople(sqlite::Database& database, EventId event, const Json& object, Round& round)
{
    ACCORD_TRY(std::vector<PersonId> people, takingPart(database, event));
    bool everybody = false;
    take(object, "everybody", everybody);
    if (!people.empty() || everybody) {
        round.people = std::move(people);
    }
    return {};
}

bool saysDeleted(const Json& object)
{
    bool deleted = false;
    take(object, "deleted", deleted);
    return deleted;
}

RoundState stateOf(std::int64_t number)
{
    return static_cast<RoundState>(std::clamp<std::int64_t>(number, 1, 4));
}

// Whether anything of a round was ever handed out.
Status takeAssigned(sqlite::Database& database, std::vector<Round>& rounds)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(
                                            R"sql(
                       SELECT 1
                       FROM counted_event
                       WHERE round_id = ?
                         AND round_id IS NOT NULL
                         AND kind = 'assignment'
                       LIMIT 1
                   )sql"));
    for (Round& round : rounds) {
        query.bind(round.id);
        ACCORD_TRY(round.assigned, query.step());
        query.reset();
    }
    return {};
}

} // namespace

Status takeRoundContents(sqlite::Database& database, std::vector<Round>& rounds)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
                   SELECT round_id, seq, coalesce(state, 0), codebook_id, coalesce(detail, '')
                   FROM rare_event
                   WHERE kind = 'round'
                     AND round_id IS NOT NULL
                   ORDER BY clock, uuid
               )sql"));
    std::vector<RoundId> told;
    std::vector<RoundId> deleted;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        const auto round = std::ranges::find(rounds, query.id<RoundId>(0), &Round::id);
        if (round == rounds.end()) {
            continue;
        }
        const RoundState state = stateOf(query.integer(2));
        const bool first = std::ranges::find(told, round->id) == told.end();
        round->state = first ? state : std::max(round->state, state);
        told.push_back(round->id);
        round->codebook = query.isNull(3) ? round->codebook : query.id<CodebookId>(3);
        const Json object = toObject(query.text(4));
        takeContent(object, *round);
        if (saysDeleted(object)) {
            deleted.push_back(round->id);
        }
        ACCORD_CHECK(takePeople(database, query.id<EventId>(1), object, *round));
    }
    // What was started in one copy and deleted in another one stays: people may have labelled in it.
    std::erase_if(rounds, [&](const Round& round) {
        return round.state == RoundState::Draft && std::ranges::find(deleted, round.id) != deleted.end();
    });
    return takeAssigned(database, rounds);
}

namespace {

Result<bool> isDeleted(sqlite::Database& database, RoundId round)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
                   SELECT coalesce(detail, '')
                   FROM counted_event
                   WHERE round_id = ?
                     AND round_id IS NOT NULL
                     AND kind = 'round'
               )sql"));
    query.bind(round);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row || saysDeleted(toObject(query.text(0)))) {
            return row;
        }
    }
}

} // namespace

Result<RoundStanding> consensusIn(sqlite::Database& database, RoundId round, PersonId person)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        WITH told AS NOT MATERIALIZED (
            SELECT seq, uuid, kind, clock, codebook_id, state, detail
            FROM counted_event
            WHERE round_id = ?1
              AND round_id IS NOT NULL
        )
        SELECT EXISTS (SELECT 1 FROM round_now WHERE id = ?1),
            (SELECT max(coalesce(state, 0)) FROM told WHERE kind = 'round'),
            EXISTS (SELECT 1 FROM told WHERE kind = 'assignment'),
            (
                SELECT seq
                FROM told
                WHERE kind = 'round'
                  AND (
                      EXISTS (SELECT 1 FROM taking_part WHERE event = seq)
                      OR CASE WHEN json_valid(detail) THEN json_type(detail, '$.everybody') = 'true' ELSE 0 END
                  )
                ORDER BY clock DESC, uuid DESC
                LIMIT 1
            ),
            coalesce((SELECT blind FROM round WHERE id = ?1), 0),
            (
                SELECT codebook_id
                FROM told
                WHERE kind = 'round'
                  AND codebook_id IS NOT NULL
                ORDER BY clock DESC, uuid DESC
                LIMIT 1
            )
    )sql"));
    query.bind(round);
    ACCORD_CHECK(query.step());
    RoundStanding standing;
    standing.known = query.integer(0) != 0;
    standing.assigned = query.integer(2) != 0;
    standing.blind = query.integer(4) != 0;
    standing.codebook = query.id<CodebookId>(5);
    if (!query.isNull(1)) {
        standing.state = stateOf(query.integer(1));
        if (standing.state == RoundState::Draft) {
            ACCORD_TRY(const bool deleted, isDeleted(database, round));
            standing.known = standing.known && !deleted;
        }
    }
    if (!query.isNull(3)) {
        ACCORD_TRY(const std::vector<PersonId> people, takingPart(database, query.id<EventId>(3)));
        standing.named = !people.empty();
        standing.takesPart = people.empty() || std::ranges::find(people, person) != people.end();
    }
    return standing;
}

Result<std::vector<std::pair<PersonId, Round>>> roundHistory(sqlite::Database& database, RoundId round)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
            SELECT person_id, seq, coalesce(detail, '')
            FROM counted_event
            WHERE round_id = ?
              AND round_id IS NOT NULL
              AND kind = 'round'
            ORDER BY clock, uuid
        )sql"));
    query.bind(round);
    std::vector<std::pair<PersonId, Round>> history;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return history;
        }
        Round told = history.empty() ? Round{round, {}, {}} : history.back().second;
        const Json object = toObject(query.text(2));
        takeContent(object, told);
        take(object, "blind", told.blind);
        ACCORD_CHECK(takePeople(database, query.id<EventId>(1), object, told));
        history.emplace_back(query.id<PersonId>(0), std::move(told));
    }
}

namespace {

// What is said of a round beside its state, its codebook and who labels.
Json contentOf(const Round& round)
{
    return Json{{"name", round.name},       {"purpose", static_cast<int>(round.purpose)},
                {"overlap", round.overlap}, {"order_seed", round.orderSeed},
                {"gate", round.gate},       {"sample", round.sample},
                {"blind", round.blind}};
}

Status writeContent(EventWriter& events, PersonId by, const Round& round, NewEvent event, const Json& detail)
{
    event.kind = EventKind::Round;
    event.by = by;
    event.round = round.id;
    event.state = static_cast<int>(round.state);
    event.detail = toText(detail);
    ACCORD_CHECK(events.event(event));
    return {};
}

} // namespace

Status writeRound(EventWriter& events, PersonId by, const Round& round, const std::optional<Round>& before)
{
    NewEvent event;
    Json detail = contentOf(round);
    if (!before || before->codebook != round.codebook) {
        event.codebook = round.codebook;
    }
    if (!before || before->people != round.people) {
        event.takingPart = round.people;
        if (round.people.empty()) {
            detail["everybody"] = true;
        }
    }
    if (before) {
        // Whether a round is blind when it starts holds whatever others make of the draft.
        const bool starts = before->state == RoundState::Draft && round.state != RoundState::Draft;
        const Json told = contentOf(*before);
        for (const auto& [key, value] : told.items()) {
            if (detail.at(key) == value && !(starts && key == "blind")) {
                detail.erase(key);
            }
        }
    }
    return writeContent(events, by, round, std::move(event), detail);
}

Status writeDeletedRound(EventWriter& events, PersonId by, const Round& round)
{
    return writeContent(events, by, round, NewEvent{}, Json{{"deleted", true}});
}

Status writeLiftedBlind(EventWriter& events, PersonId by, const Round& round, const std::string& reason)
{
    return writeContent(events, by, round, NewEvent{}, Json{{"blind", false}, {"lift_reason", reason}});
}

} // namespace accord::store
