// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/model/decision.h"

#include <string>
#include <vector>

namespace accord::cli {

/// What was decided, how, why, by whom and with whom; null where it is not said.
Json decisionJson(const Project& project, const Decision& decision);

/// The same in lines: "decided as C.9 (consensus) by Mira Okafor at 2026-02-03T14:05:00Z", then the reason and so on.
std::vector<std::string> decisionLines(const Project& project, const Decision& decision);

} // namespace accord::cli
