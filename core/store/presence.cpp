// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/presence.h"

#include "core/sqlite/transaction.h"

namespace accord::store {
namespace {

constexpr std::chrono::milliseconds kPatience{300};

} // namespace

Result<std::vector<PresenceRow>> presence(sqlite::Database& database)
{
    return database.query("SELECT uuid, person_id, heartbeat FROM presence ORDER BY uuid")
        .all<PresenceRow>([](const sqlite::Row& row) {
            return PresenceRow{row.uuid(0), row.id<PersonId>(1), row.integer(2)};
        });
}

Status heartbeat(sqlite::Database& database, const PresenceRow& row)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database, kPatience));
    static constexpr auto kSql = R"sql(
        INSERT INTO presence (uuid, person_id, heartbeat)
        VALUES (:window, :person, :heartbeat)
        ON CONFLICT DO UPDATE SET person_id = excluded.person_id, heartbeat = excluded.heartbeat
    )sql";
    ACCORD_CHECK(database.query(kSql)
                     .bind(":window", row.window)
                     .bind(":person", row.person)
                     .bind(":heartbeat", row.heartbeat)
                     .run());
    return transaction.commit();
}

Status takeAway(sqlite::Database& database, const std::vector<PresenceRow>& rows)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database, kPatience));
    static constexpr auto kSql = "DELETE FROM presence WHERE uuid = :window AND heartbeat = :heartbeat";
    for (const PresenceRow& row : rows) {
        ACCORD_CHECK(database.query(kSql).bind(":window", row.window).bind(":heartbeat", row.heartbeat).run());
    }
    return transaction.commit();
}

Status clearPresence(sqlite::Database& database)
{
    ACCORD_TRY(const std::int64_t rows, database.number("SELECT count(*) FROM presence"));
    if (rows == 0) {
        return {};
    }
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database, kPatience));
    ACCORD_CHECK(database.execute("DELETE FROM presence"));
    return transaction.commit();
}

} // namespace accord::store
