// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/taxonomy/parts.h"
#include "app/cli/commands/taxonomy/proposal_report.h"
#include "core/base/reason.h"
#include "core/labelling/labelling.h"
#include "core/model/proposal.h"

#include <memory>

namespace accord::cli {
namespace {

struct ProposeOptions
{
    std::string project;
    std::string person;
    std::string round;
    std::string under;
    std::string change;
    std::string support;
    std::string field;
    ProposalContent content;
    std::vector<std::string> issues;
    std::vector<std::string> asked;
};

Result<std::vector<ItemId>> itemsOf(Project& project, const ProposeOptions& options, PersonId person)
{
    std::vector<ItemId> items;
    if (options.issues.empty()) {
        return items;
    }
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    for (const std::string& issue : options.issues) {
        ACCORD_TRY(const ItemId item, labelling::itemForLink(project, round.id, person, issue));
        items.push_back(item);
    }
    return items;
}

Result<int> support(Project& project, const ProposeOptions& options, PersonId by, const std::vector<ItemId>& items,
                    Console& console)
{
    if (items.empty()) {
        return Error{Errc::Invalid, Reason::SupportNeedsIssue};
    }
    ACCORD_TRY(const auto view, taxonomy::proposalNamed(project, options.support, by));
    for (const ItemId item : items) {
        ACCORD_CHECK(taxonomy::support(project, view.proposal.id, by, item));
    }
    return printProposal(project, view.proposal.id, by, "The proposal has another issue that raises it.", console);
}

Result<int> propose(const ProposeOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Person by, actingPerson(project, options.person));
    ACCORD_TRY(const std::vector<ItemId> items, itemsOf(project, options, by.id));
    if (!options.support.empty()) {
        return support(project, options, by.id, items, console);
    }
    taxonomy::NewProposal proposal;
    proposal.content = options.content;
    proposal.by = by.id;
    proposal.items = items;
    if (!options.change.empty()) {
        proposal.content.kind = ProposalKind::Change;
        proposal.content.field = fieldNamed(options.field).value_or(CategoryField::None);
    }
    const std::string& code = options.change.empty() ? options.under : options.change;
    if (!code.empty()) {
        ACCORD_TRY(const Category category, chooseCategory(project, code));
        proposal.content.category = category.uuid;
    }
    for (const std::string& name : options.asked) {
        ACCORD_TRY(const Person person, project.personNamed(name));
        proposal.asked.push_back(person.id);
    }
    ACCORD_TRY(const Uuid id, taxonomy::propose(project, proposal));
    return printProposal(project, id, by.id, "The proposal is made; who is asked can say what they think.", console);
}

void addContentOptions(CLI::App& command, ProposeOptions& options)
{
    ProposalContent& content = options.content;
    CLI::Option_group& what = *command.add_option_group("What is wished");
    what.add_option("--name", content.name, "A new category of this name")->type_name("NAME")->check(utf8());
    what.add_option("--change", options.change, "A change of this category")->type_name("CODE");
    what.add_option("--support", options.support, "An existing proposal, with a further --issue")
        ->type_name("PROPOSAL");
    what.require_option(1);
    command.add_option("--under", options.under, "The category above the new one; without it a new type")
        ->type_name("CODE");
    command.add_option("--definition", content.definition, "What the new category means")
        ->type_name("TEXT")
        ->check(utf8());
    command.add_option("--use-when", content.useWhen, "When to use it")->type_name("TEXT")->check(utf8());
    command.add_option("--not-when", content.notWhen, "When not to use it")->type_name("TEXT")->check(utf8());
    command.add_option("--example", content.examples, "An example; may be given several times")
        ->type_name("TEXT")
        ->check(utf8());
    addFieldOption(command, options.field, "What a change is about; without it the text is a wish in free words");
    command.add_option("--text", content.text, "What the field shall say, or the further example")
        ->type_name("TEXT")
        ->check(utf8());
}

} // namespace

void addFieldOption(CLI::App& command, std::string& field, const std::string& about)
{
    command.add_option("--field", field, about)
        ->type_name("FIELD")
        ->check(CLI::IsMember({"definition", "use_when", "not_when", "example"}));
}

void addPropose(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "propose", "Propose a new category or a change of one, or support a proposal with another issue",
        "accord-cli taxonomy propose pilot.accord --as \"Mira Okafor\" --name \"Numerical Drift\" --under C \\\n"
        "    --definition \"Results differ between runs or devices.\" \\\n"
        "    --issue https://github.com/lumen-ml/lumen/issues/2187");
    const auto options = std::make_shared<ProposeOptions>();
    addProjectArgument(command, options->project);
    addActingOption(command, options->person);
    addContentOptions(command, *options);
    command.add_option("--issue", options->issues, "The link of an issue that raises it; may be given several times")
        ->type_name("URL");
    addRoundOption(command, options->round);
    command
        .add_option("--ask", options->asked,
                    "Whose opinion counts; may be given several times; without it everybody's in the project")
        ->type_name("PERSON");
    commands.onChosen(command, options, propose);
}

} // namespace accord::cli
