// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/long_work/take_back.h"

#include "core/sqlite/transaction.h"
#include "core/store/events/derive.h"
#include "core/store/long_work/batched_write.h"
#include "core/store/long_work/work_lock.h"

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

// Runs `step` until it says that nothing is left, others writing between the turns.
Status inBatches(const LongWork& work, const std::function<Result<bool>()>& step)
{
    for (bool more = true; more;) {
        ACCORD_TRY(sqlite::Transaction turn, sqlite::Transaction::begin(work.database()));
        ACCORD_CHECK(work.requireOpen());
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
    Rows(const LongWork& work, std::string_view sql, std::int64_t after)
        : m_database(work.database())
        , m_import(work.id())
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
Status forEachRow(const LongWork& work, Rows rows, const std::function<Status(std::int64_t)>& takeAway)
{
    return inBatches(work, [&]() -> Result<bool> {
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
    ACCORD_CHECK(runFor(database, "DELETE FROM assigned_item WHERE event = ?", event));
    return runFor(database, "DELETE FROM event WHERE seq = ?", event);
}

Status takeBackEvents(const LongWork& work)
{
    sqlite::Database& database = work.database();
    ACCORD_TRY(const std::optional<std::int64_t> after, work.eventsAfter());
    if (!after) {
        return {};
    }
    const Rows rows(work, "SELECT seq FROM event WHERE import_id = ? AND seq > ? ORDER BY seq LIMIT ?", *after);
    return forEachRow(work, rows, [&](std::int64_t event) { return takeBackEvent(database, event); });
}

Status takeBackItems(const LongWork& work)
{
    const Rows rows(work, "SELECT id FROM item WHERE import_id = ? AND id > ? ORDER BY id LIMIT ?", 0);
    return forEachRow(work, rows, [&](std::int64_t item) {
        return runFor(work.database(),
                      R"sql(
                DELETE FROM item
                WHERE id = ?1
                  AND NOT EXISTS (SELECT 1 FROM event WHERE event.item_id = ?1)
                  AND NOT EXISTS (SELECT 1 FROM assigned_item WHERE assigned_item.item_id = ?1)
            )sql",
                      item);
    });
}

Status takeBackDocument(sqlite::Database& database, ImportId import, std::int64_t document)
{
    static constexpr auto kShowEarlier = R"sql(
        UPDATE text
        SET document_id = (
            SELECT max(o.id)
            FROM document o
            WHERE o.text_id = text.id
              AND o.import_id <> :import
        )
        WHERE document_id = :document
    )sql";
    ACCORD_CHECK(database.query(kShowEarlier).bind(":import", import).bind(":document", document).run());
    ACCORD_CHECK(runFor(database, "DELETE FROM part WHERE document_id = ?", document));
    ACCORD_CHECK(runFor(database, "DELETE FROM text_version WHERE document_id = ?", document));
    ACCORD_CHECK(runFor(database, "DELETE FROM hit WHERE document_id = ?", document));
    return runFor(database, "DELETE FROM document WHERE id = ?", document);
}

Status takeBackTexts(const LongWork& work)
{
    sqlite::Database& database = work.database();
    const Rows documents(work, "SELECT id FROM document WHERE import_id = ? AND id > ? ORDER BY id LIMIT ?", 0);
    ACCORD_CHECK(forEachRow(work, documents,
                            [&](std::int64_t document) { return takeBackDocument(database, work.id(), document); }));
    const Rows issues(work, "SELECT id FROM text WHERE import_id = ? AND id > ? ORDER BY id LIMIT ?", 0);
    return forEachRow(work, issues, [&](std::int64_t issue) -> Status {
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

Status takeBackRest(const LongWork& work)
{
    sqlite::Database& database = work.database();
    const std::int64_t import = work.id().value;
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(work.requireOpen());
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
    ACCORD_CHECK(work.end());
    return transaction.commit();
}

Result<std::vector<LongWork>> openWork(sqlite::Database& database, WorkLock::Sort sort)
{
    std::vector<LongWork> found;
    ACCORD_CHECK(database.query("SELECT id, uuid, kind FROM open_import").each([&](const sqlite::Row& row) {
        if (lockFor(row.text(2)) == sort) {
            found.emplace_back(database, row.id<ImportId>(0), row.uuid(1));
        }
    }));
    return found;
}

Status takeBackAllOf(sqlite::Database& database, WorkLock::Sort sort)
{
    ACCORD_TRY(std::vector<LongWork> open, openWork(database, sort));
    if (open.empty()) {
        return {};
    }
    // While it is held elsewhere, work of the sort is going on and will finish or take back by itself.
    const Result<WorkLock> lock = WorkLock::tryToHold(database.file(), sort);
    if (!lock.ok()) {
        return {};
    }
    // Once more: what was open before may have finished until the lock was free.
    ACCORD_TRY(open, openWork(database, sort));
    for (const LongWork& work : open) {
        ACCORD_CHECK(takeBack(work));
    }
    return {};
}

} // namespace

Status takeBack(const LongWork& work)
{
    const WithoutReferences references(work.database());
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(work.database()));
    ACCORD_TRY(const LongWork claimed, work.claim());
    ACCORD_CHECK(transaction.commit());
    ACCORD_CHECK(takeBackEvents(claimed));
    ACCORD_CHECK(takeBackItems(claimed));
    ACCORD_CHECK(takeBackTexts(claimed));
    return takeBackRest(claimed);
}

Status takeBackInterrupted(sqlite::Database& database)
{
    if (database.readOnly()) {
        return {};
    }
    ACCORD_CHECK(takeBackAllOf(database, WorkLock::Sort::Import));
    return takeBackAllOf(database, WorkLock::Sort::Decisions);
}

} // namespace accord::store
