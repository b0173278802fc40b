// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/csv.h"

#include "core/base/formula.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::format {
namespace {

// A quote that is never closed would otherwise swallow a file of any size.
constexpr std::size_t kLongestRecord = std::size_t{64} * 1024 * 1024;
constexpr std::size_t kLongestQuoted = std::size_t{8} * 1024 * 1024;
// Nobody's table is that wide, but a file of separators alone would be, with a field for each byte.
constexpr std::size_t kMostColumns = 5000;
constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

// Tables of spreadsheet programs: zipped (xlsx, ods), and the older ones of Excel (xls).
bool isWorkbook(std::string_view bytes)
{
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
}

std::size_t linesIn(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

} // namespace

CsvReader::CsvReader(std::istream& in, std::string name, CsvOptions options)
    : m_window(in)
    , m_name(std::move(name))
    , m_options(options)
    , m_line(options.line)
{}

Error CsvReader::error(Errc code, std::size_t line, const Message& problem) const
{
    return Error{code, problem.at(m_name + ":" + std::to_string(line))};
}

// False at the end of the file.
bool CsvReader::skipBlankLines()
{
    if (!m_started) {
        m_started = true;
        m_window.fill();
        if (std::string_view(m_window.buffer).starts_with(kUtf8Mark)) {
            m_window.at = kUtf8Mark.size();
        }
    }
    for (;;) {
        const std::string_view rest = std::string_view(m_window.buffer).substr(m_window.at);
        if (rest.size() < 2 && m_window.fill()) {
            continue;
        }
        if (rest.starts_with('\n') || rest.starts_with("\r\n")) {
            m_window.at += rest.front() == '\n' ? 1 : 2;
            ++m_line;
        } else {
            return !rest.empty();
        }
    }
}

CsvReader::Step CsvReader::neverClosed(std::size_t& at, const Field& field)
{
    at = m_window.buffer.size();
    m_ended = true;
    m_problem = {m_window.atEnd ? Reason::QuoteNotClosed : Reason::QuoteTooLong, {}};
    m_problemAt = field.from;
    return Step::Broken;
}

// From behind the opening quote to the separator or line end behind the closing one.
CsvReader::Step CsvReader::scanQuoted(std::size_t& at, Field& field)
{
    field.from = at;
    for (;;) {
        const std::size_t quote = m_window.buffer.find(m_options.quote, at);
        if (quote == std::string::npos || (quote + 1 == m_window.buffer.size() && !m_window.atEnd)) {
            if (!m_window.atEnd && m_window.buffer.size() - m_window.at < kLongestRecord &&
                m_window.buffer.size() - field.from <= kLongestQuoted) {
                return Step::NeedMore;
            }
            return neverClosed(at, field);
        }
        if (quote - field.from > kLongestQuoted) {
            return neverClosed(at, field);
        }
        at = quote + 1;
        if (at < m_window.buffer.size() && m_window.buffer[at] == m_options.quote) {
            field.doubled = true;
            ++at;
            continue;
        }
        field.size = quote - field.from;
        const std::string_view rest = std::string_view(m_window.buffer).substr(at, 2);
        if (rest == "\r" && !m_window.atEnd) {
            return Step::NeedMore;
        }
        if (rest.empty() || rest.front() == m_options.separator || rest.front() == '\n' || rest == "\r\n" ||
            rest == "\r") {
            return Step::Done;
        }
        m_problem = {Reason::TextBehindQuote, {}};
        return Step::Broken;
    }
}

CsvReader::Step CsvReader::scanPlain(std::size_t& at, Field& field)
{
    field.from = at;
    while (at < m_window.buffer.size() && m_window.buffer[at] != m_options.separator && m_window.buffer[at] != '\n') {
        ++at;
    }
    if (at == m_window.buffer.size() && !m_window.atEnd) {
        if (at - m_window.at < kLongestRecord) {
            return Step::NeedMore;
        }
        m_problem = {Reason::LineTooLong, {}};
        return Step::Broken;
    }
    field.size = at - field.from;
    const bool atLineEnd = at == m_window.buffer.size() || m_window.buffer[at] == '\n';
    if (atLineEnd && field.size > 0 && m_window.buffer[at - 1] == '\r') {
        --field.size;
    }
    return Step::Done;
}

// The next field, unless the record has too many already.
CsvReader::Step CsvReader::scanField(std::size_t& at, Field& field)
{
    if (m_fields.size() == kMostColumns) {
        m_problem = {Reason::TooManyColumns, {kMostColumns}};
        return Step::Broken;
    }
    const bool quoted = at < m_window.buffer.size() && m_window.buffer[at] == m_options.quote;
    return quoted ? scanQuoted(++at, field) : scanPlain(at, field);
}

CsvReader::Step CsvReader::scanRecord()
{
    m_fields.clear();
    std::size_t at = m_window.at;
    m_problemAt = at;
    for (;;) {
        Field field;
        if (at == m_window.buffer.size() && !m_window.atEnd) {
            return Step::NeedMore;
        }
        const Step step = scanField(at, field);
        if (step == Step::NeedMore) {
            return step;
        }
        if (step == Step::Broken && m_ended) {
            m_recordEnd = at;
            return step;
        }
        if (step == Step::Broken) {
            // The line is lost; what is behind it may be sound.
            const std::size_t lineEnd = m_window.buffer.find('\n', at);
            if (lineEnd == std::string::npos && !m_window.atEnd &&
                m_window.buffer.size() - m_window.at < kLongestRecord) {
                return Step::NeedMore;
            }
            m_recordEnd = lineEnd == std::string::npos ? m_window.buffer.size() : lineEnd + 1;
            return step;
        }
        m_fields.push_back(field);
        if (at < m_window.buffer.size() && m_window.buffer[at] == m_options.separator) {
            ++at;
            continue;
        }
        if (at < m_window.buffer.size() && m_window.buffer[at] == '\r') {
            ++at;
        }
        m_recordEnd = std::min(at + 1, m_window.buffer.size());
        return Step::Done;
    }
}

Status CsvReader::checkRecord(std::string_view raw) const
{
    if (const auto bad = text::invalidUtf8At(raw)) {
        const std::string_view before = raw.substr(0, *bad);
        const std::size_t lineStart = before.rfind('\n') + 1;
        return error(Errc::BadEncoding, m_line + linesIn(before), {Reason::NotUtf8InLine, {*bad - lineStart + 1}});
    }
    const bool lacking = m_options.shorter && m_fields.size() < m_options.columns;
    if (m_options.columns != 0 && m_fields.size() != m_options.columns && !lacking) {
        return error(Errc::BadSyntax, m_line, {Reason::WrongColumns, {m_fields.size(), m_options.columns}});
    }
    return {};
}

// Halves doubled quotes in place: the buffer is ours and the record is not scanned again.
void CsvReader::takeFields(CsvRecord& record)
{
    record.fields.clear();
    for (Field& field : m_fields) {
        if (field.doubled) {
            std::size_t to = field.from;
            const std::size_t end = field.from + field.size;
            for (std::size_t from = field.from; from < end; ++from) {
                m_window.buffer[to++] = m_window.buffer[from];
                from += m_window.buffer[from] == m_options.quote ? 1U : 0U;
            }
            field.size = to - field.from;
        }
        const std::string_view text = std::string_view(m_window.buffer).substr(field.from, field.size);
        record.fields.push_back(m_options.formulas == Formulas::Neutral ? formula::originalCell(text) : text);
    }
}

Result<bool> CsvReader::next(CsvRecord& record)
{
    if (m_ended || !skipBlankLines()) {
        return false;
    }
    if (m_window.taken() == 0 && isWorkbook(m_window.buffer)) {
        m_ended = true;
        return error(Errc::BadSyntax, 1, {Reason::Workbook, {}});
    }
    Step step = scanRecord();
    while (step == Step::NeedMore) {
        m_window.fill();
        step = scanRecord();
    }
    const std::string_view raw = std::string_view(m_window.buffer).substr(m_window.at, m_recordEnd - m_window.at);
    const std::string_view before = raw.substr(0, std::min(raw.size(), m_problemAt - m_window.at));
    Status status =
        step == Step::Broken ? Status(error(Errc::BadSyntax, m_line + linesIn(before), m_problem)) : checkRecord(raw);
    record.line = m_line;
    m_line += linesIn(raw);
    m_window.at = m_recordEnd;
    if (!status) {
        return status.error();
    }
    m_options.columns = std::max(m_options.shorter ? m_options.columns : 0, m_fields.size());
    takeFields(record);
    record.fields.resize(m_options.columns);
    return true;
}

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
