// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

// Each adds one command to the group "reconcile".
void addAgenda(CommandSet& commands, CLI::App& group);
void addVote(CommandSet& commands, CLI::App& group); ///< a group below the group
void addReconcileDecide(CommandSet& commands, CLI::App& group);
void addHistory(CommandSet& commands, CLI::App& group);

/// Adds "meeting" with "begin", "change", "end", "status" and "list" to the group "reconcile".
void addMeeting(CommandSet& commands, CLI::App& group);

} // namespace accord::cli
