// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/csv/writer.h"

#include "core/base/formula.h"

#include <algorithm>

namespace accord::format {
namespace {

bool needsQuotes(std::string_view text, char separator)
{
    return std::ranges::any_of(text,
                               [separator](char c) { return c == separator || c == '"' || c == '\n' || c == '\r'; });
}

} // namespace

void CsvWriter::field(std::string_view text)
{
    if (m_formulas == Formulas::Neutral) {
        plainField(formula::neutralCell(text));
    } else {
        plainField(text);
    }
}

void CsvWriter::plainField(std::string_view text)
{
    if (m_fields++ > 0) {
        m_row += m_separator;
    }
    // At the very start of a file these bytes would be taken for a byte order mark and lost.
    const bool looksLikeMark = m_first && m_row.empty() && text.starts_with("\xEF\xBB\xBF");
    if (!needsQuotes(text, m_separator) && !looksLikeMark) {
        m_row += text;
        return;
    }
    m_row += '"';
    for (const char c : text) {
        m_row.append(c == '"' ? 2 : 1, c);
    }
    m_row += '"';
}

void CsvWriter::endRow()
{
    // A record of one empty field would otherwise be a blank line, which readers skip.
    if (m_row.empty()) {
        m_row = "\"\"";
    }
    m_row += '\n';
    m_out.write(m_row.data(), static_cast<std::streamsize>(m_row.size()));
    m_row.clear();
    m_fields = 0;
    m_first = false;
}

void CsvWriter::row(std::span<const std::string> fields)
{
    for (const std::string& text : fields) {
        field(text);
    }
    endRow();
}

void CsvWriter::row(std::initializer_list<std::string_view> fields)
{
    for (const std::string_view text : fields) {
        field(text);
    }
    endRow();
}

} // namespace accord::format
