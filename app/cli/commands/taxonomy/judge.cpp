// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/taxonomy/parts.h"
#include "app/cli/commands/taxonomy/proposal_report.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/model/proposal.h"
#include "core/taxonomy/proposals.h"

namespace accord::cli {
namespace {

/// Of all commands about one proposal.
struct JudgeOptions
{
    std::string project;
    std::string proposal;
    std::string person;
    bool inFavour = false;
    bool against = false;
    bool takeBack = false;
    std::string field;
    taxonomy::Wording wording; ///< the reason is everybody's
};

/// What every one of them begins with.
struct Case
{
    Project project;
    PersonId by;
    Uuid proposal;
};

Result<Case> open(const JudgeOptions& options)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Person person, actingPerson(project, options.person));
    ACCORD_TRY(const auto view, taxonomy::proposalNamed(project, options.proposal, person.id));
    return Case{std::move(project), person.id, view.proposal.id};
}

Result<int> opinion(const JudgeOptions& options, Console& console)
{
    ACCORD_TRY(Case judged, open(options));
    const Stance stance = options.inFavour ? Stance::For : options.against ? Stance::Against : Stance::None;
    ACCORD_CHECK(taxonomy::giveOpinion(judged.project, judged.proposal,
                                       Opinion{judged.by, stance, options.wording.reason, {}, {}}));
    return printProposal(judged.project, judged.proposal, judged.by,
                         stance == Stance::None ? "The opinion is withdrawn." : "The opinion is kept.", console);
}

Result<int> accept(const JudgeOptions& options, Console& console)
{
    ACCORD_TRY(Case judged, open(options));
    taxonomy::Wording wording = options.wording;
    wording.field = fieldNamed(options.field).value_or(CategoryField::None);
    wording.newest = judged.project.codebookNumber();
    ACCORD_TRY(const auto accepted, taxonomy::accept(judged.project, judged.proposal, judged.by, wording));
    ACCORD_TRY(const auto addresses, addressesOf(judged.project, accepted.items));
    Record record;
    record.fields({{"id", judged.proposal.text()},
                   {"code", accepted.code},
                   {"codebook", accepted.codebook},
                   {"relabel", addresses}});
    record.line("Accepted: " + accepted.code + " is in codebook version " + std::to_string(accepted.codebook) + ".");
    if (!addresses.empty()) {
        record.line("To be labelled again, because " + std::string(addresses.size() == 1 ? "it" : "they") +
                     " raised the proposal:");
    }
    for (const std::string& address : addresses) {
        record.line("  " + address);
    }
    return console.emit(record);
}

Result<int> reject(const JudgeOptions& options, Console& console)
{
    ACCORD_TRY(Case judged, open(options));
    ACCORD_CHECK(taxonomy::reject(judged.project, judged.proposal, judged.by, options.wording.reason));
    return printProposal(judged.project, judged.proposal, judged.by, "The proposal is rejected.", console);
}

Result<int> withdraw(const JudgeOptions& options, Console& console)
{
    ACCORD_TRY(Case judged, open(options));
    ACCORD_CHECK(taxonomy::withdraw(judged.project, judged.proposal, judged.by, options.wording.reason));
    return printProposal(judged.project, judged.proposal, judged.by, "The proposal is withdrawn.", console);
}

CLI::Option* addCommon(CLI::App& command, JudgeOptions& options, const std::string& reason, const std::string& about)
{
    addProjectArgument(command, options.project);
    addProposalArgument(command, options.proposal);
    addActingOption(command, options.person);
    return command.add_option(reason, options.wording.reason, about)->type_name("TEXT")->check(utf8());
}

} // namespace

void addProposalArgument(CLI::App& command, std::string& proposal)
{
    command.add_option("PROPOSAL", proposal, "Its number in the list, its identifier, or the name of the new category")
        ->required()
        ->type_name("");
}

void addOpinion(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "opinion", "Say what you think of a proposal; what others think is shown after that",
        "accord-cli taxonomy opinion pilot.accord 1 --as \"Mira Okafor\" --against --why \"It is C.5.\"");
    const auto options = std::make_shared<JudgeOptions>();
    addCommon(command, *options, "--why", "Why; required when you are against it");
    CLI::Option_group& stance = *command.add_option_group("What you think");
    stance.add_flag("--for", options->inFavour, "You are for it");
    stance.add_flag("--against", options->against, "You are against it");
    stance.add_flag("--withdraw", options->takeBack, "Take your opinion back");
    stance.require_option(1);
    commands.onChosen(command, options, opinion);
}

void addProposalEnds(CommandSet& commands, CLI::App& group)
{
    const auto accepting = std::make_shared<JudgeOptions>();
    CLI::App& acceptance =
        commands.addTo(group, "accept", "Make a proposal part of the next codebook version, if the study's rule is met",
                       "accord-cli taxonomy accept pilot.accord 1 --as \"Mira Okafor\"");
    addCommon(acceptance, *accepting, "--reason", "For the history");
    acceptance
        .add_option("--code", accepting->wording.code,
                    "Of a new category; the next free one under its parent if left out")
        ->type_name("CODE")
        ->check(utf8());
    addFieldOption(acceptance, accepting->field, "Of a wish in free words: what it changes");
    acceptance.add_option("--text", accepting->wording.text, "Of a wish: what the field shall say")
        ->type_name("TEXT")
        ->check(utf8());
    acceptance.add_flag("--meaning", accepting->wording.meaning,
                        "Of a change: the meaning changes, and labels from before are to be looked at again");
    commands.onChosen(acceptance, accepting, accept);

    const auto rejecting = std::make_shared<JudgeOptions>();
    CLI::App& rejection = commands.addTo(group, "reject", "Reject a proposal that cannot be accepted any more",
                                         "accord-cli taxonomy reject pilot.accord 1 --as \"Mira Okafor\" --reason "
                                         "\"It is C.5.\"");
    addCommon(rejection, *rejecting, "--reason", "Why")->required();
    commands.onChosen(rejection, rejecting, reject);

    const auto withdrawing = std::make_shared<JudgeOptions>();
    CLI::App& withdrawal = commands.addTo(group, "withdraw", "Withdraw a proposal of your own",
                                          "accord-cli taxonomy withdraw pilot.accord 1 --as \"Mira Okafor\"");
    addCommon(withdrawal, *withdrawing, "--reason", "Why");
    commands.onChosen(withdrawal, withdrawing, withdraw);
}

} // namespace accord::cli
