// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/study/parts.h"

namespace accord::cli {

void addActingOption(CLI::App& command, std::string& person)
{
    command.add_option("--as", person, "Who does it: a lead; may be left out as long as the project names no lead")
        ->type_name("PERSON");
}

Result<PersonId> whoIs(const Project& project, const std::string& name)
{
    if (name.empty()) {
        return PersonId{};
    }
    ACCORD_TRY(const Person person, project.personNamed(name));
    return person.id;
}

} // namespace accord::cli
