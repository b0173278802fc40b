// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/catch.h"
#include "ui/widgets/save.h"

using accord::ui::TextTable;

namespace {

const TextTable kTable{
    "Kappa & more", "kappa", {"Code", "Name", "Value"}, {{"C.9", "Logging, \"tests\"", "0.785"}, {"C_1", "50 %", ""}}};

} // namespace

TEST_CASE("A table becomes TSV, CSV and LaTeX")
{
    CHECK(accord::ui::toTsv(kTable) == "Code\tName\tValue\nC.9\tLogging, \"tests\"\t0.785\nC_1\t50 %\t\n");
    CHECK(accord::ui::toCsv(kTable) == "Code,Name,Value\nC.9,\"Logging, \"\"tests\"\"\",0.785\nC_1,50 %,\n");
    const QString latex = accord::ui::toLatex(kTable);
    CHECK(latex.contains("\\caption{Kappa \\& more}"));
    CHECK(latex.contains("\\label{tab:kappa-more}"));
    CHECK(latex.contains("\\begin{tabular}{llr}"));
    CHECK(latex.contains("C.9 & Logging, \"tests\" & .785 \\\\"));
    CHECK(latex.contains("C\\_1 & 50 \\% &  \\\\"));
}

TEST_CASE("In LaTeX both ends of an interval stand in one column, and the caption says what the figures are of")
{
    TextTable table{"Agreement", "kappa", {"Who", "Kappa", "Low", "High", "Items"}, {}};
    table.rows = {{"Mira", "0.762049", "-0.034001", "0.999500", "38742"}, {"Wei", "", "", "", "0"}};
    table.details = "n = 38,742 items";
    table.low = 2;
    table.interval = "95% interval";
    const QString latex = accord::ui::toLatex(table);
    CHECK(latex.contains("\\caption{Agreement. n = 38,742 items.}"));
    CHECK(latex.contains("\\begin{tabular}{lrrr}"));
    CHECK(latex.contains("Who & Kappa & 95\\% interval & Items \\\\"));
    CHECK(latex.contains("Mira & .762 & [$-$.034, 1.000] & 38742 \\\\"));
    CHECK(latex.contains("Wei &  &  & 0 \\\\"));
    CHECK(accord::ui::toCsv(table).contains("Mira,0.762049,-0.034001,0.999500,38742"));
}
