// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/csv.h"
#include "core/format/issue_json/collected.h"
#include "core/format/tables/table_reader.h"

#include <array>
#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// Reads texts from a table with a header (TableReader: text with any separator and encoding, or a workbook). Its
/// columns, in any order and each but one of the first two at will:
///
///     name, link                          which text it is; see identify()
///     kind, group, language, title, date  of the text
///     author, text
///     begins                              the place in a recording; see recordingTime()
///
/// Rows that follow each other and name the same text are its parts: the first has the text itself, the others what
/// was said below it. Of a transcript, and where there is a place in a recording, the first is a part like the others.
class TextTableReader final : public TextReader
{
public:
    /// `name` is the file's name for errors. The stream should be binary.
    TextTableReader(std::unique_ptr<std::istream> in, std::string name, TextDefaults defaults);

    Result<bool> next(CollectedIssue& text) override;
    [[nodiscard]] std::uint64_t bytesRead() const override { return m_reader ? m_reader->bytesRead() : 0; }

private:
    enum class TextColumn : std::uint8_t {
        Name,
        Link,
        Kind,
        Group,
        Language,
        Title,
        Date,
        Author,
        Text,
        Begins,
        Last = Begins
    };

    struct TextRow
    {
        std::array<std::string, static_cast<std::size_t>(TextColumn::Last) + 1> cells;
        std::size_t line;

        [[nodiscard]] const std::string& at(TextColumn column) const { return cells[static_cast<std::size_t>(column)]; }
        [[nodiscard]] bool ofSameText(const TextRow& other) const;
    };

    Status readHeader();
    Result<bool> readRow();
    [[nodiscard]] Result<std::string> dateOf(const TextRow& row) const;
    Status begin(const TextRow& row, CollectedIssue& text);
    Status addPart(const TextRow& row, CollectedIssue& text);
    [[nodiscard]] std::string place(std::size_t line) const { return m_name + ":" + std::to_string(line); }

    std::string m_name;
    TextDefaults m_defaults;
    std::unique_ptr<std::istream> m_in; ///< until it is opened as a table
    std::optional<TableReader> m_reader;
    CsvRecord m_record;
    std::vector<std::optional<TextColumn>> m_columns; ///< empty: the header is not read yet
    std::optional<TextRow> m_row;                     ///< read, and of no text yet
    bool m_ended = false;
};

/// How a file without fields is written.
enum class PlainShape : std::uint8_t {
    Text,     ///< one text; a transcript where it looks like one, or is said to be one
    Captions, ///< WebVTT or SubRip: always a transcript
};

/// One text that is a whole file: its name is that of the file, its title a Markdown heading in its first line, without
/// which it is kept.
///
/// A transcript has a turn for each line that begins with a speaker, a place in the recording, or both:
///
///     [00:12:03] Ada: ...    Ada [00:12:03]: ...    00:12:03 Ada: ...    Ada: ...    张三：...
///     Ada 00:12:03           and what was said in the lines below
///
/// Lines between are the rest of the turn before, and what stands before the first turn is the text's body.
/// `content` is the whole file; `name` its name for errors, `stem` that of the text. Errc::BadEncoding, BadSyntax.
Result<CollectedIssue> readPlainText(std::string_view content, PlainShape shape, const std::string& name,
                                     const std::string& stem, const TextDefaults& defaults);

} // namespace accord::format
