// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/bare.h"

#include "core/base/embedded.h"
#include "tests/bench/timings.h"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>

namespace accord::bench {
namespace {

void require(int code, sqlite3* handle)
{
    if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE) {
        std::fprintf(stderr, "SQLite: %s\n", sqlite3_errmsg(handle));
        std::abort();
    }
}

} // namespace

BareConnection::BareConnection(const std::filesystem::path& file, bool log)
{
    require(sqlite3_open(file.c_str(), &m_handle), m_handle);
    // Several that open the same file at once wait for each other, whatever they wait for later.
    constexpr int kPatience = 60'000; // milliseconds
    sqlite3_busy_timeout(m_handle, kPatience);
    run(log ? "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL"
            : "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA");
    run("PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY");
}

BareConnection::~BareConnection()
{
    sqlite3_close(m_handle);
}

void BareConnection::run(const std::string& sql)
{
    require(sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr), m_handle);
}

BareRows BareRows::load(const std::filesystem::path& project, const std::vector<std::string>& tables)
{
    BareRows rows;
    const BareConnection connection(project);
    for (const std::string& name : tables) {
        sqlite3_stmt* query = nullptr;
        require(sqlite3_prepare_v2(connection.handle(), ("SELECT * FROM " + name).c_str(), -1, &query, nullptr),
                connection.handle());
        Table table{name, sqlite3_column_count(query), {}};
        while (sqlite3_step(query) == SQLITE_ROW) {
            for (int column = 0; column < table.columns; ++column) {
                Value value;
                switch (sqlite3_column_type(query, column)) {
                case SQLITE_INTEGER:
                    value.kind = Value::Kind::Integer;
                    value.integer = sqlite3_column_int64(query, column);
                    break;
                case SQLITE_FLOAT:
                    value.kind = Value::Kind::Real;
                    value.real = sqlite3_column_double(query, column);
                    break;
                case SQLITE_NULL:
                    break;
                default:
                    value.kind =
                        sqlite3_column_type(query, column) == SQLITE_TEXT ? Value::Kind::Text : Value::Kind::Blob;
                    value.from = rows.m_bytes.size();
                    value.size = sqlite3_column_bytes(query, column);
                    rows.m_bytes.append(static_cast<const char*>(sqlite3_column_blob(query, column)),
                                        static_cast<std::size_t>(value.size));
                }
                table.values.push_back(value);
            }
        }
        sqlite3_finalize(query);
        rows.m_tables.push_back(std::move(table));
    }
    return rows;
}

double BareRows::insertInto(const std::filesystem::path& file) const
{
    BareConnection connection(file);
    for (const embedded::File& migration : embedded::migrations()) {
        connection.run(std::string(migration.text));
    }
    // The rows go in table by table, so that issue and document, which name each other, meet only at the end.
    connection.run("PRAGMA foreign_keys = OFF");
    return milliseconds([&] {
        connection.run("BEGIN IMMEDIATE");
        for (const Table& table : m_tables) {
            std::string sql = "INSERT INTO " + table.name + " VALUES (?";
            for (int column = 1; column < table.columns; ++column) {
                sql += ", ?";
            }
            sqlite3_stmt* insert = nullptr;
            require(sqlite3_prepare_v2(connection.handle(), (sql + ")").c_str(), -1, &insert, nullptr),
                    connection.handle());
            for (std::size_t at = 0; at < table.values.size(); at += static_cast<std::size_t>(table.columns)) {
                for (int column = 0; column < table.columns; ++column) {
                    const Value& value = table.values[at + static_cast<std::size_t>(column)];
                    const char* bytes = m_bytes.data() + value.from;
                    switch (value.kind) {
                    case Value::Kind::Null:
                        sqlite3_bind_null(insert, column + 1);
                        break;
                    case Value::Kind::Integer:
                        sqlite3_bind_int64(insert, column + 1, value.integer);
                        break;
                    case Value::Kind::Real:
                        sqlite3_bind_double(insert, column + 1, value.real);
                        break;
                    case Value::Kind::Text:
                        sqlite3_bind_text(insert, column + 1, bytes, value.size, SQLITE_STATIC);
                        break;
                    case Value::Kind::Blob:
                        sqlite3_bind_blob(insert, column + 1, bytes, value.size, SQLITE_STATIC);
                        break;
                    }
                }
                require(sqlite3_step(insert), connection.handle());
                sqlite3_reset(insert);
            }
            sqlite3_finalize(insert);
        }
        connection.run("COMMIT");
    });
}

} // namespace accord::bench
