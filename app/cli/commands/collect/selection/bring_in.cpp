// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/parts.h"
#include "app/cli/commands/collect/selection/brought_in.h"
#include "app/cli/exit_code.h"

namespace accord::cli {
namespace {

struct BringInOptions
{
    std::string project;
    std::vector<std::string> names;
    std::string person;
};

Result<int> importSelected(const BringInOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::ImportResult brought,
               collect::importSelected(project, sources, console.progress(), stop, by));
    Record record;
    record.fields(importResultJson(brought)).lines(importResultLines(brought));
    return console.emit(record);
}

} // namespace

void addCollectBringIn(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "bring-in", "Bring what is selected of what was fetched into the project",
                                       "accord-cli collect bring-in study.accord");
    const auto options = std::make_shared<BringInOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    addActingOption(command, options->person);
    commands.onChosen(command, options, importSelected);
}

} // namespace accord::cli
