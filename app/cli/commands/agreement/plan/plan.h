// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

/// `agreement plan`: how many items and annotators a study needs before anybody labels.
void addPlan(CommandSet& commands, CLI::App& agreement);

} // namespace accord::cli
