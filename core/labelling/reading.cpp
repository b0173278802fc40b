// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/reading.h"

#include "core/format/markdown/markdown.h"
#include "core/store/issues/issues.h"
#include "core/store/study/rounds.h"

namespace accord::labelling {
namespace {

std::vector<TextBlock> takenOver(std::vector<format::Block> blocks)
{
    std::vector<TextBlock> result;
    result.reserve(blocks.size());
    for (format::Block& block : blocks) {
        const auto kind = static_cast<TextBlock::Kind>(block.kind);
        result.push_back(TextBlock{kind, std::move(block.html), std::move(block.language), std::move(block.text),
                                   takenOver(std::move(block.blocks)), block.depth, block.indent, block.open});
    }
    return result;
}

} // namespace

static_assert(static_cast<int>(TextBlock::Kind::Flow) == static_cast<int>(format::Block::Kind::Flow) &&
              static_cast<int>(TextBlock::Kind::Code) == static_cast<int>(format::Block::Kind::Code) &&
              static_cast<int>(TextBlock::Kind::Fold) == static_cast<int>(format::Block::Kind::Fold));

Result<Issue> issueToRead(Project& project, IssueId issue)
{
    return store::issueById(project.database(), issue);
}

Result<IssueId> issueOf(Project& project, ItemId item)
{
    ACCORD_TRY(const auto found, store::itemById(project.database(), item));
    return found ? Result<IssueId>(found->issue)
                 : Result<IssueId>(Error{Errc::NotFound, "item " + std::to_string(item.value), {}});
}

struct TextSteps::State
{
    format::MarkdownSteps steps;
};

TextSteps::TextSteps(const std::string& markdown, const std::string& repositoryUrl,
                     const std::vector<std::string>& keywords, const std::stop_token& stop)
    : m_state(std::make_unique<State>(
          State{format::MarkdownSteps(markdown, format::MarkdownOptions{repositoryUrl, keywords}, stop)}))
{}

TextSteps::~TextSteps() = default;
TextSteps::TextSteps(TextSteps&&) noexcept = default;
TextSteps& TextSteps::operator=(TextSteps&&) noexcept = default;

std::vector<TextBlock> TextSteps::next()
{
    return takenOver(m_state->steps.next());
}

} // namespace accord::labelling
