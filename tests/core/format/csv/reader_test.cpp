// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/format/csv.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <sstream>

using accord::Errc;
using accord::Error;
using accord::Reason;
using accord::format::CsvOptions;
using accord::format::CsvReader;
using accord::format::CsvRecord;

namespace {

using Rows = std::vector<std::vector<std::string>>;

struct Outcome
{
    Rows rows;
    std::vector<std::size_t> lines;
    std::vector<Error> errors;
};

Outcome readAll(const std::string& text, CsvOptions options = {})
{
    std::istringstream in(text);
    CsvReader reader(in, "x.csv", options);
    Outcome outcome;
    CsvRecord record;
    for (;;) {
        const auto more = reader.next(record);
        if (!more) {
            outcome.errors.push_back(more.error());
        } else if (*more) {
            outcome.rows.emplace_back(record.fields.begin(), record.fields.end());
            outcome.lines.push_back(record.line);
        } else {
            CHECK(reader.bytesRead() == text.size());
            return outcome;
        }
    }
}

} // namespace

TEST_CASE("CSV: plain records, with either line end and with or without a last one", "[format]")
{
    const Rows expected = {{"a", "b"}, {"1", ""}, {"", "2"}};
    CHECK(readAll("a,b\n1,\n,2\n").rows == expected);
    CHECK(readAll("a,b\r\n1,\r\n,2\r\n").rows == expected);
    CHECK(readAll("a,b\n1,\n,2").rows == expected);
    CHECK(readAll("a,b\r\n1,\r\n,2\r").rows == expected);
    CHECK(readAll("\xEF\xBB\xBF"
                  "a,b\r\n1,\n,2")
              .rows == expected);
    CHECK(readAll("").rows.empty());
    CHECK(readAll("\xEF\xBB\xBF").rows.empty());
    CHECK(readAll("\n\r\n").rows.empty());
}

TEST_CASE("CSV: quoted fields keep separators, quotes and line ends", "[format]")
{
    const Outcome outcome = readAll("\"a,1\",\"say \"\"hi\"\"\"\n\"two\r\nlines\",\"\"\nx,y\n");
    CHECK(outcome.rows == Rows{{"a,1", "say \"hi\""}, {"two\r\nlines", ""}, {"x", "y"}});
    CHECK(outcome.lines == std::vector<std::size_t>{1, 2, 4});
    CHECK(readAll("5\" disk,b\n").rows == Rows{{"5\" disk", "b"}});
    CHECK(readAll("\"\"\n\"\"").rows == Rows{{""}, {""}});
    CHECK(readAll("\"\"\"\"").rows == Rows{{"\""}});
}

TEST_CASE("CSV: another separator", "[format]")
{
    CHECK(readAll("a;b,c\n\"1;2\";3\n", CsvOptions{';', 0}).rows == Rows{{"a", "b,c"}, {"1;2", "3"}});
}

TEST_CASE("CSV: a wrong number of columns is told with its line, and reading goes on", "[format]")
{
    const Outcome outcome = readAll("a,b\n\"x\ny\",1\n1\n1,2,3\n\n4,5\n");
    CHECK(outcome.rows == Rows{{"a", "b"}, {"x\ny", "1"}, {"4", "5"}});
    CHECK(outcome.lines == std::vector<std::size_t>{1, 2, 7});
    CHECK(outcome.errors == std::vector<Error>{{Errc::BadSyntax, Reason::WrongColumns, {"x.csv:4", 1, 2}},
                                               {Errc::BadSyntax, Reason::WrongColumns, {"x.csv:5", 3, 2}}});
    CHECK(readAll("a,b\n", CsvOptions{',', 3}).errors ==
          std::vector<Error>{{Errc::BadSyntax, Reason::WrongColumns, {"x.csv:1", 2, 3}}});
}

TEST_CASE("CSV: a quote that is never closed is told where its record starts", "[format]")
{
    const Outcome outcome = readAll("a,b\n1,\"2\n3,4\n5,6\n");
    CHECK(outcome.rows == Rows{{"a", "b"}});
    REQUIRE(outcome.errors.size() == 1);
    CHECK(outcome.errors[0].code == Errc::BadSyntax);
    CHECK(outcome.errors[0].argument(0) == "x.csv:2");
    CHECK(accord::test::says(outcome.errors[0], "found a quote that is never closed, expected a closing quote"));
}

TEST_CASE("CSV: a quote that is never closed ends at a bound, and is told where it stands", "[format]")
{
    // What is behind it may be cut anywhere: no row of it is read, however long the file is.
    const std::string line = "https://github.com/a/b/issues/1,A.1\n";
    std::string rows;
    while (rows.size() < std::size_t{16} * 1024 * 1024) {
        rows += line;
    }
    std::istringstream in("a,b\n\"x\ny\",\"2\n" + rows);
    CsvReader reader(in, "x.csv");
    CsvRecord record;
    REQUIRE(reader.next(record).ok());
    const auto refused = reader.next(record);
    REQUIRE_FALSE(refused.ok());
    const Error& error = refused.error();
    CHECK(error.argument(0) == "x.csv:3"); // the record begins in line 2
    CHECK(accord::test::says(error, "found a quote that is not closed within 8 MB, expected a closing quote; what is "
                                    "behind it was not read"));
    const auto more = reader.next(record);
    REQUIRE(more.ok());
    CHECK_FALSE(*more); // though there is more
    CHECK(reader.bytesRead() <= rows.size());
}

TEST_CASE("CSV: text after a closing quote is told, and reading goes on with the next line", "[format]")
{
    const Outcome outcome = readAll("a,b\n\"1\"x,2\n3,4\n");
    CHECK(outcome.rows == Rows{{"a", "b"}, {"3", "4"}});
    REQUIRE(outcome.errors.size() == 1);
    CHECK(outcome.errors[0].argument(0) == "x.csv:2");
}

TEST_CASE("CSV: bytes that are not UTF-8 are told with line and place", "[format]")
{
    const Outcome outcome = readAll("a,b\n\"x\ny\xff\",1\n\xc3\xa9,2\nl\xe9,3\n");
    CHECK(outcome.rows == Rows{{"a", "b"}, {"\xc3\xa9", "2"}});
    CHECK(outcome.errors == std::vector<Error>{{Errc::BadEncoding, Reason::NotUtf8InLine, {"x.csv:3", 2}},
                                               {Errc::BadEncoding, Reason::NotUtf8InLine, {"x.csv:5", 2}}});
}

TEST_CASE("CSV: records that lie across the reader's chunks", "[format]")
{
    // Around the chunk size, so that line ends, quotes and doubled quotes meet its border in every way.
    const std::size_t chunk = std::size_t{256} * 1024;
    for (std::size_t size = chunk - 12; size < chunk + 4; ++size) {
        const std::string filler(size, 'f');
        const Outcome outcome = readAll(filler + ",\"a\"\"b\"\r\n\r\n1,2\r\n");
        REQUIRE(outcome.errors.empty());
        REQUIRE(outcome.rows == Rows{{filler, "a\"b"}, {"1", "2"}});
        REQUIRE(outcome.lines == std::vector<std::size_t>{1, 3});
    }
    const std::string huge(std::size_t{3} * 1024 * 1024, '\n');
    CHECK(readAll("\"" + huge + "\",1\n2,3\n").rows == Rows{{huge, "1"}, {"2", "3"}});
}
