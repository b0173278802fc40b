// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

#include <string>

namespace accord::cli {

/// `--as PERSON`: a lead; may be left out as long as the project names none.
void addActingOption(CLI::App& command, std::string& person);

/// Nobody where no name is given.
Result<PersonId> whoIs(const Project& project, const std::string& name);

} // namespace accord::cli
