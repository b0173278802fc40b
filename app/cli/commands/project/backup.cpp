// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/project/backup.h"

#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/sentences.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/project/backups.h"

namespace accord::cli {
namespace {

struct BackupOptions
{
    std::string project;
    bool list = false;
};

Json backupJson(const backups::Backup& backup)
{
    Json json = {{"file", backup.file.string()},
                 {"at", backup.at},
                 {"reason", backups::nameOf(backup.reason)},
                 {"bytes", backup.bytes}};
    const auto inside = backups::contents(backup.file);
    json["readable"] = inside.ok();
    json["entries"] = inside.ok() ? Json(inside->events) : Json();
    json["labels"] = inside.ok() ? Json(inside->labels) : Json();
    json["decisions"] = inside.ok() ? Json(inside->decisions) : Json();
    json["issues"] = inside.ok() ? Json(inside->issues) : Json();
    return json;
}

std::string megabytes(std::uintmax_t bytes)
{
    const std::uintmax_t tenths = (bytes * 10 + 524288) / 1048576;
    return grouped(static_cast<std::int64_t>(tenths / 10)) + "." + std::to_string(tenths % 10) + " MB";
}

void listBackups(const std::vector<backups::Backup>& all, Console& console)
{
    TextTable table("llrrrrl");
    table.row({"made (UTC)", "why", "issues", "labels", "decisions", "size", "file"});
    for (const backups::Backup& backup : all) {
        const auto inside = backups::contents(backup.file);
        const auto number = [&](std::int64_t backups::Contents::*which) {
            return inside.ok() ? grouped((*inside).*which) : std::string("?");
        };
        table.row({backup.at, backups::nameOf(backup.reason), number(&backups::Contents::issues),
                   number(&backups::Contents::labels), number(&backups::Contents::decisions), megabytes(backup.bytes),
                   backup.file.string()});
    }
    console.line(all.empty() ? "There are no backups of it yet." : table.text());
}

Result<int> list(const BackupOptions& options, Console& console)
{
    ACCORD_TRY(const std::vector<backups::Backup> all, backups::list(options.project));
    if (!console.json()) {
        listBackups(all, console);
        return kDone;
    }
    Json list = Json::array();
    for (const backups::Backup& backup : all) {
        list.push_back(backupJson(backup));
    }
    console.object({{"project", options.project}, {"backups", std::move(list)}});
    return kDone;
}

Result<int> backup(const BackupOptions& options, Console& console)
{
    if (options.list) {
        return list(options, console);
    }
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const auto made, backups::makeIfChanged(project, backups::Occasion::Asked, console.stop()));
    if (console.json()) {
        console.object(
            {{"project", options.project}, {"made", made.has_value()}, {"backup", made ? backupJson(*made) : Json()}});
        return kDone;
    }
    console.line(made ? "Made " + made->file.string() + " (" + megabytes(made->bytes) + ")."
                      : "Nothing changed since the newest backup; none was needed.");
    return kDone;
}

} // namespace

void backUpBefore(Project& project, backups::Occasion reason, Console& console)
{
    const auto made = backups::makeIfChanged(project, reason);
    if (!made.ok()) {
        console.note("accord-cli: No backup was made before: " + sentence(made.error()));
    }
}

void addBackup(CommandSet& commands)
{
    CLI::App& command = commands.add("backup", "Make a backup of a project beside it, or list those that are there",
                                     "accord-cli backup pilot.accord --list");
    const auto options = std::make_shared<BackupOptions>();
    addProjectArgument(command, options->project);
    command.add_flag("--list", options->list, "Say which backups there are and what is in them; make none");
    commands.onChosen(command, options, backup);
}

} // namespace accord::cli
