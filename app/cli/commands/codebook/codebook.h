// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

// The commands of the group "codebook".
void addCodebookShow(CommandSet& commands, CLI::App& group);
void addCodebookVersions(CommandSet& commands, CLI::App& group); ///< versions, diff
void addCodebookPrint(CommandSet& commands, CLI::App& group);
void addCodebookAgain(CommandSet& commands, CLI::App& group);

} // namespace accord::cli
