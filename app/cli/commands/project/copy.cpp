// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "core/project/disk.h"

#include <filesystem>
#include <system_error>

namespace accord::cli {
namespace {

struct CopyOptions
{
    std::string project;
    std::string target;
};

Result<int> copy(const CopyOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_CHECK(copyProject(project, options.target, console.stop()));
    std::error_code ignored;
    const auto bytes = std::filesystem::file_size(options.target, ignored);
    Record record;
    record.field("project", options.project).field("copy", options.target).field("bytes", bytes);
    record.line("Copied " + options.project + " to " + options.target + ", with everything that was saved so far.");
    record.line("It is the same project: bring back what is done in the copy with: accord-cli merge " +
                 options.project + " " + options.target);
    return console.emit(record);
}

} // namespace

void addCopy(CommandSet& commands)
{
    CLI::App& command = commands.add("copy", "Copy a project as it is now, also while people work in it",
                                     "accord-cli copy pilot.accord pilot-copy.accord");
    const auto options = std::make_shared<CopyOptions>();
    addProjectArgument(command, options->project);
    command.add_option("TARGET", options->target, "The copy to make; must not exist yet")->required()->type_name("");
    commands.onChosen(command, options, copy);
}

} // namespace accord::cli
