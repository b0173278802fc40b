// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/text_table.h"

#include "core/base/text.h"

#include <algorithm>
#include <string_view>

namespace accord::cli {
namespace {

// A name with bytes that are no UTF-8 counts them one by one.
std::size_t widthOf(std::string_view cell)
{
    if (text::invalidUtf8At(cell)) {
        return cell.size();
    }
    std::size_t width = 0;
    for (std::size_t at = 0; at < cell.size();) {
        width += text::isCjk(text::nextCodePoint(cell, at)) ? 2U : 1U;
    }
    return width;
}

} // namespace

std::string cutToWidth(std::string_view line, std::size_t columns)
{
    std::string result;
    std::size_t width = 0;
    const bool utf8 = !text::invalidUtf8At(line);
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t begin = at;
        const bool wide = utf8 ? text::isCjk(text::nextCodePoint(line, at)) : (++at, false);
        width += wide ? 2U : 1U;
        if (width > columns) {
            break;
        }
        const auto byte = static_cast<unsigned char>(line[begin]);
        result += byte < 0x20 || byte == 0x7f ? " " : line.substr(begin, at - begin);
    }
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
