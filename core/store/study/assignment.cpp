// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/assignment.h"

#include "core/store/frame.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace accord::store {
namespace {

// In the order in which they hold: of those that name an item for a person the last one does.
constexpr std::string_view kAssignments =
    R"sql(
        SELECT seq, about_person
        FROM counted_event
        WHERE round_id = ?1
          AND round_id IS NOT NULL
          AND kind = 'assignment'
          AND (?2 IS NULL OR about_person = ?2)
        ORDER BY clock, uuid
    )sql";

/// The items of a round, and who has which.
class Table
{
public:
    static Result<Table> read(Database& database, RoundId round, PersonId person)
    {
        Table table;
        ACCORD_TRY(table.m_items, itemsInOrder(database, round));
        table.m_places.reserve(table.m_items.size());
        for (std::size_t place = 0; place < table.m_items.size(); ++place) {
            table.m_places.emplace(table.m_items[place], place);
        }
        ACCORD_TRY(Statement query, database.prepare(kAssignments));
        query.bind(round).bind(person);
        while (true) {
            ACCORD_TRY(const bool row, query.step());
            if (!row) {
                return table;
            }
            ACCORD_CHECK(table.take(database, query.id<EventId>(0), query.id<PersonId>(1)));
        }
    }

    [[nodiscard]] std::map<PersonId, std::vector<ItemId>> handed() const
    {
        std::map<PersonId, std::vector<ItemId>> handed;
        for (const auto& [person, has] : m_has) {
            std::vector<ItemId> items;
            for (std::size_t place = 0; place < has.size(); ++place) {
                if (has[place]) {
                    items.push_back(m_items[place]);
                }
            }
            if (!items.empty()) {
                handed.emplace(person, std::move(items));
            }
        }
        return handed;
    }

private:
    Status take(Database& database, EventId event, PersonId person)
    {
        std::vector<bool>& has = m_has.try_emplace(person, m_items.size(), false).first->second;
        ACCORD_TRY(Statement query, database.prepare("SELECT item_id, state FROM handed WHERE event = ?"));
        query.bind(event);
        while (true) {
            ACCORD_TRY(const bool row, query.step());
            if (!row) {
                return {};
            }
            if (const auto found = m_places.find(query.id<ItemId>(0)); found != m_places.end()) {
                has[found->second] = query.integer(1) == 1;
            }
        }
    }

    std::vector<ItemId> m_items;
    std::unordered_map<ItemId, std::size_t> m_places;
    std::map<PersonId, std::vector<bool>> m_has;
};

Result<std::optional<Round>> roundById(Database& database, RoundId id)
{
    ACCORD_TRY(const std::vector<Round> all, rounds(database));
    const auto round = std::ranges::find(all, id, &Round::id);
    return round == all.end() ? std::optional<Round>() : std::optional<Round>(*round);
}

bool labels(const Round& round, PersonId person)
{
    return round.people.empty() || std::ranges::find(round.people, person) != round.people.end();
}

} // namespace

Result<std::vector<ItemId>> itemsFor(Database& database, RoundId id, PersonId person)
{
    ACCORD_TRY(const std::optional<Round> round, roundById(database, id));
    std::vector<ItemId> items;
    if (round && round->assigned) {
        ACCORD_TRY(const Table table, Table::read(database, id, person));
        auto handed = table.handed();
        items = std::move(handed[person]);
    } else if (!round || labels(*round, person)) {
        ACCORD_TRY(items, itemsInOrder(database, id));
    }
    if (!round || round->orderSeed == 0 || items.empty()) {
        return items;
    }
    return inPersonalOrder(database, id, person, round->orderSeed, std::move(items));
}

Result<std::map<PersonId, std::vector<ItemId>>> handedIn(Database& database, RoundId round)
{
    ACCORD_TRY(const Table table, Table::read(database, round, {}));
    return table.handed();
}

Result<bool> isFor(Database& database, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(const RoundStanding standing, consensusIn(database, round, person));
    return standing.assigned ? isHanded(database, round, item, person) : Result<bool>(standing.takesPart);
}

Result<bool> isHanded(Database& database, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(Statement query, database.prepare(kAssignments));
    query.bind(round).bind(person);
    bool has = false;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return has;
        }
        ACCORD_TRY(Statement state, database.prepare("SELECT state FROM handed WHERE event = ? AND item_id = ?"));
        state.bind(query.id<EventId>(0)).bind(item);
        ACCORD_TRY(const bool named, state.step());
        has = named ? state.integer(0) == 1 : has;
    }
}

Status hand(EventWriter& events, PersonId by, RoundId round, PersonId to, const AssignedItems& items)
{
    NewEvent event;
    event.kind = EventKind::Assignment;
    event.by = by;
    event.round = round;
    event.aboutPerson = to;
    return events.assignment(event, items);
}

} // namespace accord::store
