// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/csv.h"
#include "tests/support/catch.h"

#include <random>
#include <sstream>

using accord::format::CsvOptions;
using accord::format::CsvReader;
using accord::format::CsvRecord;
using accord::format::CsvWriter;
using accord::format::Formulas;

TEST_CASE("CSV: the writer quotes only what must be quoted", "[format]")
{
    std::ostringstream out;
    CsvWriter writer(out, ',', Formulas::Exact);
    writer.row({"a", "b c", " d ", "=1+1", "系统、集成"});
    writer.row({"1,2", "say \"hi\"", "two\nlines", "cr\r", ""});
    writer.row({""});
    CHECK(out.str() == "a,b c, d ,=1+1,系统、集成\n\"1,2\",\"say \"\"hi\"\"\",\"two\nlines\",\"cr\r\",\n\"\"\n");
}

TEST_CASE("CSV: unless told otherwise the writer neutralises what a spreadsheet would run", "[format]")
{
    std::ostringstream out;
    CsvWriter writer(out);
    writer.row({"a", "=1+1", "-0.5", "@b,c", "'=d", "'e"});
    CHECK(out.str() == "a,'=1+1,-0.5,\"'@b,c\",''=d,'e\n");
}

TEST_CASE("CSV: what is written is read back byte by byte", "[format]")
{
    const std::vector<std::string> pieces = {
        "a", ",", "\"", "\n", "\r", "\r\n", " ", "é", "模型", "\xEF\xBB\xBF", ";", std::string(1, '\0'), "=", "'"};
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        const std::size_t columns = 1 + random() % 4;
        std::vector<std::vector<std::string>> rows(1 + random() % 6, std::vector<std::string>(columns));
        std::ostringstream out;
        const Formulas formulas = round % 2 == 0 ? Formulas::Neutral : Formulas::Exact;
        CsvWriter writer(out, ',', formulas);
        for (auto& row : rows) {
            for (std::string& field : row) {
                for (auto count = random() % 6; count > 0; --count) {
                    field += pieces[random() % pieces.size()];
                }
            }
            writer.row(row);
        }
        std::istringstream in(out.str());
        CsvReader reader(in, "x.csv", CsvOptions{',', 0, formulas});
        CsvRecord record;
        for (const auto& row : rows) {
            const auto more = reader.next(record);
            REQUIRE(more.ok());
            REQUIRE(*more);
            REQUIRE(std::vector<std::string>(record.fields.begin(), record.fields.end()) == row);
        }
        REQUIRE_FALSE(reader.next(record).value());
    }
}
