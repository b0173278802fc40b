// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/tables/number_format.h"
#include "tests/core/format/tables/made_tables.h"
#include "tests/support/catch.h"

using namespace accord;
using namespace accord::test;
using format::NumberFormat;
using format::TableOptions;

namespace {

using Lines = std::vector<std::vector<std::string>>;

const std::string kHeading =
    "<row r=\"1\">" + textCell("A1", "item") + textCell("B1", "Ann") + textCell("C1", "Ben") + "</row>";

TableOptions sheetNamed(const std::string& name)
{
    TableOptions options;
    options.sheet = name;
    return options;
}

std::string odsCell(const std::string& text, const std::string& more = {})
{
    return "<table:table-cell office:value-type=\"string\"" + more + "><text:p>" + text +
           "</text:p></table:table-cell>";
}

std::string shown(const std::string& code, const std::string& stored)
{
    return NumberFormat(code).shown(stored, false);
}

} // namespace

TEST_CASE("Workbooks: cells are read as they are shown, whatever holds them", "[format]")
{
    const std::string rows =
        kHeading +
        "<row r=\"3\"><c r=\"A3\"><v>1</v></c><c r=\"B3\" t=\"s\"><v>1</v></c>"
        "<c r=\"C3\" t=\"str\"><f>1+1</f><v>two &amp; more</v></c></row>"
        "<row><c><v>0.30000000000000004</v></c><c t=\"b\"><v>1</v></c><c t=\"e\"><v>#N/A</v></c></row>"
        "<row r=\"9\"><c r=\"A9\" s=\"1\"><v>0.25</v></c><c r=\"B9\" s=\"2\"><v>45292.5</v></c>"
        "<c r=\"C9\" t=\"inlineStr\"><is><t>a_x000A_b</t></is></c></row><row r=\"12\"><c r=\"B12\" s=\"1\"/></row>";
    const std::string styles = "<numFmts><numFmt numFmtId=\"164\" formatCode=\"yyyy-mm-dd hh:mm\"/></numFmts>"
                               "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"9\"/><xf numFmtId=\"164\"/></cellXfs>";
    const ReadTable table = readTable(madeExcel(
        {{"Ratings", rows}}, {"<t>none</t>", "<r><t>wr</t></r><r><t>ong</t></r><rPh><t>x</t></rPh>"}, styles));
    CHECK(table.errors.empty());
    CHECK(table.as == "the sheet \"Ratings\" of an Excel workbook");
    CHECK(table.rows == Lines{{"item", "Ann", "Ben"},
                              {"1", "wrong", "two & more"},
                              {"0.3", "TRUE", "#N/A"},
                              {"25%", "2024-01-01 12:00", "a\nb"}});
    CHECK(table.lines == std::vector<std::size_t>{1, 3, 4, 9});
}

TEST_CASE("Workbooks: numbers are shown in their format", "[format]")
{
    CHECK(shown("0.00", "2.005") == "2.00");
    CHECK(shown("0.00", "-1.5") == "-1.50");
    CHECK(shown("#,##0", "1234567") == "1,234,567");
    CHECK(shown("0.0%", "0.1234") == "12.3%");
    CHECK(shown("0.##", "1.50") == "1.5");
    CHECK(shown("000", "7") == "007");
    CHECK(shown("0.00E+00", "12345") == "1.23E+04");
    CHECK(shown("\"A\"0", "3") == "A3");
    CHECK(shown("0;(0);\"-\"", "-4") == "(4)");
    CHECK(shown("0;(0);\"-\"", "0") == "0");
    CHECK(shown("# ?/?", "0.5") == "0.5");
    CHECK(shown("[Red][>100]0;0.0", "5.25") == "5.25");
    CHECK(shown("d/m/yy", "45292") == "2024-01-01");
    CHECK(shown("mmm-yy", "45292") == "2024-01-01");
    CHECK(shown("h:mm", "0.5") == "12:00");
    CHECK(shown("[h]:mm:ss", "1.5") == "36:00:00");
    CHECK(shown("General", "12345678901") == "12345678901");
    CHECK(shown("yyyy", "no number") == "no number");
    // 1900 was no leap year, but is one in the format.
    CHECK(shown("yyyy-mm-dd", "59") == "1900-02-28");
    CHECK(shown("yyyy-mm-dd", "61") == "1900-03-01");
    CHECK(NumberFormat("yyyy-mm-dd").shown("0", true) == "1904-01-01");
    CHECK(NumberFormat::builtIn(14).shown("45292", false) == "2024-01-01");
    CHECK(NumberFormat::builtIn(10).shown("0.5", false) == "50.00%");
}

TEST_CASE("Workbooks: of several sheets one is chosen by name, unless only one has values", "[format]")
{
    const std::string row = "<row r=\"2\"><c r=\"A2\"><v>1</v></c></row>";
    const std::string two = madeExcel({{"Round 1", kHeading + row}, {"Stats", kHeading}, {"Sheet3", ""}});
    CHECK(refusal(two) ==
          "t: this is an Excel workbook with the sheets Round 1, Stats; say which one with --sheet NAME.");
    CHECK(readTable(two, sheetNamed("round 1 ")).rows.size() == 2);
    CHECK(refusal(two, sheetNamed("Round 2")) ==
          "t: there is no sheet \"Round 2\"; the sheets of this workbook are Round 1, Stats, Sheet3.");
    CHECK(readTable(madeExcel({{"A", ""}, {"B", kHeading}})).as == "the sheet \"B\" of an Excel workbook");
    CHECK(refusal(madeExcel({{"A", ""}, {"B", ""}})) == "t: no sheet of this workbook has a value in it.");
    const std::string ods = madeOpenDocument({{"One", "<table:table-row>" + odsCell("a") + "</table:table-row>"},
                                              {"Two", "<table:table-row>" + odsCell("b") + "</table:table-row>"}});
    CHECK(refusal(ods) ==
          "t: this is an OpenDocument spreadsheet with the sheets One, Two; say which one with --sheet NAME.");
    CHECK(readTable(ods, sheetNamed("Two")).rows == Lines{{"b"}});
    TableOptions text;
    text.separator = ';';
    CHECK(refusal(ods, text) == "t: this is a workbook or another archive, which has neither an encoding nor a "
                                "separator to choose.");
}

TEST_CASE("Workbooks: a merged area goes on below, and in headings to the right", "[format]")
{
    TableOptions twoLines;
    twoLines.headingLines = 2;
    const std::string rows = "<row r=\"1\">" + textCell("B1", "Round 1") + "</row><row r=\"2\">" +
                             textCell("A2", "item") + textCell("B2", "Ann") + textCell("C2", "Ben") +
                             "</row><row r=\"3\">" + textCell("A3", "x") + textCell("B3", "p") + "</row><row r=\"4\">" +
                             textCell("B4", "q") + textCell("C4", "r") + "</row>";
    const std::string merged = "<mergeCells count=\"3\"><mergeCell ref=\"B1:C1\"/><mergeCell ref=\"A3:A4\"/>"
                               "<mergeCell ref=\"B3:C3\"/></mergeCells>";
    const Lines expected{{"item", "Round 1 Ann", "Round 1 Ben"}, {"x", "p", ""}, {"x", "q", "r"}};
    CHECK(readTable(madeExcel({{"S", rows, merged}}), twoLines).rows == expected);
    const std::string ods =
        "<table:table-row><table:table-cell/>" + odsCell("Round 1", " table:number-columns-spanned=\"2\"") +
        "<table:covered-table-cell/></table:table-row><table:table-row>" + odsCell("item") + odsCell("Ann") +
        odsCell("Ben") + "</table:table-row><table:table-row>" + odsCell("x", " table:number-rows-spanned=\"2\"") +
        odsCell("p", " table:number-columns-spanned=\"2\"") + "<table:covered-table-cell/></table:table-row>" +
        "<table:table-row><table:covered-table-cell/>" + odsCell("q") + odsCell("r") + "</table:table-row>";
    CHECK(readTable(madeOpenDocument({{"S", ods}}), twoLines).rows == expected);
}

TEST_CASE("Workbooks: OpenDocument repeats cells and rows, and has blanks and remarks of its own", "[format]")
{
    const std::string rows =
        "<table:table-header-rows><table:table-row>" + odsCell("item") + odsCell("Ann") + odsCell("Ben") +
        "</table:table-row></table:table-header-rows><table:table-row table:number-rows-repeated=\"2\">" +
        "<table:table-cell office:value-type=\"percentage\" office:value=\"0.25\"><text:p>25 "
        "%</text:p></table:table-cell>" +
        odsCell("a <text:span>b</text:span><text:s text:c=\"2\"/>c", " table:number-columns-repeated=\"2\"") +
        "</table:table-row><table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell "
        "table:number-columns-repeated=\"16384\"/></table:table-row><table:table-row><table:table-cell "
        "office:value-type=\"string\"><office:annotation><text:p>a "
        "remark</text:p></office:annotation><text:p>one</text:p>"
        "<text:p>two</text:p></table:table-cell></table:table-row>";
    const ReadTable table = readTable(madeOpenDocument({{"S", rows}}));
    CHECK(table.errors.empty());
    CHECK(table.rows == Lines{{"item", "Ann", "Ben"},
                              {"25 %", "a b  c", "a b  c"},
                              {"25 %", "a b  c", "a b  c"},
                              {"one\ntwo", "", ""}});
    CHECK(table.lines == std::vector<std::size_t>{1, 2, 3, 1048004});
}

TEST_CASE("Workbooks: a formula without its value and a value without a heading are told, not lost", "[format]")
{
    const std::string rows = kHeading +
                             "<row r=\"2\"><c r=\"A2\"><v>1</v></c><c r=\"B2\"><f>A2*2</f></c></row><row r=\"3\">" +
                             textCell("D3", "beyond") + "</row><row r=\"4\"><c r=\"A4\"><v>2</v></c></row>";
    const ReadTable table = readTable(madeExcel({{"S", rows}}));
    CHECK(table.rows.size() == 2);
    CHECK(table.errors == std::vector<std::string>{
                              "t:2: cell B2 has a formula without its value, and formulas are not worked out here; "
                              "save the workbook in a spreadsheet program, which stores the value.",
                              "t:3: cell D3 has a value, but its column has no heading."});
    const std::string ods = "<table:table-row>" + odsCell("a") +
                            "</table:table-row><table:table-row><table:table-cell "
                            "table:formula=\"of:=1+1\"/></table:table-row>";
    CHECK(readTable(madeOpenDocument({{"S", ods}})).errors.size() == 1);
}
