// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/transaction.h"

#include "core/base/reason.h"
#include "core/sqlite/read_only.h"

#include <string>
#include <utility>

namespace accord::sqlite {
namespace {

constexpr std::string_view kBegin = "BEGIN IMMEDIATE";
constexpr std::string_view kCommit = "COMMIT";

Status runOnce(Database& database, std::string_view sql)
{
    ACCORD_TRY(Statement statement, database.prepare(sql));
    return statement.run();
}

} // namespace

Result<Transaction> Transaction::begin(Database& database, std::chrono::milliseconds patience)
{
    if (database.readOnly()) {
        return readOnlyError(database);
    }
    database.giveWay();
    database.setPatience(patience);
    const Status begun = runOnce(database, kBegin);
    database.setPatience(Database::kReadPatience);
    if (!begun.ok() && begun.error().code == Errc::Locked) {
        return begun.error();
    }
    // Now that the lock is held nobody removes the files because they are the last to go.
    if (const Status inPlace = database.checkInPlace(); !inPlace.ok()) {
        if (begun.ok()) {
            (void)database.execute("ROLLBACK");
        }
        return inPlace.error();
    }
    ACCORD_CHECK(begun);
    return Transaction(database);
}

Transaction::Transaction(Transaction&& other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{}

Transaction::~Transaction()
{
    if (m_database != nullptr && m_database->inTransaction()) {
        (void)m_database->execute("ROLLBACK");
    }
}

Status Transaction::commit()
{
    ACCORD_CHECK(runOnce(*m_database, kCommit));
    m_database = nullptr;
    return {};
}

Result<Snapshot> Snapshot::begin(Database& database)
{
    if (database.inTransaction()) {
        return Snapshot(nullptr);
    }
    ACCORD_CHECK(database.reconnectIfChanged());
    ACCORD_CHECK(runOnce(database, "BEGIN"));
    return Snapshot(&database);
}

Status Snapshot::keep()
{
    if (m_database != nullptr) {
        ACCORD_CHECK(runOnce(*m_database, kCommit));
        m_database = nullptr;
    }
    return {};
}

Snapshot::Snapshot(Snapshot&& other) noexcept
    : m_database(std::exchange(other.m_database, nullptr))
{}

Snapshot::~Snapshot()
{
    if (m_database != nullptr && m_database->inTransaction()) {
        (void)m_database->execute("ROLLBACK");
    }
}

} // namespace accord::sqlite
