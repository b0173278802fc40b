// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sqlite/transaction.h"

#include <algorithm>
#include <random>
#include <thread>
#include <utility>

namespace accord::store {
namespace {

constexpr std::string_view kBegin = "BEGIN IMMEDIATE";
constexpr std::string_view kCommit = "COMMIT";

Status runOnce(Database& database, std::string_view sql)
{
    ACCORD_TRY(Statement statement, database.prepare(sql));
    return statement.run();
}

// Short steps from the start: whoever holds the lock has it for a fraction of a millisecond most of the time.
std::chrono::microseconds pause(int attempt)
{
    thread_local std::minstd_rand random(std::random_device{}());
    const int most = std::min(200 << std::min(attempt, 6), 8000);
    return std::chrono::microseconds(std::uniform_int_distribution<int>(100, most)(random));
}

} // namespace

Result<Transaction> Transaction::begin(Database& database, std::chrono::milliseconds patience)
{
    if (database.readOnly()) {
        return Error{Errc::ReadOnly, database.file().string(), {}};
    }
    database.waitInside(std::chrono::milliseconds(0));
    const auto deadline = std::chrono::steady_clock::now() + patience;
    for (int attempt = 0;; ++attempt) {
        const Status begun = runOnce(database, kBegin);
        if (begun.ok()) {
            database.waitInside(Database::kReadPatience);
            return Transaction(database);
        }
        if (begun.error().code != Errc::Locked || std::chrono::steady_clock::now() >= deadline) {
            database.waitInside(Database::kReadPatience);
            return begun.error();
        }
        std::this_thread::sleep_for(pause(attempt));
    }
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
    ACCORD_CHECK(runOnce(database, "BEGIN"));
    return Snapshot(database);
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

} // namespace accord::store
