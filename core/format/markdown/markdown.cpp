// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/markdown.h"

#include "core/format/markdown/html_walk.h"
#include "core/format/markdown/node_walk.h"
#include "core/format/markdown/source/document.h"
#include "core/format/markdown/write/block_writer.h"

#include <iterator>
#include <utility>

namespace accord::format {
namespace {

constexpr std::size_t kStep = std::size_t{16} * 1024;

} // namespace

struct MarkdownSteps::State
{
    State(std::string_view markdown, MarkdownOptions given)
        : options(std::move(given))
        , text(options)
        , document(markdown)
    {}

    MarkdownOptions options;
    InlineText text;
    MarkdownDocument document;
    std::size_t group = 0; ///< the next one
};

MarkdownSteps::MarkdownSteps(std::string_view markdown, MarkdownOptions options)
    : m_state(std::make_unique<State>(markdown, std::move(options)))
{}

MarkdownSteps::~MarkdownSteps() = default;
MarkdownSteps::MarkdownSteps(MarkdownSteps&&) noexcept = default;
MarkdownSteps& MarkdownSteps::operator=(MarkdownSteps&&) noexcept = default;

std::vector<Block> MarkdownSteps::next()
{
    const std::vector<NodeGroup>& groups = m_state->document.groups();
    BlockWriter writer(m_state->text, m_state->options.repositoryUrl);
    // Groups such as comments give no blocks, so that a step may have to take many.
    while (m_state->group < groups.size() && writer.size() < kStep) {
        const NodeGroup& group = groups[m_state->group++];
        if (group.html == NodeGroup::Html::Tags) {
            writeHtml(m_state->document.html(group), writer);
            continue;
        }
        for (cmark_node* const node : group.nodes) {
            writeNode(node, writer);
        }
    }
    return writer.take();
}

std::vector<Block> markdownBlocks(std::string_view markdown, const MarkdownOptions& options)
{
    MarkdownSteps steps(markdown, options);
    std::vector<Block> all;
    for (std::vector<Block> some = steps.next(); !some.empty(); some = steps.next()) {
        all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
    }
    return all;
}

} // namespace accord::format
