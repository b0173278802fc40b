// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/project/integrity.h"

namespace accord::cli {
namespace {

struct CheckOptions
{
    std::string project;
};

Json checkJson(const CheckOptions& options, const Integrity& found)
{
    return {{"project", options.project},
            {"sound", found.sound()},
            {"entries", found.acts},
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

Result<int> checkProject(const CheckOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Integrity found, checkIntegrity(project));
    const int code = found.sound() ? kDone : kFailed;
    if (console.json()) {
        console.object(checkJson(options, found));
        return code;
    }
    console.line(options.project + (found.sound() ? " is sound." : " is damaged. Go back to a backup.") + " Read " +
                 grouped(found.acts) + " entries of the log; " + counted(found.labels, "label") + " and " +
                 counted(found.decisions, "decision") + " hold now.");
    printFindings(found, console);
    return code;
}

} // namespace

void addCheck(CommandSet& commands)
{
    CLI::App& command = commands.add("check", "Read everything in a project and tell what does not fit",
                                     "accord-cli check pilot.accord");
    const auto options = std::make_shared<CheckOptions>();
    addProjectArgument(command, options->project);
    commands.onChosen(command, options, checkProject);
}

} // namespace accord::cli
