// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/sheet.h"

#include "core/base/numbers.h"
#include "core/base/os/beside.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/csv.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace accord::exchange {
namespace {

namespace fs = std::filesystem;

// "pilot.accord-wal" and whatever else is called like that belong to "pilot.accord".
fs::path ownerOf(const fs::path& file)
{
    const std::string name = file.string();
    const std::size_t dash = name.rfind('-');
    if (dash == std::string::npos || dash + 1 == name.size()) {
        return file;
    }
    const bool word = std::ranges::all_of(name.substr(dash + 1), [](char c) { return c >= 'a' && c <= 'z'; });
    return word ? fs::path(name.substr(0, dash)) : file;
}

bool isSame(const fs::path& one, const fs::path& other)
{
    std::error_code ignored;
    return fs::equivalent(one, other, ignored);
}

bool isOfProject(const fs::path& file, const fs::path& project)
{
    return isSame(file, project) || isSame(ownerOf(file), project) ||
           std::ranges::any_of(kBesideEndings,
                               [&](std::string_view ending) { return isSame(file, project.string().append(ending)); });
}

bool isCalledLikeOne(const fs::path& file)
{
    const fs::path owner = ownerOf(file);
    std::error_code ignored;
    return text::equalsIgnoringCase(owner.extension().string(), ".accord") && fs::exists(owner, ignored);
}

} // namespace

Status checkNoProject(const fs::path& file, const fs::path& project)
{
    ACCORD_TRY(const fs::path target, resolvedTarget(file));
    if (!project.empty() && (isOfProject(file, project) || isOfProject(target, project))) {
        return Error{Errc::Unwritable, Reason::WouldReplaceProject, {file.string()}};
    }
    if (isCalledLikeOne(file) || isCalledLikeOne(target)) {
        return Error{Errc::Unwritable, Reason::NamedLikeProject, {file.string()}};
    }
    return {};
}

SafeFile::SafeFile(AtomicFile file)
    : AtomicFile(std::move(file))
{}

Result<SafeFile> SafeFile::create(const fs::path& file, const fs::path& project)
{
    ACCORD_CHECK(checkOwnName(file));
    ACCORD_CHECK(checkNoProject(file, project));
    ACCORD_TRY(AtomicFile out, AtomicFile::create(file));
    return SafeFile(std::move(out));
}

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

// What is no ASCII and not in the fonts that every LaTeX has.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kSigns{{{"α", "$\\alpha$"},
                                                                                {"κ", "$\\kappa$"},
                                                                                {"π", "$\\pi$"},
                                                                                {"γ", "$\\gamma$"},
                                                                                {"δ", "$\\delta$"},
                                                                                {"−", "$-$"},
                                                                                {"±", "$\\pm$"},
                                                                                {"×", "$\\times$"},
                                                                                {"·", "$\\cdot$"},
                                                                                {"≤", "$\\leq$"},
                                                                                {"≥", "$\\geq$"},
                                                                                {"≈", "$\\approx$"},
                                                                                {"→", "$\\rightarrow$"},
                                                                                {"–", "--"},
                                                                                {"—", "---"},
                                                                                {"…", "\\ldots{}"}}};

// A minus and not a hyphen: before a figure, at the start of a cell or of one end of an interval.
bool isMinus(std::string_view cell, std::size_t at)
{
    constexpr std::string_view kFigure = "0123456789.";
    const bool begins = at == 0 || cell[at - 1] == '[' || cell[at - 1] == ' ';
    const bool figures = cell.find_first_not_of("0123456789.,-[] %") == std::string_view::npos;
    return cell[at] == '-' && begins && figures && at + 1 < cell.size() &&
           kFigure.find(cell[at + 1]) != std::string_view::npos;
}

std::string latexCell(std::string_view cell)
{
    std::string escaped;
    for (std::size_t at = 0; at < cell.size(); ++at) {
        const auto sign =
            std::ranges::find_if(kSigns, [&](const auto& each) { return cell.substr(at).starts_with(each.first); });
        const std::string_view escape = escapeOf(cell[at]);
        if (sign != kSigns.end()) {
            escaped += sign->second;
            at += sign->first.size() - 1;
        } else if (isMinus(cell, at)) {
            escaped += "$-$";
        } else if (escape.empty()) {
            escaped += cell[at];
        } else {
            escaped += escape;
        }
    }
    return escaped;
}

// Characters of three bytes and more from U+2E80 on, less the forms of signs in the end.
bool hasWideScript(std::string_view text)
{
    return std::ranges::any_of(text, [](char each) {
        const auto byte = static_cast<unsigned char>(each);
        return byte >= 0xE3 && byte <= 0xED;
    });
}

// "tab:agreement-by-pair-main" of "Agreement by pair" and "Main". Letters that a label cannot have are in a number at
// its end, so that two tables that differ in such letters alone have two labels; not signs such as those of Greek in a
// title, which tell no table from another.
std::string latexLabel(const std::string& title, const std::string& own)
{
    std::string label;
    std::uint32_t number = 2166136261; // FNV-1a
    for (const char character : title + " " + own) {
        const bool letter = (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');
        const bool capital = character >= 'A' && character <= 'Z';
        if (letter || capital) {
            label += static_cast<char>(capital ? character - 'A' + 'a' : character);
        } else if (!label.empty() && label.back() != '-') {
            label += '-';
        }
        number = (number ^ static_cast<unsigned char>(character)) * 16777619;
    }
    label.erase(label.find_last_not_of('-') + 1);
    if (hasWideScript(title) || std::ranges::any_of(own, [](char each) { return (each & 0x80) != 0; })) {
        std::array<char, 16> digits{};
        std::snprintf(digits.data(), digits.size(), "%08x", number);
        label += (label.empty() ? "" : "-") + std::string(digits.data());
    }
    return "tab:" + (label.empty() ? std::string("table") : label);
}

// Behind the first column, those in which some row has something; all where there is no row.
std::vector<std::size_t> filledColumns(const Sheet& sheet)
{
    std::vector<std::size_t> filled;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
        const bool any = std::ranges::any_of(
            sheet.rows, [i](const std::vector<std::string>& row) { return i < row.size() && !row[i].empty(); });
        if (i == 0 || any || sheet.rows.empty()) {
            filled.push_back(i);
        }
    }
    return filled;
}

template <class Row>
Row only(const Row& row, const std::vector<std::size_t>& columns)
{
    Row kept;
    for (const std::size_t column : columns) {
        if (column < row.size()) {
            kept.push_back(row[column]);
        }
    }
    return kept;
}

// A table with more columns goes across the page where that has two columns of text.
constexpr std::size_t kMostInOneColumn = 6;

// As it is where there is room, and as wide as the text where there is not.
constexpr std::string_view kFitsItsPlace =
    "  \\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%\n";

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

std::string paperFigure(double value)
{
    std::string figure = text::fixed(value, 3);
    if (figure == "-0.000") {
        figure = "0.000";
    }
    const std::size_t zero = figure.starts_with('-') ? 1 : 0;
    if (figure.substr(zero).starts_with("0.")) {
        figure.erase(zero, 1);
    }
    return figure;
}

std::string paperInterval(double low, double high)
{
    return "[" + paperFigure(low) + ", " + paperFigure(high) + "]";
}

std::string toLatex(const Sheet& sheet)
{
    const std::string details = sheet.details.empty() ? "" : ". " + sheet.details + ".";
    const std::string caption = sheet.title.empty()
                                    ? ""
                                    : "  \\caption{" + latexCell(sheet.title + details) + "}\n  \\label{" +
                                          latexLabel(sheet.title, sheet.label) + "}\n";
    const std::string alignment = !sheet.alignment.empty() ? sheet.alignment
                                  : sheet.columns.empty()  ? "l"
                                                           : "l" + std::string(sheet.columns.size() - 1, 'r');
    const std::vector<std::size_t> columns = filledColumns(sheet);
    const std::string environment = columns.size() > kMostInOneColumn ? "table*" : "table";
    std::string text = "\\begin{" + environment + "}\n  \\centering\n" + caption + std::string(kFitsItsPlace) +
                       "  \\begin{tabular}{" + (columns.empty() ? alignment : only(alignment, columns)) +
                       "}\n    \\toprule\n";
    text += latexRow(only(sheet.columns, columns)) + "    \\midrule\n";
    for (const auto& row : sheet.rows) {
        text += latexRow(only(row, columns));
    }
    const std::string packages = hasWideScript(text)
                                     ? "% \\usepackage{booktabs,graphicx}\n% \\usepackage{ctex}, with XeLaTeX\n"
                                     : "% \\usepackage{booktabs,graphicx}\n";
    return packages + text + "    \\bottomrule\n  \\end{tabular}}\n\\end{" + environment + "}\n";
}

} // namespace accord::exchange
