// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/tables/table_reader.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <fstream>

namespace accord::format {
namespace {

constexpr std::size_t kLookedAt = std::size_t{1} << 20U;
constexpr std::size_t kLargestWorkbook = std::size_t{128} * 1024 * 1024;

// What begins so is no table, whatever its name is.
std::optional<Reason> shapeOf(std::string_view bytes)
{
    struct Shape
    {
        std::string_view begins;
        Reason reason;
    };
    static constexpr Shape kShapes[] = {
        {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", Reason::ShapeOldWorkbook},
        {"%PDF-", Reason::ShapePdf},
        {"\x1F\x8B", Reason::ShapeCompressed},
        {"BZh", Reason::ShapeCompressed},
        {"\xFD"
         "7zXZ",
         Reason::ShapeCompressed},
        {"7z\xBC\xAF\x27\x1C", Reason::ShapeCompressed},
        {"Rar!\x1A", Reason::ShapeCompressed},
        {"SQLite format 3", Reason::ShapeDatabase},
        {"{\\rtf", Reason::ShapeDocument},
    };
    for (const Shape& shape : kShapes) {
        if (bytes.starts_with(shape.begins)) {
            return shape.reason;
        }
    }
    bytes.remove_prefix(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    const std::string start = text::lowerAscii(text::trimmed(bytes.substr(0, 4096)));
    for (const std::string_view tag : {"<!doctype html", "<html", "<head", "<body", "<table", "<meta", "<div"}) {
        if (start.starts_with(tag)) {
            return Reason::ShapeWebPage;
        }
    }
    if (start.starts_with("<?xml")) {
        return start.find("<html") == std::string::npos ? Reason::ShapeXml : Reason::ShapeWebPage;
    }
    const std::size_t second = start.find_first_not_of(" \t\r\n", 1);
    const char next = second == std::string::npos ? '\0' : start[second];
    const bool json = (start.starts_with('{') && (next == '"' || next == '}')) ||
                      (start.starts_with('[') && (next == '{' || next == '[' || next == '"' || next == ']'));
    return json ? std::optional(Reason::ShapeJson) : std::nullopt;
}

Result<std::string> allOf(std::istream& in, std::string first, const std::string& name)
{
    constexpr std::size_t kStep = std::size_t{1} << 20U;
    while (in) {
        const std::size_t have = first.size();
        if (have > kLargestWorkbook) {
            return Error{Errc::BadSyntax, Reason::WorkbookTooLarge, {name, kLargestWorkbook >> 20U}};
        }
        first.resize(have + kStep);
        in.read(first.data() + have, static_cast<std::streamsize>(kStep));
        first.resize(have + static_cast<std::size_t>(in.gcount()));
    }
    return first;
}

} // namespace

std::optional<char> separatorNamed(std::string_view name)
{
    for (const auto& [word, separator] : kSeparators) {
        if (text::equalsIgnoringCase(name, word) || name == std::string_view(&separator, 1)) {
            return separator;
        }
    }
    return std::nullopt;
}

Message separatorWord(char separator)
{
    switch (separator) {
    case ',':
        return {Reason::Commas, {}};
    case ';':
        return {Reason::Semicolons, {}};
    case '\t':
        return {Reason::Tabs, {}};
    case '|':
        return {Reason::Bars, {}};
    default:
        return {Reason::TheCharacter, {std::string(1, separator)}};
    }
}

Message TableDescription::message() const
{
    if (kind == Kind::Text) {
        return {Reason::TableSeparatedBy, {separatorWord(separator), nameOf(encoding)}};
    }
    const Reason workbook = kind == Kind::Excel ? Reason::ExcelWorkbook : Reason::OpenDocumentWorkbook;
    return {Reason::SheetOfWorkbook, {sheet, workbook}};
}

Result<TableReader> TableReader::open(const std::filesystem::path& file, const TableOptions& options)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    return from(std::make_unique<std::ifstream>(std::move(stream)), file.string(), options);
}

Result<TableReader> TableReader::from(std::unique_ptr<std::istream> in, const std::string& name,
                                      const TableOptions& options)
{
    std::string first(kLookedAt, '\0');
    in->read(first.data(), static_cast<std::streamsize>(first.size()));
    first.resize(static_cast<std::size_t>(in->gcount()));
    const bool whole = first.size() < kLookedAt;
    TableDescription description;
    std::unique_ptr<TableRows> rows;
    if (first.starts_with("PK\x03\x04") || first.starts_with("PK\x05\x06")) {
        if (options.encoding || options.separator) {
            return Error{Errc::Invalid, Reason::WorkbookNeedsNone, {name}};
        }
        ACCORD_TRY(std::string bytes, allOf(*in, std::move(first), name));
        ACCORD_TRY(auto sheet, openWorkbook(std::move(bytes), name, options, description));
        rows = std::move(sheet);
    } else {
        if (const auto shape = shapeOf(first)) {
            return Error{Errc::BadSyntax, Reason::NoTable, {name, *shape}};
        }
        ACCORD_TRY(auto lines, openText(std::move(in), std::move(first), whole, name, options, description));
        rows = std::move(lines);
        if (!options.sheet.empty()) {
            return Error{Errc::NotFound, Reason::TextHasNoSheets, {name, description.message()}};
        }
    }
    return TableReader(std::move(rows), std::move(description), options);
}

void TableReader::give(const Kept& kept, CsvRecord& record)
{
    record.fields.assign(kept.fields.begin(), kept.fields.end());
    record.line = kept.line;
}

Result<bool> TableReader::heading(CsvRecord& record)
{
    std::vector<std::string> names;
    for (std::size_t line = 0; line < m_options.headingLines; ++line) {
        ACCORD_TRY(const bool more, m_rows->next(record));
        if (!more) {
            return false;
        }
        names.resize(std::max(names.size(), record.fields.size()));
        std::string left;
        for (std::size_t i = 0; i < record.fields.size(); ++i) {
            std::string part(text::trimmed(record.fields[i]));
            // An upper line names groups of columns, of which the first has the name.
            part = part.empty() && line + 1 < m_options.headingLines ? left : part;
            left = part;
            const bool again = names[i] == part || names[i].ends_with(" " + part);
            names[i] += part.empty() || again ? "" : (names[i].empty() ? "" : " ") + part;
        }
    }
    m_given = {std::move(names), record.line};
    give(m_given, record);
    return true;
}

// What is given is as many records behind what is read as are left out at the end.
Result<bool> TableReader::withoutLast(CsvRecord& record)
{
    while (true) {
        ACCORD_TRY(const bool more, m_rows->next(record));
        if (!more) {
            return false;
        }
        m_last.push_back({{record.fields.begin(), record.fields.end()}, record.line});
        if (m_last.size() > m_options.linesBelow) {
            m_given = std::move(m_last.front());
            m_last.erase(m_last.begin());
            give(m_given, record);
            return true;
        }
    }
}

Result<bool> TableReader::next(CsvRecord& record)
{
    if (!std::exchange(m_started, true)) {
        return m_options.headingLines > 1 ? heading(record) : m_rows->next(record);
    }
    return m_options.linesBelow > 0 ? withoutLast(record) : m_rows->next(record);
}

} // namespace accord::format
