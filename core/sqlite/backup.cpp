// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/backup.h"

#include "core/base/os/beside.h"
#include "core/base/reason.h"
#include "core/sqlite/statement.h"
#include "core/sqlite/transaction.h"

#include <sqlite3.h>

#include <chrono>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace accord::sqlite {

namespace fs = std::filesystem;

/// SQLite's backup of one connection into another; ended with the object.
class PageCopy
{
public:
    PageCopy(Database& target, Database& source)
        : m_target(target)
        , m_handle(sqlite3_backup_init(target.m_handle, "main", source.m_handle, "main"))
    {}
    ~PageCopy() { (void)sqlite3_backup_finish(m_handle); }
    PageCopy(const PageCopy&) = delete;
    PageCopy& operator=(const PageCopy&) = delete;

    [[nodiscard]] bool begun() const { return m_handle != nullptr; }
    [[nodiscard]] int left() const { return sqlite3_backup_remaining(m_handle); }

    /// SQLITE_OK, SQLITE_DONE, or what went wrong. A negative number of pages: all. None: only takes the locks.
    int step(int pages) { return sqlite3_backup_step(m_handle, pages); }

    [[nodiscard]] Error failed(int code) const
    {
        // The message would be that of an older failure: a backup tells only the code.
        return failure(nullptr, code, m_target.file());
    }

    Status finish()
    {
        const int code = sqlite3_backup_finish(std::exchange(m_handle, nullptr));
        return code == SQLITE_OK ? Status() : Status(failed(code));
    }

private:
    Database& m_target;
    sqlite3_backup* m_handle;
};

namespace {

constexpr int kPagesPerStep = 256;
constexpr int kMostRestarts = 8;
constexpr std::chrono::milliseconds kPatience{15000};

bool isBusy(int code)
{
    return (code & 0xff) == SQLITE_BUSY || (code & 0xff) == SQLITE_LOCKED;
}

Result<bool> hasLog(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare("PRAGMA journal_mode"));
    ACCORD_TRY(const bool row, query.step());
    return row && query.text(0) == "wal";
}

Error cancelled()
{
    return Error{Errc::Cancelled, Reason::Cancelled};
}

// Step by step. Without a log a commit of somebody else makes SQLite begin anew, which shows in more pages being left
// than before.
Status copyInSteps(PageCopy& copy, Database& source, std::optional<Snapshot>& held, Insistence insistence,
                   const std::stop_token& stop)
{
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    int restarts = 0;
    int left = 0;
    for (int code = SQLITE_OK; code != SQLITE_DONE;) {
        if (stop.stop_requested()) {
            return cancelled();
        }
        code = copy.step(kPagesPerStep);
        if (isBusy(code) && std::chrono::steady_clock::now() < deadline) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            code = SQLITE_OK;
            continue;
        }
        if (code != SQLITE_OK && code != SQLITE_DONE) {
            return copy.failed(code);
        }
        restarts += left != 0 && copy.left() >= left ? 1 : 0;
        left = copy.left();
        if (restarts >= kMostRestarts && !held) {
            if (insistence == Insistence::GiveUp) {
                return Error{Errc::Locked, Reason::TooBusyToCopy, {source.file().string()}};
            }
            ACCORD_TRY(Snapshot snapshot, Snapshot::begin(source));
            held.emplace(std::move(snapshot));
            ACCORD_CHECK(source.number("SELECT count(*) FROM sqlite_master"));
        }
    }
    return copy.finish();
}

Status copyInto(Database& target, Database& source, Insistence insistence, const std::stop_token& stop)
{
    // It is thrown away as a whole if anything goes wrong.
    ACCORD_CHECK(target.execute("PRAGMA journal_mode = OFF"));
    ACCORD_TRY(const bool log, hasLog(source));
    std::optional<Snapshot> held;
    if (log && !source.inTransaction()) {
        ACCORD_TRY(Snapshot snapshot, Snapshot::begin(source));
        held.emplace(std::move(snapshot));
        ACCORD_CHECK(source.number("SELECT count(*) FROM sqlite_master"));
    }
    {
        PageCopy copy(target, source);
        if (!copy.begun()) {
            return target.lastError();
        }
        ACCORD_CHECK(copyInSteps(copy, source, held, insistence, stop));
    }
    // The copy of a file in WAL mode says that it is one, and could not be read where nothing may be written.
    return target.execute("PRAGMA journal_mode = DELETE");
}

} // namespace

Error namedAs(const Error& error, const TemporaryFile& part)
{
    return error.argument(0) == part.path().string() ? error.about(part.target()) : error;
}

Status checkFree(const fs::path& file)
{
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    if (std::error_code ignored; !fs::is_directory(folder, ignored)) {
        return Error{Errc::NotFound, Reason::FileNotFound, {folder.string()}};
    }
    ACCORD_CHECK(checkOwnName(file));
    if (std::error_code ignored; fs::exists(fs::symlink_status(file, ignored))) {
        return Error{Errc::Exists, Reason::FileExists, {file.string()}};
    }
    return checkNothingBeside(file);
}

Result<TemporaryFile> copyBeside(Database& source, const fs::path& target, Insistence insistence,
                                 const std::stop_token& stop)
{
    ACCORD_TRY(TemporaryFile part, TemporaryFile::create(target, source.file()));
    Status done;
    {
        ACCORD_TRY(const auto copy, Database::open(part.path(), Database::Mode::ReadWrite));
        done = copyInto(*copy, source, insistence, stop);
    }
    return done.ok() ? Result<TemporaryFile>(std::move(part)) : Result<TemporaryFile>(namedAs(done.error(), part));
}

Status copyDatabase(Database& source, const fs::path& target, Insistence insistence, const std::stop_token& stop)
{
    ACCORD_CHECK(checkFree(target));
    ACCORD_TRY(TemporaryFile part, copyBeside(source, target, insistence, stop));
    return part.takePlace(TemporaryFile::Existing::Keep);
}

Result<std::unique_ptr<Database>> openAlone(const fs::path& file)
{
    ACCORD_TRY(auto database, Database::open(file, Database::Mode::ReadWrite));
    // Before the first look at the log: then SQLite takes the lock that nobody else can be in with (SQLite, "Use of WAL
    // Without Shared-Memory").
    ACCORD_CHECK(database->execute("PRAGMA locking_mode = EXCLUSIVE"));
    database->setPatience(std::chrono::milliseconds(0));
    ACCORD_CHECK(database->execute("BEGIN EXCLUSIVE; COMMIT"));
    database->setPatience(Database::kReadPatience);
    return database;
}

Status replaceContents(Database& target, Database& source, const fs::path& kept, const std::stop_token& stop)
{
    ACCORD_CHECK(copyDatabase(target, kept, Insistence::Finish, stop));
    PageCopy copy(target, source);
    if (!copy.begun()) {
        return target.lastError();
    }
    if (stop.stop_requested()) {
        removeDatabase(kept);
        return cancelled();
    }
    const int code = copy.step(-1);
    if (code != SQLITE_DONE && code != SQLITE_OK) {
        return copy.failed(code);
    }
    return copy.finish();
}

} // namespace accord::sqlite
