// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/taxonomy/parts.h"
#include "app/cli/commands/taxonomy/proposal_report.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/messages/catalogue.h"

namespace accord::cli {
namespace {

struct ListOptions
{
    std::string project;
    std::string person;
    bool open = false;
};

struct RuleOptions
{
    std::string project;
    std::string rule;
    std::string person;
};

Result<int> list(const ListOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    PersonId viewer;
    if (!options.person.empty()) {
        ACCORD_TRY(const Person person, project.personNamed(options.person));
        viewer = person.id;
    }
    ACCORD_TRY(const taxonomy::Rule rule, taxonomy::currentRule(project));
    ACCORD_TRY(auto views, taxonomy::proposals(project, viewer));
    if (options.open) {
        std::erase_if(views, [](const auto& view) { return !view.proposal.open(); });
    }
    Record record;
    record.line(counted(static_cast<std::int64_t>(views.size()), "proposal") +
                "; to be accepted one needs: " + taxonomy::ruleText(rule));
    Json all = Json::array();
    for (const taxonomy::ProposalView& view : views) {
        ACCORD_TRY(Json object, proposalJson(project, view));
        ACCORD_TRY(const auto lines, proposalLines(project, view));
        all.push_back(std::move(object));
        record.line().lines(lines);
    }
    record.field("rule", taxonomy::ruleText(rule)).field("proposals", std::move(all));
    return console.emit(record);
}

Result<int> rule(const RuleOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    if (!options.rule.empty()) {
        ACCORD_TRY(const taxonomy::Rule wanted, taxonomy::parseRule(options.rule));
        ACCORD_TRY(const PersonId by, whoIs(project, options.person));
        ACCORD_CHECK(taxonomy::setRule(project, by, wanted));
    }
    ACCORD_TRY(const taxonomy::Rule current, taxonomy::currentRule(project));
    Record record;
    record.field("rule", taxonomy::ruleText(current));
    record.line("To be accepted a proposal needs: " + taxonomy::ruleText(current));
    return console.emit(record);
}

CLI::Validator isRule()
{
    return {[](std::string& value) {
                const auto parsed = taxonomy::parseRule(value);
                return parsed.ok() ? std::string() : messages::sentence(parsed.error());
            },
            ""};
}

} // namespace

void addProposals(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "proposals", "List the proposals for the codebook",
                                       "accord-cli taxonomy proposals pilot.accord --as \"Mira Okafor\" --open");
    const auto options = std::make_shared<ListOptions>();
    addProjectArgument(command, options->project);
    addActingOption(
        command, options->person,
        "Who looks: what others think of an open proposal is shown to those who have given their opinion");
    command.add_flag("--open", options->open, "Leave out those that have come to their end");
    commands.onChosen(command, options, list);
}

void addProposalRule(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "rule", "Show or set what the study asks for to accept a proposal",
                                       "accord-cli taxonomy rule pilot.accord at-least=5 --as \"Mira Okafor\"");
    const auto options = std::make_shared<RuleOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("RULE", options->rule,
                    "unanimous: everybody who is asked is for it; majority: more than half; at-least=K: so many; lead: "
                    "whoever leads the study accepts")
        ->type_name("")
        ->check(isRule());
    addActingOption(command, options->person);
    commands.onChosen(command, options, rule);
}

void addTaxonomy(CommandSet& commands)
{
    CLI::App& group = commands.group("taxonomy", "Edit the codebook, and judge proposals for it");
    addProposals(commands, group);
    addPropose(commands, group);
    addOpinion(commands, group);
    addProposalEnds(commands, group);
    addProposalRule(commands, group);
    addEdits(commands, group);
    addDrafts(commands, group);
}

} // namespace accord::cli
