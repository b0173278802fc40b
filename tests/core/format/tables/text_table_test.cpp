// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/format/tables/made_tables.h"
#include "tests/support/catch.h"

using namespace accord;
using namespace accord::test;
using format::Encoding;
using format::TableOptions;

namespace {

using Cells = std::vector<std::vector<std::string>>;

const Cells kExpected{{"item", "Ann", "Ben"}, {"1", "x, y", "z;z"}, {"2", "", "\xC3\xA9t\xC3\xA9"}};

// The same table, with that separator.
std::string written(char separator, char quote = '"')
{
    const std::string s(1, separator);
    const std::string q(1, quote);
    return q + "item" + q + s + q + "Ann" + q + s + q + "Ben" + q + "\n1" + s + q + "x, y" + q + s + q + "z;z" + q +
           "\n2" + s + s + q + "\xC3\xA9t\xC3\xA9" + q + "\n";
}

std::string utf16(const std::string& ascii, bool big, bool mark)
{
    std::string bytes = !mark ? "" : big ? "\xFE\xFF" : "\xFF\xFE";
    for (const char c : ascii) {
        bytes += big ? std::string{'\0', c} : std::string{c, '\0'};
    }
    return bytes;
}

TableOptions in(Encoding encoding)
{
    TableOptions options;
    options.encoding = encoding;
    return options;
}

} // namespace

TEST_CASE("Tables: what separates columns, and what quotes them, is recognised and said", "[format]")
{
    for (const auto& [name, separator] : format::kSeparators) {
        for (const char quote : {'"', '\''}) {
            INFO(name << " " << quote);
            const ReadTable table = readTable(written(separator, quote));
            CHECK(table.errors.empty());
            CHECK(table.rows == kExpected);
        }
    }
    CHECK(readTable(written(';')).as == "a table separated by semicolons, in UTF-8");
    CHECK(readTable(written('\t')).as == "a table separated by tabs, in UTF-8");
    CHECK(readTable(written('|')).as == "a table separated by vertical bars, in UTF-8");
    // What stands in cells is no separator, and one column needs none.
    CHECK(readTable("item,Ann\n1,a;b;c\n2,P|Q|R\n").rows.at(1) == std::vector<std::string>{"1", "a;b;c"});
    CHECK(readTable("link\nhttps://a/1;2\n").rows == Cells{{"link"}, {"https://a/1;2"}});
    CHECK(readTable("a;b;c\n1,5;2,5;3\n").rows.at(1) == std::vector<std::string>{"1,5", "2,5", "3"});
}

TEST_CASE("Tables: a line sep= in front says what separates columns, and is no row", "[format]")
{
    const ReadTable table = readTable("\xEF\xBB\xBFsep=;\r\nitem;Ann\r\n1;a,b\r\n");
    CHECK(table.rows == Cells{{"item", "Ann"}, {"1", "a,b"}});
    CHECK(table.lines == std::vector<std::size_t>{2, 3});
    CHECK(readTable("sep=:\nitem:Ann\n1:x\n").as == "a table separated by the character \":\", in UTF-8");
}

TEST_CASE("Tables: another separator than was said is refused by name", "[format]")
{
    TableOptions comma;
    comma.separator = ',';
    CHECK(refusal(written(';'), comma) == "t:1: columns are separated by semicolons, not by commas.");
    TableOptions semicolon;
    semicolon.separator = ';';
    CHECK(readTable("a,b;c,d\n1,2;3,4\n", semicolon).rows.at(0) == std::vector<std::string>{"a,b", "c,d"});
}

TEST_CASE("Tables: encodings are recognised and said, and can be said", "[format]")
{
    CHECK(readTable("\xEF\xBB\xBF" + written(',')).rows == kExpected);
    for (const bool big : {false, true}) {
        for (const bool mark : {false, true}) {
            const ReadTable table = readTable(utf16("item,Ann\r\n1,yes\r\n2,no\r\n", big, mark));
            CHECK(table.rows == Cells{{"item", "Ann"}, {"1", "yes"}, {"2", "no"}});
            CHECK(table.as ==
                  std::string("a table separated by commas, in UTF-16 (") + (big ? "big" : "little") + "-endian)");
        }
    }
    const ReadTable windows = readTable("item;Andr\xE9\n1;gr\xF6\xDF"
                                        "er\n2;\x80 5\n3;na\xEFve\n");
    CHECK(windows.as == "a table separated by semicolons, in Windows-1252");
    CHECK(windows.rows.at(0).at(1) == "Andr\xC3\xA9");
    CHECK(windows.rows.at(1).at(1) == "gr\xC3\xB6\xC3\x9F"
                                      "er");
    CHECK(windows.rows.at(2).at(1) == "\xE2\x82\xAC 5");
    // 项目,类型 / 1,安装错误 / 2,性能
    const std::string chinese =
        "\xCF\xEE\xC4\xBF,\xC0\xE0\xD0\xCD\n1,\xB0\xB2\xD7\xB0\xB4\xED\xCE\xF3\n2,\xD0\xD4\xC4\xDC\n";
    const ReadTable gbk = readTable(chinese);
    CHECK(gbk.as == "a table separated by commas, in GB18030");
    CHECK(gbk.rows.at(0) == std::vector<std::string>{"项目", "类型"});
    CHECK(gbk.rows.at(1).at(1) == "安装错误");
    CHECK(readTable(chinese, in(Encoding::Gb18030)).rows == gbk.rows);
    CHECK(format::encodingNamed("GBK") == Encoding::Gb18030);
    CHECK(readTable("a,\xB7\n1,2\n", in(Encoding::Windows1252)).rows.at(0).at(1) == "\xC2\xB7");
}

TEST_CASE("Tables: bytes that are not of the encoding are refused with their line", "[format]")
{
    // 0x81 is nothing in Windows-1252.
    const ReadTable windows = readTable("a,b\n1,2\n3,\x81\n4,5\n", in(Encoding::Windows1252));
    CHECK(windows.rows == Cells{{"a", "b"}, {"1", "2"}});
    CHECK(windows.errors == std::vector<std::string>{"t:3: found bytes that are not Windows-1252, as which the file is "
                                                     "read; say another one with --encoding."});
    CHECK(readTable(utf16("a,b\n1,2\n", false, true) + "x", in(Encoding::Utf16Le)).errors.size() == 1);
    CHECK(readTable("a,b\n1,\xE9\n", in(Encoding::Utf8)).errors ==
          std::vector<std::string>{"t:2: found bytes that are not UTF-8 at byte 3 of the line."});
    // Neither the one nor the other for certain.
    CHECK(refusal("a,b\n1,\xFF\xFE\x81\n") ==
          "t:2: found bytes that are not UTF-8, and what they are is not certain; say --encoding with one of utf-8, "
          "utf-16le, utf-16be, windows-1252, gbk, gb18030.");
    // Text in UTF-8 with a damaged place is no other encoding.
    const ReadTable damaged = readTable("项目,类型,名称\n1,安装错误,安装\n2,性\xE8,能\n");
    CHECK(damaged.rows.size() == 2);
    CHECK(damaged.errors == std::vector<std::string>{"t:3: found bytes that are not UTF-8 at byte 6 of the line."});
}

TEST_CASE("Tables: a fault far behind the first rows is told where it is", "[format]")
{
    std::string text = "item,Andr\xE9\n";
    for (int i = 0; i < 60000; ++i) {
        text += std::to_string(i) + ",a long enough label\n";
    }
    const ReadTable table = readTable(text + "x,\x8D\nx,y\n");
    CHECK(table.rows.size() == 60001);
    CHECK(table.errors.size() == 1);
    CHECK(table.errors.at(0).starts_with("t:60002: found bytes that are not Windows-1252"));
}

TEST_CASE("Tables: several lines make up headings, and lines below are left out where it is said", "[format]")
{
    TableOptions options;
    options.headingLines = 2;
    options.linesBelow = 2;
    const ReadTable table =
        readTable(",Round 1,,Final\nitem,Ann,Ben,\n1,a,b,a\n2,b,b,b\nTotal,2,2,2\nMean,1,1,1\n", options);
    CHECK(table.rows ==
          Cells{{"item", "Round 1 Ann", "Round 1 Ben", "Final"}, {"1", "a", "b", "a"}, {"2", "b", "b", "b"}});
    CHECK(readTable("a,b\n1,2\nTotal,3\n").rows.size() == 3);
}

TEST_CASE("Tables: what is no table is refused by the name of what it is", "[format]")
{
    const auto is = [](const std::string& bytes, const std::string& what) {
        CHECK(refusal(bytes) ==
              "t: this is " + what + "; expected a table: text such as CSV, or a workbook (xlsx, ods).");
    };
    is("%PDF-1.7\n%\xE2\xE3", "a PDF file");
    is("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1....", "a workbook in the old format of Excel (.xls), or one with a password: "
                                               "save it as .xlsx, without a password");
    is(" <!DOCTYPE html><html><table><tr><td>1</td></tr></table>", "a web page (HTML)");
    is("<table><tr><td>1</td></tr></table>", "a web page (HTML)");
    is("<?xml version=\"1.0\"?><Workbook/>", "an XML file");
    is("[{\"item\": 1}]", "a JSON file");
    is("\x1F\x8B\x08", "a compressed file: unpack it first");
    is("SQLite format 3", "a database, such as a project of Accord");
    is(zipped({{"a.csv", "x,y\n"}}), "an archive of files (zip) and no workbook");
    is(zipped({{"_rels/.rels", "<Relationships/>"}, {"word/document.xml", "<w/>"}}),
       "a document of a word processor or slides");
    is(zipped({{"xl/workbook.bin", "x"}}), "a binary workbook of Excel (.xlsb): save it as .xlsx");
    TableOptions sheet;
    sheet.sheet = "x";
    CHECK(refusal("a,b\n1,2\n", sheet) == "t: this is a table separated by commas, in UTF-8, which has no sheets.");
}
