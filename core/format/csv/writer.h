// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

namespace accord::format {

/// Writes CSV (RFC 4180, lines end in LF) that CsvReader reads back byte by byte. Fields are quoted only where they
/// must be, and nothing is added to them: a text that a spreadsheet takes for a formula is written as it is.
class CsvWriter
{
public:
    explicit CsvWriter(std::ostream& out, char separator = ',')
        : m_out(out)
        , m_separator(separator)
    {}

    /// One record, given field by field and closed by endRow().
    void field(std::string_view text);
    void endRow();

    void row(std::span<const std::string> fields);
    void row(std::initializer_list<std::string_view> fields);

private:
    std::ostream& m_out;
    char m_separator;
    std::string m_row;
    std::size_t m_fields = 0;
    bool m_first = true; ///< nothing is written yet
};

} // namespace accord::format
