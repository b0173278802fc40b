// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/source/document.h"

#include "core/format/markdown/source/guard.h"
#include "core/format/markdown/source/raw_html.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <unordered_map>

namespace accord::format {
namespace {

constexpr int kParseOptions = CMARK_OPT_VALIDATE_UTF8;
constexpr int kRenderOptions = CMARK_OPT_UNSAFE | CMARK_OPT_HARDBREAKS;
// The HTML parser walks its tree by recursion, and looks for the place of what does not belong into a table from the
// start each time.
constexpr std::size_t kDeepestNode = 300;
constexpr std::size_t kMostNodesWithTable = 20000;
// So much is given to the parser before somebody who wishes to stop is heard.
constexpr std::size_t kPiece = std::size_t{64} * 1024;

// The parser keeps a table of special characters for all its users and changes it while it parses.
std::mutex& parserMutex()
{
    static std::mutex mutex;
    return mutex;
}

} // namespace

struct MarkdownDocument::TopNode
{
    cmark_node* node = nullptr;
    std::vector<RawTag> tags;
    std::size_t depth = 0; ///< deepest node below it
    std::size_t count = 0; ///< nodes below it
    bool html = false;     ///< has raw HTML that is more than text
};

MarkdownDocument::MarkdownDocument(std::string_view markdown, const std::stop_token& stop)
{
    parse(markdown, stop);
    group(stop);
}

void MarkdownDocument::parse(std::string_view markdown, const std::stop_token& stop)
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
    for (std::size_t at = 0; at < guarded.size() && !stop.stop_requested(); at += kPiece) {
        cmark_parser_feed(m_parser.get(), guarded.data() + at, std::min(kPiece, guarded.size() - at));
    }
    if (!stop.stop_requested()) {
        m_root.reset(cmark_parser_finish(m_parser.get()));
    }
}

// Filters the raw HTML of one node of the top level and notes what it opens and closes.
MarkdownDocument::TopNode MarkdownDocument::inspect(cmark_node* node)
{
    TopNode top;
    top.node = node;
    const std::unique_ptr<cmark_iter, void (*)(cmark_iter*)> iter(cmark_iter_new(node), cmark_iter_free);
    std::size_t depth = 0;
    for (auto event = cmark_iter_next(iter.get()); event != CMARK_EVENT_DONE; event = cmark_iter_next(iter.get())) {
        cmark_node* const current = cmark_iter_get_node(iter.get());
        const bool enters = event == CMARK_EVENT_ENTER;
        const cmark_node_type type = cmark_node_get_type(current);
        if (type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE) {
            RawHtml raw = filteredHtml(cmark_node_get_literal(current));
            cmark_node_set_literal(current, raw.html.c_str());
            top.html = top.html || !raw.plain;
            top.tags.insert(top.tags.end(), raw.tags.begin(), raw.tags.end());
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
std::vector<std::size_t> MarkdownDocument::lastOfGroup(const std::vector<TopNode>& nodes)
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

NodeGroup::Html MarkdownDocument::judge(const std::vector<TopNode>& nodes, std::size_t first, std::size_t last)
{
    NestingEstimate estimate;
    std::size_t count = 0;
    std::size_t depth = 0;
    bool html = false;
    for (std::size_t i = first; i <= last; ++i) {
        std::ranges::for_each(nodes[i].tags, [&](const RawTag& tag) { estimate.add(tag); });
        count += nodes[i].count + nodes[i].tags.size();
        depth = std::max(depth, nodes[i].depth);
        html = html || nodes[i].html;
    }
    if (!html) {
        return NodeGroup::Html::None;
    }
    const bool tame =
        estimate.acceptable() && depth <= kDeepestNode && (!estimate.hasTable() || count <= kMostNodesWithTable);
    return tame ? NodeGroup::Html::Tags : NodeGroup::Html::AsText;
}

void MarkdownDocument::group(const std::stop_token& stop)
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
        NodeGroup group;
        group.html = judge(nodes, first, last);
        for (std::size_t i = first; i <= last; ++i) {
            group.nodes.push_back(nodes[i].node);
        }
        m_groups.push_back(std::move(group));
        first = last + 1;
    }
}

std::string MarkdownDocument::html(const NodeGroup& group) const
{
    std::string html;
    for (cmark_node* const node : group.nodes) {
        const std::unique_ptr<char, void (*)(void*)> rendered(
            cmark_render_html(node, kRenderOptions, cmark_parser_get_syntax_extensions(m_parser.get())), std::free);
        html += rendered.get();
    }
    return html;
}

} // namespace accord::format
