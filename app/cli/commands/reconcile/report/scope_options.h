// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/reconcile/feedback.h"

#include <string>

namespace accord::cli {

/// Which meeting or stretch of time a command tells of.
struct ScopeOptions
{
    std::string round;
    std::string meeting;
    std::string from;
    std::string to;
};

/// --round, --meeting, --from and --to.
void addScopeOptions(CLI::App& command, ScopeOptions& options);

Result<reconcile::Scope> chooseScope(Project& project, const ScopeOptions& options);

} // namespace accord::cli
