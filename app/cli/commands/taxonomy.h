// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

#include <string>

namespace accord::cli {

// The commands of the group "taxonomy" that edit the codebook.
void addEdits(CommandSet& commands, CLI::App& group);  ///< edit, merge, move, rename, split, retire
void addDrafts(CommandSet& commands, CLI::App& group); ///< draft, preview, apply, undo

} // namespace accord::cli
