// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accord::cli {

/// Text for a terminal: without characters that steer it. Control characters (C0 but for line ends and tabs, DEL, C1),
/// marks that turn the direction of writing, and bytes that are no UTF-8 become U+FFFD; a line end stays one.
std::string withoutControls(std::string_view text);

/// The same for JSON that was written: what its rules allow unescaped becomes "\u009b".
std::string withEscapedControls(std::string_view json);

/// As much of a line as fits into so many columns of a terminal, on a single line.
std::string cutToWidth(std::string_view line, std::size_t columns);

/// Rows of text with aligned columns. Widths count characters as a terminal shows them.
class TextTable
{
public:
    enum class Align : std::uint8_t { Left, Right };

    /// One letter per column: 'l' or 'r'. `indent` blanks stand before each line.
    explicit TextTable(std::string_view columns, int indent = 0);

    void row(std::vector<std::string> cells); ///< may be shorter than the table
    [[nodiscard]] bool empty() const { return m_rows.empty(); }
    [[nodiscard]] std::string text() const; ///< lines without the last line end

private:
    std::vector<Align> m_columns;
    int m_indent;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace accord::cli
