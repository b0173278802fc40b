// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

// Each adds one command to the group "round".
void addRoundReport(CommandSet& commands, CLI::App& group);
void addRoundGate(CommandSet& commands, CLI::App& group);

} // namespace accord::cli
