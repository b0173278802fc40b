// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/project/project.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::labelling {

/// An earlier text of an issue: the one that somebody labelled, or the last one before the present one.
struct EarlierText
{
    DocumentId document;
    std::string changedAt; ///< when the project got the next one
    bool labelled = false; ///< whoever looks labelled this one and no later one
    TextDifference parts;  ///< what the present text has differently
};

/// The text that `viewer` labelled, if the issue has another one by now; the former one if they labelled none. None if
/// the issue never had another text. Says only what `viewer` did, never what others did.
Result<std::optional<EarlierText>> earlierText(Project& project, const Issue& issue, PersonId viewer);

/// The issue with one of its texts in place of the present one. Errc::NotFound.
Result<Issue> issueWithText(Project& project, IssueId issue, DocumentId text);

/// The words for which the issue was collected, as they stand in its present text: longest first, each once.
Result<std::vector<std::string>> collectedWords(Project& project, const Issue& issue);

/// The issue with its newest text and discussion, as people read it. Errc::NotFound.
Result<Issue> issueToRead(Project& project, IssueId issue);

/// It only says that somebody is there ("+1", "Same here!", a thumb), or a program wrote it, whose name ends in "[bot]"
/// or
/// "-bot".
bool saysLittle(const Comment& comment);

/// The issue behind an item. Errc::NotFound.
Result<IssueId> issueOf(Project& project, ItemId item);

/// Turns the Markdown of a body or comment into blocks, some at a time, so that the first screen can be shown
/// while the rest of a long text waits. May be made in one thread and used in another.
class TextSteps
{
public:
    /// `repositoryUrl` is where references such as #123 lead ("https://github.com/owner/name"); `keywords` are marked.
    /// Where somebody wishes to stop before the text is parsed, it has no blocks.
    TextSteps(const std::string& markdown, const std::string& repositoryUrl, const std::vector<std::string>& keywords,
              const std::stop_token& stop = {});
    ~TextSteps();
    TextSteps(TextSteps&&) noexcept;
    TextSteps& operator=(TextSteps&&) noexcept;

    std::vector<TextBlock> next(); ///< empty: that was all

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace accord::labelling
