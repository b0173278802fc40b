// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/sheet.h"
#include "tests/support/catch.h"

using accord::exchange::Sheet;

TEST_CASE("Sheet: as CSV any program reads it, as LaTeX nothing in it is a command", "[exchange]")
{
    const Sheet sheet{"50 % of C_1", {"who", "kappa"}, {{"A, B & C", "0.5"}, {"\\x~{}", "1"}}};
    CHECK(accord::exchange::toCsv(sheet) == "who,kappa\n\"A, B & C\",0.5\n\\x~{},1\n");
    const std::string latex = accord::exchange::toLatex(sheet);
    CHECK(latex.find("\\caption{50 \\% of C\\_1}") != std::string::npos);
    CHECK(latex.find("\\begin{tabular}{lr}") != std::string::npos);
    CHECK(latex.find("    A, B \\& C & 0.5 \\\\\n") != std::string::npos);
    CHECK(latex.find("\\textbackslash{}x\\textasciitilde{}\\{\\}") != std::string::npos);
}
