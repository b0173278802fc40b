// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/numbers.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/documents/document_text.h"
#include "core/format/tables/archive.h"
#include "core/format/tables/xml_pieces.h"

#include <pugixml.hpp>

#include <algorithm>
#include <charconv>

namespace accord::format {
namespace {

constexpr unsigned kDocumentWords = pugi::parse_escapes | pugi::parse_cdata | pugi::parse_ws_pcdata;
constexpr int kDeepestHeading = 6;

std::string_view saidOf(const pugi::xml_node& node, std::string_view name)
{
    for (const pugi::xml_attribute& attribute : node.attributes()) {
        if (localName(attribute.name()) == name) {
            return attribute.value();
        }
    }
    return {};
}

pugi::xml_node childOf(const pugi::xml_node& node, std::string_view name)
{
    for (const pugi::xml_node& child : node.children()) {
        if (localName(child.name()) == name) {
            return child;
        }
    }
    return {};
}

std::string headingMark(int level)
{
    return std::string(static_cast<std::size_t>(std::clamp(level, 1, kDeepestHeading)), '#') + " ";
}

// "Heading2", "heading 2", "Title": 0 for what is none.
int headingLevel(std::string_view style)
{
    const std::string plain = text::lowerAscii(std::string(style));
    constexpr std::string_view kHeading = "heading";
    if (plain == "title") {
        return 1;
    }
    if (!plain.starts_with(kHeading)) {
        return 0;
    }
    const std::string_view number = text::trimmed(std::string_view(plain).substr(kHeading.size()));
    int level = 0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), level);
    return read.ec == std::errc{} && read.ptr == number.data() + number.size() ? level : 0;
}

// Of Word: what stands in a paragraph. Changes that were tracked away are other elements (delText), fields have their
// instructions in others, too, and what an older program is given instead says the same again.
void addWordRun(const pugi::xml_node& node, BlockText& into)
{
    for (const pugi::xml_node& child : node.children()) {
        const std::string_view name = localName(child.name());
        if (name == "t") {
            into.add(child.text().get());
        } else if (name == "tab" || name == "noBreakHyphen") {
            into.add(name == "tab" ? "\t" : "-");
        } else if (name == "br" || name == "cr") {
            into.line();
        } else if (name == "p") {
            into.line(); // of a frame in the text
            addWordRun(child, into);
        } else if (name != "Fallback" && name != "del" && name != "pPr" && name != "rPr") {
            addWordRun(child, into);
        }
    }
}

void addWordParagraph(const pugi::xml_node& paragraph, BlockText& into)
{
    const pugi::xml_node about = childOf(paragraph, "pPr");
    const int level = headingLevel(saidOf(childOf(about, "pStyle"), "val"));
    const bool listed = level == 0 && childOf(about, "numPr");
    into.begin(level > 0 ? headingMark(level) : listed ? "- " : "", listed);
    addWordRun(paragraph, into);
}

// Of OpenDocument.
void addOpenRun(const pugi::xml_node& node, BlockText& into)
{
    for (const pugi::xml_node& child : node.children()) {
        const std::string_view name = localName(child.name());
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
            into.add(child.value());
        } else if (name == "s" || name == "tab") {
            into.add(" ");
        } else if (name == "line-break") {
            into.line();
        } else if (name != "annotation" && name != "note" && name != "ruby-text" && name != "tracked-changes") {
            addOpenRun(child, into);
        }
    }
}

void addOpenParagraph(const pugi::xml_node& paragraph, bool listed, BlockText& into)
{
    int level = 0;
    if (localName(paragraph.name()) == "h") {
        const std::string_view said = saidOf(paragraph, "outline-level");
        std::from_chars(said.data(), said.data() + said.size(), level);
        level = std::max(level, 1);
    }
    into.begin(level > 0 ? headingMark(level) : listed ? "- " : "", listed && level == 0);
    addOpenRun(paragraph, into);
}

/// Which part of an archive has the text, and what its paragraphs are called.
struct OfficeShape
{
    std::string part;
    std::vector<std::string_view> whole;  ///< paragraphs, and what is passed over
    std::vector<std::string_view> opened; ///< lists
};

template <class Add>
Result<std::string> textOfOffice(std::string content, const std::string& name, const OfficeShape& shape, const Add& add)
{
    ACCORD_TRY(Archive archive, Archive::open(std::move(content), name));
    if (!archive.has(shape.part)) {
        return Error{Errc::BadSyntax, Reason::DocumentWithoutText, {name, shape.part}};
    }
    ACCORD_TRY(XmlPieces::Source source, archive.stream(shape.part));
    XmlPieces pieces(std::move(source), name, shape.part, shape.whole, shape.opened);
    BlockText text;
    XmlPiece piece;
    pugi::xml_document document;
    int lists = 0;
    while (true) {
        ACCORD_TRY(const bool more, pieces.next(piece));
        if (!more) {
            return text.take();
        }
        if (piece.kind != XmlPiece::Kind::Whole) {
            lists += piece.kind == XmlPiece::Kind::Begin ? 1 : -1;
            continue;
        }
        if (!document.load_buffer_inplace(piece.text.data(), piece.text.size(), kDocumentWords)) {
            return Error{Errc::BadSyntax, Reason::PackedDamaged, {name, shape.part}};
        }
        add(document.first_child(), lists > 0, text);
        if (text.tooLong()) {
            return Error{Errc::BadSyntax, Reason::PackedTooLarge, {name, shape.part, BlockText::kLongest >> 20U}};
        }
    }
}

} // namespace

Result<std::string> textOfWordDocument(std::string content, const std::string& name)
{
    return textOfOffice(std::move(content), name, {"word/document.xml", {"p"}, {}},
                        [](const pugi::xml_node& node, bool, BlockText& into) { addWordParagraph(node, into); });
}

Result<std::string> textOfOpenDocument(std::string content, const std::string& name)
{
    return textOfOffice(std::move(content), name, {"content.xml", {"p", "h", "tracked-changes"}, {"list"}},
                        [](const pugi::xml_node& node, bool listed, BlockText& into) {
                            if (localName(node.name()) != "tracked-changes") {
                                addOpenParagraph(node, listed, into);
                            }
                        });
}

} // namespace accord::format
