// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmark-gfm.h>

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// Nodes of the top level that must be converted together, because raw HTML that one of them opens is closed in
/// another.
struct NodeGroup
{
    enum class Html {
        None,   ///< only Markdown
        Tags,   ///< Markdown with tags: for the HTML parser
        AsText, ///< too wild: its tags are shown as text
    };

    std::vector<cmark_node*> nodes;
    Html html = Html::None;
};

/// Markdown that has been parsed, and cut into groups that can be converted one by one. The raw HTML in its nodes is
/// filtered (see RawHtml).
class MarkdownDocument
{
public:
    /// Parses. Where somebody wishes to stop before the end it stays empty.
    MarkdownDocument(std::string_view markdown, const std::stop_token& stop);

    [[nodiscard]] const std::vector<NodeGroup>& groups() const { return m_groups; }

    /// The group as HTML, tags and all; not safe to show.
    [[nodiscard]] std::string html(const NodeGroup& group) const;

private:
    struct FreeParser
    {
        void operator()(cmark_parser* parser) const { cmark_parser_free(parser); }
    };
    struct FreeNode
    {
        void operator()(cmark_node* node) const { cmark_node_free(node); }
    };
    struct TopNode;

    void parse(std::string_view markdown, const std::stop_token& stop);
    void group(const std::stop_token& stop);
    static TopNode inspect(cmark_node* node);
    [[nodiscard]] static std::vector<std::size_t> lastOfGroup(const std::vector<TopNode>& nodes);
    [[nodiscard]] static NodeGroup::Html judge(const std::vector<TopNode>& nodes, std::size_t first, std::size_t last);

    std::unique_ptr<cmark_parser, FreeParser> m_parser;
    std::unique_ptr<cmark_node, FreeNode> m_root;
    std::vector<NodeGroup> m_groups;
};

} // namespace accord::format
