// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/demo.h"

#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "core/study/rounds.h"

namespace accord::cli {
namespace {

struct DemoOptions
{
    std::string project;
};

Result<int> makeDemo(const DemoOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, exchange::createDemo(options.project, console.progress(), stop));
    ACCORD_TRY(const IssueCounts counts, study::issueCounts(project));
    Json rounds = Json::array();
    for (const Round& round : project.rounds()) {
        rounds.push_back(round.name);
    }
    Record record;
    record.fields({{"project", options.project},
                   {"name", project.name()},
                   {"issues", counts.issues},
                   {"people", project.people().size()},
                   {"rounds", std::move(rounds)}});
    record.line("Made the demo project in " + options.project + ": " + std::to_string(counts.issues) + " issues, " +
                 std::to_string(project.people().size()) + " people, " + std::to_string(project.rounds().size()) +
                 " rounds.");
    record.line("Go on with: accord-cli info " + options.project);
    record.line(project.leads().front().name + " leads it; say in whose name you change it with --as NAME.");
    return console.emit(record);
}

} // namespace

void addDemo(CommandSet& commands)
{
    CLI::App& command = commands.add("demo", "Make a project to try things out", "accord-cli demo demo.accord");
    const auto options = std::make_shared<DemoOptions>();
    addProjectArgument(command, options->project);
    commands.onChosen(command, options, makeDemo);
}

} // namespace accord::cli
