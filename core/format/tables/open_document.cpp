// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/tables/archive.h"
#include "core/format/tables/workbook.h"

#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace accord::format {
namespace {

constexpr unsigned kDocumentText = pugi::parse_escapes | pugi::parse_cdata | pugi::parse_ws_pcdata;
constexpr const char* kContent = "content.xml";
constexpr std::size_t kMostRepeats = std::size_t{1} << 20U;

std::string_view valueOf(const pugi::xml_node& node, std::string_view name)
{
    for (const pugi::xml_attribute& attribute : node.attributes()) {
        if (localName(attribute.name()) == name) {
            return attribute.value();
        }
    }
    return {};
}

// 1 where it is not said; what nobody can mean is as many as there can be.
std::size_t countIn(const pugi::xml_node& node, std::string_view name)
{
    const std::string_view said = valueOf(node, name);
    std::size_t count = 1;
    std::from_chars(said.data(), said.data() + said.size(), count);
    return std::clamp<std::size_t>(count, 1, kMostRepeats);
}

// Text of a paragraph: blanks in a row count as one, others are elements of their own.
void addParagraph(const pugi::xml_node& node, std::string& to)
{
    for (const pugi::xml_node& child : node.children()) {
        const std::string_view name = localName(child.name());
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
            for (const char c : std::string_view(child.value())) {
                const bool blank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
                if (!blank) {
                    to += c;
                } else if (!to.empty() && to.back() != ' ' && to.back() != '\n') {
                    to += ' ';
                }
            }
        } else if (name == "s") {
            to.append(std::min<std::size_t>(countIn(child, "c"), 1000), ' ');
        } else if (name == "tab") {
            to += '\t';
        } else if (name == "line-break") {
            to += '\n';
        } else if (name != "annotation" && name != "note" && name != "ruby-text") {
            addParagraph(child, to);
        }
    }
}

std::string textOfCell(const pugi::xml_node& cell)
{
    std::string text;
    bool first = true;
    for (const pugi::xml_node& child : cell.children()) {
        if (localName(child.name()) == "p") {
            text += first ? "" : "\n";
            addParagraph(child, text);
            first = false;
        }
    }
    return text;
}

class OpenDocumentRows final : public SheetRows
{
public:
    OpenDocumentRows(XmlPieces pieces, std::size_t sheet, std::size_t headings, std::string file)
        : m_pieces(std::move(pieces))
        , m_sheet(sheet)
        , m_file(std::move(file))
        , m_merged(headings)
    {}

    Result<bool> next(SheetRow& row) override
    {
        if (m_repeats > 0) {
            --m_repeats;
            ++m_row;
            row = m_repeated;
            row.number = m_row;
            return true;
        }
        XmlPiece piece;
        while (true) {
            ACCORD_TRY(const bool more, m_pieces.next(piece));
            if (!more) {
                return false;
            }
            if (piece.kind == XmlPiece::Kind::Begin) {
                m_begun += 1;
                continue;
            }
            if (piece.kind == XmlPiece::Kind::End && m_begun > m_sheet) {
                return false;
            }
            if (piece.kind != XmlPiece::Kind::Whole || m_begun != m_sheet + 1) {
                continue;
            }
            if (!m_document.load_buffer_inplace(piece.text.data(), piece.text.size(), kDocumentText)) {
                return damaged();
            }
            ACCORD_TRY(const bool filled, takeRow(m_document.first_child(), row));
            if (filled) {
                return true;
            }
        }
    }

private:
    [[nodiscard]] Error damaged() const { return Error{Errc::BadSyntax, Reason::PackedDamaged, {m_file, kContent}}; }
    [[nodiscard]] std::string place() const { return m_file + ":" + std::to_string(m_row); }

    Result<bool> takeRow(const pugi::xml_node& element, SheetRow& row)
    {
        const std::size_t repeats = countIn(element, "number-rows-repeated");
        ++m_row;
        row.clear();
        row.number = m_row;
        std::optional<Error> problem;
        std::size_t column = 0;
        for (const pugi::xml_node& cell : element.children()) {
            const std::string_view name = localName(cell.name());
            if (name != "table-cell" && name != "covered-table-cell") {
                continue;
            }
            const std::size_t count = countIn(cell, "number-columns-repeated");
            const std::string text = name == "table-cell" ? textOfCell(cell) : std::string();
            const bool computed = !valueOf(cell, "value-type").empty() || !text.empty();
            if (!valueOf(cell, "formula").empty() && !computed && !problem) {
                problem = Error{Errc::BadSyntax, Reason::FormulaWithoutValue, {place(), cellName(column, m_row)}};
            }
            if (!text.empty()) {
                ACCORD_CHECK(put(text, column, count, row));
                merge(cell, column);
            }
            column += count;
        }
        m_row += repeats - 1;
        if (problem) {
            return *problem;
        }
        if (row.size == 0) {
            return false;
        }
        m_cells += row.size * repeats;
        if (m_cells > kMostSheetCells) {
            return Error{Errc::BadSyntax, Reason::TooManyCells, {place(), kMostSheetCells}};
        }
        m_merged.fill(row);
        m_repeats = repeats - 1;
        if (m_repeats > 0) {
            m_repeated = row;
            m_row -= m_repeats;
        }
        return true;
    }

    Status put(const std::string& text, std::size_t column, std::size_t count, SheetRow& row) const
    {
        if (column + count > kMostSheetColumns) {
            return Error{Errc::BadSyntax, Reason::TooManyColumns, {place(), kMostSheetColumns}};
        }
        if (text::invalidUtf8At(text)) {
            return damaged();
        }
        for (std::size_t i = 0; i < count; ++i) {
            row.cell(column + i) = text;
        }
        return {};
    }

    void merge(const pugi::xml_node& cell, std::size_t column)
    {
        const std::size_t rows = countIn(cell, "number-rows-spanned");
        const std::size_t columns = countIn(cell, "number-columns-spanned");
        if (rows > 1 || columns > 1) {
            m_merged.add({m_row, m_row + rows - 1, column, column + columns - 1});
        }
    }

    XmlPieces m_pieces;
    std::size_t m_sheet;
    std::string m_file;
    pugi::xml_document m_document;
    MergedCells m_merged;
    SheetRow m_repeated;
    std::size_t m_repeats = 0; ///< how often it comes once more
    std::size_t m_begun = 0;   ///< sheets
    std::size_t m_row = 0;
    std::size_t m_cells = 0;
};

class OpenDocumentWorkbook final : public Workbook
{
public:
    explicit OpenDocumentWorkbook(Archive archive)
        : m_archive(std::move(archive))
    {}

    Status open()
    {
        if (m_archive.has("META-INF/manifest.xml")) {
            ACCORD_TRY(const std::string manifest, m_archive.whole("META-INF/manifest.xml"));
            if (manifest.find("encryption-data") != std::string::npos) {
                return Error{Errc::BadSyntax, Reason::PackedLocked, {m_archive.file()}};
            }
        }
        ACCORD_TRY(XmlPieces pieces, content());
        XmlPiece piece;
        while (true) {
            ACCORD_TRY(const bool more, pieces.next(piece));
            if (!more) {
                return {};
            }
            if (piece.kind == XmlPiece::Kind::Begin) {
                pugi::xml_document document; // the end tag is lacking, and what is in front of it is parsed
                document.load_buffer(piece.text.data(), piece.text.size(), kDocumentText);
                m_names.emplace_back(valueOf(document.first_child(), "name"));
            }
        }
    }

    [[nodiscard]] const std::vector<std::string>& sheets() const override { return m_names; }

    Result<std::unique_ptr<SheetRows>> rows(std::size_t sheet, std::size_t headings) override
    {
        ACCORD_TRY(XmlPieces pieces, content());
        return std::unique_ptr<SheetRows>(
            std::make_unique<OpenDocumentRows>(std::move(pieces), sheet, headings, m_archive.file()));
    }

private:
    Result<XmlPieces> content()
    {
        ACCORD_TRY(XmlPieces::Source source, m_archive.stream(kContent));
        return XmlPieces(std::move(source), m_archive.file(), kContent, {"table-row"}, {"table"});
    }

    Archive m_archive;
    std::vector<std::string> m_names;
};

} // namespace

Result<std::unique_ptr<Workbook>> openOpenDocument(Archive archive)
{
    auto workbook = std::make_unique<OpenDocumentWorkbook>(std::move(archive));
    ACCORD_CHECK(workbook->open());
    return std::unique_ptr<Workbook>(std::move(workbook));
}

} // namespace accord::format
