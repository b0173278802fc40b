// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/model/study.h"

#include <string>

namespace accord::cli {

// Each adds one command to the group "study".
void addStudyPeople(CommandSet& commands, CLI::App& group);
void addStudyPerson(CommandSet& commands, CLI::App& group);
void addStudyPermissions(CommandSet& commands, CLI::App& group);
void addStudySettings(CommandSet& commands, CLI::App& group);
void addStudyScreening(CommandSet& commands, CLI::App& group);

} // namespace accord::cli
