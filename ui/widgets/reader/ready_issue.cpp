// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/typesetter.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr std::size_t kLarge = std::size_t{200} * 1024;

} // namespace

Result<ReadyIssue> ReadyIssue::read(Project& project, IssueId issue, std::vector<std::string> keywords, PersonId viewer)
{
    ReadyIssue ready;
    ACCORD_TRY(ready.issue, labelling::issueToRead(project, issue));
    ready.keywords = std::move(keywords);
    ACCORD_TRY(ready.collected, labelling::collectedWords(project, ready.issue));
    ACCORD_TRY(ready.earlier, labelling::earlierText(project, ready.issue, viewer));
    return ready;
}

Result<ReadyIssue> ReadyIssue::readEarlier(Project& project, IssueId issue, DocumentId text)
{
    ReadyIssue ready;
    ACCORD_TRY(ready.issue, labelling::issueWithText(project, issue, text));
    ready.isEarlier = true;
    return ready;
}

void ReadyIssue::parse(const std::stop_token& stop)
{
    if (issue.document && !steps) {
        steps = stepsOf(issue.document->body, stop);
        first = steps->next();
    }
}

bool ReadyIssue::isLarge() const
{
    return issue.document && issue.document->body.size() > kLarge;
}

std::vector<std::string> ReadyIssue::marked() const
{
    std::vector<std::string> words = keywords;
    words.insert(words.end(), collected.begin(), collected.end());
    return words;
}

labelling::TextSteps ReadyIssue::stepsOf(const std::string& markdown, const std::stop_token& stop) const
{
    const bool inRepository = !issue.link.host.empty() && issue.link.group.find('/') != std::string::npos;
    const std::string base = inRepository ? "https://" + issue.link.host + "/" + issue.link.group : std::string();
    return {markdown, base, marked(), stop};
}

} // namespace accord::ui
