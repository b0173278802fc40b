// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/derive.h"

#include "core/base/reason.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/identities.h"

#include <array>
#include <cstddef>
#include <utility>

namespace accord::store {
namespace {

// Of a kind so many are told: whatever breaks a file breaks thousands of its rows alike.
constexpr std::size_t kMostOfAKind = 100;

template <class Read>
Status find(sqlite::Database& database, std::string_view sql, Read read, std::vector<Message>& findings)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(sql));
    for (std::size_t found = 0; found < kMostOfAKind; ++found) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        findings.push_back(read(query));
    }
    return {};
}

Status findDamage(sqlite::Database& database, std::vector<Message>& findings)
{
    constexpr std::string_view kSql = R"sql(
        SELECT integrity_check
        FROM pragma_integrity_check
        WHERE integrity_check <> 'ok'
    )sql";
    return find(
        database, kSql,
        [](const sqlite::Row& row) {
            return Message{Reason::SqliteFinds, {row.string(0)}};
        },
        findings);
}

Status findDanglingRows(sqlite::Database& database, std::vector<Message>& findings)
{
    constexpr std::string_view kSql = R"sql(
        SELECT "table", rowid, parent
        FROM pragma_foreign_key_check
    )sql";
    return find(
        database, kSql,
        [](const sqlite::Row& row) {
            return row.isNull(1) ? Message{Reason::UnnumberedRowRefersToNothing, {row.string(0), row.string(2)}}
                                 : Message{Reason::RowRefersToNothing, {row.string(0), row.integer(1), row.string(2)}};
        },
        findings);
}

// What is handed out by an event that is no assignment, or by one of another round.
Status findStrayAssignments(sqlite::Database& database, std::vector<Message>& findings)
{
    constexpr std::string_view kSql = R"sql(
        SELECT h.event, a.kind = 'assignment'
        FROM assigned_item h
        JOIN event a ON a.seq = h.event
        JOIN item i ON i.id = h.item_id
        WHERE a.kind <> 'assignment'
          OR i.round_id IS NOT a.round_id
    )sql";
    return find(
        database, kSql,
        [](const sqlite::Row& row) {
            return Message{row.value<bool>(1) ? Reason::HandedOfAnotherRound : Reason::HandedByNoAssignment,
                           {row.integer(0)}};
        },
        findings);
}

// A logical clock counts what people did. Bounds of a merge keep it far below this (see checkBounds()); a program that
// did not have them may have let it in.
Status findFarAhead(sqlite::Database& database, std::vector<Message>& findings)
{
    constexpr std::array kNumbers{
        std::pair(Reason::EventClockFarAhead, "SELECT max(clock) FROM event HAVING max(clock) > 1099511627776"),
        std::pair(Reason::EventClockBelowZero, "SELECT min(clock) FROM event HAVING min(clock) < 0"),
        std::pair(Reason::ProjectClockFarAhead,
                  "SELECT value FROM project WHERE key = 'clock' AND CAST(value AS INTEGER) > 1099511627776"),
        std::pair(Reason::PlaceFarAhead, "SELECT max(position) FROM item HAVING max(position) > 1000000000"),
    };
    for (const auto& [reason, sql] : kNumbers) {
        const auto read = [what = reason](const sqlite::Row& row) { return Message{what, {row.string(0)}}; };
        ACCORD_CHECK(find(database, sql, read, findings));
    }
    return {};
}

// Rows in one of the two and not in the other. A round that is being imported has labels already, which nobody sees
// yet.
constexpr std::string_view kWrongLabels = R"sql(
    WITH wanted AS (SELECT * FROM label_of_events),
    have AS (
        SELECT *
        FROM label
        WHERE event NOT IN (SELECT seq FROM event WHERE import_id IN (SELECT id FROM open_import))
    )
    SELECT (SELECT count(*) FROM (SELECT * FROM wanted EXCEPT SELECT * FROM have)) +
        (SELECT count(*) FROM (SELECT * FROM have EXCEPT SELECT * FROM wanted))
)sql";
constexpr std::string_view kWrongDecisions = R"sql(
    WITH wanted AS (SELECT * FROM decision_of_events),
    have AS (
        SELECT *
        FROM decision
        WHERE event NOT IN (SELECT seq FROM event WHERE import_id IN (SELECT id FROM open_import))
    )
    SELECT (SELECT count(*) FROM (SELECT * FROM wanted EXCEPT SELECT * FROM have)) +
        (SELECT count(*) FROM (SELECT * FROM have EXCEPT SELECT * FROM wanted))
)sql";

} // namespace

Status derive(sqlite::Database& database, std::string_view rule, EventId after, EventId last, ImportId import)
{
    return database.query(rule).bind(":after", after.value).bind(":last", last.value).bind(":import", import).run();
}

Result<Integrity> check(sqlite::Database& database)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    Integrity report;
    ACCORD_CHECK(findDamage(database, report.findings));
    report.damaged = !report.findings.empty();
    ACCORD_CHECK(findDanglingRows(database, report.findings));
    ACCORD_CHECK(findStrayAssignments(database, report.findings));
    ACCORD_CHECK(findFarAhead(database, report.findings));
    ACCORD_TRY(report.events, database.number("SELECT count(*) FROM event"));
    ACCORD_TRY(report.labels, labelCount(database));
    ACCORD_TRY(report.decisions, decisionCount(database));
    ACCORD_TRY(report.wrongLabels, database.number(kWrongLabels));
    ACCORD_TRY(report.wrongDecisions, database.number(kWrongDecisions));
    ACCORD_TRY(report.wrongPeople, wrongIdentities(database));
    ACCORD_TRY(report.interruptedImports, database.number("SELECT count(*) FROM open_import"));
    return report;
}

} // namespace accord::store
