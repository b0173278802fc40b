// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

// What is told of a meeting afterwards; each adds one command to the group "reconcile".
void addReconcileFigures(CommandSet& commands, CLI::App& group);
void addReconcileFeedback(CommandSet& commands, CLI::App& group);
void addReconcileMinutes(CommandSet& commands, CLI::App& group);

} // namespace accord::cli
