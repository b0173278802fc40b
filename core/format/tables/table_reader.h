// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/csv.h"
#include "core/format/tables/encoding.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::format {

/// How a table of somebody else is to be read. What is not said is recognised.
struct TableOptions
{
    std::string sheet;                ///< of a workbook; empty: the only one with values
    std::optional<Encoding> encoding; ///< of text
    std::optional<char> separator;    ///< of text
    std::size_t headingLines = 1;     ///< that make up the names of columns
    std::size_t linesBelow = 0;       ///< the last rows, such as totals, that are left out
    Formulas formulas = Formulas::Exact;
    bool shorter = false; ///< rows may lack their last columns, which are empty then
};

/// The name of an option and its character.
inline constexpr std::array<std::pair<std::string_view, char>, 4> kSeparators{{
    {"comma", ','},
    {"semicolon", ';'},
    {"tab", '\t'},
    {"bar", '|'},
}};

/// "comma", or the character itself.
std::optional<char> separatorNamed(std::string_view name);

/// "commas", in words of the reader's language.
Message separatorWord(char separator);

/// What a file is and how it was read.
struct TableDescription
{
    enum class Kind : std::uint8_t { Text, Excel, OpenDocument };

    Kind kind = Kind::Text;
    Encoding encoding = Encoding::Utf8; ///< of text
    char separator = ',';               ///< of text
    std::vector<std::string> sheets{};  ///< of a workbook
    std::string sheet{};                ///< the one that is read

    /// Whether it is what a program expects that knows nothing but CSV.
    [[nodiscard]] bool plain() const { return kind == Kind::Text && encoding == Encoding::Utf8 && separator == ','; }

    /// "a table separated by semicolons, in Windows-1252", "the sheet "Ratings" of an Excel workbook"
    [[nodiscard]] Message message() const;
};

/// The rows of a table, from wherever they come.
class TableRows
{
public:
    virtual ~TableRows() = default;
    virtual Result<bool> next(CsvRecord& record) = 0;
    [[nodiscard]] virtual std::uint64_t bytesRead() const = 0;
};

/// Reads the table of a stranger, row by row: CSV as CsvReader does, separated by commas, semicolons, tabs or bars (a
/// line "sep=;" in front says it), in quotes of either kind, in one of the encodings; or a sheet of a workbook (xlsx,
/// ods). Of a workbook cells are as they are shown, formulas have the value that was stored, merged areas have theirs
/// in each cell, and rows without a value are left out; the line of a record is its row.
///
/// The first record has the names of columns. Where they are made up of several lines, those of a column are joined by
/// blanks, and a name of an upper line goes on to the right until the next one.
///
/// Errors begin with "name:line" or with the name of the file. Errc::BadSyntax: what is no table (the error names what
/// it is), a workbook of several sheets of which none is chosen, columns separated by something else than was said, a
/// value without a heading, a formula without a stored value, a damaged or hostile archive, and what CsvReader says.
/// Errc::BadEncoding: bytes that are not of the encoding, or of none for certain. Errc::NotFound: no such sheet. After
/// an error the next call goes on behind it where rows can be told apart.
class TableReader
{
public:
    static Result<TableReader> open(const std::filesystem::path& file, const TableOptions& options = {});

    /// `name` is the file's name for errors. The stream should be binary; it is read from where it is.
    static Result<TableReader> from(std::unique_ptr<std::istream> in, const std::string& name,
                                    const TableOptions& options = {});

    /// The next record into `record`, whose fields live until the next call; false behind the last one.
    Result<bool> next(CsvRecord& record);

    [[nodiscard]] const TableDescription& description() const { return m_description; }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_rows->bytesRead(); } ///< for progress

private:
    /// A record that is kept beyond the next call.
    struct Kept
    {
        std::vector<std::string> fields;
        std::size_t line = 0;
    };

    TableReader(std::unique_ptr<TableRows> rows, TableDescription description, const TableOptions& options)
        : m_rows(std::move(rows))
        , m_description(std::move(description))
        , m_options(options)
    {}

    Result<bool> heading(CsvRecord& record);
    Result<bool> withoutLast(CsvRecord& record);
    static void give(const Kept& kept, CsvRecord& record);

    std::unique_ptr<TableRows> m_rows;
    TableDescription m_description;
    TableOptions m_options;
    bool m_started = false;
    Kept m_given;
    std::vector<Kept> m_last; ///< of which the first is given when one more comes
};

/// The rows of text, of which the first bytes were read already, and how they are written.
Result<std::unique_ptr<TableRows>> openText(std::unique_ptr<std::istream> in, std::string first, bool whole,
                                            const std::string& name, const TableOptions& options,
                                            TableDescription& description);

/// The rows of a workbook, which is all of the file. It begins as a zip archive does.
Result<std::unique_ptr<TableRows>> openWorkbook(std::string bytes, const std::string& name, const TableOptions& options,
                                                TableDescription& description);

} // namespace accord::format
