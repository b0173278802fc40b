// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/source/guard.h"

#include <algorithm>
#include <vector>

namespace accord::format {
namespace {

constexpr std::size_t kMostContainers = 32;
constexpr std::size_t kMostColumns = 100;
constexpr std::size_t kMostCells = 100000;
constexpr std::size_t kMostDeclarations = 200;
constexpr std::ptrdiff_t kMostAddresses = 1000;

struct Line
{
    std::string_view text;     ///< without its end
    std::size_t following = 0; ///< lines behind it up to the next blank one
};

bool isBlank(std::string_view line)
{
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::vector<Line> linesOf(std::string_view text)
{
    std::vector<Line> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.push_back({text.substr(from, end - from), 0});
        from = end + 1;
    }
    for (std::size_t i = lines.size(); i-- > 1;) {
        lines[i - 1].following = isBlank(lines[i].text) ? 0 : lines[i].following + 1;
    }
    return lines;
}

// Where the container marker at `at` ends, or `at` if there is none.
std::size_t behindMarker(std::string_view line, std::size_t at)
{
    const char c = line[at];
    if (c == '>') {
        return at + 1;
    }
    std::size_t end = at;
    while (end < line.size() && end < at + 9 && line[end] >= '0' && line[end] <= '9') {
        ++end;
    }
    const bool bullet = c == '-' || c == '*' || c == '+';
    const bool number = end > at && end < line.size() && (line[end] == '.' || line[end] == ')');
    if (!bullet && !number) {
        return at;
    }
    ++end;
    const bool spaced = end == line.size() || line[end] == ' ' || line[end] == '\t' || line[end] == '\r';
    return bullet && spaced ? at + 1 : number && spaced ? end : at;
}

// Where the container markers become too many, or npos.
std::size_t tooDeepAt(std::string_view line)
{
    std::size_t markers = 0;
    for (std::size_t at = 0; at < line.size();) {
        if (line[at] == ' ' || line[at] == '\t') {
            ++at;
            continue;
        }
        const std::size_t end = behindMarker(line, at);
        if (end == at) {
            return std::string_view::npos;
        }
        if (++markers > kMostContainers) {
            return at;
        }
        at = end;
    }
    return std::string_view::npos;
}

// Where a delimiter row that makes too large a table starts, or npos.
std::size_t tooLargeTableAt(const Line& line)
{
    const std::size_t start = line.text.find_first_not_of(" \t>");
    if (start == std::string_view::npos || std::string_view("|:-").find(line.text[start]) == std::string_view::npos) {
        return std::string_view::npos;
    }
    const std::string_view row = line.text.substr(start);
    if (row.find_first_not_of("|:- \t\r") != std::string_view::npos) {
        return std::string_view::npos;
    }
    const auto columns = static_cast<std::size_t>(std::ranges::count(row, '|')) + 1;
    return columns > kMostColumns || columns * line.following > kMostCells ? start : std::string_view::npos;
}

// Copies a line and disarms declarations beyond the limit; `count` goes from line to line of a paragraph.
void appendLine(std::string& out, std::string_view line, std::size_t& count)
{
    std::size_t from = 0;
    for (std::size_t at = line.find('<'); at != std::string_view::npos; at = line.find('<', at + 1)) {
        const char next = at + 1 < line.size() ? line[at + 1] : ' ';
        if ((next == '?' || next == '!') && ++count > kMostDeclarations) {
            out.append(line, from, at - from).append("\\");
            from = at;
        }
    }
    out.append(line, from);
}

} // namespace

std::string guardedMarkdown(std::string_view markdown)
{
    std::string out;
    out.reserve(markdown.size() + 1);
    std::size_t declarations = 0;
    for (const Line& line : linesOf(markdown)) {
        if (isBlank(line.text)) {
            declarations = 0;
        }
        const std::size_t at = std::min(tooDeepAt(line.text), tooLargeTableAt(line));
        if (at != std::string_view::npos) {
            out.append(line.text, 0, at).append("\\");
            appendLine(out, line.text.substr(at), declarations);
        } else {
            appendLine(out, line.text, declarations);
        }
        out += '\n';
    }
    return out;
}

bool mayLinkAddresses(std::string_view markdown)
{
    return std::ranges::count(markdown, '@') <= kMostAddresses;
}

} // namespace accord::format
