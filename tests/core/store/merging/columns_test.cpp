// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/database.h"
#include "core/store/merging/columns.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <memory>
#include <random>
#include <string>
#include <vector>

using namespace accord;
using test::must;

namespace {

constexpr const char* kSelect = "SELECT * FROM every ORDER BY rowid";

std::unique_ptr<sqlite::Database> withTable()
{
    auto database = must(sqlite::Database::inMemory());
    must(database->execute("CREATE TABLE every (a INTEGER, b REAL, c TEXT, d BLOB, e BLOB, f TEXT, g ANY) STRICT"));
    return database;
}

// Numbers that go up, the greatest and the smallest ones, reals of all sizes, texts, and bytes of one length.
std::unique_ptr<sqlite::Database> withRows()
{
    auto database = withTable();
    must(database->execute(R"sql(
        INSERT INTO every VALUES
            (1, 0.0, '', x'', x'00112233', 'same', NULL),
            (9223372036854775807, -1.5, 'text 文字', x'00', x'00112234', 'same', 7),
            (-9223372036854775807 - 1, 1e308, 'a' || char(0) || 'b', NULL, x'ff112235', 'same', 'seven'),
            (NULL, 23.417, NULL, x'0102', NULL, 'size', x'07'),
            (0, 5e-324, 'x', x'00', x'80112237', 'same', 0.1),
            (-1, 9e999, 'x', x'00', x'7f112237', NULL, -7)
    )sql"));
    return database;
}

std::vector<std::string> rowsOf(sqlite::Database& database)
{
    return must(database
                    .query(R"sql(
                        SELECT quote(a) || typeof(a) || '|' || coalesce(printf('%!.26g', b), 'NULL') || '|' ||
                            hex(coalesce(c, 'NULL')) || '|' || quote(d) || '|' || quote(e) || '|' || quote(f) || '|' ||
                            quote(g) || typeof(g)
                        FROM every
                        ORDER BY rowid
                    )sql")
                    .all<std::string>());
}

std::string written(sqlite::Database& database, std::uint64_t& rows)
{
    sqlite::Statement query = must(database.prepare(kSelect));
    std::vector<store::ColumnWriter> columns(static_cast<std::size_t>(query.columnCount()));
    rows = 0;
    while (must(query.step())) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns[i].add(query, static_cast<int>(i));
        }
        ++rows;
    }
    std::string bytes;
    for (const store::ColumnWriter& column : columns) {
        column.writeTo(bytes);
    }
    return bytes;
}

// The rows in a table of their own; false where they could not be read.
bool readInto(sqlite::Database& target, std::string_view content, std::uint64_t rows)
{
    store::ByteReader bytes(content);
    std::vector<store::ColumnReader> columns;
    for (int i = 0; i < 7; ++i) {
        auto column = store::ColumnReader::read(bytes, rows);
        if (!column) {
            return false;
        }
        columns.push_back(std::move(*column));
    }
    sqlite::Statement insert = must(target.prepare("INSERT INTO every VALUES (?, ?, ?, ?, ?, ?, ?)"));
    for (std::uint64_t row = 0; row < rows; ++row) {
        std::vector<store::ColumnValue> values;
        for (store::ColumnReader& column : columns) {
            const auto value = column.next();
            if (!value) {
                return false;
            }
            values.push_back(*value);
        }
        for (const store::ColumnValue& value : values) {
            value.bindTo(insert);
        }
        if (!insert.run().ok()) {
            return false;
        }
    }
    return bytes.atEnd() && !columns.front().next();
}

} // namespace

TEST_CASE("Columns: what is written is there again, value by value")
{
    const auto source = withRows();
    std::uint64_t rows = 0;
    const std::string bytes = written(*source, rows);
    CHECK(rows == 6);
    const auto target = withTable();
    REQUIRE(readInto(*target, bytes, rows));
    CHECK(rowsOf(*target) == rowsOf(*source));

    const auto empty = withTable();
    const std::string nothing = written(*empty, rows);
    CHECK(rows == 0);
    CHECK(readInto(*withTable(), nothing, 0));
}

TEST_CASE("Columns: numbers are read as they were written, and not beyond the end")
{
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{127}, std::uint64_t{128}, std::uint64_t{300},
                                       std::uint64_t{1} << 63U, ~std::uint64_t{0}}) {
        std::string bytes;
        store::appendNumber(bytes, number);
        store::ByteReader whole(bytes);
        CHECK(whole.number() == number);
        CHECK(whole.atEnd());
        store::ByteReader cut(std::string_view(bytes).substr(0, bytes.size() - 1));
        CHECK_FALSE(cut.number().has_value());
    }
    store::ByteReader endless(std::string_view("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", 12));
    CHECK_FALSE(endless.number().has_value());
    std::string named;
    store::appendText(named, "event");
    store::ByteReader text(named);
    CHECK(text.text() == "event");
    CHECK_FALSE(text.take(1).has_value());
}

TEST_CASE("Columns: changed and cut ones are read to no harm")
{
    std::uint64_t rows = 0;
    const std::string bytes = written(*withRows(), rows);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        INFO(size);
        CHECK_FALSE(readInto(*withTable(), std::string_view(bytes).substr(0, size), rows));
    }
    CHECK_FALSE(readInto(*withTable(), bytes, ~std::uint64_t{0}));
    std::mt19937 random(3);
    int read = 0;
    for (int run = 0; run < 300; ++run) {
        std::string changed = bytes;
        changed[random() % changed.size()] = static_cast<char>(random());
        const auto target = withTable();
        read += readInto(*target, changed, rows) ? 1 : 0;
        // Never more than there was.
        REQUIRE(must(target->number("SELECT count(*) FROM every")) <= 6);
    }
    CHECK(read < 300);
}
