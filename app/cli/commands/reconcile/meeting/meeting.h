// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

/// Adds "meeting" with "begin", "change", "end", "status" and "list" to the group "reconcile".
void addMeeting(CommandSet& commands, CLI::App& group);

} // namespace accord::cli
