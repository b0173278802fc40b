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
#include <type_traits>
#include <utility>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace accord::sqlite {

/// SQLite's (extended) result code in our terms; subject is the file, detail SQLite's own words where they help.
Error failure(sqlite3* handle, int code, const std::filesystem::path& file);

class Database;

/// As what SQLite keeps a value.
enum class StoredType : std::uint8_t { Null, Integer, Real, Text, Bytes };

/// One prepared statement, borrowed from its database's cache: reset when it goes out of scope, prepared only once.
/// Values are always bound, never pasted. Texts and blobs must live until the next step() returns. A value that could
/// not be bound (a text beyond all bounds, one more than there are places) is told by the next step() or run().
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
    template <class Text>
    requires std::is_same_v<std::remove_const_t<Text>, std::string> Statement& bind(Text&& temporary) = delete;
    Statement& bindBytes(std::string_view value);
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
    [[nodiscard]] int columnCount() const;                  ///< also where there is no row
    [[nodiscard]] StoredType type(int column) const;        ///< before the column is read as anything else
    [[nodiscard]] std::string_view bytes(int column) const; ///< valid until the next step

    template <class IdType>
    [[nodiscard]] IdType id(int column) const
    {
        return IdType{integer(column)};
    }

    /// A column as a number, a bool, an enum, an identifier or a text.
    template <class Value>
    [[nodiscard]] Value value(int column) const
    {
        if constexpr (std::is_same_v<Value, std::string>) {
            return string(column);
        } else if constexpr (std::is_same_v<Value, Uuid>) {
            return uuid(column);
        } else if constexpr (std::is_same_v<Value, bool>) {
            return integer(column) != 0;
        } else if constexpr (std::is_floating_point_v<Value>) {
            return static_cast<Value>(real(column));
        } else if constexpr (std::is_arithmetic_v<Value> || std::is_enum_v<Value>) {
            return static_cast<Value>(integer(column));
        } else {
            return id<Value>(column);
        }
    }

    /// Visits every row that is left; a visit may answer a Status, and ends the reading with an error.
    template <class Visit>
    Status each(Visit visit)
    {
        while (true) {
            ACCORD_TRY(const bool found, step());
            if (!found) {
                return {};
            }
            if constexpr (std::is_void_v<std::invoke_result_t<Visit&, const Statement&>>) {
                visit(*this);
            } else {
                ACCORD_CHECK(visit(*this));
            }
        }
    }

    /// Every row that is left: `read` makes a value of it.
    template <class Value, class Read>
    Result<std::vector<Value>> all(Read read)
    {
        std::vector<Value> values;
        ACCORD_CHECK(each([&](const Statement& row) { values.push_back(read(row)); }));
        return values;
    }

    /// The first column of every row that is left.
    template <class Value>
    Result<std::vector<Value>> all()
    {
        return all<Value>([](const Statement& row) { return row.value<Value>(0); });
    }

private:
    friend class Database;
    friend class Query;
    Statement(Database& database, sqlite3_stmt* handle);
    Statement& keep(int code);

    Database* m_database;
    sqlite3_stmt* m_handle;
    int m_next = 1;
    int m_failed = 0; ///< SQLite's code for the first value since reset() that could not be bound
};

/// A row of a query, while it is looked at.
using Row = Statement;

/// One run of a query whose parameters have names. What fails on the way is told by what ends it: all(), one(), each()
/// or run().
///
///     db.query(kSql).bind(":round", round).all<Heading>([](const Row& row) { return Heading{...}; })
class Query
{
public:
    explicit Query(Result<Statement> statement)
        : m_statement(std::move(statement))
    {}

    /// Binds every place where the parameter stands. A text is copied. A name that the query does not have is an
    /// error (Errc::Internal), told as all others.
    Query& bind(const char* name, std::int64_t value);
    Query& bind(const char* name, double value);
    Query& bind(const char* name, std::string_view value);
    Query& bind(const char* name, const std::string& value) { return bind(name, std::string_view(value)); }
    Query& bind(const char* name, const char* value) { return bind(name, std::string_view(value)); }
    Query& bind(const char* name, const Uuid& value);
    Query& bindNull(const char* name);

    template <class Tag>
    Query& bind(const char* name, Id<Tag> id) ///< NULL for none
    {
        return id.valid() ? bind(name, id.value) : bindNull(name);
    }

    template <class Number>
    requires(std::is_integral_v<Number> || std::is_enum_v<Number>) Query& bind(const char* name, Number value)
    {
        return bind(name, static_cast<std::int64_t>(value));
    }

    template <class Value>
    Query& bind(const char* name, const std::optional<Value>& value) ///< NULL for none
    {
        return value ? bind(name, *value) : bindNull(name);
    }

    /// Every row: `read` makes a value of it.
    template <class Value, class Read>
    Result<std::vector<Value>> all(Read read)
    {
        return m_statement.ok() ? m_statement->all<Value>(std::move(read)) : m_statement.error();
    }

    /// The first column of every row.
    template <class Value>
    Result<std::vector<Value>> all()
    {
        return m_statement.ok() ? m_statement->all<Value>() : m_statement.error();
    }

    /// The first row; none if there is no row.
    template <class Value, class Read>
    Result<std::optional<Value>> one(Read read)
    {
        if (!m_statement.ok()) {
            return m_statement.error();
        }
        ACCORD_TRY(const bool found, m_statement->step());
        return found ? std::optional<Value>(read(*m_statement)) : std::optional<Value>();
    }

    /// The first column of the first row.
    template <class Value>
    Result<std::optional<Value>> one()
    {
        return one<Value>([](const Row& row) { return row.value<Value>(0); });
    }

    /// Visits every row, as Statement::each().
    template <class Visit>
    Status each(Visit visit)
    {
        return m_statement.ok() ? m_statement->each(std::move(visit)) : Status(m_statement.error());
    }

    /// For what answers nothing.
    Status run();

private:
    [[nodiscard]] int parameter(const char* name) const;

    Result<Statement> m_statement;
};

} // namespace accord::sqlite
