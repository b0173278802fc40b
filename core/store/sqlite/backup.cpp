// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sqlite/backup.h"

#include "core/base/ids.h"
#include "core/store/sqlite/failure.h"
#include "core/store/sqlite/transaction.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <chrono>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace accord::store {

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

Error cancelled(const Database& source)
{
    return Error{Errc::Cancelled, source.file().string(), {}};
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
            return cancelled(source);
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
                return Error{Errc::Locked, source.file().string(), "others write too often for a copy now"};
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

Status toDisk(const fs::path& path)
{
    const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = handle >= 0 && ::fsync(handle) == 0;
    const int error = errno;
    if (handle >= 0) {
        ::close(handle);
    }
    return synced ? Status() : Status(Error{Errc::Unwritable, path.string(), std::generic_category().message(error)});
}

// The name may be given away only when everything that it stands for is on the disk.
Status giveName(const fs::path& part, const fs::path& target)
{
    ACCORD_CHECK(toDisk(part));
    std::error_code error;
    fs::rename(part, target, error);
    if (error) {
        return Error{Errc::Unwritable, target.string(), error.message()};
    }
    return toDisk(target.has_parent_path() ? target.parent_path() : fs::path("."));
}

} // namespace

Status copyDatabase(Database& source, const fs::path& target, Insistence insistence, const std::stop_token& stop)
{
    std::error_code error;
    if (fs::exists(target, error)) {
        return Error{Errc::Exists, target.string(), {}};
    }
    // A name of its own, as another process may be at it too.
    const fs::path part = target.string() + "." + newUuid().text().substr(24) + ".part";
    Status done;
    {
        ACCORD_TRY(const auto copy, Database::open(part, Database::Mode::Create));
        done = copyInto(*copy, source, insistence, stop);
    }
    if (done.ok()) {
        done = giveName(part, target);
    }
    if (done.ok()) {
        return {};
    }
    removeDatabase(part);
    // Whoever reads it knows the file by the name that it was to get.
    Error failed = done.error();
    failed.subject = failed.subject == part.string() ? target.string() : failed.subject;
    return failed;
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

Status replaceContents(Database& target, Database& source, const fs::path& kept)
{
    ACCORD_CHECK(copyDatabase(target, kept));
    PageCopy copy(target, source);
    if (!copy.begun()) {
        return target.lastError();
    }
    const int code = copy.step(-1);
    if (code != SQLITE_DONE && code != SQLITE_OK) {
        return copy.failed(code);
    }
    return copy.finish();
}

} // namespace accord::store
