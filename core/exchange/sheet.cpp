// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/sheet.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/csv.h"

#include <algorithm>
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
    return std::ranges::any_of(std::initializer_list<const char*>{"", "-wal", "-shm", "-journal"},
                               [&](const char* suffix) { return isSame(file, project.string() + suffix); }) ||
           isSame(ownerOf(file), project);
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
    const std::string caption = sheet.title.empty() ? "" : "  \\caption{" + latexCell(sheet.title) + "}\n";
    const std::string alignment = !sheet.alignment.empty() ? sheet.alignment
                                  : sheet.columns.empty()  ? "l"
                                                           : "l" + std::string(sheet.columns.size() - 1, 'r');
    std::string text = "% \\usepackage{booktabs}\n\\begin{table}\n  \\centering\n" + caption + "  \\begin{tabular}{" +
                       alignment + "}\n    \\toprule\n";
    text += latexRow(sheet.columns) + "    \\midrule\n";
    for (const auto& row : sheet.rows) {
        text += latexRow(row);
    }
    return text + "    \\bottomrule\n  \\end{tabular}\n\\end{table}\n";
}

} // namespace accord::exchange
