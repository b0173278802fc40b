// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/messages/catalogue.h"
#include "core/project/repair.h"

namespace accord::cli {
namespace {

struct CheckOptions
{
    std::string project;
    bool repair = false;
};

Json checkJson(const CheckOptions& options, const Integrity& found)
{
    return {{"project", options.project},
            {"sound", found.sound()},
            {"entries", found.events},
            {"labels", found.labels},
            {"decisions", found.decisions},
            {"findings", found.findings},
            {"wrong_labels", found.wrongLabels},
            {"wrong_decisions", found.wrongDecisions},
            {"interrupted_imports", found.interruptedImports}};
}

void printFindings(const Integrity& found, Console& console)
{
    for (const std::string& finding : found.findings) {
        console.line("  " + finding);
    }
    if (found.wrongLabels > 0) {
        console.line("  " + counted(found.wrongLabels, "label") + " not as people gave them");
    }
    if (found.wrongDecisions > 0) {
        console.line("  " + counted(found.wrongDecisions, "decision") + " not as people made them");
    }
    if (found.interruptedImports > 0) {
        console.line("  " + counted(found.interruptedImports, "import") + " interrupted and not taken back; harmless");
    }
}

std::vector<std::string> sentences(const std::vector<Message>& said)
{
    std::vector<std::string> lines;
    lines.reserve(said.size());
    for (const Message& message : said) {
        lines.push_back(messages::sentence(message));
    }
    return lines;
}

Json repairJson(const CheckOptions& options, const Repair& repair)
{
    Json json = checkJson(options, repair.after);
    json["repair"] = {{"needed", repair.needed},
                      {"kept", repair.kept.string()},
                      {"salvaged", repair.salvaged},
                      {"labels_derived", repair.before.wrongLabels},
                      {"decisions_derived", repair.before.wrongDecisions},
                      {"not_repaired", sentences(repair.lost)}};
    return json;
}

void printRepair(const CheckOptions& options, const Repair& repair, Console& console)
{
    if (!repair.needed) {
        console.line(options.project + " is sound; there was nothing to repair.");
        return;
    }
    console.line(options.project + " was repaired" + (repair.lost.empty() ? "." : ", but not everything could be."));
    console.line("  what was there is kept as " + repair.kept.string());
    if (repair.salvaged) {
        console.line("  pages were damaged: it was made anew from everything in it that can be read");
    } else {
        console.line("  labels and decisions were worked out anew from what people did: " +
                     counted(repair.before.wrongLabels, "label") + " and " +
                     counted(repair.before.wrongDecisions, "decision") + " had not been as people gave them");
    }
    console.line("  it has " + grouped(repair.after.events) + " entries of the log; " +
                 counted(repair.after.labels, "label") + " and " + counted(repair.after.decisions, "decision") +
                 " hold now");
    for (const Message& line : repair.lost) {
        console.line("  not repaired: " + messages::sentence(line));
    }
}

Result<int> repair(const CheckOptions& options, Console& console)
{
    ACCORD_TRY(const Repair done, repairProject(options.project));
    Record record;
    record.fields(repairJson(options, done)).text([&] { printRepair(options, done, console); });
    return console.emit(record, done.lost.empty() ? kDone : kFailed);
}

Result<int> checkProject(const CheckOptions& options, Console& console)
{
    if (options.repair) {
        return repair(options, console);
    }
    ACCORD_TRY(Project project, Project::openAsItIs(options.project));
    ACCORD_TRY(const Integrity found, checkIntegrity(project));
    Record record;
    record.fields(checkJson(options, found));
    record.line(
        options.project +
        (found.sound() ? " is sound." : " does not fit together. Repair it with --repair, or go back to a backup.") +
        " Read " + grouped(found.events) + " entries of the log; " + counted(found.labels, "label") + " and " +
        counted(found.decisions, "decision") + " hold now.");
    record.text([&] { printFindings(found, console); });
    return console.emit(record, found.sound() ? kDone : kFailed);
}

} // namespace

void addCheck(CommandSet& commands)
{
    CLI::App& command = commands.add("check", "Read everything in a project and tell what does not fit",
                                     "accord-cli check pilot.accord");
    const auto options = std::make_shared<CheckOptions>();
    addProjectArgument(command, options->project);
    command.add_flag("--repair", options->repair,
                     "Work out anew what can be, save what can be read, and keep the file as it was");
    commands.onChosen(command, options, checkProject);
}

} // namespace accord::cli
