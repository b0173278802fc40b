// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/study/people/study_parts.h"

namespace accord::cli {

void addStudy(CommandSet& commands)
{
    CLI::App& group = commands.group("study", "Who takes part, what the study sets, and what is not for it");
    addStudyPeople(commands, group);
    addStudyPerson(commands, group);
    addStudyPermissions(commands, group);
    addStudySettings(commands, group);
    addStudyScreening(commands, group);
}

} // namespace accord::cli
