// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/labelling/reading.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::ui {

/// An issue that has been read from the project and whose first blocks are there: what the reader can show at once.
struct ReadyIssue
{
    Issue issue;
    std::vector<std::string> keywords;             ///< as the reader was told
    std::vector<std::string> collected;            ///< for which the issue was collected
    std::optional<labelling::EarlierText> earlier; ///< the text changed since
    bool isEarlier = false;                        ///< this is not its present text
    std::optional<labelling::TextSteps> steps;     ///< of the body, behind `first`; none without a text
    std::vector<TextBlock> first;

    /// Only reads it; parse() is what takes time with a large body. `viewer`: whose label the text may have changed
    /// after.
    static Result<ReadyIssue> read(Project& project, IssueId issue, std::vector<std::string> keywords, PersonId viewer);

    /// The same with a text that the issue had before.
    static Result<ReadyIssue> readEarlier(Project& project, IssueId issue, DocumentId text);

    void parse(const std::stop_token& stop = {});
    [[nodiscard]] bool isLarge() const; ///< too large to be parsed while somebody waits for the window

    [[nodiscard]] std::vector<std::string> marked() const; ///< what is marked in the text
    [[nodiscard]] labelling::TextSteps stepsOf(const std::string& markdown, const std::stop_token& stop = {}) const;
};

} // namespace accord::ui
