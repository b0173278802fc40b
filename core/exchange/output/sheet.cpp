// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/output/sheet.h"

#include "core/format/csv/writer.h"

#include <sstream>
#include <string_view>

namespace accord::exchange {
namespace {

std::string_view escapeOf(char character)
{
    switch (character) {
    case '\\':
        return "\\textbackslash{}";
    case '~':
        return "\\textasciitilde{}";
    case '^':
        return "\\textasciicircum{}";
    case '&':
        return "\\&";
    case '%':
        return "\\%";
    case '$':
        return "\\$";
    case '#':
        return "\\#";
    case '_':
        return "\\_";
    case '{':
        return "\\{";
    case '}':
        return "\\}";
    default:
        return {};
    }
}

std::string latexCell(const std::string& cell)
{
    std::string escaped;
    for (const char character : cell) {
        const std::string_view escape = escapeOf(character);
        if (escape.empty()) {
            escaped += character;
        } else {
            escaped += escape;
        }
    }
    return escaped;
}

std::string latexRow(const std::vector<std::string>& cells)
{
    std::string row = "    ";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        row += (i == 0 ? "" : " & ") + latexCell(cells[i]);
    }
    return row + " \\\\\n";
}

} // namespace

std::string toCsv(const Sheet& sheet)
{
    std::ostringstream out;
    format::CsvWriter csv(out);
    csv.row(sheet.columns);
    for (const auto& row : sheet.rows) {
        csv.row(row);
    }
    return out.str();
}

std::string toLatex(const Sheet& sheet)
{
    std::string text = "% \\usepackage{booktabs}\n\\begin{table}\n  \\centering\n  \\caption{" +
                       latexCell(sheet.title) + "}\n  \\begin{tabular}{l" +
                       std::string(sheet.columns.empty() ? 0 : sheet.columns.size() - 1, 'r') + "}\n    \\toprule\n";
    text += latexRow(sheet.columns) + "    \\midrule\n";
    for (const auto& row : sheet.rows) {
        text += latexRow(row);
    }
    return text + "    \\bottomrule\n  \\end{tabular}\n\\end{table}\n";
}

} // namespace accord::exchange
