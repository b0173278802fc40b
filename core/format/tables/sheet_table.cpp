// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/formula.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/tables/archive.h"
#include "core/format/tables/table_reader.h"
#include "core/format/tables/workbook.h"

#include <algorithm>

namespace accord::format {
namespace {

Reason wordOf(TableDescription::Kind kind)
{
    return kind == TableDescription::Kind::Excel ? Reason::ExcelWorkbook : Reason::OpenDocumentWorkbook;
}

class SheetTable final : public TableRows
{
public:
    SheetTable(std::unique_ptr<Workbook> workbook, std::unique_ptr<SheetRows> rows, std::string name,
               const TableOptions& options, std::uint64_t size)
        : m_workbook(std::move(workbook))
        , m_rows(std::move(rows))
        , m_name(std::move(name))
        , m_formulas(options.formulas)
        , m_headings(options.headingLines)
        , m_size(size)
    {}

    Result<bool> next(CsvRecord& record) override
    {
        if (m_ended) {
            return false;
        }
        const auto more = m_rows->next(m_row);
        if (!more.ok() || !*more) {
            m_ended = more.ok() || more.error().reason != Reason::FormulaWithoutValue;
            return more;
        }
        if (m_headings > 0) {
            --m_headings;
            m_columns = std::max(m_columns, m_row.size);
        }
        if (const auto beyond = valueBeyondHeadings()) {
            return Error{Errc::BadSyntax,
                         Reason::ValueWithoutHeading,
                         {m_name + ":" + std::to_string(m_row.number), cellName(*beyond, m_row.number)}};
        }
        record.fields.clear();
        record.line = m_row.number;
        for (std::size_t i = 0; i < m_columns; ++i) {
            const std::string_view cell = i < m_row.size ? std::string_view(m_row.cells[i]) : std::string_view();
            record.fields.push_back(m_formulas == Formulas::Neutral ? formula::originalCell(cell) : cell);
        }
        return true;
    }

    [[nodiscard]] std::uint64_t bytesRead() const override { return m_ended ? m_size : 0; }

private:
    [[nodiscard]] std::optional<std::size_t> valueBeyondHeadings() const
    {
        for (std::size_t i = m_columns; i < m_row.size; ++i) {
            if (!m_row.cells[i].empty()) {
                return i;
            }
        }
        return std::nullopt;
    }

    std::unique_ptr<Workbook> m_workbook;
    std::unique_ptr<SheetRows> m_rows; ///< of the workbook
    std::string m_name;
    Formulas m_formulas;
    std::size_t m_headings; ///< lines of them that are still to come
    std::size_t m_columns = 0;
    SheetRow m_row;
    std::uint64_t m_size;
    bool m_ended = false;
};

Reason shapeOfArchive(const Archive& archive)
{
    if (archive.has("xl/workbook.bin")) {
        return Reason::ShapeBinaryWorkbook;
    }
    return archive.has("word/document.xml") || archive.has("content.xml") || archive.has("ppt/presentation.xml")
               ? Reason::ShapeDocument
               : Reason::ShapeArchive;
}

// The one that is said; else the only one with a value.
Result<std::size_t> chosenSheet(Workbook& workbook, const std::string& name, const std::string& wanted,
                                TableDescription::Kind kind)
{
    const std::vector<std::string>& sheets = workbook.sheets();
    if (!wanted.empty()) {
        for (const auto& same : {+[](std::string_view a, std::string_view b) { return a == b; },
                                 +[](std::string_view a, std::string_view b) {
                                     return text::equalsIgnoringCase(text::trimmed(a), text::trimmed(b));
                                 }}) {
            const auto found =
                std::ranges::find_if(sheets, [&](const std::string& each) { return same(each, wanted); });
            if (found != sheets.end()) {
                return static_cast<std::size_t>(found - sheets.begin());
            }
        }
        return Error{Errc::NotFound, Reason::SheetUnknown, {name, wanted, sheets}};
    }
    if (sheets.size() == 1) {
        return std::size_t{0};
    }
    std::vector<std::size_t> filled;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        ACCORD_TRY(const auto rows, workbook.rows(i, 1));
        SheetRow row;
        const auto more = rows->next(row);
        if (!more.ok() || *more) {
            filled.push_back(i);
        }
    }
    if (filled.empty()) {
        return Error{Errc::BadSyntax, Reason::WorkbookEmpty, {name}};
    }
    if (filled.size() > 1) {
        std::vector<std::string> names;
        for (const std::size_t each : filled) {
            names.push_back(sheets[each]);
        }
        return Error{Errc::BadSyntax, Reason::WhichSheet, {name, wordOf(kind), names}};
    }
    return filled.front();
}

} // namespace

Result<std::unique_ptr<TableRows>> openWorkbook(std::string bytes, const std::string& name, const TableOptions& options,
                                                TableDescription& description)
{
    const std::uint64_t size = bytes.size();
    ACCORD_TRY(Archive archive, Archive::open(std::move(bytes), name));
    std::string type;
    if (archive.has("mimetype")) {
        ACCORD_TRY(std::string said, archive.whole("mimetype"));
        type = std::move(said);
    }
    if (type.starts_with("application/vnd.oasis.opendocument.spreadsheet")) {
        description.kind = TableDescription::Kind::OpenDocument;
    } else if (archive.has("xl/workbook.xml") || archive.has("_rels/.rels")) {
        description.kind = TableDescription::Kind::Excel;
    }
    const bool excel = description.kind == TableDescription::Kind::Excel;
    if (description.kind == TableDescription::Kind::Text ||
        (excel && shapeOfArchive(archive) != Reason::ShapeArchive)) {
        return Error{Errc::BadSyntax, Reason::NoTable, {name, shapeOfArchive(archive)}};
    }
    ACCORD_TRY(std::unique_ptr<Workbook> workbook,
               excel ? openExcel(std::move(archive)) : openOpenDocument(std::move(archive)));
    ACCORD_TRY(const std::size_t sheet, chosenSheet(*workbook, name, options.sheet, description.kind));
    description.sheets = workbook->sheets();
    description.sheet = description.sheets[sheet];
    ACCORD_TRY(std::unique_ptr<SheetRows> rows, workbook->rows(sheet, options.headingLines));
    return std::unique_ptr<TableRows>(
        std::make_unique<SheetTable>(std::move(workbook), std::move(rows), name, options, size));
}

} // namespace accord::format
