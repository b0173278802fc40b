// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/markdown.h"

#include "core/format/markdown/html_walk.h"
#include "core/format/markdown/node_walk.h"
#include "core/format/markdown/source/document.h"
#include "core/format/markdown/write/block_writer.h"

#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace accord::format {
namespace {

constexpr std::size_t kStep = std::size_t{16} * 1024;

// The parser cannot be interrupted. What is longer than anybody writes is parsed in pieces of this size.
constexpr std::size_t kPiece = std::size_t{1024} * 1024;

// Where the first piece of a text ends: at a blank line or a line end where there is one.
std::size_t endOfPiece(std::string_view text)
{
    if (text.size() <= kPiece) {
        return text.size();
    }
    for (const std::string_view end : {"\n\n", "\n"}) {
        const std::size_t at = text.rfind(end, kPiece - end.size());
        if (at != std::string_view::npos && at > kPiece / 2) {
            return at + end.size();
        }
    }
    std::size_t end = kPiece;
    while (end > kPiece - 4 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return end;
}

} // namespace

struct MarkdownSteps::State
{
    State(std::string_view markdown, MarkdownOptions given, const std::stop_token& stop)
        : options(std::move(given))
        , text(options)
        , document(std::in_place, markdown.substr(0, endOfPiece(markdown)), stop)
        , rest(stop.stop_requested() ? std::string_view() : markdown.substr(endOfPiece(markdown)))
    {}

    // The next group of nodes, of the next piece if need be; null: that was all.
    const NodeGroup* nextGroup()
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
    std::optional<MarkdownDocument> document; ///< the piece that is being converted
    std::string rest;                         ///< what was behind the first one
    std::size_t restAt = 0;                   ///< the piece after this one in it
    std::size_t group = 0;                    ///< the next one
};

MarkdownSteps::MarkdownSteps(std::string_view markdown, MarkdownOptions options, const std::stop_token& stop)
    : m_state(std::make_unique<State>(markdown, std::move(options), stop))
{}

MarkdownSteps::~MarkdownSteps() = default;
MarkdownSteps::MarkdownSteps(MarkdownSteps&&) noexcept = default;
MarkdownSteps& MarkdownSteps::operator=(MarkdownSteps&&) noexcept = default;

std::vector<Block> MarkdownSteps::next()
{
    BlockWriter writer(m_state->text, m_state->options.repositoryUrl);
    // Groups such as comments give no blocks, so that a step may have to take many.
    while (writer.size() < kStep) {
        const NodeGroup* const group = m_state->nextGroup();
        if (group == nullptr) {
            break;
        }
        if (group->html == NodeGroup::Html::Tags) {
            writeHtml(m_state->document->html(*group), writer);
            continue;
        }
        for (cmark_node* const node : group->nodes) {
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
