// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/stream_window.h"

#include <cstdint>
#include <initializer_list>
#include <istream>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// What is done with cells that a spreadsheet would run as a formula (see core/base/formula.h).
enum class Formulas : std::uint8_t {
    Neutral, ///< with an apostrophe in front of them in the file; reading takes it off again
    Exact,   ///< every byte as it is
};

/// How a CSV file is to be understood.
struct CsvOptions
{
    char separator = ',';
    std::size_t columns = 0;             ///< what every record must have; 0: as many as the first record
    Formulas formulas = Formulas::Exact; ///< Neutral: what our writer put in front of formulas is taken off
    bool shorter = false;                ///< records may lack their last columns, which are empty then
    char quote = '"';
    std::size_t line = 1; ///< of the file, on which the stream begins
};

/// One record of a CSV file. The fields are views into the reader and live until its next call.
struct CsvRecord
{
    std::vector<std::string_view> fields; ///< exact bytes, quotes taken off
    std::size_t line = 0;                 ///< 1-based line on which the record starts
};

/// Reads CSV (RFC 4180) from a stream, one record at a time; memory is bounded by the longest record,
/// which has at most 64 MB and 5,000 fields; a field in quotes has at most 8 MB.
///
/// Beyond the RFC: lines may end in LF, a UTF-8 byte order mark is skipped, the last line may lack its end, lines
/// without a single character are skipped, and a quote inside an unquoted field stands for itself. Text is UTF-8.
///
/// Errors begin with "name:line". Errc::BadSyntax: a workbook in place of text, wrong number of columns, a quote that
/// is never closed, text after a closing quote. Errc::BadEncoding: not UTF-8. After an error the next call goes on with
/// the record behind it, so that all malformed rows of a file can be listed; behind a quote that is never closed nobody
/// knows where a record begins, and nothing more is read.
class CsvReader
{
public:
    /// `name` is the file's name for errors. The stream must stay alive and should be binary.
    CsvReader(std::istream& in, std::string name, CsvOptions options = {});

    /// The next record into `record`; false behind the last one.
    Result<bool> next(CsvRecord& record);

    [[nodiscard]] std::uint64_t bytesRead() const { return m_window.taken(); } ///< for progress

private:
    enum class Step { Done, NeedMore, Broken };
    struct Field
    {
        std::size_t from = 0; ///< offset into the buffer
        std::size_t size = 0;
        bool doubled = false; ///< contains doubled quotes that are still to be halved
    };

    bool skipBlankLines();
    Step scanRecord();
    Step scanField(std::size_t& at, Field& field);
    Step scanQuoted(std::size_t& at, Field& field);
    Step scanPlain(std::size_t& at, Field& field);
    Step neverClosed(std::size_t& at, const Field& field);
    [[nodiscard]] Status checkRecord(std::string_view raw) const;
    void takeFields(CsvRecord& record);
    [[nodiscard]] Error error(Errc code, std::size_t line, const Message& problem) const;

    StreamWindow m_window;
    std::string m_name;
    CsvOptions m_options;
    std::size_t m_recordEnd = 0; ///< behind its line end
    std::size_t m_line;          ///< of what comes next
    bool m_started = false;
    bool m_ended = false; ///< what is left cannot be told apart into records
    std::vector<Field> m_fields;
    Message m_problem;           ///< why the scan of this record broke
    std::size_t m_problemAt = 0; ///< where in the buffer
};

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
