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
    ACCORD_TRY(sqlite::Statement query,
               database.prepare("SELECT uuid, person_id, heartbeat FROM presence ORDER BY uuid"));
    return query.all<PresenceRow>([&](const sqlite::Row& row) {
        return PresenceRow{row.uuid(0), row.id<PersonId>(1), row.integer(2)};
    });
}

Status heartbeat(sqlite::Database& database, const PresenceRow& row)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database, kPatience));
    ACCORD_TRY(sqlite::Statement upsert, database.prepare(R"sql(
                   INSERT INTO presence (uuid, person_id, heartbeat)
                   VALUES (?, ?, ?)
                   ON CONFLICT DO UPDATE SET person_id = excluded.person_id, heartbeat = excluded.heartbeat
               )sql"));
    upsert.bind(row.window).bind(row.person).bind(row.heartbeat);
    ACCORD_CHECK(upsert.run());
    return transaction.commit();
}

Status takeAway(sqlite::Database& database, const std::vector<PresenceRow>& rows)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database, kPatience));
    ACCORD_TRY(sqlite::Statement remove, database.prepare("DELETE FROM presence WHERE uuid = ? AND heartbeat = ?"));
    for (const PresenceRow& row : rows) {
        remove.bind(row.window).bind(row.heartbeat);
        ACCORD_CHECK(remove.run());
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
