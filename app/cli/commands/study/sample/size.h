// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

namespace accord::cli {

/// `sample size`: for a proportion, for one in each stratum, or for kappa.
void addSampleSize(CommandSet& commands, CLI::App& sample);

} // namespace accord::cli
