// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/format/tables/made_tables.h"
#include "tests/support/catch.h"

using namespace accord;
using namespace accord::test;

namespace {

std::string repeated(std::size_t count, const std::string& text)
{
    std::string all;
    all.reserve(count * text.size());
    for (std::size_t i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

// A sheet whose XML is that, whatever it is.
std::string excelOf(const std::string& sheet)
{
    return zipped(
        {{"_rels/.rels", "<Relationships/>"},
         {"xl/workbook.xml", R"(<workbook><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>)"},
         {"xl/_rels/workbook.xml.rels",
          R"(<Relationships><Relationship Id="a" Type="/worksheet" Target="s.xml"/></Relationships>)"},
         {"xl/s.xml", sheet}});
}

// What is wrong in the end, after however many rows.
std::string lastError(const std::string& bytes)
{
    const ReadTable table = readTable(bytes);
    return table.errors.empty() ? std::string() : table.errors.back();
}

} // namespace

TEST_CASE("Hostile workbooks: entities and document types are refused unread", "[format]")
{
    const std::string bomb = "<?xml version=\"1.0\"?><!DOCTYPE w [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>"
                             "<worksheet><sheetData><row r=\"1\"><c><v>&b;</v></c></row></sheetData></worksheet>";
    CHECK(lastError(excelOf(bomb)) == "t: the part \"xl/s.xml\" of the workbook declares a document type or entities, "
                                      "which no workbook does; it is not read.");
    CHECK(lastError(zipped({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                            {"content.xml", "<!DOCTYPE x SYSTEM \"file:///etc/passwd\"><x/>"}}))
              .find("declares a document type") != std::string::npos);
}

TEST_CASE("Hostile workbooks: elements that nest without end are refused", "[format]")
{
    CHECK(lastError(excelOf(repeated(100000, "<a>"))) ==
          "t: elements of the part \"xl/s.xml\" nest deeper than in any workbook; it is not read.");
    CHECK(lastError(excelOf("<worksheet><row r=\"1\">" + repeated(100000, "<c>"))).find("nest deeper") !=
          std::string::npos);
}

TEST_CASE("Hostile workbooks: a little that unpacks to a lot is refused, and costs no memory", "[format]")
{
    // 40 MB within one row.
    CHECK(lastError(excelOf("<worksheet><row r=\"1\"><c><v>" + repeated(40U << 20U, "1") + "</v></c></row>")) ==
          "t: the workbook is damaged: its part \"xl/s.xml\" is not as it has to be.");
    // An OpenDocument row of a value in each of a million cells, and a million of such rows.
    const auto ods = [](const std::string& row) {
        return madeOpenDocument(
            {{"S", "<table:table-row" + row + "><text:p>x</text:p></table:table-cell></table:table-row>"}});
    };
    CHECK(lastError(ods("><table:table-cell table:number-columns-repeated=\"1000000\"")) ==
          "t:1: found more than 5000 columns.");
    CHECK(lastError(ods(
              " table:number-rows-repeated=\"1048576\"><table:table-cell table:number-columns-repeated=\"1000\"")) ==
          "t:1048576: the sheet has more than 50000000 cells.");
}

TEST_CASE("Hostile workbooks: a part said to be larger than memory is refused before it is unpacked", "[format]")
{
    std::string bytes = excelOf("<worksheet/>");
    // The size in the directory: 20 bytes into its entry, which ends in the part's name.
    const std::size_t entry = bytes.rfind("PK\x01\x02", bytes.rfind("xl/s.xml"));
    bytes.replace(entry + 24, 4, "\xF0\xFF\xFF\xFF");
    CHECK(lastError(bytes).starts_with("t: the part \"xl/s.xml\" of the workbook is not read, as unpacked it has more "
                                       "than 1024 MB."));
}

TEST_CASE("Hostile workbooks: names of parts that lead out of the archive lead nowhere", "[format]")
{
    const std::string bytes =
        zipped({{"_rels/.rels", "<Relationships/>"},
                {"xl/workbook.xml", R"(<workbook><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>)"},
                {"xl/_rels/workbook.xml.rels", R"(<Relationships><Relationship Id="a" Type="/worksheet" )"
                                               R"(Target="../../../../etc/passwd"/></Relationships>)"},
                {"../../evil.txt", "x"}});
    CHECK(lastError(bytes) == "t: the workbook is damaged: its part \"etc/passwd\" is not as it has to be.");
}

TEST_CASE("Hostile workbooks: what is cut off or torn is refused with the part that it is in", "[format]")
{
    const std::string sound = madeExcel({{"S", "<row r=\"1\">" + textCell("A1", "a") + "</row>"}});
    CHECK(lastError(sound.substr(0, sound.size() / 2)) == "t: this begins like a workbook, but is damaged or cut off.");
    const auto damaged = [](const std::string& rows) {
        return lastError(madeExcel({{"S", rows}}))
            .starts_with("t: the workbook is damaged: its part \"xl/worksheets/sheet1.xml\"");
    };
    CHECK(damaged("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>7</v></c></row>"));       // no such string
    CHECK(damaged("<row r=\"2\"><c r=\"A2\"><v>1</v></c></row><row r=\"2\"/>")); // a row twice
    CHECK(damaged("<row r=\"1\"><c r=\"B1\"><v>1</v></c><c r=\"A1\"><v>1</v></c></row>"));
    CHECK(damaged("<row r=\"1\"><c r=\"A7\"><v>1</v></c></row>"));
    CHECK(damaged("<row r=\"99999999999\"><c><v>1</v></c></row>"));
    CHECK(damaged("<row r=\"1\"><c><v>\xFF\xFF</v></c></row>"));
    CHECK(damaged("<row r=\"1\"><c><v>1</c></v></row>"));
    CHECK(damaged("<row r=\"1\">"));
    CHECK(lastError(madeExcel({{"S", "<row r=\"1\"><c r=\"ZZZ1\"><v>1</v></c></row>"}})) ==
          "t:1: found more than 5000 columns.");
    CHECK(lastError(excelOf(std::string("\xFF\xFE<\0w\0", 6))).find("is damaged") != std::string::npos);
}
