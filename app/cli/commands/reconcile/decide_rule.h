// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace accord::cli {

/// What a rule's application needs from the command line.
struct RuleOptions
{
    std::string project;
    std::string round;
    std::string person; ///< who applies it
    std::string rule;
    bool preview = false;
    std::size_t sample = 0; ///< items to list for reading
    std::uint64_t seed = 1;
};

/// Adds --rule, --preview, --sample and --seed; answers --rule. The other options are the command's own.
CLI::Option* addRuleOptions(CLI::App& command, RuleOptions& options);

/// Says what the rule decides and what that changes, and does it unless only a preview is wanted.
Result<int> decideByRule(const RuleOptions& options, Console& console);

} // namespace accord::cli
