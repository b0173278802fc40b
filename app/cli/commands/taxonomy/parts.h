// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

#include <string>

namespace accord::cli {

// The commands of the group "taxonomy".
void addProposals(CommandSet& commands, CLI::App& group);
void addPropose(CommandSet& commands, CLI::App& group);
void addOpinion(CommandSet& commands, CLI::App& group);
void addProposalEnds(CommandSet& commands, CLI::App& group); ///< accept, reject, withdraw
void addProposalRule(CommandSet& commands, CLI::App& group);
void addEdits(CommandSet& commands, CLI::App& group);  ///< edit, merge, move, rename, split, retire
void addDrafts(CommandSet& commands, CLI::App& group); ///< draft, preview, apply, undo

/// `PROPOSAL`: its number in the list, its identifier, or the name of the new category.
void addProposalArgument(CLI::App& command, std::string& proposal);

/// `--field`: which words of a category.
void addFieldOption(CLI::App& command, std::string& field, const std::string& about);

} // namespace accord::cli
