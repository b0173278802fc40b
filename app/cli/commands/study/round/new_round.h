// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

/// `round create` and `round edit`.
void addNewRound(CommandSet& commands, CLI::App& group);

} // namespace accord::cli
