// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/project/backups.h"
#include "core/project/restore_backup.h"

namespace accord::cli {
namespace {

struct BackupOptions
{
    std::string project;
    bool list = false;
};

/// A backup and what is in it; nothing where it cannot be read.
struct Found
{
    backups::Backup backup;
    std::optional<backups::Contents> inside;
};

Found found(const backups::Backup& backup)
{
    const auto inside = backups::contents(backup.file);
    return {backup, inside.ok() ? std::optional(*inside) : std::nullopt};
}

std::string megabytes(std::uintmax_t bytes)
{
    const std::uintmax_t tenths = (bytes * 10 + 524288) / 1048576;
    return grouped(static_cast<std::int64_t>(tenths / 10)) + "." + std::to_string(tenths % 10) + " MB";
}

Table<Found> backupTable()
{
    const auto count = [](std::int64_t backups::Contents::*which) {
        return [which](const Found& each) { return each.inside ? Json((*each.inside).*which) : Json(); };
    };
    const auto counted = [](std::int64_t backups::Contents::*which) {
        return [which](const Found& each) { return each.inside ? grouped((*each.inside).*which) : std::string("?"); };
    };
    const auto file = [](const Found& each) { return each.backup.file.string(); };
    const auto bytes = [](const Found& each) { return each.backup.bytes; };
    const auto size = [](const Found& each) { return megabytes(each.backup.bytes); };
    return Table<Found>()
        .key("file", file)
        .column("at", "made (UTC)", [](const Found& each) { return each.backup.at; })
        .column("reason", "why", [](const Found& each) { return backups::nameOf(each.backup.reason); })
        .key("bytes", bytes)
        .key("readable", [](const Found& each) { return each.inside.has_value(); })
        .key("entries", count(&backups::Contents::events))
        .shown("issues", counted(&backups::Contents::issues), 'r')
        .number("labels", "labels", count(&backups::Contents::labels), counted(&backups::Contents::labels))
        .number("decisions", "decisions", count(&backups::Contents::decisions), counted(&backups::Contents::decisions))
        .key("issues", count(&backups::Contents::issues))
        .shown("size", size, 'r')
        .shown("file", file);
}

Result<int> list(const BackupOptions& options, Console& console)
{
    ACCORD_TRY(const std::vector<backups::Backup> all, backups::list(options.project));
    std::vector<Found> rows;
    for (const backups::Backup& backup : all) {
        rows.push_back(found(backup));
    }
    Record record;
    record.field("project", options.project);
    record.table("backups", backupTable(), std::move(rows), 0, "There are no backups of it yet.");
    return console.emit(record);
}

Result<int> backup(const BackupOptions& options, Console& console)
{
    if (options.list) {
        return list(options, console);
    }
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const auto made, backups::makeIfChanged(project, backups::Occasion::Asked, console.stop()));
    Record record;
    record.field("project", options.project).field("made", made.has_value());
    record.field("backup", [&made] { return made ? backupTable().json(found(*made)) : Json(); });
    record.line(made ? "Made " + made->file.string() + " (" + megabytes(made->bytes) + ")."
                     : "Nothing changed since the newest backup; none was needed.");
    return console.emit(record);
}

} // namespace

void addBackup(CommandSet& commands)
{
    CLI::App& command =
        commands.tabular(commands.add("backup", "Make a backup of a project beside it, or list those that are there",
                                      "accord-cli backup pilot.accord --list"));
    const auto options = std::make_shared<BackupOptions>();
    addProjectArgument(command, options->project);
    command.add_flag("--list", options->list, "Say which backups there are and what is in them; make none");
    commands.onChosen(command, options, backup);
}

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
