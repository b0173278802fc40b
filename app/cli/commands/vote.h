// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/model/meeting.h"
#include "core/model/study.h"

#include <optional>
#include <vector>

namespace accord::cli {

/// A second vote with what is needed to say how it stands. What people vote is in it only when it is revealed.
struct VoteReport
{
    std::optional<Heading> heading; ///< none: it is said already
    SecondVote secondVote;
    std::vector<Label> firstLabels;
};

/// Reads what belongs to a second vote.
Result<VoteReport> voteReport(Project& project, const SecondVote& secondVote);

Json voteJson(const Project& project, const VoteReport& report);

/// How it stands; once revealed who voted what, and who changed their mind.
void printVote(const Project& project, const VoteReport& report, Console& console);

} // namespace accord::cli
