// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/labelling/labelling.h"
#include "core/messages/catalogue.h"
#include "core/model/proposal.h"
#include "core/project/items.h"
#include "core/project/project.h"
#include "core/taxonomy/codes.h"
#include "core/taxonomy/proposals.h"

#include <memory>
#include <string>
#include <vector>

namespace accord::cli {
namespace {

using taxonomy::ProposalView;

Json codeOf(const Project& project, const Uuid& category)
{
    const Category* found = project.taxonomy()->find(category);
    return found == nullptr ? Json(nullptr) : Json(found->code);
}

std::vector<ItemId> itemsOf(const Proposal& proposal)
{
    std::vector<ItemId> items;
    for (const RaisedBy& raised : proposal.raisedBy) {
        items.push_back(raised.item);
    }
    return items;
}

void addContent(const Project& project, const ProposalContent& content, Json& object)
{
    if (content.kind == ProposalKind::Change) {
        object["category"] = codeOf(project, content.category);
        object["field"] = content.field == CategoryField::None ? Json(nullptr) : Json(fieldName(content.field));
        object["text"] = content.text;
        return;
    }
    object["under"] = codeOf(project, content.category);
    object["level"] = levelKey(content.level);
    object["name"] = content.name;
    object["definition"] = content.definition;
    object["use_when"] = content.useWhen;
    object["not_when"] = content.notWhen;
    object["examples"] = content.examples;
    object["codes"] = content.codes;
}

void addOpinions(const Project& project, const ProposalView& view, Json& object)
{
    object["asked"] = project.namesOf(view.tally.asked);
    object["opinions_given"] = view.given;
    object["opinions_hidden"] = view.hidden;
    object["opinions"] = Table<Opinion>()
                             .key("person", [&project](const Opinion& opinion) { return project.nameOf(opinion.by); })
                             .key("opinion", [](const Opinion& opinion) { return stanceName(opinion.stance); })
                             .key("why", &Opinion::why)
                             .key("at", &Opinion::at)
                             .json(view.proposal.opinions);
    object["can_be_accepted"] = view.acceptable;
    object["can_be_rejected"] = view.rejectable;
}

Json endJson(const Project& project, const ProposalView& view)
{
    const ProposalEnd& end = view.proposal.end;
    Json object{{"by", project.nameOf(end.by)}, {"at", end.at}, {"reason", end.reason}};
    object["rule"] = end.rule.empty() ? Json(nullptr) : Json(end.rule);
    if (end.state == ProposalState::Accepted) {
        object["codebook"] = view.codebook;
        object["code"] = codeOf(project, categoryOf(view.proposal));
        object["in_force"] = view.inForce;
    }
    return object;
}

void addText(const std::string& title, const std::string& text, std::vector<std::string>& lines)
{
    if (!text.empty()) {
        lines.push_back("    " + title + ": " + text::replacedAll(text, "\n", "\n      "));
    }
}

void addContent(const ProposalContent& content, std::vector<std::string>& lines)
{
    addText("Definition", content.definition, lines);
    addText("Use when", content.useWhen, lines);
    addText("Not when", content.notWhen, lines);
    for (const std::string& example : content.examples) {
        addText("Example", example, lines);
    }
    addText("Stands for the codes", text::join(content.codes, ", "), lines);
    addText(content.field == CategoryField::None ? "Wish" : "It shall say", content.text, lines);
}

void addOpinions(const Project& project, const ProposalView& view, std::vector<std::string>& lines)
{
    lines.push_back("    Opinions: " + std::to_string(view.given) + " of " + std::to_string(view.tally.asked.size()) +
                    (view.hidden ? (view.waitsForMe ? "; shown after yours" : "; shown to those who gave theirs (--as)")
                                 : std::string()));
    for (const Opinion& opinion : view.proposal.opinions) {
        lines.push_back("      " + project.nameOf(opinion.by) + ": " + std::string(stanceName(opinion.stance)) +
                        (opinion.why.empty() ? "" : ", " + opinion.why));
    }
    if (!view.hidden && !view.tally.missing.empty() && view.proposal.open()) {
        lines.push_back("      still asked: " + text::join(project.namesOf(view.tally.missing), ", "));
    }
}

/// What it is about on one line: "new theme \"Accuracy\" under C", "change of C.2 (use when)".
std::string proposalTitle(const Project& project, const Proposal& proposal)
{
    const ProposalContent& content = proposal.content;
    const Category* category = project.taxonomy()->find(content.category);
    if (content.kind == ProposalKind::Change) {
        std::string field(fieldName(content.field));
        field = field.empty() ? "in words" : text::replacedAll(field, "_", " ");
        return "change of " + (category == nullptr ? std::string("?") : category->code + " " + category->name) + " (" +
               field + ")";
    }
    return "new " + std::string(levelText(content.level)) + " \"" + content.name + "\"" +
           (category == nullptr ? std::string() : " under " + category->code + " " + category->name);
}

/// The addresses of the issues behind items.
Result<std::vector<std::string>> addressesOf(Project& project, const std::vector<ItemId>& items)
{
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    std::vector<std::string> addresses;
    addresses.reserve(headings.size());
    for (const Heading& heading : headings) {
        addresses.push_back(heading.url);
    }
    return addresses;
}

/// A proposal as JSON; the issues that raised it by their addresses.
Result<Json> proposalJson(Project& project, const ProposalView& view)
{
    const Proposal& proposal = view.proposal;
    Json object{{"number", view.number},
                {"id", proposal.id.text()},
                {"kind", kindName(proposal.content.kind)},
                {"state", stateName(proposal.end.state)}};
    addContent(project, proposal.content, object);
    object["by"] = project.nameOf(proposal.by);
    object["at"] = proposal.at;
    ACCORD_TRY(object["issues"], addressesOf(project, itemsOf(proposal)));
    addOpinions(project, view, object);
    object["end"] = proposal.open() ? Json(nullptr) : endJson(project, view);
    return object;
}

/// The same as lines for people.
Result<std::vector<std::string>> proposalLines(Project& project, const ProposalView& view)
{
    const Proposal& proposal = view.proposal;
    std::vector<std::string> lines{std::to_string(view.number) + "  " + std::string(stateName(proposal.end.state)) +
                                   ": " + proposalTitle(project, proposal) + ", by " + project.nameOf(proposal.by)};
    addContent(proposal.content, lines);
    ACCORD_TRY(const auto addresses, addressesOf(project, itemsOf(proposal)));
    for (const std::string& address : addresses) {
        lines.push_back("    Raised by: " + address);
    }
    addOpinions(project, view, lines);
    if (view.acceptable) {
        lines.emplace_back("    It can be accepted now.");
    } else if (view.rejectable) {
        lines.emplace_back("    It cannot be accepted any more; reject it, or change the rule.");
    }
    if (!proposal.open()) {
        const ProposalEnd& end = proposal.end;
        std::string line = "    " + std::string(stateName(end.state)) + " by " + project.nameOf(end.by);
        line += view.codebook > 0 ? " in codebook version " + std::to_string(view.codebook) : std::string();
        line += end.reason.empty() ? std::string() : ": " + end.reason;
        lines.push_back(line);
        if (end.state == ProposalState::Accepted && !view.inForce) {
            lines.emplace_back("    A later version of the codebook took it out again; accept it again to bring it "
                               "back.");
        }
    }
    return lines;
}

/// Prints one proposal, after something was done about it; `done` is the sentence for people.
Result<int> printProposal(Project& project, const Uuid& id, PersonId viewer, const std::string& done, Console& console)
{
    ACCORD_TRY(const ProposalView view, taxonomy::proposalNamed(project, id.text(), viewer));
    ACCORD_TRY(const Json object, proposalJson(project, view));
    ACCORD_TRY(const auto lines, proposalLines(project, view));
    Record record;
    record.fields(object).line(done).lines(lines);
    return console.emit(record);
}

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

/// `PROPOSAL`: its number in the list, its identifier, or the name of the new category.
void addProposalArgument(CLI::App& command, std::string& proposal)
{
    command.add_option("PROPOSAL", proposal, "Its number in the list, its identifier, or the name of the new category")
        ->required()
        ->type_name("");
}

/// `--field`: which words of a category.
void addFieldOption(CLI::App& command, std::string& field, const std::string& about)
{
    command.add_option("--field", field, about)
        ->type_name("FIELD")
        ->check(CLI::IsMember({"definition", "use_when", "not_when", "example"}));
}

CLI::Option* addCommon(CLI::App& command, JudgeOptions& options, const std::string& reason, const std::string& about)
{
    addProjectArgument(command, options.project);
    addProposalArgument(command, options.proposal);
    addActingOption(command, options.person);
    return command.add_option(reason, options.wording.reason, about)->type_name("TEXT")->check(utf8());
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
    std::vector<std::string> codes;
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
    ACCORD_TRY(const Uuid id, options.codes.empty() ? taxonomy::propose(project, proposal)
                                                    : taxonomy::proposeFromCodes(project, proposal, options.codes));
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
        .add_option("--code", options->codes,
                    "A code of annotators' own that the new category stands for; may be given several times")
        ->type_name("TEXT")
        ->needs("--name")
        ->check(utf8());
    command
        .add_option("--ask", options->asked,
                    "Whose opinion counts; may be given several times; without it everybody's in the project")
        ->type_name("PERSON");
    commands.onChosen(command, options, propose);
}

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
    ACCORD_TRY(const taxonomy::ProposalRule rule, taxonomy::currentRule(project));
    ACCORD_TRY(auto views, taxonomy::proposals(project, viewer));
    if (options.open) {
        std::erase_if(views, [](const auto& view) { return !view.proposal.open(); });
    }
    Record record;
    record.line(counted(static_cast<std::int64_t>(views.size()), "proposal") +
                "; to be accepted one needs: " + taxonomy::ruleText(rule));
    std::vector<Record> records;
    for (const taxonomy::ProposalView& view : views) {
        ACCORD_TRY(Json object, proposalJson(project, view));
        ACCORD_TRY(auto lines, proposalLines(project, view));
        records.emplace_back().fields(std::move(object)).line().lines(std::move(lines));
    }
    record.field("rule", taxonomy::ruleText(rule)).list("proposals", std::move(records), "\n");
    return console.emit(record);
}

Result<int> rule(const RuleOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    if (!options.rule.empty()) {
        ACCORD_TRY(const taxonomy::ProposalRule wanted, taxonomy::parseRule(options.rule));
        ACCORD_TRY(const PersonId by, whoIs(project, options.person));
        ACCORD_CHECK(taxonomy::setRule(project, by, wanted));
    }
    ACCORD_TRY(const taxonomy::ProposalRule current, taxonomy::currentRule(project));
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
    addActingOption(command, options->person,
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

namespace {

struct TemplateOptions
{
    std::string file;
    std::string format;
};

Result<int> writeTemplate(const TemplateOptions& options, Console& console)
{
    const bool printed = options.file.empty();
    std::string text;
    if (printed) {
        ACCORD_TRY(text, exchange::taxonomyTemplate(options.format.empty() ? "csv" : options.format));
    } else {
        ACCORD_CHECK(exchange::saveTaxonomyTemplate(options.file, options.format));
    }
    Record record;
    record.fields(
        {{"output", printed ? Json(nullptr) : Json(options.file)}, {"text", printed ? Json(text) : Json(nullptr)}});
    record.line(printed ? text.substr(0, text.size() - 1)
                        : "The template is in " + options.file +
                              ". Change it, and look at it with accord-cli import "
                              "taxonomy PROJECT FILE --preview.");
    return console.emit(record);
}

void addTemplate(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<TemplateOptions>();
    CLI::App& command = commands.addTo(group, "template", "Write a small taxonomy to be changed into your own",
                                       "accord-cli taxonomy template -o themes.csv");
    command
        .add_option(
            "--format", options->format,
            "csv, text (by indentation), markdown, nested or json (both JSON by hand); as the file's name says, "
            "or csv, if left out")
        ->check(CLI::IsMember(exchange::taxonomyForms()));
    command.add_option("-o,--output", options->file, "The file to write; standard output if left out")
        ->type_name("FILE");
    commands.onChosen(command, options, writeTemplate);
}

} // namespace

void addTaxonomy(CommandSet& commands)
{
    CLI::App& group = commands.group("taxonomy", "Edit the codebook, and judge proposals for it");
    addProposals(commands, group);
    addPropose(commands, group);
    addOpinion(commands, group);
    addProposalEnds(commands, group);
    addProposalRule(commands, group);
    addOpenCodes(commands, group);
    addEdits(commands, group);
    addDrafts(commands, group);
    addTemplate(commands, group);
}

} // namespace accord::cli
