// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/node_walk.h"

#include "core/base/text.h"

#include <cmark-gfm-core-extensions.h>

#include <array>
#include <memory>
#include <string>
#include <utility>

namespace accord::format {
namespace {

std::string_view literalOf(cmark_node* node)
{
    const char* const literal = cmark_node_get_literal(node);
    return literal == nullptr ? std::string_view() : std::string_view(literal);
}

std::string_view orEmpty(const char* text)
{
    return text == nullptr ? std::string_view() : std::string_view(text);
}

// Raw HTML without tags or entities of its own: the filter has only turned '<' into "&lt;".
std::string asText(cmark_node* node)
{
    return text::replacedAll(literalOf(node), "&lt;", "<");
}

class NodeWalk
{
public:
    explicit NodeWalk(BlockWriter& writer)
        : m_writer(writer)
    {}

    void run(cmark_node* root)
    {
        const std::unique_ptr<cmark_iter, void (*)(cmark_iter*)> iter(cmark_iter_new(root), cmark_iter_free);
        for (auto event = cmark_iter_next(iter.get()); event != CMARK_EVENT_DONE; event = cmark_iter_next(iter.get())) {
            visit(cmark_iter_get_node(iter.get()), event == CMARK_EVENT_ENTER);
        }
    }

private:
    void visit(cmark_node* node, bool enters)
    {
        if (describeImage(node, enters) || leaf(node)) {
            return;
        }
        const Element element = elementOf(node);
        if (element.name.empty()) {
            return;
        }
        if (!enters) {
            m_writer.close();
            return;
        }
        if (element.role == Role::Link) {
            m_writer.openLink(orEmpty(cmark_node_get_url(node)));
        } else {
            m_writer.open(element);
        }
        if (element.role == Role::Item && std::string_view(cmark_node_get_type_string(node)) == "tasklist") {
            m_writer.text(cmark_gfm_extensions_get_tasklist_item_checked(node) ? "\u2611 " : "\u2610 ");
        }
    }

    bool describeImage(cmark_node* node, bool enters);
    bool leaf(cmark_node* node);
    void htmlBlock(cmark_node* node);
    static Element elementOf(cmark_node* node);
    static Element listElement(cmark_node* node);
    static Element tableElement(cmark_node* node, std::string_view type);
    static bool isTight(cmark_node* paragraph);

    BlockWriter& m_writer;
    std::size_t m_images = 0; ///< how deep within the descriptions of images
    std::string m_description;
};

// The description of an image is plain text, whatever it is written with. True if the node belongs to one.
bool NodeWalk::describeImage(cmark_node* node, bool enters)
{
    const cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_IMAGE) {
        m_images = enters ? m_images + 1 : m_images - 1;
        if (m_images == 0) {
            m_writer.image(orEmpty(cmark_node_get_url(node)), m_description);
            m_description.clear();
        }
        return true;
    }
    if (m_images == 0) {
        return false;
    }
    if (type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE) {
        m_description += literalOf(node);
    } else if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK) {
        m_description += ' ';
    }
    return true;
}

void NodeWalk::htmlBlock(cmark_node* node)
{
    const std::string text = asText(node);
    m_writer.open({Role::Paragraph, "p", {}, 1});
    bool first = true;
    for (const std::string_view line : text::split(text::trimmed(text), '\n')) {
        if (!std::exchange(first, false)) {
            m_writer.lineBreak();
        }
        m_writer.text(line);
    }
    m_writer.close();
}

// True if the node has nothing below it; then it has been written.
bool NodeWalk::leaf(cmark_node* node)
{
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_TEXT:
        m_writer.text(literalOf(node));
        return true;
    case CMARK_NODE_SOFTBREAK:
    case CMARK_NODE_LINEBREAK:
        m_writer.lineBreak();
        return true;
    case CMARK_NODE_CODE:
        m_writer.open({Role::Inline, "code", {}, 1});
        m_writer.text(literalOf(node));
        m_writer.close();
        return true;
    case CMARK_NODE_HTML_INLINE:
        m_writer.text(asText(node));
        return true;
    case CMARK_NODE_HTML_BLOCK:
        htmlBlock(node);
        return true;
    case CMARK_NODE_CODE_BLOCK: {
        const std::string_view info = orEmpty(cmark_node_get_fence_info(node));
        m_writer.code(info.substr(0, info.find_first_of(" \t,{")), literalOf(node));
        return true;
    }
    case CMARK_NODE_THEMATIC_BREAK:
        m_writer.rule();
        return true;
    default:
        return false;
    }
}

// Paragraphs in a tight list are only text.
bool NodeWalk::isTight(cmark_node* paragraph)
{
    cmark_node* const item = cmark_node_parent(paragraph);
    cmark_node* const list = item == nullptr ? nullptr : cmark_node_parent(item);
    return list != nullptr && cmark_node_get_type(list) == CMARK_NODE_LIST && cmark_node_get_list_tight(list) != 0;
}

Element NodeWalk::listElement(cmark_node* node)
{
    if (cmark_node_get_list_type(node) == CMARK_ORDERED_LIST) {
        return {Role::List, "ol", {}, cmark_node_get_list_start(node)};
    }
    return {Role::List, "ul", {}, 1};
}

Element NodeWalk::tableElement(cmark_node* node, std::string_view type)
{
    if (type == "table") {
        return {Role::Table, "table", R"( class="data" border="1" cellspacing="0" cellpadding="4")", 1};
    }
    if (type == "table_header" || type == "table_row") {
        return {Role::Table, "tr", {}, 1};
    }
    if (type == "strikethrough") {
        return {Role::Inline, "s", {}, 1};
    }
    if (type != "table_cell") {
        return {};
    }
    cmark_node* const row = cmark_node_parent(node);
    const bool header = cmark_gfm_extensions_get_table_row_is_header(row) != 0;
    std::size_t column = 0;
    for (cmark_node* before = cmark_node_previous(node); before != nullptr; before = cmark_node_previous(before)) {
        ++column;
    }
    cmark_node* const table = cmark_node_parent(row);
    const std::uint8_t* const alignments = cmark_gfm_extensions_get_table_alignments(table);
    const char alignment = alignments != nullptr && column < cmark_gfm_extensions_get_table_columns(table)
                               ? static_cast<char>(alignments[column])
                               : '\0';
    std::string attributes;
    for (const auto& [letter, word] : {std::pair('l', "left"), std::pair('c', "center"), std::pair('r', "right")}) {
        if (alignment == letter) {
            attributes = " align=\"" + std::string(word) + "\"";
        }
    }
    return {Role::Table, header ? "th" : "td", attributes, 1};
}

Element NodeWalk::elementOf(cmark_node* node)
{
    static constexpr std::array<std::string_view, 7> kHeadings = {"p", "h1", "h2", "h3", "h4", "h5", "h6"};
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_PARAGRAPH:
        return isTight(node) ? Element{} : Element{Role::Paragraph, "p", {}, 1};
    case CMARK_NODE_HEADING:
        return {Role::Paragraph, kHeadings.at(static_cast<std::size_t>(cmark_node_get_heading_level(node))), {}, 1};
    case CMARK_NODE_BLOCK_QUOTE:
        return {Role::Quote, "blockquote", " class=\"quote\"", 1};
    case CMARK_NODE_LIST:
        return listElement(node);
    case CMARK_NODE_ITEM:
        return {Role::Item, "li", {}, 1};
    case CMARK_NODE_EMPH:
        return {Role::Inline, "em", {}, 1};
    case CMARK_NODE_STRONG:
        return {Role::Inline, "strong", {}, 1};
    case CMARK_NODE_LINK:
        return {Role::Link, "a", {}, 1};
    default:
        return tableElement(node, cmark_node_get_type_string(node));
    }
}

} // namespace

void writeNode(cmark_node* node, BlockWriter& writer)
{
    NodeWalk(writer).run(node);
}

} // namespace accord::format
