// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/derive.h"

#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/identities.h"

#include <algorithm>
#include <iterator>

namespace accord::store {
namespace {

Result<std::vector<std::string>> lines(sqlite::Database& database, std::string_view sql)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(sql));
    std::vector<std::string> found;
    while (found.size() < 100) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        found.push_back(query.string(0));
    }
    return found;
}

// A logical clock counts what people did. Bounds of a merge keep it far below this (see checkBounds()); a program that
// did not have them may have let it in.
constexpr std::string_view kFarAhead = R"sql(
    SELECT 'the logical clock of an event stands at ' || max(clock) FROM event HAVING max(clock) > 1099511627776
    UNION ALL SELECT 'the logical clock of an event stands at ' || min(clock) FROM event HAVING min(clock) < 0
    UNION ALL SELECT 'the logical clock of the project stands at ' || value FROM project
        WHERE key = 'clock' AND CAST(value AS INTEGER) > 1099511627776
    UNION ALL SELECT 'the place of an item stands at ' || max(position) FROM item HAVING max(position) > 1000000000
)sql";

// Rows in one of the two and not in the other. A round that is being imported has labels already, which nobody sees
// yet.
constexpr std::string_view kWrongLabels = R"sql(
    WITH wanted AS (SELECT * FROM label_of_events),
    have AS (
        SELECT *
        FROM label
        WHERE event NOT IN (
            SELECT e.seq
            FROM event e
            JOIN import m ON m.id = e.import_id
            WHERE m.finished_at IS NULL
        )
    )
    SELECT (SELECT count(*) FROM (SELECT * FROM wanted EXCEPT SELECT * FROM have)) +
        (SELECT count(*) FROM (SELECT * FROM have EXCEPT SELECT * FROM wanted))
)sql";
constexpr std::string_view kWrongDecisions = R"sql(
    WITH wanted AS (SELECT * FROM decision_of_events),
    have AS (
        SELECT *
        FROM decision
        WHERE event NOT IN (
            SELECT e.seq
            FROM event e
            JOIN import m ON m.id = e.import_id
            WHERE m.finished_at IS NULL
        )
    )
    SELECT (SELECT count(*) FROM (SELECT * FROM wanted EXCEPT SELECT * FROM have)) +
        (SELECT count(*) FROM (SELECT * FROM have EXCEPT SELECT * FROM wanted))
)sql";

} // namespace

Status derive(sqlite::Database& database, std::string_view rule, EventId after, EventId last, ImportId import)
{
    ACCORD_TRY(sqlite::Statement statement, database.prepare(rule));
    statement.bind(after.value).bind(last.value).bind(import);
    return statement.run();
}

Result<CheckReport> check(sqlite::Database& database)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    CheckReport report;
    ACCORD_TRY(report.damage, lines(database, R"sql(
        SELECT integrity_check
        FROM pragma_integrity_check
        WHERE integrity_check <> 'ok'
    )sql"));
    ACCORD_TRY(report.danglingRows, lines(database, R"sql(
        SELECT "table" || ' ' || coalesce(rowid, '?') || ' -> ' || parent
        FROM pragma_foreign_key_check
    )sql"));
    ACCORD_TRY(std::vector<std::string> astray, lines(database,
                                                      R"sql(
                         SELECT 'handed ' || h.event || ' -> ' || CASE WHEN a.kind <> 'assignment' THEN 'no assignment'
                             ELSE 'an item of another round' END
                         FROM handed h
                         JOIN event a ON a.seq = h.event
                         JOIN item i ON i.id = h.item_id
                         WHERE a.kind <> 'assignment'
                           OR i.round_id IS NOT a.round_id
                     )sql"));
    std::ranges::move(astray, std::back_inserter(report.danglingRows));
    ACCORD_TRY(report.events, database.number("SELECT count(*) FROM event"));
    ACCORD_TRY(report.labels, labelCount(database));
    ACCORD_TRY(report.decisions, decisionCount(database));
    ACCORD_TRY(report.wrongLabels, database.number(kWrongLabels));
    ACCORD_TRY(report.wrongDecisions, database.number(kWrongDecisions));
    ACCORD_TRY(report.wrongPeople, wrongIdentities(database));
    ACCORD_TRY(report.farAhead, lines(database, kFarAhead));
    ACCORD_TRY(report.interruptedImports, database.number("SELECT count(*) FROM import WHERE finished_at IS NULL"));
    return report;
}

} // namespace accord::store
