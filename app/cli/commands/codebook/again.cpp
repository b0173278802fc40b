// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/codebook/codebook.h"
#include "app/cli/commands/labelling/item_place.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/labelling/queue.h"
#include "core/project/codebook/relabel.h"
#include "core/project/items.h"

namespace accord::cli {
namespace {

struct AgainOptions
{
    std::string project;
    std::string person;
    std::string round;
    bool everybody = false;
};

std::string_view whyName(RelabelReason why)
{
    return why == RelabelReason::Split ? "split" : "meaning";
}

// How many labels of everybody, for those who lead.
Result<int> everybody(Project& project, PersonId by, Console& console)
{
    if (!project.mayLead(by)) {
        return Error{Errc::NotPermitted, Reason::RelabelOfOthers};
    }
    ACCORD_TRY(const std::vector<RelabelCount> counts, relabelCounts(project));
    Json list = Json::array();
    TextTable table("llrr");
    table.row({"Round", "Person", "Meaning changed", "Category split"});
    for (const RelabelCount& count : counts) {
        const Round* round = project.round(count.round);
        const Person* person = project.person(count.person);
        const std::string roundName = round == nullptr ? "?" : round->name;
        const std::string name = person == nullptr ? "?" : person->name;
        list.push_back({{"round", roundName}, {"person", name}, {"meaning", count.meaning}, {"split", count.split}});
        table.row({roundName, name, grouped(count.meaning), grouped(count.split)});
    }
    if (console.json()) {
        console.object({{"people", std::move(list)}});
    } else {
        console.line(counts.empty() ? "Nobody has anything to look at again." : table.text());
    }
    return kDone;
}

Result<int> again(const AgainOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Person person, project.personNamed(options.person));
    if (options.everybody) {
        return everybody(project, person.id, console);
    }
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const std::vector<LabelToRelabel> labels, toLookAtAgain(project, round.id, person.id));
    std::vector<ItemId> items;
    for (const LabelToRelabel& label : labels) {
        items.push_back(label.item);
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    Json list = Json::array();
    if (!console.json()) {
        console.line(counted(static_cast<std::int64_t>(labels.size()), "label") + " to look at again in \"" +
                     round.name + "\"");
    }
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const Category* category = project.taxonomy()->find(labels[i].category);
        const std::string code = category == nullptr ? "?" : category->code;
        if (console.json()) {
            Json label = placeJson(round, headings[i]);
            label["category"] = code;
            label["why"] = whyName(labels[i].why);
            list.push_back(std::move(label));
        } else {
            console.line(
                "  " + code + "  " + headings[i].url +
                (labels[i].why == RelabelReason::Split ? "  (the category was split)" : "  (its meaning changed)"));
        }
    }
    if (console.json()) {
        console.object({{"round", round.name}, {"person", person.name}, {"labels", std::move(list)}});
    }
    return kDone;
}

} // namespace

void addCodebookAgain(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<AgainOptions>();
    CLI::App& command = commands.addTo(
        group, "again", "List the labels that are to be looked at again, because what they say changed its meaning",
        "accord-cli codebook again pilot.accord --as \"Mira Okafor\"");
    addProjectArgument(command, options->project);
    command.add_option("--as", options->person, "Whose labels")->required()->type_name("PERSON");
    addRoundOption(command, options->round);
    command.add_flag("--everybody", options->everybody,
                     "How many of everybody in every round that is not blind, for those who lead");
    commands.onChosen(command, options, again);
}

} // namespace accord::cli
