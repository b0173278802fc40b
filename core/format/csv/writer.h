// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/csv/formulas.h"

#include <initializer_list>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

namespace accord::format {

/// Writes CSV (RFC 4180, lines end in LF) that CsvReader reads back byte by byte if it is told the same about formulas.
/// Fields are quoted only where they must be.
class CsvWriter
{
public:
    explicit CsvWriter(std::ostream& out, char separator = ',', Formulas formulas = Formulas::Neutral)
        : m_out(out)
        , m_separator(separator)
        , m_formulas(formulas)
    {}

    /// One record, given field by field and closed by endRow().
    void field(std::string_view text);
    void endRow();

    void row(std::span<const std::string> fields);
    void row(std::initializer_list<std::string_view> fields);

private:
    void plainField(std::string_view text);

    std::ostream& m_out;
    char m_separator;
    Formulas m_formulas;
    std::string m_row;
    std::size_t m_fields = 0;
    bool m_first = true; ///< nothing is written yet
};

} // namespace accord::format
