// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::labelling {

/// An earlier text of an issue: the one that somebody labelled, or the last one before the present one.
struct EarlierText
{
    DocumentId document;
    std::string changedAt; ///< when the project got the next one
    bool labelled = false; ///< whoever looks labelled this one and no later one
    bool title = false;    ///< what the present text has differently
    bool body = false;
    bool discussion = false;

    [[nodiscard]] bool differs() const { return title || body || discussion; }
};

/// The text that `viewer` labelled, if the issue has another one by now; the former one if they labelled none. None if
/// the issue never had another text. Says only what `viewer` did, never what others did.
Result<std::optional<EarlierText>> earlierText(Project& project, const Issue& issue, PersonId viewer);

/// The issue with one of its texts in place of the present one. Errc::NotFound.
Result<Issue> issueWithText(Project& project, IssueId issue, DocumentId text);

/// The words for which the issue was collected, as they stand in its present text: longest first, each once.
Result<std::vector<std::string>> collectedWords(Project& project, const Issue& issue);

} // namespace accord::labelling
