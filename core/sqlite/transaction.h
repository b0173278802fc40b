// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <chrono>

namespace accord::sqlite {

/// Everything that writes does so in one of these: BEGIN IMMEDIATE, so that the lock is taken before anything is read,
/// and rolled back unless committed. While another process writes we wait our turn (see Waiting).
class Transaction
{
public:
    static constexpr std::chrono::milliseconds kPatience{15000};

    /// Errc::Locked when another kept the lock for longer than `patience`, Errc::ReadOnly if the file is;
    /// replacedError() where the file is not the one any more that was opened.
    static Result<Transaction> begin(Database& database, std::chrono::milliseconds patience = kPatience);

    ~Transaction();
    Transaction(Transaction&& other) noexcept;
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction& operator=(Transaction&&) = delete;

    Status commit();

private:
    explicit Transaction(Database& database)
        : m_database(&database)
    {}

    Database* m_database; ///< null once it is over
};

/// Several reads that see one and the same state, whatever others commit meanwhile. Within another snapshot or a
/// transaction it is part of that, so that whoever needs one need not know who calls.
class Snapshot
{
public:
    static Result<Snapshot> begin(Database& database);

    /// Ends it without taking back what was done in it: temporary tables stay.
    Status keep();

    ~Snapshot();
    Snapshot(Snapshot&& other) noexcept;
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;
    Snapshot& operator=(Snapshot&&) = delete;

private:
    explicit Snapshot(Database* database)
        : m_database(database)
    {}

    Database* m_database; ///< null where another one holds the state
};

} // namespace accord::sqlite
