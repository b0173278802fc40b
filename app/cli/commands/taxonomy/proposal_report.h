// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/project/project.h"
#include "core/taxonomy/proposals.h"

#include <string>
#include <vector>

namespace accord::cli {

/// A proposal as JSON; the issues that raised it by their addresses.
Result<Json> proposalJson(Project& project, const taxonomy::ProposalView& view);

/// The same as lines for people.
Result<std::vector<std::string>> proposalLines(Project& project, const taxonomy::ProposalView& view);

/// What it is about on one line: "new theme \"Accuracy\" under C", "change of C.2 (use when)".
std::string proposalTitle(const Project& project, const Proposal& proposal);

/// The addresses of the issues behind items.
Result<std::vector<std::string>> addressesOf(Project& project, const std::vector<ItemId>& items);

/// Prints one proposal, after something was done about it; `done` is the sentence for people.
Result<int> printProposal(Project& project, const Uuid& id, PersonId viewer, const std::string& done, Console& console);

} // namespace accord::cli
