// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "core/study/rounds.h"

namespace accord::cli {
namespace {

struct LiftOptions
{
    std::string project;
    std::string round;
    std::string person;
    std::string reason;
};

Result<int> lift(const LiftOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    if (round.blind) {
        ACCORD_TRY(const PersonId by, whoIs(project, options.person));
        ACCORD_CHECK(study::liftBlind(project, by, round.id, options.reason));
    }
    Record record;
    record.field("round", round.name).field("blind", false).field("changed", round.blind);
    record.line("The round \"" + round.name + "\" " +
                (round.blind ? "is open now: everybody sees everybody's labels." : "was open already."));
    return console.emit(record);
}

} // namespace

void addLiftBlind(CommandSet& commands)
{
    CLI::App& command = commands.add("lift-blind", "Let everybody see the labels of a blind round, for good",
                                     "accord-cli lift-blind pilot.accord --round Pilot --reason \"everybody is done\"");
    const auto options = std::make_shared<LiftOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command.add_option("--reason", options->reason, "Why; it is kept in the log")->type_name("TEXT")->check(utf8());
    addActingOption(command, options->person);
    commands.onChosen(command, options, lift);
}

} // namespace accord::cli
