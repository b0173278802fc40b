// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sqlite/failure.h"

#include "core/base/file_state.h"

#include <sqlite3.h>

#include <cerrno>
#include <string>
#include <system_error>

namespace accord::store {
namespace {

// No room on the disk, in somebody's share of it, or below the limit that the shell sets for a file.
bool isFull(int system)
{
    return system == ENOSPC || system == EDQUOT || system == EFBIG;
}

// The system, or the server that has the disk, cannot lock; nobody else has the file.
bool isWithoutLocks(int system)
{
    return system == ENOLCK || system == ENOSYS || system == EOPNOTSUPP || system == EINVAL;
}

bool isWrite(int code)
{
    return code == SQLITE_IOERR_WRITE || code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_TRUNCATE;
}

Errc codeFor(int code, int system)
{
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: // gave up in the race for the log's locks
        return Errc::Locked;
    case SQLITE_INTERRUPT:
        return Errc::Cancelled;
    case SQLITE_FULL:
        return Errc::DiskFull;
    case SQLITE_NOTADB:
        return Errc::NotADatabase;
    case SQLITE_CORRUPT:
        return Errc::Damaged;
    case SQLITE_READONLY:
        return Errc::ReadOnly;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return Errc::Unreadable;
    case SQLITE_IOERR:
        // A full disk shows up as a failed write where SQLite extends the file by itself.
        return isFull(system) ? Errc::DiskFull : isWrite(code) ? Errc::Unwritable : Errc::Unreadable;
    default:
        return Errc::Internal;
    }
}

} // namespace

Error failure(sqlite3* handle, int code, const std::filesystem::path& file)
{
    // SQLite keeps the system's reason for some failures only; errno is still that of the call that failed.
    const int last = errno;
    std::string detail = handle == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(handle);
    const int kept = handle == nullptr ? 0 : sqlite3_system_errno(handle);
    const int system = kept == 0 && (code & 0xff) == SQLITE_IOERR ? last : kept;
    if (system != 0 && (code & 0xff) != SQLITE_CONSTRAINT) {
        detail += " (" + std::generic_category().message(system) + ")";
    }
    if (code == SQLITE_READONLY_DBMOVED) {
        return replacedError(file);
    }
    if ((code == SQLITE_IOERR_LOCK || code == SQLITE_IOERR_RDLOCK) && isWithoutLocks(system)) {
        return Error{Errc::Unreadable, file.string(),
                     "its file system gives no locks (" + std::generic_category().message(system) + ")"};
    }
    const Errc meaning = codeFor(code, system);
    // SQLite's words about locks are about the file as a whole, which is wrong more often than not.
    return Error{meaning, file.string(), meaning == Errc::Locked ? std::string() : std::move(detail)};
}

} // namespace accord::store
