// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/tables/archive.h"
#include "core/format/tables/number_format.h"
#include "core/format/tables/workbook.h"

#include <pugixml.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <string_view>

namespace accord::format {
namespace {

// White space counts in cells; comments and declarations do not.
constexpr unsigned kAsWritten = pugi::parse_escapes | pugi::parse_cdata | pugi::parse_ws_pcdata;
constexpr std::size_t kMostShared = std::size_t{128} * 1024 * 1024;
constexpr std::size_t kMostRows = std::size_t{1} << 20U;
constexpr std::size_t kMostMerged = 500'000;

std::optional<std::size_t> wholeNumber(std::string_view text)
{
    std::size_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::string_view attributeOf(const pugi::xml_node& node, std::string_view name)
{
    for (const pugi::xml_attribute& attribute : node.attributes()) {
        if (localName(attribute.name()) == name) {
            return attribute.value();
        }
    }
    return {};
}

// _x000D_ stands for the character of that number.
void addUnescaped(std::string_view text, std::string& to)
{
    constexpr std::size_t kSize = 7;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begins = std::min(text.find("_x", at), text.size());
        to += text.substr(at, begins - at);
        at = begins;
        if (at == text.size()) {
            return;
        }
        unsigned number = 0;
        const std::string_view code = text.substr(at, kSize);
        const bool sound = code.size() == kSize && code.back() == '_' &&
                           std::from_chars(code.data() + 2, code.data() + 6, number, 16).ptr == code.data() + 6;
        if (sound && number < 0x80) {
            to += static_cast<char>(number);
        } else {
            to += sound ? code : text.substr(at, 2);
        }
        at += sound ? kSize : 2;
    }
}

// Of a shared or an inline string: its runs, without what tells how it is pronounced.
void addText(const pugi::xml_node& node, std::string& to)
{
    for (const pugi::xml_node& child : node.children()) {
        const std::string_view name = localName(child.name());
        if (name == "t") {
            addUnescaped(child.text().get(), to);
        } else if (name == "r") {
            addText(child, to);
        }
    }
}

// "BC12"; the row is 0 where none is said.
bool cellAt(std::string_view name, std::size_t& column, std::size_t& row)
{
    std::size_t at = 0;
    std::size_t number = 0;
    for (; at < name.size() && name[at] >= 'A' && name[at] <= 'Z' && at < 4; ++at) {
        number = number * 26 + static_cast<std::size_t>(name[at] - 'A') + 1;
    }
    const auto digits = wholeNumber(name.substr(at));
    column = number - 1;
    row = digits.value_or(0);
    return number > 0 && digits && *digits > 0;
}

/// What cells of all sheets refer to.
struct ExcelParts
{
    std::string strings; ///< one behind the other
    std::vector<std::size_t> ends;
    std::vector<NumberFormat> formats; ///< by the number of a cell's style
    bool since1904 = false;

    [[nodiscard]] std::optional<std::string_view> string(std::string_view number) const
    {
        const auto which = wholeNumber(number);
        if (!which || *which >= ends.size()) {
            return std::nullopt;
        }
        const std::size_t from = *which == 0 ? 0 : ends[*which - 1];
        return std::string_view(strings).substr(from, ends[*which] - from);
    }
};

class ExcelRows final : public SheetRows
{
public:
    ExcelRows(XmlPieces pieces, const ExcelParts& parts, MergedCells merged, std::string file, std::string part)
        : m_pieces(std::move(pieces))
        , m_parts(parts)
        , m_merged(std::move(merged))
        , m_file(std::move(file))
        , m_part(std::move(part))
    {}

    Result<bool> next(SheetRow& row) override
    {
        while (true) {
            XmlPiece piece;
            ACCORD_TRY(const bool more, m_pieces.next(piece));
            if (!more) {
                return false;
            }
            const auto parsed = m_document.load_buffer_inplace(piece.text.data(), piece.text.size(), kAsWritten);
            const pugi::xml_node element = m_document.first_child();
            if (!parsed || !element) {
                return damaged();
            }
            ACCORD_CHECK(takeRow(element, row));
            if (row.size > 0) {
                m_merged.fill(row);
                return true;
            }
        }
    }

private:
    [[nodiscard]] Error damaged() const { return Error{Errc::BadSyntax, Reason::PackedDamaged, {m_file, m_part}}; }
    [[nodiscard]] std::string place() const { return m_file + ":" + std::to_string(m_row); }

    Status takeRow(const pugi::xml_node& element, SheetRow& row)
    {
        const std::string_view said = attributeOf(element, "r");
        const std::optional<std::size_t> number = said.empty() ? m_row + 1 : wholeNumber(said);
        if (!number || *number <= m_row || *number > kMostRows) {
            return damaged(); // which of two rows of one number counts nobody can tell
        }
        m_row = *number;
        row.clear();
        row.number = m_row;
        std::size_t column = 0; // the first that is free
        std::optional<Error> problem;
        for (const pugi::xml_node& cell : element.children()) {
            if (localName(cell.name()) != "c") {
                continue;
            }
            std::size_t at = column;
            std::size_t ofRow = m_row;
            const std::string_view name = attributeOf(cell, "r");
            if ((!name.empty() && !cellAt(name, at, ofRow)) || ofRow != m_row || at < column) {
                return damaged();
            }
            column = at + 1;
            const Status taken = takeCell(cell, at, row);
            if (!taken && taken.error().reason != Reason::FormulaWithoutValue) {
                return taken;
            }
            problem = problem || taken.ok() ? problem : std::optional(taken.error());
        }
        m_cells += row.size;
        if (m_cells > kMostSheetCells) {
            return Error{Errc::BadSyntax, Reason::TooManyCells, {place(), kMostSheetCells}};
        }
        return problem ? Status(*problem) : Status();
    }

    Status takeCell(const pugi::xml_node& cell, std::size_t column, SheetRow& row)
    {
        std::string_view value;
        bool formula = false;
        bool stored = false;
        m_text.clear();
        for (const pugi::xml_node& child : cell.children()) {
            const std::string_view name = localName(child.name());
            if (name == "v") {
                value = child.text().get();
                stored = true;
            } else if (name == "is") {
                addText(child, m_text);
            } else if (name == "f") {
                formula = true;
            }
        }
        if (formula && !stored && m_text.empty()) {
            return Error{Errc::BadSyntax, Reason::FormulaWithoutValue, {place(), cellName(column, m_row)}};
        }
        const std::string_view type = attributeOf(cell, "t");
        if (type == "s" && stored) {
            const auto shared = m_parts.string(value);
            if (!shared) {
                return damaged();
            }
            return put(*shared, column, row);
        }
        if (type == "str") {
            addUnescaped(value, m_text);
        } else if (type == "b") {
            m_text = value == "1" ? "TRUE" : value == "0" ? "FALSE" : value;
        } else if (type == "e" || type == "d") {
            m_text = value; // #N/A as it is shown; a date in ISO 8601
        } else if (type != "inlineStr") {
            const std::size_t style = wholeNumber(attributeOf(cell, "s")).value_or(0);
            static const NumberFormat kGeneral;
            const NumberFormat& shown = style < m_parts.formats.size() ? m_parts.formats[style] : kGeneral;
            m_text = shown.shown(value, m_parts.since1904);
        }
        return put(m_text, column, row);
    }

    // Cells that are formatted and empty may go to the last column there can be.
    Status put(std::string_view text, std::size_t column, SheetRow& row)
    {
        if (text.empty()) {
            return {};
        }
        if (column >= kMostSheetColumns) {
            return Error{Errc::BadSyntax, Reason::TooManyColumns, {place(), kMostSheetColumns}};
        }
        if (text::invalidUtf8At(text)) {
            return damaged();
        }
        row.cell(column) = text;
        return {};
    }

    XmlPieces m_pieces;
    const ExcelParts& m_parts;
    MergedCells m_merged;
    std::string m_file;
    std::string m_part;
    pugi::xml_document m_document;
    std::string m_text;
    std::size_t m_row = 0;
    std::size_t m_cells = 0;
};

class ExcelWorkbook final : public Workbook
{
public:
    explicit ExcelWorkbook(Archive archive)
        : m_archive(std::move(archive))
    {}

    Status open()
    {
        ACCORD_TRY(const auto top, relationsOf("", ""));
        m_main = "xl/workbook.xml";
        for (const auto& [id, relation] : top) {
            m_main = relation.type.ends_with("/officeDocument") ? relation.target : m_main;
        }
        const std::size_t slash = m_main.rfind('/');
        const std::string folder = slash == std::string::npos ? std::string() : m_main.substr(0, slash + 1);
        ACCORD_TRY(const auto relations, relationsOf(folder, m_main.substr(folder.size())));
        ACCORD_CHECK(readSheets(relations));
        for (const auto& [id, relation] : relations) {
            if (relation.type.ends_with("/sharedStrings") && m_archive.has(relation.target)) {
                ACCORD_CHECK(readStrings(relation.target));
            } else if (relation.type.ends_with("/styles") && m_archive.has(relation.target)) {
                ACCORD_CHECK(readStyles(relation.target));
            }
        }
        return {};
    }

    [[nodiscard]] const std::vector<std::string>& sheets() const override { return m_names; }

    Result<std::unique_ptr<SheetRows>> rows(std::size_t sheet, std::size_t headings) override
    {
        const std::string& part = m_parts[sheet];
        ACCORD_TRY(MergedCells merged, mergedIn(part, headings));
        ACCORD_TRY(XmlPieces::Source source, m_archive.stream(part));
        XmlPieces pieces(std::move(source), m_archive.file(), part, {"row"});
        return std::unique_ptr<SheetRows>(
            std::make_unique<ExcelRows>(std::move(pieces), m_shared, std::move(merged), m_archive.file(), part));
    }

private:
    struct Relation
    {
        std::string type;
        std::string target; ///< the part's name
    };
    using Relations = std::map<std::string, Relation>;

    [[nodiscard]] Error damaged(const std::string& part) const
    {
        return Error{Errc::BadSyntax, Reason::PackedDamaged, {m_archive.file(), part}};
    }

    static std::string partNamed(const std::string& folder, std::string target)
    {
        std::string base = folder;
        if (target.starts_with('/')) {
            return target.substr(1);
        }
        while (target.starts_with("../") || target.starts_with("./")) {
            const bool up = target.starts_with("../");
            target.erase(0, up ? 3 : 2);
            base.erase(up && base.size() > 1 ? base.rfind('/', base.size() - 2) + 1 : base.size());
        }
        return base + target;
    }

    Result<Relations> relationsOf(const std::string& folder, const std::string& name)
    {
        const std::string part = folder + "_rels/" + name + ".rels";
        Relations relations;
        if (!m_archive.has(part)) {
            return relations;
        }
        ACCORD_TRY(XmlPieces::Source source, m_archive.stream(part));
        XmlPieces pieces(std::move(source), m_archive.file(), part, {"Relationship"});
        ACCORD_CHECK(each(pieces, part, [&](const pugi::xml_node& node) {
            relations[std::string(attributeOf(node, "Id"))] = {
                std::string(attributeOf(node, "Type")), partNamed(folder, std::string(attributeOf(node, "Target")))};
            return Status();
        }));
        return relations;
    }

    template <class Take>
    Status each(XmlPieces& pieces, const std::string& part, const Take& take)
    {
        pugi::xml_document document;
        XmlPiece piece;
        while (true) {
            ACCORD_TRY(const bool more, pieces.next(piece));
            if (!more) {
                return {};
            }
            if (!document.load_buffer_inplace(piece.text.data(), piece.text.size(), kAsWritten)) {
                return damaged(part);
            }
            ACCORD_CHECK(take(document.first_child()));
        }
    }

    Status readSheets(const Relations& relations)
    {
        ACCORD_TRY(XmlPieces::Source source, m_archive.stream(m_main));
        XmlPieces pieces(std::move(source), m_archive.file(), m_main, {"workbookPr", "sheet"});
        return each(pieces, m_main, [&](const pugi::xml_node& node) -> Status {
            if (localName(node.name()) == "workbookPr") {
                const std::string_view since = attributeOf(node, "date1904");
                m_shared.since1904 = since == "1" || since == "true";
                return {};
            }
            // Both are called id: that of the relation has a prefix.
            std::string id;
            for (const pugi::xml_attribute& attribute : node.attributes()) {
                id = localName(attribute.name()) == "id" ? attribute.value() : id;
            }
            const auto relation = relations.find(id);
            if (relation == relations.end()) {
                return damaged(m_main);
            }
            if (relation->second.type.ends_with("/worksheet")) { // a chart has no cells
                m_names.emplace_back(attributeOf(node, "name"));
                m_parts.push_back(relation->second.target);
            }
            return {};
        });
    }

    Status readStrings(const std::string& part)
    {
        ACCORD_TRY(XmlPieces::Source source, m_archive.stream(part));
        XmlPieces pieces(std::move(source), m_archive.file(), part, {"si"});
        return each(pieces, part, [&](const pugi::xml_node& node) -> Status {
            addText(node, m_shared.strings);
            m_shared.ends.push_back(m_shared.strings.size());
            if (m_shared.strings.size() > kMostShared || m_shared.ends.size() > kMostSheetCells) {
                return Error{Errc::BadSyntax, Reason::PackedTooLarge, {m_archive.file(), part, kMostShared >> 20U}};
            }
            return {};
        });
    }

    Status readStyles(const std::string& part)
    {
        ACCORD_TRY(XmlPieces::Source source, m_archive.stream(part));
        XmlPieces pieces(std::move(source), m_archive.file(), part, {"numFmts", "cellXfs"});
        std::map<int, NumberFormat> own;
        return each(pieces, part, [&](const pugi::xml_node& node) {
            for (const pugi::xml_node& child : node.children()) {
                const auto number = static_cast<int>(
                    std::min<std::size_t>(wholeNumber(attributeOf(child, "numFmtId")).value_or(0), 100'000));
                if (localName(child.name()) == "numFmt") {
                    own.emplace(number, NumberFormat(attributeOf(child, "formatCode")));
                } else if (localName(child.name()) == "xf") {
                    const auto found = own.find(number);
                    m_shared.formats.push_back(found == own.end() ? NumberFormat::builtIn(number) : found->second);
                }
            }
            return Status();
        });
    }

    // They stand behind the cells that they are about: the sheet is looked through for them first.
    Result<MergedCells> mergedIn(const std::string& part, std::size_t headings)
    {
        constexpr std::string_view kName = "mergeCells";
        constexpr std::size_t kStep = std::size_t{256} * 1024;
        constexpr std::size_t kMost = std::size_t{32} * 1024 * 1024;
        ACCORD_TRY(const XmlPieces::Source source, m_archive.stream(part));
        MergedCells merged(headings);
        std::string text;
        bool found = false;
        while (text.size() <= kMost) {
            const std::size_t have = text.size();
            text.resize(have + kStep);
            ACCORD_TRY(const std::size_t got, source(std::span(text).subspan(have)));
            text.resize(have + got);
            if (got == 0) {
                break;
            }
            if (!found) {
                std::size_t at = text.find(kName);
                while (at != std::string::npos && (at == 0 || (text[at - 1] != '<' && text[at - 1] != ':'))) {
                    at = text.find(kName, at + 1);
                }
                found = at != std::string::npos;
                text.erase(0, found ? at : text.size() - std::min(text.size(), kName.size() + 1));
            }
        }
        if (found) {
            ACCORD_CHECK(takeMerged(text, part, merged));
        }
        return merged;
    }

    Status takeMerged(std::string_view text, const std::string& part, MergedCells& merged)
    {
        constexpr std::string_view kReference = "ref=\"";
        const std::string_view list = text.substr(0, text.find("mergeCells>"));
        std::size_t count = 0;
        for (std::size_t at = list.find(kReference); at != std::string_view::npos; at = list.find(kReference, at)) {
            at += kReference.size();
            const std::string_view range = list.substr(at, list.find('"', at) - at);
            const std::size_t colon = range.find(':');
            MergedArea area;
            if (colon == std::string_view::npos || !cellAt(range.substr(0, colon), area.firstColumn, area.firstRow) ||
                !cellAt(range.substr(colon + 1), area.lastColumn, area.lastRow) || ++count > kMostMerged) {
                return damaged(part);
            }
            merged.add(area);
        }
        merged.sort();
        return {};
    }

    Archive m_archive;
    std::string m_main;
    std::vector<std::string> m_names;
    std::vector<std::string> m_parts;
    ExcelParts m_shared;
};

} // namespace

Result<std::unique_ptr<Workbook>> openExcel(Archive archive)
{
    auto workbook = std::make_unique<ExcelWorkbook>(std::move(archive));
    ACCORD_CHECK(workbook->open());
    return std::unique_ptr<Workbook>(std::move(workbook));
}

} // namespace accord::format
