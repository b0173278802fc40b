// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/rounds.h"

#include "core/base/reason.h"
#include "core/model/bounds.h"
#include "core/store/events/payloads.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

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
    ACCORD_TRY(std::vector<Round> rounds,
               database.query("SELECT id, uuid, name, blind FROM round_now ORDER BY id")
                   .all<Round>([](const sqlite::Row& row) {
                       return Round{row.id<RoundId>(0), row.uuid(1), row.string(2), row.value<bool>(3)};
                   }));
    ACCORD_CHECK(takeRoundContents(database, rounds));
    for (Round& round : rounds) {
        bounds::cut(round.name, bounds::kName);
    }
    return rounds;
}

Result<Round> insertRound(sqlite::Database& database, Round round, const std::string& at, ImportId import)
{
    static constexpr auto kSql = R"sql(
        INSERT INTO round (uuid, name, blind, created_at, import_id)
        VALUES (:uuid, :name, :blind, :at, :import)
    )sql";
    ACCORD_CHECK(database.query(kSql)
                     .bind(":uuid", round.uuid)
                     .bind(":name", round.name)
                     .bind(":blind", round.blind)
                     .bind(":at", at)
                     .bind(":import", import)
                     .run());
    round.id = RoundId{database.lastInsertId()};
    return round;
}

Status setBlind(sqlite::Database& database, RoundId round, bool blind)
{
    static constexpr auto kSql = "UPDATE round SET blind = :blind WHERE id = :round";
    return database.query(kSql).bind(":blind", blind).bind(":round", round).run();
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
        SELECT item.id, item.uuid, item.round_id, item.text_id, item.occurrence, item.position, text.group_id
        FROM item
        JOIN text ON text.id = item.text_id
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
        SELECT item.id, item.uuid, item.round_id, item.text_id, item.occurrence, item.position, text.group_id
        FROM item
        JOIN text ON text.id = item.text_id
        WHERE item.round_id = :round
          AND item.text_id = :issue
        ORDER BY item.occurrence
    )sql";
    return database.query(kSql).bind(":round", round).bind(":issue", issue).all<Item>(readItem);
}

Result<std::optional<Item>> itemById(sqlite::Database& database, ItemId item)
{
    static constexpr auto kSql = R"sql(
        SELECT item.id, item.uuid, item.round_id, item.text_id, item.occurrence, item.position, text.group_id
        FROM item
        JOIN text ON text.id = item.text_id
        WHERE item.id = :item
    )sql";
    return database.query(kSql).bind(":item", item).one<Item>(readItem);
}

Result<ItemWriter> ItemWriter::begin(sqlite::Database& database, RoundId round, ImportId import)
{
    static constexpr auto kNext = "SELECT max(position) + 1 FROM item WHERE round_id = :round";
    ACCORD_TRY(const auto position, database.query(kNext).bind(":round", round).one<std::int64_t>());
    ACCORD_TRY(sqlite::Statement insert, database.prepare(R"sql(
        INSERT INTO item (uuid, round_id, text_id, occurrence, position, import_id)
        VALUES (?, ?, ?, ?, ?, ?)
    )sql"));
    return ItemWriter(database, std::move(insert), round, import, position.value_or(0));
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
    return database.query("SELECT id, name FROM text_group ORDER BY id")
        .all<std::pair<std::int64_t, std::string>>(
            [](const sqlite::Row& row) { return std::pair(row.integer(0), row.string(1)); });
}

namespace {

// What is not told stays what it was. People are told one by one, or as everybody.
void takeContent(const RoundDescribed& told, Round& round)
{
    if (told.name && !told.name->empty()) {
        round.name = *told.name;
    }
    takeTold(told.purpose, round.purpose);
    takeTold(told.overlap, round.overlap);
    takeTold(told.orderSeed, round.orderSeed);
    takeTold(told.gate, round.gate);
    takeTold(told.sample, round.sample);
    takeTold(told.openCodes, round.openCodes);
    takeTold(told.leftOpen, round.leftOpen);
    if (!told.people.empty() || told.everybody.value_or(false)) {
        round.people = told.people;
    }
}

RoundState sound(RoundState state)
{
    return std::clamp(state, RoundState::Draft, RoundState::Reconciled);
}

/// Finds where the first labels of a round end, among what was said of it, oldest first.
class EndFinder
{
public:
    void take(const Event& event, const RoundDescribed& told)
    {
        const bool ran = m_state >= RoundState::Running;
        m_state = std::max(m_state, sound(told.state));
        const bool lifted = told.liftReason.has_value() || (m_blind && ran && !told.blind.value_or(true));
        const bool closed = m_state >= RoundState::Closed;
        if (!m_end && (lifted || closed)) {
            m_end = FirstLabelsEnd{event.clock, m_blind || lifted, closed,
                                   event.by,    event.at,          told.liftReason.value_or(std::string())};
        }
        takeTold(told.blind, m_blind);
    }

    [[nodiscard]] const std::optional<FirstLabelsEnd>& end() const { return m_end; }

private:
    bool m_blind = false;
    RoundState m_state = RoundState::Draft;
    std::optional<FirstLabelsEnd> m_end;
};

// What was said of one round, oldest first.
sqlite::Query toldOf(sqlite::Database& database, RoundId round)
{
    sqlite::Query query = eventsOf<RoundDescribed>(database, R"sql(
        FROM counted_event e
        WHERE e.round_id = :round
          AND e.round_id IS NOT NULL
          AND e.kind = 'round'
        ORDER BY e.clock, e.uuid
    )sql");
    query.bind(":round", round);
    return query;
}

// Whether anything of a round was ever handed out.
Status takeAssigned(sqlite::Database& database, std::vector<Round>& rounds)
{
    static constexpr auto kSql = R"sql(
        SELECT 1
        FROM counted_event
        WHERE round_id = :round
          AND round_id IS NOT NULL
          AND kind = 'assignment'
        LIMIT 1
    )sql";
    for (Round& round : rounds) {
        ACCORD_TRY(const auto found, database.query(kSql).bind(":round", round.id).one<bool>());
        round.assigned = found.has_value();
    }
    return {};
}

} // namespace

Status takeRoundContents(sqlite::Database& database, std::vector<Round>& rounds)
{
    sqlite::Query query = eventsOf<RoundDescribed>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'round'
          AND e.round_id IS NOT NULL
        ORDER BY e.clock, e.uuid
    )sql");
    std::vector<RoundId> told;
    std::vector<RoundId> deleted;
    std::unordered_map<RoundId, EndFinder> ends;
    ACCORD_CHECK(forEachEvent<RoundDescribed>(std::move(query), [&](const Event& event, const RoundDescribed& said) {
        const auto round = std::ranges::find(rounds, said.round, &Round::id);
        if (round == rounds.end()) {
            return;
        }
        const bool first = std::ranges::find(told, round->id) == told.end();
        round->state = first ? sound(said.state) : std::max(round->state, sound(said.state));
        told.push_back(round->id);
        round->codebook = said.codebook.valid() ? said.codebook : round->codebook;
        takeContent(said, *round);
        EndFinder& end = ends[round->id];
        end.take(event, said);
        round->firstLabelsEnd = end.end();
        if (said.deleted.value_or(false)) {
            deleted.push_back(round->id);
        }
    }));
    // What was started in one copy and deleted in another one stays: people may have labelled in it.
    std::erase_if(rounds, [&](const Round& round) {
        return round.state == RoundState::Draft && std::ranges::find(deleted, round.id) != deleted.end();
    });
    return takeAssigned(database, rounds);
}

Result<RoundStanding> standingIn(sqlite::Database& database, RoundId round, PersonId person)
{
    static constexpr auto kSql = R"sql(
        WITH told AS NOT MATERIALIZED (
            SELECT seq, uuid, kind, clock, codebook, state, detail
            FROM counted_event
            WHERE round_id = :round
              AND round_id IS NOT NULL
        )
        SELECT EXISTS (SELECT 1 FROM round_now WHERE id = :round),
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
            coalesce((SELECT blind FROM round WHERE id = :round), 0),
            (
                SELECT b.id
                FROM told
                JOIN codebook b ON b.uuid = told.codebook
                WHERE kind = 'round'
                ORDER BY clock DESC, told.uuid DESC
                LIMIT 1
            )
    )sql";
    RoundStanding standing;
    EventId people; // who last said who takes part
    ACCORD_CHECK(database.query(kSql).bind(":round", round).each([&](const sqlite::Row& row) {
        standing.known = row.value<bool>(0);
        standing.state = row.isNull(1) ? standing.state : sound(row.value<RoundState>(1));
        standing.assigned = row.value<bool>(2);
        people = row.id<EventId>(3);
        standing.blind = row.value<bool>(4);
        standing.codebook = row.id<CodebookId>(5);
    }));
    if (standing.state == RoundState::Draft) {
        ACCORD_CHECK(forEachEvent<RoundDescribed>(toldOf(database, round), [&](const Event&, RoundDescribed& told) {
            standing.known = standing.known && !told.deleted.value_or(false);
        }));
    }
    if (people.valid()) {
        static constexpr auto kPeople = R"sql(
            SELECT EXISTS (SELECT 1 FROM participant WHERE event = :event),
                EXISTS (SELECT 1 FROM participant WHERE event = :event AND person_id = :person)
        )sql";
        ACCORD_CHECK(database.query(kPeople)
                         .bind(":event", people)
                         .bind(":person", person)
                         .each([&standing](const sqlite::Row& row) {
                             standing.named = row.value<bool>(0);
                             standing.takesPart = !standing.named || row.value<bool>(1);
                         }));
    }
    return standing;
}

Result<std::optional<FirstLabelsEnd>> firstLabelsEnd(sqlite::Database& database, RoundId round)
{
    EndFinder end;
    ACCORD_CHECK(forEachEvent<RoundDescribed>(
        toldOf(database, round), [&](const Event& event, const RoundDescribed& said) { end.take(event, said); }));
    return end.end();
}

Result<std::vector<std::pair<PersonId, Round>>> roundHistory(sqlite::Database& database, RoundId round)
{
    std::vector<std::pair<PersonId, Round>> history;
    ACCORD_CHECK(forEachEvent<RoundDescribed>(toldOf(database, round), [&](const Event& event, RoundDescribed& said) {
        Round told = history.empty() ? Round{round, {}, {}} : history.back().second;
        takeContent(said, told);
        takeTold(said.blind, told.blind);
        history.emplace_back(event.by, std::move(told));
    }));
    return history;
}

Status writeRound(EventWriter& events, PersonId by, const Round& round, const std::optional<Round>& before)
{
    const auto changed = [&](auto Round::*member) {
        return !before || *before.*member != round.*member ? std::optional(round.*member) : std::nullopt;
    };
    RoundDescribed told{round.id, round.state};
    told.codebook = changed(&Round::codebook).value_or(CodebookId{});
    told.name = changed(&Round::name);
    told.purpose = changed(&Round::purpose);
    told.overlap = changed(&Round::overlap);
    told.orderSeed = changed(&Round::orderSeed);
    told.gate = changed(&Round::gate);
    told.sample = changed(&Round::sample);
    told.openCodes = changed(&Round::openCodes);
    told.leftOpen = round.leftOpen.empty() ? std::nullopt : changed(&Round::leftOpen);
    // Whether a round is blind when it starts holds whatever others make of the draft.
    const bool starts = before && before->state == RoundState::Draft && round.state != RoundState::Draft;
    told.blind = starts ? round.blind : changed(&Round::blind);
    if (changed(&Round::people)) {
        told.people = round.people;
        told.everybody = round.people.empty() ? std::optional(true) : std::nullopt;
    }
    ACCORD_CHECK(events.append({by}, std::move(told)));
    return {};
}

Status writeDeletedRound(EventWriter& events, PersonId by, const Round& round)
{
    RoundDescribed told{round.id, round.state};
    told.deleted = true;
    ACCORD_CHECK(events.append({by}, std::move(told)));
    return {};
}

Status writeLiftedBlind(EventWriter& events, PersonId by, const Round& round, const std::string& reason)
{
    RoundDescribed told{round.id, round.state};
    told.blind = false;
    told.liftReason = reason;
    ACCORD_CHECK(events.append({by}, std::move(told)));
    return {};
}

} // namespace accord::store
