// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/labelling/reading.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::ui {

/// An issue that has been read from the project and whose first blocks are there: what the reader can show at once.
struct ReadyIssue
{
    Issue issue;
    std::vector<std::string> keywords;
    std::optional<labelling::TextSteps> steps; ///< of the body, behind `first`; none without a text
    std::vector<labelling::TextBlock> first;

    /// Only reads it; parse() is what takes time with a large body.
    static Result<ReadyIssue> read(Project& project, IssueId issue, std::vector<std::string> keywords);
    void parse();
    [[nodiscard]] bool isLarge() const; ///< too large to be parsed while somebody waits for the window

    [[nodiscard]] labelling::TextSteps stepsOf(const std::string& markdown) const;
};

} // namespace accord::ui
