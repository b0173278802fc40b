// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/text_table.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

namespace accord::cli {
namespace {

constexpr std::string_view kReplaced = "\xEF\xBF\xBD";
constexpr char32_t kInvalid = 0xFFFFFFFF; ///< a byte that is no UTF-8

// Whether a terminal acts on the character instead of showing it. Line ends and tabs are what lines are made of.
bool steers(char32_t codePoint)
{
    return (codePoint < 0x20 && codePoint != '\n' && codePoint != '\t') || (codePoint >= 0x7F && codePoint < 0xA0) ||
           codePoint == 0x2028 || codePoint == 0x2029 || (codePoint >= 0x202A && codePoint <= 0x202E) ||
           (codePoint >= 0x2066 && codePoint <= 0x2069) || codePoint == kInvalid;
}

// Each character with its code point; each byte that is no UTF-8 by itself, as kInvalid.
template <class Visit>
void eachCharacter(std::string_view text, const Visit& visit)
{
    while (!text.empty()) {
        const std::size_t sound = text::invalidUtf8At(text).value_or(text.size());
        for (std::size_t at = 0; at < sound;) {
            const std::size_t begin = at;
            const char32_t codePoint = text::nextCodePoint(text, at);
            visit(text.substr(begin, at - begin), codePoint);
        }
        if (sound < text.size()) {
            visit(text.substr(sound, 1), kInvalid);
        }
        text.remove_prefix(std::min(sound + 1, text.size()));
    }
}

std::size_t widthOf(std::string_view cell)
{
    std::size_t width = 0;
    eachCharacter(cell, [&width](std::string_view, char32_t codePoint) { width += text::isCjk(codePoint) ? 2U : 1U; });
    return width;
}

// A cell stays on its line, and as wide as it looks.
std::string cellText(std::string_view cell)
{
    std::string text = withoutControls(cell);
    std::ranges::replace_if(
        text, [](char each) { return each == '\n' || each == '\t'; }, ' ');
    return text;
}

} // namespace

std::string withoutControls(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    const auto keep = [&result](std::string_view character, char32_t codePoint) {
        // Of "\r\n" the line end is kept.
        if (codePoint == '\n' && !result.empty() && result.back() == '\r') {
            result.pop_back();
        }
        result += codePoint != U'\r' && steers(codePoint) ? kReplaced : character;
    };
    eachCharacter(text, keep);
    return text::replacedAll(result, "\r", kReplaced);
}

std::string withEscapedControls(std::string_view json)
{
    std::string result;
    result.reserve(json.size());
    eachCharacter(json, [&result](std::string_view character, char32_t codePoint) {
        if (!steers(codePoint)) {
            result += character;
            return;
        }
        std::array<char, 16> escape{};
        std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned int>(codePoint));
        result += escape.data();
    });
    return result;
}

std::string cutToWidth(std::string_view line, std::size_t columns)
{
    std::string result;
    std::size_t width = 0;
    bool full = false;
    eachCharacter(line, [&](std::string_view character, char32_t codePoint) {
        width += text::isCjk(codePoint) ? 2U : 1U;
        full = full || width > columns;
        if (!full) {
            const bool blank = codePoint < 0x20 || steers(codePoint);
            result += blank ? std::string_view(" ") : codePoint == kInvalid ? kReplaced : character;
        }
    });
    return result;
}

TextTable::TextTable(std::string_view columns, int indent)
    : m_indent(indent)
{
    for (const char column : columns) {
        m_columns.push_back(column == 'r' ? Align::Right : Align::Left);
    }
}

void TextTable::row(std::vector<std::string> cells)
{
    for (std::string& cell : cells) {
        cell = cellText(cell);
    }
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(m_columns.size());
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], widthOf(row[i]));
        }
    }
    std::string result;
    for (const auto& row : m_rows) {
        std::string line(static_cast<std::size_t>(m_indent), ' ');
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widths[i] - widthOf(row[i]), ' ');
            line += (i == 0 ? "" : "  ");
            line += m_columns[i] == Align::Right ? blanks + row[i] : row[i] + blanks;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += (result.empty() ? "" : "\n") + line;
    }
    return result;
}

} // namespace accord::cli
