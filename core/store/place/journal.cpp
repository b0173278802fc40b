// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/place/journal.h"

namespace accord::store {
namespace {

// The mode after the statement, which is the old one where it could not be switched.
Result<bool> logAfter(Database& database, std::string_view sql)
{
    ACCORD_TRY(Statement statement, database.prepare(sql));
    ACCORD_TRY(const bool row, statement.step());
    return row && statement.text(0) == "wal";
}

// Whoever has the file open keeps SQLite from switching; no use in waiting for them.
Result<bool> switched(Database& database, bool toLog)
{
    database.setPatience(std::chrono::milliseconds(0));
    const Result<bool> log = logAfter(database, toLog ? "PRAGMA journal_mode = WAL" : "PRAGMA journal_mode = DELETE");
    database.setPatience(Database::kReadPatience);
    if (!log.ok() && log.error().code == Errc::Locked) {
        return !toLog;
    }
    return log;
}

} // namespace

Result<bool> chooseJournal(Database& database, Place place, bool othersAreIn)
{
    ACCORD_TRY(bool log, logAfter(database, "PRAGMA journal_mode"));
    const bool wantsLog = place == Place::Local;
    if (!database.readOnly() && log != wantsLog && (!wantsLog || !othersAreIn)) {
        ACCORD_TRY(log, switched(database, wantsLog));
    }
    if (log && place == Place::Network && !database.readOnly()) {
        return Error{Errc::Locked, database.file().string(),
                     "it is open on the machine that has its disk, in a way that works on that machine alone"};
    }
    // Without the last bit a rollback journal whose removal was not on the disk yet takes a commit back after a power
    // cut (SQLite, "PRAGMA synchronous").
    ACCORD_CHECK(database.execute(log ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = EXTRA"));
    return log;
}

Result<bool> writeLogBack(Database& database)
{
    if (database.readOnly() || !database.opened().writeAheadLog) {
        return true;
    }
    ACCORD_CHECK(database.checkInPlace());
    ACCORD_TRY(Statement statement, database.prepare("PRAGMA wal_checkpoint(PASSIVE)"));
    ACCORD_TRY(const bool row, statement.step());
    constexpr int kBusy = 0;
    constexpr int kFrames = 1;
    constexpr int kCopied = 2;
    return !row || (statement.integer(kBusy) == 0 && statement.integer(kFrames) == statement.integer(kCopied));
}

} // namespace accord::store
