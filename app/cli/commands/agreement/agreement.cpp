// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/ratings/ratings.h"
#include "app/cli/commands/agreement/report.h"
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

struct AgreementOptions
{
    std::string project;
    std::string round;
    std::string level;
    std::string finalType;
    std::string repository;
    RatingsOptions ratings; ///< of a table without a project
};

Result<Selection> selectionFor(const Project& project, const Board& board, const AgreementOptions& options)
{
    Selection selection;
    if (!options.repository.empty()) {
        ACCORD_TRY(selection.repository, repositoryNamed(board, options.repository));
    }
    if (!options.finalType.empty()) {
        ACCORD_TRY(const Category type, chooseCategory(project, options.finalType));
        if (type.level != Level::Type) {
            return Error{Errc::Invalid, "--final-type " + options.finalType, "it is no type but below one"};
        }
        selection.finalType = type.id;
    }
    return selection;
}

Result<int> showAgreement(const AgreementOptions& options, Console& console)
{
    if (!options.ratings.file.empty()) {
        return showRatings(options.ratings, console);
    }
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(const Board board, Board::load(project, round.id));
    ACCORD_TRY(Selection selection, selectionFor(project, board, options));
    AgreementReport report{round.name, selection.repository, options.finalType, {}};
    for (const Level level : kLevels) {
        if (options.level.empty() || options.level == levelKey(level)) {
            selection.level = level;
            report.levels.push_back(levelFigures(board, selection));
        }
    }
    if (console.json()) {
        console.object(agreementJson(report, project));
    } else {
        printAgreement(report, project, console);
    }
    return kDone;
}

} // namespace

void addAgreement(CommandSet& commands)
{
    CLI::App& command =
        commands.add("agreement", "How well people agree, and how sure that is",
                     "accord-cli agreement pilot.accord --round Pilot --level theme --final-type C --repository vllm");
    const auto options = std::make_shared<AgreementOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command.add_option("--level", options->level, "One level of the taxonomy; all side by side if left out")
        ->check(CLI::IsMember({"type", "theme", "subtheme"}));
    command.add_option("--final-type", options->finalType, "Only items decided as this type or below it")
        ->type_name("CODE");
    command
        .add_option("--repository", options->repository, "Only issues of this one, such as vllm-project/vllm or vllm")
        ->type_name("NAME");
    addRatingsOptions(command, options->ratings);
    commands.onChosen(command, options, showAgreement);
}

} // namespace accord::cli
