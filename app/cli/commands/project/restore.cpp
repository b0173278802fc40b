// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "core/project/restore_backup.h"

namespace accord::cli {
namespace {

struct RestoreOptions
{
    std::string backup;
    std::string output;
    std::string inPlaceOf;
};

Result<int> restore(const RestoreOptions& options, Console& console)
{
    std::filesystem::path kept;
    const bool inPlace = !options.inPlaceOf.empty();
    const std::string& project = inPlace ? options.inPlaceOf : options.output;
    if (inPlace) {
        ACCORD_TRY(kept, backups::restoreInPlace(options.backup, project));
    } else {
        ACCORD_CHECK(backups::restoreAs(options.backup, project));
    }
    Record record;
    record.field("backup", options.backup).field("project", project);
    record.field("kept", kept.empty() ? Json() : Json(kept.string()));
    record.line(project + " is what the backup held.");
    if (!kept.empty()) {
        record.line("What was there before is kept as " + kept.string() + ".");
    }
    return console.emit(record);
}

} // namespace

void addRestore(CommandSet& commands)
{
    CLI::App& command =
        commands.add("restore", "Make a project of a backup", "accord-cli restore BACKUP -o pilot-of-monday.accord");
    const auto options = std::make_shared<RestoreOptions>();
    command.add_option("BACKUP", options->backup, "A file that \"accord-cli backup PROJECT --list\" names")
        ->required()
        ->type_name("");
    CLI::Option* output = command.add_option("-o,--output", options->output, "The project to make; must not exist yet")
                              ->type_name("FILE");
    CLI::Option* inPlace = command
                               .add_option("--in-place-of", options->inPlaceOf,
                                           "The project in whose place it goes; what was there is kept first")
                               ->type_name("PROJECT");
    output->excludes(inPlace);
    CLI::Option_group* ways = command.add_option_group("where");
    ways->add_options(output, inPlace);
    ways->require_option(1);
    commands.onChosen(command, options, restore);
}

} // namespace accord::cli
