// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/ready_issue.h"

namespace accord::ui {

Result<ReadyIssue> ReadyIssue::prepare(Project& project, IssueId issue, std::vector<std::string> keywords)
{
    ReadyIssue ready;
    ACCORD_TRY(ready.issue, labelling::issueToRead(project, issue));
    ready.keywords = std::move(keywords);
    if (ready.issue.document) {
        ready.steps = ready.stepsOf(ready.issue.document->body);
        ready.first = ready.steps->next();
    }
    return ready;
}

labelling::TextSteps ReadyIssue::stepsOf(const std::string& markdown) const
{
    return {markdown, "https://" + issue.link.host + "/" + issue.link.repository, keywords};
}

} // namespace accord::ui
