// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/assignment.h"

#include "core/base/random.h"
#include "core/store/long_work/batched_write.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace accord::store {
namespace {

// The states of `assigned_item`.
constexpr std::int64_t kOut = 1;
constexpr std::int64_t kBack = 2;

// In the order in which they hold: of those that name an item for a person the last one does.
constexpr std::string_view kAssignments =
    R"sql(
        SELECT seq, about_person
        FROM counted_event
        WHERE round_id = :round
          AND round_id IS NOT NULL
          AND kind = 'assignment'
          AND (:person IS NULL OR about_person = :person)
        ORDER BY clock, uuid
    )sql";

/// The items of a round, and who has which.
class Table
{
public:
    static Result<Table> read(sqlite::Database& database, RoundId round, PersonId person)
    {
        Table table;
        ACCORD_TRY(table.m_items, itemsInOrder(database, round));
        table.m_places.reserve(table.m_items.size());
        for (std::size_t place = 0; place < table.m_items.size(); ++place) {
            table.m_places.emplace(table.m_items[place], place);
        }
        ACCORD_CHECK(database.query(kAssignments)
                         .bind(":round", round)
                         .bind(":person", person)
                         .each([&](const sqlite::Row& row) {
                             return table.take(database, row.id<EventId>(0), row.id<PersonId>(1));
                         }));
        return table;
    }

    [[nodiscard]] std::map<PersonId, std::vector<ItemId>> assigned() const
    {
        std::map<PersonId, std::vector<ItemId>> assigned;
        for (const auto& [person, has] : m_has) {
            std::vector<ItemId> items;
            for (std::size_t place = 0; place < has.size(); ++place) {
                if (has[place]) {
                    items.push_back(m_items[place]);
                }
            }
            if (!items.empty()) {
                assigned.emplace(person, std::move(items));
            }
        }
        return assigned;
    }

private:
    Status take(sqlite::Database& database, EventId event, PersonId person)
    {
        std::vector<bool>& has = m_has.try_emplace(person, m_items.size(), false).first->second;
        return database.query("SELECT item_id, state FROM assigned_item WHERE event = :event")
            .bind(":event", event)
            .each([&](const sqlite::Row& row) {
                if (const auto found = m_places.find(row.id<ItemId>(0)); found != m_places.end()) {
                    has[found->second] = row.integer(1) == kOut;
                }
            });
    }

    std::vector<ItemId> m_items;
    std::unordered_map<ItemId, std::size_t> m_places;
    std::map<PersonId, std::vector<bool>> m_has;
};

Result<std::optional<Round>> roundById(sqlite::Database& database, RoundId id)
{
    ACCORD_TRY(const std::vector<Round> all, rounds(database));
    const auto round = std::ranges::find(all, id, &Round::id);
    return round == all.end() ? std::optional<Round>() : std::optional<Round>(*round);
}

bool labels(const Round& round, PersonId person)
{
    return round.people.empty() || std::ranges::find(round.people, person) != round.people.end();
}

/// An item with its place by chance.
struct Placed
{
    std::uint64_t number = 0;
    Item item;
};

Result<std::uint64_t> seedFor(sqlite::Database& database, PersonId person, std::uint64_t seed)
{
    ACCORD_TRY(const auto uuid,
               database.query("SELECT uuid FROM person WHERE id = :person").bind(":person", person).one<Uuid>());
    return uuid ? permanentNumber(*uuid, seed) : seed;
}

// Those that show the same issue keep the places that chance gave them, and take them in the order of their occurrence.
void repeatsLater(std::vector<Placed>& items)
{
    std::unordered_map<IssueId, std::vector<std::size_t>> places;
    for (const Placed& placed : items) {
        if (placed.item.occurrence > 1) {
            places.try_emplace(placed.item.issue);
        }
    }
    for (std::size_t place = 0; place < items.size() && !places.empty(); ++place) {
        if (const auto found = places.find(items[place].item.issue); found != places.end()) {
            found->second.push_back(place);
        }
    }
    for (const auto& [issue, ascending] : places) {
        std::vector<Placed> same;
        for (const std::size_t place : ascending) {
            same.push_back(items[place]);
        }
        std::ranges::sort(same, {}, [](const Placed& placed) { return placed.item.occurrence; });
        for (std::size_t i = 0; i < same.size(); ++i) {
            items[ascending[i]] = same[i];
        }
    }
}

// Items of a round in the order in which one person gets them: each has a number that follows from the seed, the
// person and the item alone, so that everybody's order is another, and the same in every copy of the project. A repeat
// comes after what it repeats. Items that the round does not have are left out.
Result<std::vector<ItemId>> inPersonalOrder(sqlite::Database& database, const Round& round, PersonId person,
                                            std::vector<ItemId> items)
{
    ACCORD_TRY(const std::uint64_t own, seedFor(database, person, round.orderSeed));
    std::ranges::sort(items);
    std::vector<Placed> placed;
    placed.reserve(items.size());
    ACCORD_CHECK(forEachItem(database, round.id, [&](const Item& item) {
        if (std::ranges::binary_search(items, item.id)) {
            placed.push_back(Placed{permanentNumber(item.uuid, own), item});
        }
    }));
    std::ranges::sort(placed, {}, [](const Placed& each) { return std::tuple(each.number, each.item.id); });
    repeatsLater(placed);
    items.clear();
    for (const Placed& each : placed) {
        items.push_back(each.item.id);
    }
    return items;
}

} // namespace

Result<std::vector<ItemId>> itemsFor(sqlite::Database& database, RoundId id, PersonId person)
{
    ACCORD_TRY(const std::optional<Round> round, roundById(database, id));
    std::vector<ItemId> items;
    if (round && round->assigned) {
        ACCORD_TRY(const Table table, Table::read(database, id, person));
        auto assigned = table.assigned();
        items = std::move(assigned[person]);
    } else if (!round || labels(*round, person)) {
        ACCORD_TRY(items, itemsInOrder(database, id));
    }
    if (!round || round->orderSeed == 0 || items.empty()) {
        return items;
    }
    return inPersonalOrder(database, *round, person, std::move(items));
}

Result<std::map<PersonId, std::vector<ItemId>>> assignedIn(sqlite::Database& database, RoundId round)
{
    ACCORD_TRY(const Table table, Table::read(database, round, {}));
    return table.assigned();
}

Result<bool> isFor(sqlite::Database& database, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(const RoundStanding standing, standingIn(database, round, person));
    return standing.assigned ? isHanded(database, round, item, person) : Result<bool>(standing.takesPart);
}

Result<bool> isHanded(sqlite::Database& database, RoundId round, ItemId item, PersonId person)
{
    static constexpr auto kState = "SELECT state FROM assigned_item WHERE event = :event AND item_id = :item";
    bool has = false;
    ACCORD_CHECK(
        database.query(kAssignments).bind(":round", round).bind(":person", person).each([&](const sqlite::Row& row) {
            return database.query(kState)
                .bind(":event", row.id<EventId>(0))
                .bind(":item", item)
                .each([&has](const sqlite::Row& named) { has = named.integer(0) == kOut; });
        }));
    return has;
}

Status assign(EventWriter& events, PersonId by, RoundId round, PersonId to, const AssignedItems& items)
{
    ACCORD_TRY(const Event event, events.append({by}, ItemsAssigned{round, to}));
    ACCORD_TRY(sqlite::Statement insert,
               events.database().prepare("INSERT INTO assigned_item (event, item_id, state) VALUES (?, ?, ?)"));
    for (const auto& [list, state] : {std::pair(items.out, kOut), std::pair(items.back, kBack)}) {
        for (const ItemId item : list) {
            insert.bind(event.id).bind(item).bind(state);
            ACCORD_CHECK(insert.run());
        }
    }
    return {};
}

} // namespace accord::store
