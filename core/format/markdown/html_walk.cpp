// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/format/markdown/block_writer.h"

#include <gumbo.h>

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>

namespace accord::format {
namespace {

struct Allowed
{
    GumboTag tag;
    ElementRole role;
    std::string_view name;
    std::string_view attributes = {};
};

constexpr Allowed kAllowed[] = {
    {GUMBO_TAG_P, ElementRole::Paragraph, "p"},
    {GUMBO_TAG_H1, ElementRole::Paragraph, "h1"},
    {GUMBO_TAG_H2, ElementRole::Paragraph, "h2"},
    {GUMBO_TAG_H3, ElementRole::Paragraph, "h3"},
    {GUMBO_TAG_H4, ElementRole::Paragraph, "h4"},
    {GUMBO_TAG_H5, ElementRole::Paragraph, "h5"},
    {GUMBO_TAG_H6, ElementRole::Paragraph, "h6"},
    {GUMBO_TAG_UL, ElementRole::List, "ul"},
    {GUMBO_TAG_OL, ElementRole::List, "ol"},
    {GUMBO_TAG_LI, ElementRole::Item, "li"},
    {GUMBO_TAG_BLOCKQUOTE, ElementRole::Quote, "blockquote", " class=\"quote\""},
    {GUMBO_TAG_TABLE, ElementRole::Table, "table", R"( class="data" border="1" cellspacing="0" cellpadding="4")"},
    {GUMBO_TAG_TR, ElementRole::Table, "tr"},
    {GUMBO_TAG_TD, ElementRole::Table, "td"},
    {GUMBO_TAG_TH, ElementRole::Table, "th"},
    {GUMBO_TAG_DIV, ElementRole::Container, "div"},
    {GUMBO_TAG_SECTION, ElementRole::Container, "div"},
    {GUMBO_TAG_ARTICLE, ElementRole::Container, "div"},
    {GUMBO_TAG_ASIDE, ElementRole::Container, "div"},
    {GUMBO_TAG_HEADER, ElementRole::Container, "div"},
    {GUMBO_TAG_FOOTER, ElementRole::Container, "div"},
    {GUMBO_TAG_MAIN, ElementRole::Container, "div"},
    {GUMBO_TAG_NAV, ElementRole::Container, "div"},
    {GUMBO_TAG_ADDRESS, ElementRole::Container, "div"},
    {GUMBO_TAG_CENTER, ElementRole::Container, "div"},
    {GUMBO_TAG_FIGURE, ElementRole::Container, "div"},
    {GUMBO_TAG_FIGCAPTION, ElementRole::Container, "div"},
    {GUMBO_TAG_DL, ElementRole::Container, "div"},
    {GUMBO_TAG_DT, ElementRole::Container, "div"},
    {GUMBO_TAG_DD, ElementRole::Container, "div", " class=\"indent\""},
    {GUMBO_TAG_B, ElementRole::Inline, "strong"},
    {GUMBO_TAG_STRONG, ElementRole::Inline, "strong"},
    {GUMBO_TAG_I, ElementRole::Inline, "em"},
    {GUMBO_TAG_EM, ElementRole::Inline, "em"},
    {GUMBO_TAG_CITE, ElementRole::Inline, "em"},
    {GUMBO_TAG_DFN, ElementRole::Inline, "em"},
    {GUMBO_TAG_VAR, ElementRole::Inline, "em"},
    {GUMBO_TAG_U, ElementRole::Inline, "u"},
    {GUMBO_TAG_INS, ElementRole::Inline, "u"},
    {GUMBO_TAG_MARK, ElementRole::Inline, "u"},
    {GUMBO_TAG_S, ElementRole::Inline, "s"},
    {GUMBO_TAG_STRIKE, ElementRole::Inline, "s"},
    {GUMBO_TAG_DEL, ElementRole::Inline, "s"},
    {GUMBO_TAG_CODE, ElementRole::Inline, "code"},
    {GUMBO_TAG_TT, ElementRole::Inline, "code"},
    {GUMBO_TAG_SAMP, ElementRole::Inline, "code"},
    {GUMBO_TAG_KBD, ElementRole::Inline, "kbd"},
    {GUMBO_TAG_SUB, ElementRole::Inline, "sub"},
    {GUMBO_TAG_SUP, ElementRole::Inline, "sup"},
    {GUMBO_TAG_SMALL, ElementRole::Inline, "small"},
    {GUMBO_TAG_BIG, ElementRole::Inline, "big"},
};

std::span<GumboNode* const> nodesOf(const GumboVector& vector)
{
    return {reinterpret_cast<GumboNode**>(vector.data), vector.length};
}

bool isElement(const GumboNode* node)
{
    return node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
}

std::string_view attribute(const GumboNode* node, const char* name)
{
    const GumboAttribute* const found = gumbo_get_attribute(&node->v.element.attributes, name);
    return found == nullptr ? std::string_view() : std::string_view(found->value);
}

// A small number such as a column span, or 0.
int numberOf(std::string_view text)
{
    int value = 0;
    for (const char c : text.substr(0, 4)) {
        if (c < '0' || c > '9') {
            return 0;
        }
        value = value * 10 + (c - '0');
    }
    return value;
}

void appendText(const GumboNode* node, std::string& out)
{
    if (!isElement(node)) {
        if (node->type != GUMBO_NODE_COMMENT && node->type != GUMBO_NODE_DOCUMENT) {
            out += node->v.text.text;
        }
        return;
    }
    if (node->v.element.tag == GUMBO_TAG_BR) {
        out += '\n';
    }
    for (const GumboNode* child : nodesOf(node->v.element.children)) {
        appendText(child, out);
    }
}

// Whether text in front of and behind the element stands on different lines.
bool breaksLine(const GumboNode* node)
{
    if (!isElement(node)) {
        return false;
    }
    const GumboTag tag = node->v.element.tag;
    const auto* const allowed = std::ranges::find(kAllowed, tag, &Allowed::tag);
    return allowed != std::end(kAllowed) ? allowed->role != ElementRole::Inline
                                         : tag == GUMBO_TAG_BR || tag == GUMBO_TAG_HR || tag == GUMBO_TAG_PRE ||
                                               tag == GUMBO_TAG_DETAILS || tag == GUMBO_TAG_SUMMARY;
}

bool isText(const GumboNode* node)
{
    return node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE || node->type == GUMBO_NODE_CDATA;
}

// The text of a node without the line ends that only divide the tags around it.
std::string_view textOf(const GumboNode* node)
{
    const auto siblings = nodesOf(node->parent->v.element.children);
    const std::size_t at = node->index_within_parent;
    std::string_view text = node->v.text.text;
    if (text.starts_with('\n') && (at == 0 || breaksLine(siblings[at - 1]))) {
        text.remove_prefix(1);
    }
    if (text.ends_with('\n') && (at + 1 >= siblings.size() || breaksLine(siblings[at + 1]))) {
        text.remove_suffix(1);
    }
    return text;
}

// Recursion goes as deep as the tree, which the caller has kept within bounds (see NestingEstimate).
class HtmlWalk
{
public:
    explicit HtmlWalk(BlockWriter& writer)
        : m_writer(writer)
    {}

    void children(const GumboNode* node)
    {
        for (const GumboNode* child : nodesOf(node->v.element.children)) {
            visit(child);
        }
    }

private:
    void visit(const GumboNode* node);
    bool special(const GumboNode* node);
    void element(const GumboNode* node);
    void code(const GumboNode* node);
    void fold(const GumboNode* node);
    void media(const GumboNode* node);

    BlockWriter& m_writer;
};

void HtmlWalk::visit(const GumboNode* node)
{
    if (isText(node)) {
        m_writer.text(textOf(node));
    } else if (isElement(node) && !special(node)) {
        element(node);
    }
}

void HtmlWalk::code(const GumboNode* node)
{
    std::string_view language = attribute(node, "lang");
    for (const GumboNode* child : nodesOf(node->v.element.children)) {
        constexpr std::string_view kPrefix = "language-";
        if (isElement(child) && attribute(child, "class").starts_with(kPrefix)) {
            language = attribute(child, "class").substr(kPrefix.size());
        }
    }
    std::string text;
    appendText(node, text);
    m_writer.code(language.substr(0, language.find_first_of(" \t,{")), text);
}

void HtmlWalk::fold(const GumboNode* node)
{
    m_writer.beginFold(gumbo_get_attribute(&node->v.element.attributes, "open") != nullptr);
    for (const GumboNode* child : nodesOf(node->v.element.children)) {
        if (isElement(child) && child->v.element.tag == GUMBO_TAG_SUMMARY) {
            m_writer.beginSummary();
            children(child);
            m_writer.endSummary();
        } else {
            visit(child);
        }
    }
    m_writer.endFold();
}

// Films and sounds are not played; a link leads to them.
void HtmlWalk::media(const GumboNode* node)
{
    std::string_view source = attribute(node, "src");
    for (const GumboNode* child : nodesOf(node->v.element.children)) {
        if (source.empty() && isElement(child) && child->v.element.tag == GUMBO_TAG_SOURCE) {
            source = attribute(child, "src");
        }
    }
    m_writer.openLink(source);
    m_writer.text(source);
    m_writer.close();
}

// Elements that are more than a pair of tags. True if it was one.
bool HtmlWalk::special(const GumboNode* node)
{
    switch (node->v.element.tag) {
    case GUMBO_TAG_BR:
        m_writer.lineBreak();
        return true;
    case GUMBO_TAG_HR:
        m_writer.rule();
        return true;
    case GUMBO_TAG_IMG:
        m_writer.image(attribute(node, "src"), attribute(node, "alt"));
        return true;
    case GUMBO_TAG_PRE:
        code(node);
        return true;
    case GUMBO_TAG_DETAILS:
        fold(node);
        return true;
    case GUMBO_TAG_VIDEO:
    case GUMBO_TAG_AUDIO:
        media(node);
        return true;
    case GUMBO_TAG_INPUT: // what the Markdown parser makes of a task list
        m_writer.text(gumbo_get_attribute(&node->v.element.attributes, "checked") != nullptr ? "\u2611" : "\u2610");
        return true;
    case GUMBO_TAG_A:
        m_writer.openLink(attribute(node, "href"));
        children(node);
        m_writer.close();
        return true;
    case GUMBO_TAG_SCRIPT:
    case GUMBO_TAG_STYLE:
    case GUMBO_TAG_TITLE:
    case GUMBO_TAG_IFRAME:
    case GUMBO_TAG_OBJECT:
    case GUMBO_TAG_SVG:
    case GUMBO_TAG_MATH:
        return true;
    default:
        return false;
    }
}

void HtmlWalk::element(const GumboNode* node)
{
    const GumboTag tag = node->v.element.tag;
    const auto* const allowed = std::ranges::find(kAllowed, tag, &Allowed::tag);
    if (allowed == std::end(kAllowed)) {
        children(node);
        return;
    }
    Element element{allowed->role, allowed->name, std::string(allowed->attributes), 1};
    if (tag == GUMBO_TAG_OL) {
        element.start = std::max(1, numberOf(attribute(node, "start")));
    }
    if (tag == GUMBO_TAG_TD || tag == GUMBO_TAG_TH) {
        for (const char* span : {"colspan", "rowspan"}) {
            if (const int number = numberOf(attribute(node, span)); number > 1 && number <= 100) {
                element.attributes.append(" ").append(span).append("=\"").append(std::to_string(number)).append("\"");
            }
        }
        for (const char* side : {"left", "center", "right"}) {
            if (text::equalsIgnoringCase(attribute(node, "align"), side)) {
                element.attributes.append(" align=\"").append(side).append("\"");
            }
        }
    }
    m_writer.open(std::move(element));
    children(node);
    m_writer.close();
}

// Gumbo counts in an int what a reference such as &#x41; says, and takes the sum for a character even when it went
// past the end. A number that is too long for any character becomes the sign for what cannot be shown.
std::string withoutHugeReferences(std::string_view html)
{
    constexpr std::size_t kMostDigits = 7;
    std::string out;
    std::size_t from = 0;
    for (std::size_t at = html.find("&#"); at != std::string_view::npos; at = html.find("&#", at + 2)) {
        const bool hex = at + 2 < html.size() && (html[at + 2] == 'x' || html[at + 2] == 'X');
        const std::string_view digits = hex ? "0123456789abcdefABCDEF" : "0123456789";
        const std::size_t first = std::min(html.find_first_not_of('0', at + (hex ? 3 : 2)), html.size());
        const std::size_t end = std::min(html.find_first_not_of(digits, first), html.size());
        if (end - first > kMostDigits) {
            out.append(html, from, at - from).append("&#xfffd");
            from = end;
        }
    }
    return out.append(html, from);
}

} // namespace

void writeHtml(std::string_view text, BlockWriter& writer)
{
    const std::string html = withoutHugeReferences(text);
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;
    options.fragment_context = GUMBO_TAG_DIV;
    const auto destroy = [&options](GumboOutput* output) { gumbo_destroy_output(&options, output); };
    const std::unique_ptr<GumboOutput, decltype(destroy)> output(
        gumbo_parse_with_options(&options, html.data(), html.size()), destroy);
    HtmlWalk(writer).children(output->root);
}

} // namespace accord::format
