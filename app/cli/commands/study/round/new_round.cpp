// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/study/round/new_round.h"

#include "app/cli/commands/study/round/round_text.h"
#include "app/cli/commands/study/sample/sample_options.h"
#include "app/cli/commands/study/sample/sample_text.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/filter.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"

#include <optional>

namespace accord::cli {
namespace {

struct ContentOptions
{
    std::string project;
    std::string name;
    std::string person;
    std::optional<std::string> newName;
    std::optional<std::string> purpose;
    std::optional<std::string> gate;
    std::vector<std::string> people;
    bool everybody = false;
    bool open = false;
    bool blind = false;
    bool sameOrder = false;
    bool ownOrder = false;
};

struct CreateOptions
{
    ContentOptions content;
    SampleOptions sample;
    std::string fromRound;
    std::string filter;
};

Result<study::RoundContent> contentOf(const Project& project, const ContentOptions& options,
                                      study::RoundContent content)
{
    content.name = options.newName.value_or(content.name);
    content.gate = options.gate.value_or(content.gate);
    if (options.purpose) {
        ACCORD_TRY(content.purpose, purposeFromWord(*options.purpose));
    }
    if (!options.people.empty() || options.everybody) {
        content.people.clear();
    }
    for (const std::string& name : options.people) {
        ACCORD_TRY(const Person person, project.personNamed(name));
        content.people.push_back(person.id);
    }
    content.blind = options.open ? false : options.blind || content.blind;
    content.ownOrder = options.sameOrder ? false : options.ownOrder || content.ownOrder;
    return content;
}

// Those items of another round that a filter of the Reconcile page lets through.
Result<study::RoundItems> itemsFromRound(Project& project, const CreateOptions& options)
{
    ACCORD_TRY(const Round from, project.roundNamed(options.fromRound));
    ACCORD_CHECK(project.requireOpen(from.id));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, from.id));
    ACCORD_TRY(const reconcile::Filter filter, reconcile::parseFilter(options.filter, {labelMatrix, project.people()}));
    std::vector<ItemId> items;
    for (const reconcile::Conflict& conflict : reconcile::conflicts(labelMatrix, filter)) {
        items.push_back(conflict.item);
    }
    return study::issuesOf(project, items);
}

Result<study::RoundItems> itemsFor(Project& project, const CreateOptions& options, PersonId by, Console& console)
{
    if (!options.fromRound.empty()) {
        return itemsFromRound(project, options);
    }
    ACCORD_TRY(study::SampleRequest request, requestOf(project, options.sample));
    if (!options.sample.asksForSample()) {
        if (request == study::SampleRequest{}) {
            return study::everyIssue(project);
        }
        // A frame without a size: all of it.
        ACCORD_TRY(request.size, study::issueCount(project));
    }
    ACCORD_TRY(const study::Sample sample, study::drawSample(project, request, console.progress(), console.stop()));
    if (console.forPeople()) {
        printSample(sample, console);
        console.line();
    }
    return study::itemsOf(project, sample, by);
}

Result<int> create(const CreateOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.content.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.content.person));
    study::RoundContent plain;
    plain.name = options.content.name;
    ACCORD_TRY(const study::RoundContent content, contentOf(project, options.content, plain));
    ACCORD_TRY(const study::RoundItems items, itemsFor(project, options, by, console));
    ACCORD_TRY(const Round round, study::createRound(project, by, content, items, console.progress(), console.stop()));
    Record record;
    record.fields(roundTable(project, false).json({round, {}})).field("items", items.items.size());
    record.line("Made the round \"" + round.name + "\" with " +
                counted(static_cast<std::int64_t>(items.items.size()), "item") +
                " as a draft. Share it out with \"accord-cli assign\", and let people begin with \"accord-cli round "
                "start\".");
    return console.emit(record);
}

Result<int> edit(const ContentOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Round round, chooseRound(project, options.name));
    ACCORD_TRY(const study::RoundContent content, contentOf(project, options, study::contentOf(round)));
    ACCORD_CHECK(study::editRound(project, by, round.id, content, study::contentOf(round)));
    const Round& after = *project.round(round.id);
    Record record;
    record.fields(roundTable(project, false).json({after, {}})).line("Changed the round \"" + after.name + "\".");
    return console.emit(record);
}

void addContent(CLI::App& command, ContentOptions& options)
{
    addActingOption(command, options.person);
    command.add_option("--purpose", options.purpose, "What it is for: training, pilot, main or check (main)")
        ->type_name("WORD");
    command.add_option("--gate", options.gate, "What is to be reached before the next round; the study's if left out")
        ->type_name("TEXT")
        ->check(utf8());
    auto* people = command.add_option("--people", options.people, "Who labels; everybody if left out");
    people->delimiter(',')->type_name("A,B");
}

} // namespace

void addNewRound(CommandSet& commands, CLI::App& group)
{
    {
        CLI::App& command = commands.addTo(
            group, "create", "Make a round as a draft: over all issues, a sample, or items of another round",
            "accord-cli round create study.accord Pilot --purpose pilot --strata repository --size 3437 --seed 7\n"
            "  accord-cli round create study.accord Check --purpose check --from-round Pilot --filter all");
        const auto options = std::make_shared<CreateOptions>();
        ContentOptions& content = options->content;
        addProjectArgument(command, content.project);
        command.add_option("NAME", content.name, "The round's name")->required()->type_name("")->check(utf8());
        addContent(command, content);
        command.add_flag("--open", content.open, "Not blind: everybody sees everybody's labels at once");
        command.add_flag("--same-order", content.sameOrder, "All people get the items in the same order");
        addSampleOptions(command, options->sample);
        auto* from = command.add_option("--from-round", options->fromRound, "Items of this round instead of a sample");
        from->type_name("ROUND");
        command
            .add_option("--filter", options->filter,
                        "Which of its items, as in \"accord-cli reconcile agenda\": pending conflicts if left out")
            ->type_name("TEXT")
            ->needs(from)
            ->check(utf8());
        commands.onChosen(command, options, create);
    }
    {
        CLI::App& command = commands.addTo(group, "edit", "Change a draft; of a round that has started name and gate",
                                           "accord-cli round edit study.accord --round Pilot --name \"Pilot 1\"");
        const auto options = std::make_shared<ContentOptions>();
        addProjectArgument(command, options->project);
        addRoundOption(command, options->name);
        addContent(command, *options);
        command.add_option("--name", options->newName, "Its new name")->type_name("NAME")->check(utf8());
        command.add_flag("--everybody", options->everybody, "Everybody labels");
        auto* blind = command.add_flag("--blind", options->blind, "Nobody sees another's labels before it is over");
        command.add_flag("--open", options->open, "Everybody sees everybody's labels at once")->excludes(blind);
        auto* own = command.add_flag("--own-order", options->ownOrder, "Each person gets an order of their own");
        command.add_flag("--same-order", options->sameOrder, "All get the items in the same order")->excludes(own);
        commands.onChosen(command, options, edit);
    }
}

} // namespace accord::cli
