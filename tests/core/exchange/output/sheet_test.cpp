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

TEST_CASE("Sheet: figures are as papers print them", "[exchange]")
{
    using accord::exchange::paperFigure;
    using accord::exchange::paperInterval;
    CHECK(paperFigure(0.76204) == ".762");
    CHECK(paperFigure(0.7625) == ".762"); // as the number nearest to it in binary
    CHECK(paperFigure(-0.05) == "-.050");
    CHECK(paperFigure(-0.0001) == ".000");
    CHECK(paperFigure(1) == "1.000");
    CHECK(paperFigure(0.9996) == "1.000");
    CHECK(paperFigure(12.5) == "12.500");
    CHECK(paperInterval(0.34, 0.38) == "[.340, .380]");
    CHECK(paperInterval(-0.034, 1) == "[-.034, 1.000]");
}

TEST_CASE("Sheet: in LaTeX a table has a caption that says what it is of, a label and real minus signs", "[exchange]")
{
    const Sheet sheet{"Agreement by pair, κ",
                      {"who", "κ"},
                      {{"2026-01-01", "-.050"}, {"A – B", "[-.034, 1.000]"}},
                      "lr",
                      "Round \"Main_1\", n = 12 items"};
    const std::string latex = accord::exchange::toLatex(sheet);
    CHECK(latex.find("\\caption{Agreement by pair, $\\kappa$. Round \"Main\\_1\", n = 12 items.}\n"
                     "  \\label{tab:agreement-by-pair}\n") != std::string::npos);
    CHECK(latex.find("    2026-01-01 & $-$.050 \\\\\n") != std::string::npos);
    CHECK(latex.find("    A -- B & [$-$.034, 1.000] \\\\\n") != std::string::npos);
    // What is selected is in the label, also where it is in letters that a label cannot have.
    const auto labelOf = [](const std::string& title, const std::string& own) {
        Sheet table{title, {"a"}, {}};
        table.label = own;
        const std::string text = accord::exchange::toLatex(table);
        const std::size_t from = text.find("\\label{") + 7;
        return text.substr(from, text.find('}', from) - from);
    };
    CHECK(labelOf("Agreement by pair", "Main final C vllm-project/vllm theme") ==
          "tab:agreement-by-pair-main-final-c-vllm-project-vllm-theme");
    CHECK(labelOf("Agreement by pair", "李 王") != labelOf("Agreement by pair", "李 张"));
    CHECK(labelOf("各层级", "") != labelOf("各类别", ""));
    CHECK(latex.find("ctex") == std::string::npos);
    // A column without anything would make the table wider for nothing.
    const std::string narrow =
        accord::exchange::toLatex({"", {"who", "final", "items"}, {{"", "", "3"}, {"Ben", "", "4"}}, "lrr"});
    CHECK(narrow.find("\\begin{tabular}{lr}") != std::string::npos);
    CHECK(narrow.find("    who & items \\\\\n") != std::string::npos);
    CHECK(narrow.find("    Ben & 4 \\\\\n") != std::string::npos);
    // With more than six columns that have something it goes across the page.
    const std::vector<std::string> seven{"a", "b", "c", "d", "e", "f", "g"};
    const std::string wide = accord::exchange::toLatex({"", seven, {seven}});
    CHECK(wide.find("\\begin{table*}\n") != std::string::npos);
    CHECK(wide.ends_with("\\end{table*}\n"));
    CHECK(narrow.find("\\begin{table}\n") != std::string::npos);
    CHECK(accord::exchange::toLatex({"标注", {"代码"}, {}}).find("% \\usepackage{ctex}, with XeLaTeX\n") !=
          std::string::npos);
}
