// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/statement.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/sqlite/database.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

namespace accord::sqlite {
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
        return Error{Errc::Unreadable, Reason::NoLocksToRead, {file.string(), std::generic_category().message(system)}};
    }
    switch (const Errc meaning = codeFor(code, system)) {
    case Errc::Cancelled:
        return Error{meaning, Reason::Cancelled};
    case Errc::Locked:
        // SQLite's words about locks are about the file as a whole, which is wrong more often than not.
        return Error{meaning, Reason::DatabaseLocked, {file}};
    case Errc::NotADatabase:
        return Error{meaning, Reason::FileNotADatabase, {file}};
    case Errc::DiskFull:
        return Error{meaning, Reason::DiskFull, {file, detail}};
    case Errc::Damaged:
        return Error{meaning, Reason::FileDamaged, {file, detail}};
    case Errc::ReadOnly:
        return Error{meaning, Reason::DatabaseReadOnly, {file, detail}};
    case Errc::Unreadable:
        return Error{meaning, Reason::FileUnreadable, {file, detail}};
    case Errc::Unwritable:
        return Error{meaning, Reason::FileUnwritable, {file, detail}};
    default:
        return Error{Errc::Internal, Reason::DatabaseFailed, {file, detail}};
    }
}

Statement::Statement(Database& database, sqlite3_stmt* handle)
    : m_database(&database)
    , m_handle(handle)
{}

Statement::Statement(Statement&& other) noexcept
    : m_database(other.m_database)
    , m_handle(std::exchange(other.m_handle, nullptr))
    , m_next(other.m_next)
    , m_failed(other.m_failed)
{}

Statement::~Statement()
{
    if (m_handle != nullptr) {
        reset();
        m_database->giveBack(m_handle);
    }
}

Statement& Statement::keep(int code)
{
    m_failed = m_failed == SQLITE_OK ? code : m_failed;
    return *this;
}

Statement& Statement::bind(std::int64_t value)
{
    return keep(sqlite3_bind_int64(m_handle, m_next++, value));
}

Statement& Statement::bind(double value)
{
    return keep(sqlite3_bind_double(m_handle, m_next++, value));
}

Statement& Statement::bind(std::string_view value)
{
    // A null pointer would be bound as NULL, but an empty text is a text.
    return keep(
        sqlite3_bind_text64(m_handle, m_next++, value.empty() ? "" : value.data(), value.size(), nullptr, SQLITE_UTF8));
}

Statement& Statement::bind(const Uuid& value)
{
    return keep(
        sqlite3_bind_blob(m_handle, m_next++, value.bytes.data(), static_cast<int>(value.bytes.size()), nullptr));
}

Statement& Statement::bindBytes(std::string_view value)
{
    return keep(sqlite3_bind_blob64(m_handle, m_next++, value.empty() ? "" : value.data(), value.size(), nullptr));
}

Statement& Statement::bindNull()
{
    return keep(sqlite3_bind_null(m_handle, m_next++));
}

Result<bool> Statement::step()
{
    const int code = m_failed == SQLITE_OK ? sqlite3_step(m_handle) : m_failed;
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code == SQLITE_DONE) {
        return false;
    }
    // Of a value that could not be bound the connection may have forgotten why.
    return m_failed == SQLITE_OK ? m_database->lastError() : failure(nullptr, m_failed, m_database->file());
}

Status Statement::run()
{
    const Result<bool> done = step();
    reset();
    return done.ok() ? Status() : Status(done.error());
}

void Statement::reset()
{
    sqlite3_reset(m_handle);
    m_next = 1;
    m_failed = SQLITE_OK;
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_handle, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_handle, column);
}

std::string_view Statement::text(int column) const
{
    const auto* data = sqlite3_column_text(m_handle, column);
    if (data == nullptr) {
        return {};
    }
    return {reinterpret_cast<const char*>(data), static_cast<std::size_t>(sqlite3_column_bytes(m_handle, column))};
}

Uuid Statement::uuid(int column) const
{
    Uuid uuid;
    const auto* data = static_cast<const std::uint8_t*>(sqlite3_column_blob(m_handle, column));
    if (data != nullptr && sqlite3_column_bytes(m_handle, column) == static_cast<int>(uuid.bytes.size())) {
        std::copy_n(data, uuid.bytes.size(), uuid.bytes.begin());
    }
    return uuid;
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_handle, column) == SQLITE_NULL;
}

int Statement::columnCount() const
{
    return sqlite3_column_count(m_handle);
}

StoredType Statement::type(int column) const
{
    switch (sqlite3_column_type(m_handle, column)) {
    case SQLITE_INTEGER:
        return StoredType::Integer;
    case SQLITE_FLOAT:
        return StoredType::Real;
    case SQLITE_TEXT:
        return StoredType::Text;
    case SQLITE_BLOB:
        return StoredType::Bytes;
    default:
        return StoredType::Null;
    }
}

std::string_view Statement::bytes(int column) const
{
    const auto* data = static_cast<const char*>(sqlite3_column_blob(m_handle, column));
    if (data == nullptr) {
        return {};
    }
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_handle, column))};
}

// A name that the query does not have is place 0, which SQLite refuses.
int Query::parameter(const char* name) const
{
    return sqlite3_bind_parameter_index(m_statement->m_handle, name);
}

Query& Query::bind(const char* name, std::int64_t value)
{
    if (m_statement.ok()) {
        m_statement->keep(sqlite3_bind_int64(m_statement->m_handle, parameter(name), value));
    }
    return *this;
}

Query& Query::bind(const char* name, double value)
{
    if (m_statement.ok()) {
        m_statement->keep(sqlite3_bind_double(m_statement->m_handle, parameter(name), value));
    }
    return *this;
}

Query& Query::bind(const char* name, std::string_view value)
{
    if (m_statement.ok()) {
        m_statement->keep(sqlite3_bind_text64(m_statement->m_handle, parameter(name), value.empty() ? "" : value.data(),
                                              value.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
    }
    return *this;
}

Query& Query::bind(const char* name, const Uuid& value)
{
    if (m_statement.ok()) {
        m_statement->keep(sqlite3_bind_blob(m_statement->m_handle, parameter(name), value.bytes.data(),
                                            static_cast<int>(value.bytes.size()), SQLITE_TRANSIENT));
    }
    return *this;
}

Query& Query::bindNull(const char* name)
{
    if (m_statement.ok()) {
        m_statement->keep(sqlite3_bind_null(m_statement->m_handle, parameter(name)));
    }
    return *this;
}

Status Query::run()
{
    return m_statement.ok() ? m_statement->run() : Status(m_statement.error());
}

} // namespace accord::sqlite
