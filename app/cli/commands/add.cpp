// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/study/people.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"

namespace accord::cli {
namespace {

struct PersonOptions
{
    std::string project;
    std::string name;
    std::string initials;
    std::string role = "annotator";
    bool noLabels = false;
    std::string by;
};

struct RoundOptions
{
    std::string project;
    study::RoundPlan plan;
    std::string by;
};

Result<int> addPerson(const PersonOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.by));
    study::PersonContent content;
    content.name = options.name;
    content.initials = options.initials;
    content.labels = !options.noLabels;
    ACCORD_TRY(content.role, study::roleFromWord(options.role));
    ACCORD_TRY(const Person person, study::addPerson(project, by, content));
    Record record;
    record.field("name", person.name).field("initials", person.initials);
    record.line("Added " + person.name + " (" + person.initials + ").");
    sayNext(project, options.project, record);
    return console.emit(record);
}

Result<int> addRound(const RoundOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.by));
    ACCORD_TRY(const Round round, study::startRound(project, options.plan, by));
    ACCORD_TRY(const RoundCounts counts, study::countsOf(project, round.id));
    Record record;
    record.field("name", round.name).field("blind", round.blind).field("items", counts.items);
    record.field("seed", options.plan.shuffled ? Json(options.plan.seed) : Json(nullptr));
    record.line("Started the " + std::string(round.blind ? "blind " : "") + "round \"" + round.name + "\" with " +
                counted(counts.items, "item") + ".");
    sayNext(project, options.project, record);
    return console.emit(record);
}

void addPersonCommand(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "person", "Add somebody who labels or decides",
                                       "accord-cli add person pilot.accord \"Mira Okafor\" --initials MO");
    const auto options = std::make_shared<PersonOptions>();
    addProjectArgument(command, options->project);
    command.add_option("NAME", options->name, "The person's name")->required()->type_name("")->check(utf8());
    command.add_option("--initials", options->initials, "For chips and lists; made from the name if left out")
        ->type_name("XX")
        ->check(utf8());
    command.add_option("--role", options->role, "annotator, lead (runs the study) or observer (only looks)")
        ->check(CLI::IsMember({"annotator", "lead", "observer"}))
        ->type_name("ROLE");
    command.add_flag("--no-labels", options->noLabels, "Of a lead: they lead and do not label");
    addActingOption(command, options->by);
    commands.onChosen(command, options, addPerson);
}

void addRoundCommand(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "round", "Start a round over the project's issues",
                       "accord-cli add round pilot.accord Pilot --blind --first 200 --shuffle --seed 7");
    const auto options = std::make_shared<RoundOptions>();
    study::RoundPlan& plan = options->plan;
    plan.blind = false;
    addProjectArgument(command, options->project);
    command.add_option("NAME", plan.name, "The round's name")->required()->type_name("")->check(utf8());
    command.add_flag("--blind", plan.blind, "Nobody sees another's labels before the round is over");
    command.add_flag("--only-new", plan.onlyNew, "Leave out issues that another round has");
    command.add_option("--first", plan.first, "At most so many issues")->type_name("N")->check(CLI::PositiveNumber);
    CLI::Option* shuffle = command.add_flag("--shuffle", plan.shuffled, "In a random order");
    command.add_option("--seed", plan.seed, "What the random order starts from; the same seed gives the same order")
        ->type_name("N")
        ->needs(shuffle)
        ->capture_default_str();
    addActingOption(command, options->by);
    commands.onChosen(command, options, addRound);
}

} // namespace

void addAdd(CommandSet& commands)
{
    CLI::App& group = commands.group("add", "Add a person or start a round");
    addPersonCommand(commands, group);
    addRoundCommand(commands, group);
}

} // namespace accord::cli
