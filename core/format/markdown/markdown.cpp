// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/markdown.h"

#include "core/base/text.h"
#include "core/base/url.h"
#include "core/format/markdown/block_writer.h"
#include "core/format/markdown/filter.h"
#include "core/format/markdown/inline_text.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace accord::format {
namespace {

constexpr std::size_t kStep = std::size_t{16} * 1024;

// The parser cannot be interrupted. What is longer than anybody writes is parsed in pieces of this size.
constexpr std::size_t kPiece = std::size_t{1024} * 1024;

// A file that somebody pasted as code is longer than a piece and still one block of code.
constexpr std::size_t kLongestCode = 16 * kPiece;

// Where the fence ends in which the text stands at `at`, a beginning of a line: `at` where it stands in none, and where
// the code goes on for too long. What is taken for a fence and is none only makes a piece longer.
std::size_t endOfCode(std::string_view text, std::size_t at)
{
    char mark = 0; // of the fence that is open
    std::size_t marks = 0;
    const std::size_t most = std::min(text.size(), at + kLongestCode);
    for (std::size_t from = 0; from < most && (from < at || mark != 0);) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        std::string_view line = text.substr(from, end - from);
        // A fence begins behind the markers of quotes and lists; it ends behind those of quotes.
        const std::size_t begin = line.find_first_not_of(mark == 0 ? " \t>*+-.)0123456789" : " \t>");
        line.remove_prefix(std::min(begin, line.size()));
        const char first = line.empty() ? '\0' : line.front();
        const std::size_t length = std::min(line.find_first_not_of(first), line.size());
        const std::string_view behind = line.substr(length);
        if (mark == 0 && (first == '~' || (first == '`' && behind.find('`') == std::string_view::npos)) &&
            length >= 3) {
            mark = first;
            marks = length;
        } else if (mark != 0 && first == mark && length >= marks &&
                   behind.find_first_not_of(" \t\r") == std::string_view::npos) {
            mark = 0;
        }
        from = end + 1;
        if (from >= at && mark == 0) {
            return std::max(at, std::min(from, text.size()));
        }
    }
    return mark != 0 && most == text.size() ? most : at;
}

// Where the first piece of a text ends: at a blank line or a line end where there is one, and behind the code in which
// that stands.
std::size_t endOfPiece(std::string_view text)
{
    if (text.size() <= kPiece) {
        return text.size();
    }
    for (const std::string_view end : {"\n\n", "\n"}) {
        const std::size_t at = text.rfind(end, kPiece - end.size());
        if (at != std::string_view::npos && at > kPiece / 2) {
            return endOfCode(text, at + end.size());
        }
    }
    std::size_t end = kPiece;
    while (end > kPiece - 4 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return end;
}

constexpr int kParseOptions = CMARK_OPT_VALIDATE_UTF8;
constexpr int kRenderOptions = CMARK_OPT_UNSAFE | CMARK_OPT_HARDBREAKS;
// The HTML parser walks its tree by recursion, and looks for the place of what does not belong into a table from the
// start each time.
constexpr std::size_t kDeepestNode = 300;
constexpr std::size_t kMostNodesWithTable = 20000;
// So much is given to the parser before somebody who wishes to stop is heard.
constexpr std::size_t kFed = std::size_t{64} * 1024;

// The parser keeps a table of special characters for all its users and changes it while it parses.
std::mutex& parserMutex()
{
    static std::mutex mutex;
    return mutex;
}

using NodeIterator = std::unique_ptr<cmark_iter, void (*)(cmark_iter*)>;

bool isHtml(cmark_node* node)
{
    const cmark_node_type type = cmark_node_get_type(node);
    return type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE;
}

// Of a block of raw HTML: its lines, as Markdown keeps them.
std::string asParagraph(std::string_view html)
{
    return "<p>" + text::replacedAll(text::trimmed(html), "\n", "<br>") + "</p>";
}

// Tags are shown as they were written.
void turnIntoText(cmark_node* html)
{
    std::string text = text::replacedAll(cmark_node_get_literal(html), "<", "&lt;");
    if (cmark_node_get_type(html) == CMARK_NODE_HTML_BLOCK) {
        text = asParagraph(text);
    }
    cmark_node_set_literal(html, text.c_str());
}

// What is nested deeper than anybody reads: a paragraph of its texts.
std::string withoutNesting(cmark_node* top)
{
    std::string html = "<p>";
    const NodeIterator iter(cmark_iter_new(top), cmark_iter_free);
    while (cmark_iter_next(iter.get()) != CMARK_EVENT_DONE) {
        cmark_node* const node = cmark_iter_get_node(iter.get());
        if (cmark_node_first_child(node) != nullptr) {
            continue;
        }
        const char* const literal = cmark_node_get_literal(node);
        if (literal == nullptr) {
            html += "<br>";
        } else if (isHtml(node)) {
            html += literal;
        } else {
            appendEscaped(html, literal);
        }
    }
    return html + "</p>";
}

} // namespace

/// Markdown that has been parsed, and cut into groups of nodes of the top level that must be converted together,
/// because raw HTML that one of them opens is closed in another. The raw HTML in its nodes is filtered (see RawHtml).
class ParsedMarkdown
{
public:
    struct Group
    {
        std::vector<cmark_node*> nodes;
        bool tooDeep = false; ///< for a parser that walks its tree by recursion
    };

    /// Where somebody wishes to stop before the end it stays empty.
    ParsedMarkdown(std::string_view markdown, const std::stop_token& stop);

    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }

    /// The group as HTML, tags and all; not safe to show. No deeper than the HTML parser can take it.
    [[nodiscard]] std::string html(const Group& group) const;

private:
    struct TopNode
    {
        cmark_node* node = nullptr;
        std::vector<RawTag> tags;
        std::vector<cmark_node*> tagged; ///< the nodes in which these stand
        std::size_t depth = 0;           ///< deepest node below it
        std::size_t count = 0;           ///< nodes below it
    };
    struct FreeParser
    {
        void operator()(cmark_parser* parser) const { cmark_parser_free(parser); }
    };
    struct FreeNode
    {
        void operator()(cmark_node* node) const { cmark_node_free(node); }
    };

    void parse(std::string_view markdown, const std::stop_token& stop);
    void group(const std::stop_token& stop);
    static TopNode inspect(cmark_node* node);
    [[nodiscard]] static std::vector<std::size_t> lastOfGroup(const std::vector<TopNode>& nodes);
    [[nodiscard]] static bool isTame(const std::vector<TopNode>& nodes, std::size_t first, std::size_t last);

    std::unique_ptr<cmark_parser, FreeParser> m_parser;
    std::unique_ptr<cmark_node, FreeNode> m_root;
    std::vector<Group> m_groups;
};

ParsedMarkdown::ParsedMarkdown(std::string_view markdown, const std::stop_token& stop)
{
    parse(markdown, stop);
    group(stop);
}

void ParsedMarkdown::parse(std::string_view markdown, const std::stop_token& stop)
{
    const std::string guarded = guardedMarkdown(markdown);
    const std::lock_guard lock(parserMutex());
    cmark_gfm_core_extensions_ensure_registered();
    m_parser.reset(cmark_parser_new(kParseOptions));
    for (const char* extension : {"table", "strikethrough", "tasklist", "autolink"}) {
        if (std::string_view(extension) != "autolink" || mayLinkAddresses(markdown)) {
            cmark_parser_attach_syntax_extension(m_parser.get(), cmark_find_syntax_extension(extension));
        }
    }
    for (std::size_t at = 0; at < guarded.size() && !stop.stop_requested(); at += kFed) {
        cmark_parser_feed(m_parser.get(), guarded.data() + at, std::min(kFed, guarded.size() - at));
    }
    if (!stop.stop_requested()) {
        m_root.reset(cmark_parser_finish(m_parser.get()));
    }
}

// Filters the raw HTML of one node of the top level and notes what it opens and closes.
ParsedMarkdown::TopNode ParsedMarkdown::inspect(cmark_node* node)
{
    TopNode top;
    top.node = node;
    const NodeIterator iter(cmark_iter_new(node), cmark_iter_free);
    std::size_t depth = 0;
    for (auto event = cmark_iter_next(iter.get()); event != CMARK_EVENT_DONE; event = cmark_iter_next(iter.get())) {
        cmark_node* const current = cmark_iter_get_node(iter.get());
        const bool enters = event == CMARK_EVENT_ENTER;
        const cmark_node_type type = cmark_node_get_type(current);
        if (enters && (type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE) &&
            hasUnsafeCharacter(cmark_node_get_url(current))) {
            cmark_node_set_url(current, ""); // the renderer would encode it
        }
        if (enters && isHtml(current)) {
            RawHtml raw = filteredHtml(cmark_node_get_literal(current));
            const bool plain = raw.tags.empty() && type == CMARK_NODE_HTML_BLOCK;
            cmark_node_set_literal(current, (plain ? asParagraph(raw.html) : raw.html).c_str());
            if (!raw.tags.empty()) {
                top.tags.insert(top.tags.end(), raw.tags.begin(), raw.tags.end());
                top.tagged.push_back(current);
            }
        }
        // Leaves are entered only.
        if (cmark_node_first_child(current) != nullptr) {
            depth = enters ? depth + 1 : depth - 1;
            top.depth = std::max(top.depth, depth);
        }
        top.count += enters ? 1U : 0U;
    }
    return top;
}

// For each node the last one that must be converted with it: where an element that it opens is closed. What is never
// closed ends with its own node.
std::vector<std::size_t> ParsedMarkdown::lastOfGroup(const std::vector<TopNode>& nodes)
{
    std::vector<std::size_t> last(nodes.size());
    std::unordered_map<std::string_view, std::vector<std::size_t>> open;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        last[i] = i;
        for (const RawTag& tag : nodes[i].tags) {
            if (!isContainer(tag.name)) {
                continue;
            }
            auto& opened = open[tag.name];
            if (!tag.closes) {
                opened.push_back(i);
            } else if (!opened.empty()) {
                last[opened.back()] = i;
                opened.pop_back();
            }
        }
    }
    return last;
}

// Whether the HTML parser can take the tags of these nodes.
bool ParsedMarkdown::isTame(const std::vector<TopNode>& nodes, std::size_t first, std::size_t last)
{
    NestingEstimate estimate;
    std::size_t count = 0;
    std::size_t depth = 0;
    for (std::size_t i = first; i <= last; ++i) {
        std::ranges::for_each(nodes[i].tags, [&](const RawTag& tag) { estimate.add(tag); });
        count += nodes[i].count + nodes[i].tags.size();
        depth = std::max(depth, nodes[i].depth);
    }
    return estimate.acceptable() && depth <= kDeepestNode && (!estimate.hasTable() || count <= kMostNodesWithTable);
}

void ParsedMarkdown::group(const std::stop_token& stop)
{
    std::vector<TopNode> nodes;
    if (!m_root) {
        return;
    }
    for (cmark_node* node = cmark_node_first_child(m_root.get()); node != nullptr; node = cmark_node_next(node)) {
        if (stop.stop_requested()) {
            return;
        }
        nodes.push_back(inspect(node));
    }
    const std::vector<std::size_t> lasts = lastOfGroup(nodes);
    for (std::size_t first = 0; first < nodes.size();) {
        std::size_t last = lasts[first];
        for (std::size_t i = first; i <= last; ++i) {
            last = std::max(last, lasts[i]);
        }
        const bool tame = isTame(nodes, first, last);
        Group& group = m_groups.emplace_back();
        for (std::size_t i = first; i <= last; ++i) {
            if (!tame) {
                std::ranges::for_each(nodes[i].tagged, turnIntoText);
            }
            group.nodes.push_back(nodes[i].node);
            group.tooDeep = group.tooDeep || nodes[i].depth > kDeepestNode;
        }
        first = last + 1;
    }
}

std::string ParsedMarkdown::html(const Group& group) const
{
    std::string html;
    for (cmark_node* const node : group.nodes) {
        if (group.tooDeep) {
            html += withoutNesting(node);
            continue;
        }
        const std::unique_ptr<char, void (*)(void*)> rendered(
            cmark_render_html(node, kRenderOptions, cmark_parser_get_syntax_extensions(m_parser.get())), std::free);
        html += rendered.get();
    }
    return html;
}

struct MarkdownSteps::State
{
    State(std::string_view markdown, MarkdownOptions given, const std::stop_token& stop)
        : options(std::move(given))
        , text(options)
        , document(std::in_place, markdown.substr(0, endOfPiece(markdown)), stop)
        , rest(stop.stop_requested() ? std::string_view() : markdown.substr(endOfPiece(markdown)))
    {}

    // The next group of nodes, of the next piece if need be; null: that was all.
    const ParsedMarkdown::Group* nextGroup()
    {
        while (group == document->groups().size() && restAt < rest.size()) {
            const std::string_view left = std::string_view(rest).substr(restAt);
            const std::size_t end = endOfPiece(left);
            document.emplace(left.substr(0, end), std::stop_token());
            restAt += end;
            group = 0;
        }
        return group == document->groups().size() ? nullptr : &document->groups()[group++];
    }

    MarkdownOptions options;
    InlineText text;
    std::optional<ParsedMarkdown> document; ///< the piece that is being converted
    std::string rest;                       ///< what was behind the first one
    std::size_t restAt = 0;                 ///< the piece after this one in it
    std::size_t group = 0;                  ///< the next one
};

MarkdownSteps::MarkdownSteps(std::string_view markdown, MarkdownOptions options, const std::stop_token& stop)
    : m_state(std::make_unique<State>(markdown, std::move(options), stop))
{}

MarkdownSteps::~MarkdownSteps() = default;
MarkdownSteps::MarkdownSteps(MarkdownSteps&&) noexcept = default;
MarkdownSteps& MarkdownSteps::operator=(MarkdownSteps&&) noexcept = default;

std::vector<TextBlock> MarkdownSteps::next()
{
    BlockWriter writer(m_state->text, m_state->options.repositoryUrl);
    // Groups such as comments give no blocks, so that a step may have to take many.
    while (writer.size() < kStep) {
        const auto* const group = m_state->nextGroup();
        if (group == nullptr) {
            break;
        }
        writeHtml(m_state->document->html(*group), writer);
    }
    return writer.take();
}

} // namespace accord::format
