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

std::string codeOf(const Project& project, const LabelToRelabel& label)
{
    const Category* category = project.taxonomy()->find(label.category);
    return category == nullptr ? "?" : category->code;
}

// How many labels of everybody, for those who lead.
Result<int> everybody(Project& project, PersonId by, Console& console)
{
    if (!project.mayLead(by)) {
        return Error{Errc::NotPermitted, Reason::RelabelOfOthers};
    }
    ACCORD_TRY(const std::vector<RelabelCount> counts, relabelCounts(project));
    const auto roundName = [&project](const RelabelCount& count) {
        const Round* round = project.round(count.round);
        return round == nullptr ? "?" : round->name;
    };
    const auto personName = [&project](const RelabelCount& count) {
        const Person* person = project.person(count.person);
        return person == nullptr ? "?" : person->name;
    };
    const auto table = Table<RelabelCount>()
                           .column("round", "Round", roundName)
                           .column("person", "Person", personName)
                           .number("meaning", "Meaning changed", &RelabelCount::meaning)
                           .number("split", "Category split", &RelabelCount::split);
    return console.emit("people", table, counts, 0, "Nobody has anything to look at again.");
}

/// A label with the issue that it is of.
struct LabelRow
{
    LabelToRelabel label;
    Heading heading;
};

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
    std::vector<LabelRow> rows;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        rows.push_back({labels[i], headings[i]});
    }
    Table<LabelRow> table;
    addPlace(table, round, [](const LabelRow& row) { return row.heading; });
    table.column("category", "category", [&](const LabelRow& row) { return codeOf(project, row.label); })
        .key("why", [](const LabelRow& row) { return whyName(row.label.why); })
        .shown("issue", [](const LabelRow& row) { return row.heading.url; })
        .shown("", [](const LabelRow& row) {
            return std::string(row.label.why == RelabelReason::Split ? "(the category was split)"
                                                                     : "(its meaning changed)");
        });
    Record record;
    record.field("round", round.name).field("person", person.name);
    record.line(counted(static_cast<std::int64_t>(labels.size()), "label") + " to look at again in \"" + round.name +
                "\"");
    record.table("labels", table.withoutHeadings(), std::move(rows), 2, "");
    return console.emit(record);
}

} // namespace

void addCodebookAgain(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<AgainOptions>();
    CLI::App& command = commands.tabular(commands.addTo(
        group, "again", "List the labels that are to be looked at again, because what they say changed its meaning",
        "accord-cli codebook again pilot.accord --as \"Mira Okafor\""));
    addProjectArgument(command, options->project);
    addActingOption(command, options->person, "Whose labels")->required();
    addRoundOption(command, options->round);
    command.add_flag("--everybody", options->everybody,
                     "How many of everybody in every round that is not blind, for those who lead");
    commands.onChosen(command, options, again);
}

} // namespace accord::cli
