// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/study/round/new_round.h"
#include "app/cli/commands/study/round/round_text.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/reason.h"

#include <algorithm>

namespace accord::cli {
namespace {

struct RoundOptions
{
    std::string project;
    std::string round;
    std::string person;
};

// How far everybody is, is for leads.
Result<study::Completeness> seenBy(PersonId by, Project& project, const Round& round)
{
    ACCORD_TRY(study::Completeness completeness, study::completeness(project, round.id));
    if (!project.mayLead(by)) {
        completeness.people.clear();
    }
    return completeness;
}

Result<int> showRound(Project& project, const Round& round, PersonId by, Console& console)
{
    ACCORD_TRY(const study::Completeness completeness, seenBy(by, project, round));
    Record record;
    record.fields(roundTable(project, true).json({round, completeness}));
    record.text([&] { printRound(project, round, completeness, console); });
    if (!completeness.people.empty()) {
        record.line().line(missingTable(project).text(completeness.people, 2));
    }
    return console.emit(record);
}

Result<int> show(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoLooks(project, options.person));
    return showRound(project, round, by, console);
}

Result<int> list(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoLooks(project, options.person));
    std::vector<RoundRow> rows;
    for (const Round& round : project.rounds()) {
        ACCORD_TRY(study::Completeness completeness, seenBy(by, project, round));
        rows.push_back({round, std::move(completeness)});
    }
    return console.emit({}, roundTable(project, true), std::move(rows), 2, "No rounds yet.");
}

Result<int> start(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_CHECK(study::startRound(project, by, round.id));
    return showRound(project, *project.round(round.id), by, console);
}

Result<int> close(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const study::Completeness missing, study::closeRound(project, by, round.id));
    Record record;
    record.fields(roundTable(project, true).json({*project.round(round.id), missing}));
    record.line("Closed the round \"" + round.name + "\": first labels stay as they are, and everybody sees them.");
    record.line(missing.missing == 0
                    ? "Nothing was missing."
                    : grouped(missing.missing) + " of " + grouped(missing.expected) + " labels were missing:");
    if (missing.missing > 0) {
        record.line(missingTable(project).text(missing.people, 2));
    }
    return console.emit(record);
}

Result<int> reconciled(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_CHECK(study::markReconciled(project, by, round.id));
    return showRound(project, *project.round(round.id), by, console);
}

Result<int> remove(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    if (options.round.empty()) {
        return Error{Errc::Invalid, Reason::NameTheDraft};
    }
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_CHECK(study::deleteRound(project, by, round.id));
    Record record;
    record.field("deleted", round.name);
    record.line("Deleted the draft \"" + round.name + "\". Its issues stay in the project.");
    return console.emit(record);
}

Result<int> codebook(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const int number, study::useNewestCodebook(project, by, round.id));
    Record record;
    record.field("round", round.name).field("codebook", number);
    record.line("People label in the round \"" + round.name + "\" by version " + std::to_string(number) +
                " of the codebook from now on.");
    return console.emit(record);
}

void addOne(CommandSet& commands, CLI::App& group, const std::string& name, const std::string& about,
            Result<int> (*work)(const RoundOptions&, Console&))
{
    const bool ofAll = name == "list";
    CLI::App& command =
        commands.addTo(group, name, about,
                       "accord-cli round " + name + " study.accord" + (ofAll ? "" : " --round Pilot") + " --as Lead");
    const auto options = std::make_shared<RoundOptions>();
    addProjectArgument(command, options->project);
    if (ofAll) {
        commands.tabular(command);
    }
    if (!ofAll) {
        addRoundOption(command, options->round);
    }
    addActingOption(command, options->person);
    commands.onChosen(command, options, work);
}

} // namespace

void addRound(CommandSet& commands)
{
    CLI::App& group = commands.group("round", "Rounds, from draft to reconciled");
    addOne(commands, group, "list", "All rounds and how far they are", list);
    addOne(commands, group, "show", "One round, and who has how much left", show);
    addNewRound(commands, group);
    addOne(commands, group, "delete", "Delete a draft: a round that has not been started", remove);
    addOne(commands, group, "start", "Let people label; the codebook version is fixed from here on", start);
    addOne(commands, group, "codebook", "Let people go on by the newest codebook version", codebook);
    addOne(commands, group, "close", "End the labelling: first labels stay, the blind is lifted", close);
    addOne(commands, group, "reconciled", "Say that everything that people disagreed on is settled", reconciled);
}

} // namespace accord::cli
