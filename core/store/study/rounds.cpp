// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/rounds.h"

#include "core/model/bounds.h"
#include "core/store/study/round_content.h"
#include "core/store/batches/unfinished.h"

namespace accord::store {
namespace {

Item readItem(const Statement& row)
{
    return Item{row.id<ItemId>(0),
                row.uuid(1),
                row.id<RoundId>(2),
                row.id<IssueId>(3),
                static_cast<int>(row.integer(4)),
                static_cast<int>(row.integer(5))};
}

} // namespace

Result<std::vector<Round>> rounds(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT id, uuid, name, blind
        FROM round
        WHERE (import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
        ORDER BY id
    )sql"));
    std::vector<Round> rounds;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        rounds.push_back(Round{query.id<RoundId>(0), query.uuid(1), query.string(2), query.integer(3) != 0});
    }
    ACCORD_CHECK(takeRoundContents(database, rounds));
    for (Round& round : rounds) {
        bounds::cut(round.name, bounds::kName);
    }
    return rounds;
}

Result<Round> insertRound(Database& database, Round round, const std::string& at, ImportId import)
{
    ACCORD_TRY(Statement insert,
               database.prepare("INSERT INTO round (uuid, name, blind, created_at, import_id) VALUES (?, ?, ?, ?, ?)"));
    insert.bind(round.uuid).bind(std::string_view(round.name)).bind(std::int64_t{round.blind ? 1 : 0});
    insert.bind(std::string_view(at)).bind(import);
    ACCORD_CHECK(insert.run());
    round.id = RoundId{database.lastInsertId()};
    return round;
}

Status setBlind(Database& database, RoundId round, bool blind)
{
    ACCORD_TRY(Statement update, database.prepare("UPDATE round SET blind = ? WHERE id = ?"));
    update.bind(std::int64_t{blind ? 1 : 0}).bind(round);
    return update.run();
}

Result<std::vector<IssueId>> issuesForRound(Database& database, bool onlyNew)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT id
        FROM issue
        WHERE NOT (? AND EXISTS (SELECT 1 FROM item WHERE item.issue_id = issue.id))
        ORDER BY id
    )sql"));
    query.bind(std::int64_t{onlyNew ? 1 : 0});
    return ids<IssueId>(query);
}

Result<std::int64_t> issueCount(Database& database)
{
    return database.number("SELECT count(*) FROM issue");
}

Status forEachItem(Database& database, RoundId round, const std::function<void(const ItemRow&)>& visit)
{
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
                   SELECT i.id, i.issue_id, i.occurrence, s.repository_id, i.position
                   FROM item i
                   JOIN issue s ON s.id = i.issue_id
                   WHERE i.round_id = ?
                   ORDER BY i.position
               )sql"));
    query.bind(round);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit(ItemRow{query.id<ItemId>(0), query.id<IssueId>(1), static_cast<int>(query.integer(2)), query.integer(3),
                      query.integer(4)});
    }
}

Result<std::vector<ItemId>> itemsInOrder(Database& database, RoundId round)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT id FROM item WHERE round_id = ? ORDER BY position"));
    query.bind(round);
    return ids<ItemId>(query);
}

Result<std::int64_t> itemCount(Database& database, RoundId round)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT count(*) FROM item WHERE round_id = ?"));
    query.bind(round);
    ACCORD_TRY(const bool row, query.step());
    return row ? query.integer(0) : 0;
}

Result<std::vector<Item>> itemsOfIssue(Database& database, RoundId round, IssueId issue)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT id, uuid, round_id, issue_id, occurrence, position
        FROM item
        WHERE round_id = ?
          AND issue_id = ?
        ORDER BY occurrence
    )sql"));
    query.bind(round).bind(issue);
    std::vector<Item> items;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return items;
        }
        items.push_back(readItem(query));
    }
}

Result<std::optional<Item>> itemById(Database& database, ItemId item)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT id, uuid, round_id, issue_id, occurrence, position
        FROM item
        WHERE id = ?
    )sql"));
    query.bind(item);
    ACCORD_TRY(const bool row, query.step());
    return row ? std::optional<Item>(readItem(query)) : std::optional<Item>();
}

Result<ItemWriter> ItemWriter::begin(Database& database, RoundId round, ImportId import)
{
    ACCORD_TRY(Statement last, database.prepare("SELECT max(position) + 1 FROM item WHERE round_id = ?"));
    last.bind(round);
    ACCORD_TRY(const bool row, last.step());
    const std::int64_t position = row ? last.integer(0) : 0;
    ACCORD_TRY(Statement insert, database.prepare(R"sql(
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

Result<std::vector<std::pair<std::int64_t, std::string>>> repositories(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT id, name FROM repository ORDER BY id"));
    std::vector<std::pair<std::int64_t, std::string>> repositories;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return repositories;
        }
        repositories.emplace_back(query.integer(0), query.string(1));
    }
}

} // namespace accord::store
