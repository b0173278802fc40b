// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/formula.h"
#include "tests/support/catch.h"

#include <random>

using namespace accord::formula;

TEST_CASE("Formula: what a spreadsheet would run gets an apostrophe in front", "[base]")
{
    for (const std::string cell : {"=1+1",
                                   "+cmd|' /C calc'!A0",
                                   "-2+3",
                                   "@SUM(A1)",
                                   "\t=1",
                                   "\r=1",
                                   "\n=1",
                                   "=",
                                   "+",
                                   "--1",
                                   "+-1",
                                   "-1,5",
                                   "＝1+1",
                                   "＠x",
                                   "-x",
                                   " =1",
                                   "   @SUM(A1)",
                                   " \t=1",
                                   "\u00A0=1",
                                   "\uFEFF=1",
                                   "\u200B+1+1",
                                   "\u3000-2+3",
                                   "\u2003=1",
                                   "\u202E=1",
                                   "\u2028=1",
                                   "\v=1",
                                   "\x1f=1",
                                   "\u0085=1",
                                   " \u00A0\uFEFF ＝1",
                                   "\u00AD=1",
                                   " - x"}) {
        INFO(cell);
        CHECK(isFormula(cell));
        CHECK(neutralCell(cell) == "'" + cell);
        CHECK(originalCell(neutralCell(cell)) == cell);
    }
}

TEST_CASE("Formula: numbers and everything else stay as they are", "[base]")
{
    for (const std::string cell :
         {"",   "-",     "0.41", "-0.05", "+3",      "-1e-9", "1=1",  "A.1",    "'",      "'x",
          "''", "x\t=1", "it's", " -5",   "\u00A03", " - ",   " x=1", "\xC2=1", "\xFF=1", "显存"}) {
        INFO(cell);
        CHECK(neutralCell(cell) == cell);
        CHECK(originalCell(cell) == cell);
    }
}

TEST_CASE("Formula: apostrophes of people's own survive", "[base]")
{
    for (const std::string cell : {"'=1", "''=1", "'-x", "'''@"}) {
        INFO(cell);
        CHECK(neutralCell(cell) == "'" + cell);
        CHECK(originalCell(neutralCell(cell)) == cell);
    }
    std::mt19937 random(7);
    const std::string letters = "'=+-@\t\r\n1.ex \xC2\xA0\xEF\xBB\xBF";
    for (int i = 0; i < 20000; ++i) {
        std::string cell;
        for (std::size_t length = random() % 6; length > 0; --length) {
            cell += letters[random() % letters.size()];
        }
        INFO(cell);
        REQUIRE(originalCell(neutralCell(cell)) == cell);
        REQUIRE_FALSE(isFormula(neutralCell(cell)));
    }
}
