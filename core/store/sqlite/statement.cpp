// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sqlite/statement.h"

#include "core/store/sqlite/database.h"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

namespace accord::store {

Statement::Statement(Database& database, sqlite3_stmt* handle)
    : m_database(&database)
    , m_handle(handle)
{}

Statement::Statement(Statement&& other) noexcept
    : m_database(other.m_database)
    , m_handle(std::exchange(other.m_handle, nullptr))
    , m_next(other.m_next)
{}

Statement::~Statement()
{
    if (m_handle != nullptr) {
        reset();
        m_database->giveBack(m_handle);
    }
}

Statement& Statement::bind(std::int64_t value)
{
    sqlite3_bind_int64(m_handle, m_next++, value);
    return *this;
}

Statement& Statement::bind(double value)
{
    sqlite3_bind_double(m_handle, m_next++, value);
    return *this;
}

Statement& Statement::bind(std::string_view value)
{
    // A null pointer would be bound as NULL, but an empty text is a text.
    sqlite3_bind_text64(m_handle, m_next++, value.empty() ? "" : value.data(), value.size(), nullptr, SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind(const Uuid& value)
{
    sqlite3_bind_blob(m_handle, m_next++, value.bytes.data(), static_cast<int>(value.bytes.size()), nullptr);
    return *this;
}

Statement& Statement::bindNull()
{
    sqlite3_bind_null(m_handle, m_next++);
    return *this;
}

Result<bool> Statement::step()
{
    const int code = sqlite3_step(m_handle);
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code == SQLITE_DONE) {
        return false;
    }
    return m_database->lastError();
}

Status Statement::run()
{
    const int code = sqlite3_step(m_handle);
    if (code != SQLITE_DONE && code != SQLITE_ROW) {
        Error error = m_database->lastError();
        reset();
        return error;
    }
    reset();
    return {};
}

void Statement::reset()
{
    sqlite3_reset(m_handle);
    m_next = 1;
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

} // namespace accord::store
