// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/catch.h"
#include "ui/pages/agreement/save.h"

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
    CHECK(latex.contains("\\begin{tabular}{lrr}"));
    CHECK(latex.contains("C\\_1 & 50 \\% &  \\\\"));
}
