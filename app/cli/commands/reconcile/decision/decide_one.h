// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/reconcile/vote/said.h"
#include "app/cli/commands/reconcile/vote/which.h"

#include <string>
#include <vector>

namespace accord::cli {

/// What a decision of people on one issue needs from the command line. Its project, round and person are those of the
/// command that it belongs to.
struct DecisionOptions
{
    WhichOptions which;
    std::string person;
    SaidOptions said;
    bool defer = false;
    bool openAgain = false;
    std::string method;
    std::string reason;
    std::string cause;
    bool codebookChange = false;
    std::vector<std::string> with;
};

/// Adds --item and what belongs to it; answers --item. --round, --as and PROJECT are the command's own.
CLI::Option* addDecisionOptions(CLI::App& command, DecisionOptions& options);

/// Decides, puts off or opens again, and says what holds now.
Result<int> decideOne(const DecisionOptions& options, Console& console);

} // namespace accord::cli
