// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/undo_import.h"

#include "core/sqlite/transaction.h"
#include "core/store/batched_write.h"
#include "core/store/events/derive.h"
#include "core/store/issues/import_guard.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace accord::store {
namespace {

// Between two looks at the clock.
constexpr std::int64_t kRows = 100;

// Most rows that go are referred to by columns without an index, each of which SQLite would read through for every row.
// What must not go is looked for here instead.
class WithoutReferences
{
public:
    explicit WithoutReferences(sqlite::Database& database)
        : m_database(database)
    {
        (void)m_database.execute("PRAGMA foreign_keys = OFF");
    }
    ~WithoutReferences() { (void)m_database.execute("PRAGMA foreign_keys = ON"); }
    WithoutReferences(const WithoutReferences&) = delete;
    WithoutReferences& operator=(const WithoutReferences&) = delete;

private:
    sqlite::Database& m_database;
};

/// Work that is to be taken back. Its row gets another uuid first: then whoever does the work, and knows it by the one
/// that it had, cannot finish it any more, and of two who take it back only the one who came last goes on.
struct Claim
{
    sqlite::Database& database;
    ImportId import;
    Uuid uuid;
};

Result<Claim> claimed(sqlite::Database& database, ImportId import, const Uuid& uuid)
{
    Claim claim{database, import, newUuid()};
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_TRY(sqlite::Statement update,
               database.prepare(
                   "UPDATE import SET uuid = ? WHERE uuid = ? AND id = (SELECT id FROM open_import WHERE id = ?)"));
    update.bind(claim.uuid).bind(uuid).bind(import);
    ACCORD_CHECK(update.run());
    if (database.changes() != 1) {
        return takenBack(database);
    }
    ACCORD_CHECK(transaction.commit());
    return claim;
}

Status requireClaim(const Claim& claim)
{
    ACCORD_TRY(sqlite::Statement query, claim.database.prepare("SELECT 1 FROM open_import WHERE id = ? AND uuid = ?"));
    query.bind(claim.import).bind(claim.uuid);
    ACCORD_TRY(const bool row, query.step());
    return row ? Status() : Status(takenBack(claim.database));
}

// Runs `step` until it says that nothing is left, others writing between the turns.
Status inBatches(const Claim& claim, const std::function<Result<bool>()>& step)
{
    for (bool more = true; more;) {
        ACCORD_TRY(sqlite::Transaction turn, sqlite::Transaction::begin(claim.database));
        ACCORD_CHECK(requireClaim(claim));
        const auto end = std::chrono::steady_clock::now() + BatchedWrite::kBatch;
        while (more && std::chrono::steady_clock::now() < end) {
            ACCORD_TRY(more, step());
        }
        ACCORD_CHECK(turn.commit());
        if (more) {
            yieldToOthers();
        }
    }
    return {};
}

Status runFor(sqlite::Database& database, std::string_view sql, std::int64_t id)
{
    ACCORD_TRY(sqlite::Statement statement, database.prepare(sql));
    statement.bind(id);
    return statement.run();
}

/// The next rows by their numbers: `sql` has the parameters import, after which one, how many.
class Rows
{
public:
    Rows(const Claim& claim, std::string_view sql, std::int64_t after)
        : m_database(claim.database)
        , m_import(claim.import)
        , m_sql(sql)
        , m_after(after)
    {}

    Result<std::vector<std::int64_t>> next()
    {
        ACCORD_TRY(sqlite::Statement query, m_database.prepare(m_sql));
        query.bind(m_import).bind(m_after).bind(kRows);
        std::vector<std::int64_t> rows;
        ACCORD_CHECK(query.each([&](const sqlite::Row& row) {
            m_after = row.integer(0);
            rows.push_back(m_after);
        }));
        return rows;
    }

private:
    sqlite::Database& m_database;
    ImportId m_import;
    std::string_view m_sql;
    std::int64_t m_after;
};

// Every row that `sql` finds through `takeAway`, in batches.
Status forEachRow(const Claim& claim, Rows rows, const std::function<Status(std::int64_t)>& takeAway)
{
    return inBatches(claim, [&]() -> Result<bool> {
        ACCORD_TRY(const std::vector<std::int64_t> found, rows.next());
        for (const std::int64_t row : found) {
            ACCORD_CHECK(takeAway(row));
        }
        return !found.empty();
    });
}

// The label or decision that followed from the event is what the other events say.
Status takeBackEvent(sqlite::Database& database, std::int64_t event)
{
    ACCORD_CHECK(runFor(database, kForgetLabelOf, event));
    if (database.changes() > 0) {
        ACCORD_CHECK(runFor(database, kLabelWithout, event));
    }
    ACCORD_CHECK(runFor(database, kForgetDecisionOf, event));
    if (database.changes() > 0) {
        ACCORD_CHECK(runFor(database, kDecisionWithout, event));
    }
    ACCORD_CHECK(runFor(database, "DELETE FROM answer WHERE event = ?", event));
    ACCORD_CHECK(runFor(database, "DELETE FROM event_later WHERE event = ?", event));
    ACCORD_CHECK(runFor(database, "DELETE FROM passage WHERE event = ?", event));
    ACCORD_CHECK(runFor(database, "DELETE FROM taking_part WHERE event = ?", event));
    ACCORD_CHECK(runFor(database, "DELETE FROM handed WHERE event = ?", event));
    return runFor(database, "DELETE FROM event WHERE seq = ?", event);
}

Status takeBackEvents(const Claim& claim)
{
    sqlite::Database& database = claim.database;
    ACCORD_TRY(sqlite::Statement query,
               database.prepare("SELECT first_event FROM import WHERE id = ? AND first_event IS NOT NULL"));
    query.bind(claim.import);
    ACCORD_TRY(const bool hasEvents, query.step());
    if (!hasEvents) {
        return {};
    }
    const std::int64_t first = query.integer(0);
    query.reset();
    const Rows rows(claim, "SELECT seq FROM event WHERE import_id = ? AND seq > ? ORDER BY seq LIMIT ?", first);
    return forEachRow(claim, rows, [&](std::int64_t event) { return takeBackEvent(database, event); });
}

Status takeBackItems(const Claim& claim)
{
    const Rows rows(claim, "SELECT id FROM item WHERE import_id = ? AND id > ? ORDER BY id LIMIT ?", 0);
    return forEachRow(claim, rows, [&](std::int64_t item) {
        return runFor(claim.database,
                      R"sql(
                DELETE FROM item
                WHERE id = ?1
                  AND NOT EXISTS (SELECT 1 FROM event WHERE event.item_id = ?1)
                  AND NOT EXISTS (SELECT 1 FROM handed WHERE handed.item_id = ?1)
            )sql",
                      item);
    });
}

Status takeBackDocument(sqlite::Database& database, ImportId import, std::int64_t document)
{
    ACCORD_TRY(sqlite::Statement update, database.prepare(R"sql(
                   UPDATE text
                   SET document_id = (
                       SELECT max(o.id)
                       FROM document o
                       WHERE o.text_id = text.id
                         AND o.import_id <> ?2
                   )
                   WHERE document_id = ?1
               )sql"));
    update.bind(document).bind(import);
    ACCORD_CHECK(update.run());
    ACCORD_CHECK(runFor(database, "DELETE FROM part WHERE document_id = ?", document));
    ACCORD_CHECK(runFor(database, "DELETE FROM text_version WHERE document_id = ?", document));
    ACCORD_CHECK(runFor(database, "DELETE FROM hit WHERE document_id = ?", document));
    return runFor(database, "DELETE FROM document WHERE id = ?", document);
}

Status takeBackTexts(const Claim& claim)
{
    sqlite::Database& database = claim.database;
    const Rows documents(claim, "SELECT id FROM document WHERE import_id = ? AND id > ? ORDER BY id LIMIT ?", 0);
    ACCORD_CHECK(forEachRow(claim, documents,
                            [&](std::int64_t document) { return takeBackDocument(database, claim.import, document); }));
    const Rows issues(claim, "SELECT id FROM text WHERE import_id = ? AND id > ? ORDER BY id LIMIT ?", 0);
    return forEachRow(claim, issues, [&](std::int64_t issue) -> Status {
        ACCORD_CHECK(runFor(database,
                            R"sql(
                                DELETE FROM text
                                WHERE id = ?1
                                  AND NOT EXISTS (SELECT 1 FROM item WHERE item.text_id = ?1)
                                  AND NOT EXISTS (SELECT 1 FROM document WHERE document.text_id = ?1)
                            )sql",
                            issue));
        return database.changes() == 0 ? Status() : runFor(database, "DELETE FROM issue_fact WHERE text_id = ?", issue);
    });
}

Status takeBackRest(const Claim& claim)
{
    sqlite::Database& database = claim.database;
    const std::int64_t import = claim.import.value;
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(requireClaim(claim));
    ACCORD_CHECK(runFor(database, "UPDATE item SET import_id = NULL WHERE import_id = ?", import));
    ACCORD_CHECK(runFor(database,
                        R"sql(
                            DELETE FROM round
                            WHERE import_id = ?1
                              AND NOT EXISTS (SELECT 1 FROM item WHERE item.round_id = round.id)
                              AND NOT EXISTS (
                                  SELECT 1
                                  FROM event
                                  WHERE event.round_id = round.id
                                    AND event.round_id IS NOT NULL
                              )
                        )sql",
                        import));
    ACCORD_CHECK(runFor(database, "DELETE FROM person WHERE import_id = ?", import));
    ACCORD_CHECK(database.execute("DELETE FROM text_group WHERE id NOT IN (SELECT group_id FROM text)"));
    ACCORD_CHECK(runFor(database,
                        R"sql(
                            DELETE FROM import
                            WHERE id = ?1
                              AND NOT EXISTS (SELECT 1 FROM text WHERE text.import_id = ?1)
                        )sql",
                        import));
    return transaction.commit();
}

struct Unfinished
{
    ImportId import;
    Uuid uuid;
    ImportGuard::Sort sort = ImportGuard::Sort::Import;
};

Result<std::vector<Unfinished>> unfinishedWork(sqlite::Database& database)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare("SELECT id, uuid, kind FROM open_import"));
    return query.all<Unfinished>([&](const sqlite::Row& row) {
        return Unfinished{row.id<ImportId>(0), row.uuid(1), guardFor(row.text(2))};
    });
}

Status takeBackAllOf(sqlite::Database& database, ImportGuard::Sort sort)
{
    // While it is held elsewhere, work of the sort is going on and will finish or take back by itself.
    const Result<ImportGuard> guard = ImportGuard::tryToHold(database.file(), sort);
    if (!guard.ok()) {
        return {};
    }
    // Read now, and not before: what was unfinished then may have finished until the guard was free.
    ACCORD_TRY(const std::vector<Unfinished> work, unfinishedWork(database));
    for (const Unfinished& each : work) {
        if (each.sort == sort) {
            ACCORD_CHECK(undoImport(database, each.import, each.uuid));
        }
    }
    return {};
}

} // namespace

Status undoImport(sqlite::Database& database, ImportId import, const Uuid& uuid)
{
    const WithoutReferences references(database);
    ACCORD_TRY(const Claim claim, claimed(database, import, uuid));
    ACCORD_CHECK(takeBackEvents(claim));
    ACCORD_CHECK(takeBackItems(claim));
    ACCORD_CHECK(takeBackTexts(claim));
    return takeBackRest(claim);
}

Status undoInterrupted(sqlite::Database& database)
{
    if (database.readOnly()) {
        return {};
    }
    ACCORD_TRY(const std::vector<Unfinished> work, unfinishedWork(database));
    for (const ImportGuard::Sort sort : {ImportGuard::Sort::Import, ImportGuard::Sort::Decisions}) {
        if (std::ranges::any_of(work, [sort](const Unfinished& each) { return each.sort == sort; })) {
            ACCORD_CHECK(takeBackAllOf(database, sort));
        }
    }
    return {};
}

} // namespace accord::store
