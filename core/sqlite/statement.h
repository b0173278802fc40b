// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace accord::store {

/// SQLite's (extended) result code in our terms; subject is the file, detail SQLite's own words where they help.
Error failure(sqlite3* handle, int code, const std::filesystem::path& file);

} // namespace accord::store

struct sqlite3_stmt;

namespace accord::store {

class Database;

/// One prepared statement, borrowed from its database's cache: reset when it goes out of scope, prepared only once.
/// Values are always bound, never pasted. Texts and blobs must live until the next step() returns.
class Statement
{
public:
    ~Statement();
    Statement(Statement&& other) noexcept;
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    Statement& operator=(Statement&&) = delete;

    /// Binds the next parameter, in the order of the question marks.
    Statement& bind(std::int64_t value);
    Statement& bind(double value);
    Statement& bind(std::string_view value);
    Statement& bind(const Uuid& value);
    Statement& bindNull();
    Statement& bindOptional(std::int64_t value, bool present) { return present ? bind(value) : bindNull(); }

    template <class Tag>
    Statement& bind(Id<Tag> id)
    {
        return id.valid() ? bind(id.value) : bindNull();
    }

    /// Moves to the next row: true if there is one.
    Result<bool> step();

    /// Runs a statement that answers nothing and makes it ready for the next values.
    Status run();

    void reset(); ///< ready for other values

    // Columns of the current row, 0-based.
    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] std::string_view text(int column) const; ///< valid until the next step
    [[nodiscard]] std::string string(int column) const { return std::string(text(column)); }
    [[nodiscard]] Uuid uuid(int column) const; ///< null where the column is NULL
    [[nodiscard]] bool isNull(int column) const;

    template <class IdType>
    [[nodiscard]] IdType id(int column) const
    {
        return IdType{integer(column)};
    }

private:
    friend class Database;
    Statement(Database& database, sqlite3_stmt* handle);

    Database* m_database;
    sqlite3_stmt* m_handle;
    int m_next = 1;
};

/// The identifiers in a query's first column, to its end.
template <class IdType>
Result<std::vector<IdType>> ids(Statement& query)
{
    std::vector<IdType> found;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return found;
        }
        found.push_back(query.id<IdType>(0));
    }
}

} // namespace accord::store
