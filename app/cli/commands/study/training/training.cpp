// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/training.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/study/people/study_parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/labelling/labelling.h"
#include "core/model/words.h"
#include "core/project/items.h"

#include <unordered_map>

namespace accord::cli {
namespace {

struct TrainingOptions
{
    std::string project;
    std::string round;
    std::string person;
    std::string issue;
    std::string verdict;
    std::string explanation;
    bool fromLabels = false;
    std::string fromRound;
};

/// What every one of them begins with.
struct Case
{
    Project project;
    Round round;
    PersonId person;
};

Result<Case> open(const TrainingOptions& options)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId person, whoLooks(project, options.person));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    return Case{std::move(project), round, person};
}

using Addresses = std::unordered_map<ItemId, std::string>;

Result<Addresses> addressesOf(Project& project, const std::vector<ItemId>& items)
{
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    Addresses addresses;
    for (const Heading& heading : headings) {
        addresses.emplace(heading.item, heading.url);
    }
    return addresses;
}

std::string said(const Project& project, Verdict verdict, CategoryId category, Exclusion exclusion)
{
    return verdictText(verdict, category, exclusion, *project.taxonomy());
}

std::string said(const Project& project, const study::Reference& reference)
{
    return said(project, reference.verdict, reference.category, reference.exclusion);
}

Result<int> setOne(Case& found, const TrainingOptions& options, Console& console)
{
    ACCORD_TRY(const auto items, labelling::itemsForLink(found.project, found.round.id, options.issue));
    const auto verdict = parseVerdict(options.verdict, *found.project.taxonomy());
    if (!verdict) {
        return Error{Errc::Invalid, Reason::ReferenceNotUnderstood, {options.verdict}};
    }
    const study::Reference reference{
        items.front(), verdict->verdict, verdict->category, verdict->exclusion, options.explanation, found.person, {}};
    ACCORD_CHECK(study::setReference(found.project, found.round.id, reference));
    if (console.json()) {
        console.object({{"issue", options.issue}, {"is", said(found.project, reference)}});
    } else {
        console.line(options.issue + " is " + said(found.project, reference) + " for training.");
    }
    return kDone;
}

Result<int> makeMany(Case& found, const TrainingOptions& options, Console& console)
{
    study::ReferencesMade made;
    if (options.fromLabels) {
        ACCORD_TRY(made, study::useMyLabels(found.project, found.round.id, found.person));
    } else {
        ACCORD_TRY(const Round from, found.project.roundNamed(options.fromRound));
        ACCORD_TRY(made, study::useDecisionsOf(found.project, found.round.id, from.id, found.person));
    }
    if (console.json()) {
        console.object({{"made", made.made},
                        {"replaced", made.replaced},
                        {"without_explanation", made.withoutExplanation},
                        {"left_out", made.leftOut}});
        return kDone;
    }
    console.line("Made " + counted(made.made, "reference") + ", " + grouped(made.replaced) + " of them instead of " +
                 "another; " + counted(made.leftOut, "item") + " without.");
    if (made.withoutExplanation > 0) {
        console.line(grouped(made.withoutExplanation) + " of them have no explanation yet.");
    }
    return kDone;
}

Result<int> listReferences(Case& found, Console& console)
{
    ACCORD_TRY(const auto references, study::references(found.project, found.round.id, found.person));
    std::vector<ItemId> items;
    for (const study::Reference& reference : references) {
        items.push_back(reference.item);
    }
    ACCORD_TRY(const Addresses addresses, addressesOf(found.project, items));
    Json list = Json::array();
    for (const study::Reference& reference : references) {
        const std::string address = addresses.at(reference.item);
        list.push_back({{"issue", address},
                        {"is", said(found.project, reference)},
                        {"explanation", reference.explanation},
                        {"by", found.project.nameOf(reference.by)}});
        if (!console.json()) {
            console.line(address + ": " + said(found.project, reference) +
                         (reference.explanation.empty() ? "" : " (" + reference.explanation + ")"));
        }
    }
    if (console.json()) {
        console.object({{"round", found.round.name}, {"references", std::move(list)}});
    } else if (references.empty()) {
        console.line("The round has no references.");
    }
    return kDone;
}

Result<int> runReferences(const TrainingOptions& options, Console& console)
{
    ACCORD_TRY(Case found, open(options));
    if (!options.issue.empty()) {
        return setOne(found, options, console);
    }
    if (options.fromLabels || !options.fromRound.empty()) {
        return makeMany(found, options, console);
    }
    return listReferences(found, console);
}

Json resultJson(const Project& project, const study::TrainingResult& result)
{
    return {{"person", project.nameOf(result.person)},
            {"items", result.items},
            {"labelled", result.labelled},
            {"right", result.right},
            {"share", result.share()},
            {"ready", result.ready}};
}

Json hardJson(const std::vector<study::HardItem>& hard, const Addresses& addresses)
{
    Json list = Json::array();
    for (const study::HardItem& item : hard) {
        list.push_back({{"issue", addresses.at(item.item)}, {"labelled", item.labelled}, {"wrong", item.wrong}});
    }
    return list;
}

Result<int> runResults(const TrainingOptions& options, Console& console)
{
    ACCORD_TRY(Case found, open(options));
    ACCORD_TRY(const auto results, study::trainingResults(found.project, found.round.id, found.person));
    ACCORD_TRY(const auto hard, study::hardItems(found.project, found.round.id, found.person));
    std::vector<ItemId> items;
    for (const study::HardItem& item : hard) {
        items.push_back(item.item);
    }
    ACCORD_TRY(const Addresses addresses, addressesOf(found.project, items));
    Json people = Json::array();
    TextTable table("lrrrrl", 2);
    table.row({"", "items", "labelled", "right", "share", ""});
    for (const study::TrainingResult& result : results) {
        people.push_back(resultJson(found.project, result));
        table.row({found.project.nameOf(result.person), grouped(result.items), grouped(result.labelled),
                   grouped(result.right), percent(result.share()), result.ready ? "ready" : "not yet"});
    }
    if (console.json()) {
        console.object(
            {{"round", found.round.name}, {"people", std::move(people)}, {"often_wrong", hardJson(hard, addresses)}});
        return kDone;
    }
    console.line(table.text());
    for (const study::HardItem& item : hard) {
        console.line("  " + addresses.at(item.item) + ": " + grouped(item.wrong) + " of " + grouped(item.labelled) +
                     " wrong");
    }
    return kDone;
}

Json feedbackJson(const Project& project, const study::Feedback& feedback, const std::string& address)
{
    return {{"issue", address},
            {"own", said(project, feedback.own.verdict, feedback.own.category, feedback.own.exclusion)},
            {"reference", said(project, feedback.reference)},
            {"right", feedback.right},
            {"differs", feedback.differs ? Json(levelKey(*feedback.differs)) : Json(nullptr)},
            {"explanation", feedback.reference.explanation},
            {"changed_since", feedback.changedSince}};
}

void printFeedback(const Project& project, const study::Feedback& feedback, const std::string& address,
                   Console& console)
{
    const std::string own = said(project, feedback.own.verdict, feedback.own.category, feedback.own.exclusion);
    std::string line = address + ": " + own;
    if (feedback.differs) {
        line += ", and it is " + said(project, feedback.reference) + ": another " +
                std::string(levelText(*feedback.differs)) + (feedback.right ? ", still right" : "");
    } else {
        line += ", right";
    }
    console.line(line);
    if (!feedback.reference.explanation.empty()) {
        console.line("  " + feedback.reference.explanation);
    }
}

Result<int> runFeedback(const TrainingOptions& options, Console& console)
{
    ACCORD_TRY(Case found, open(options));
    if (!found.person.valid()) {
        return Error{Errc::Invalid, Reason::WhoseTraining};
    }
    ACCORD_TRY(const study::OwnTraining own, study::ownTraining(found.project, found.round.id, found.person));
    std::vector<ItemId> items;
    for (const study::Feedback& feedback : own.items) {
        items.push_back(feedback.item);
    }
    ACCORD_TRY(const Addresses addresses, addressesOf(found.project, items));
    Json list = Json::array();
    for (const study::Feedback& feedback : own.items) {
        const std::string address = addresses.at(feedback.item);
        if (!options.issue.empty() && address != options.issue) {
            continue;
        }
        list.push_back(feedbackJson(found.project, feedback, address));
        if (!console.json()) {
            printFeedback(found.project, feedback, address, console);
        }
    }
    if (console.json()) {
        Json object = resultJson(found.project, own.result);
        object["feedback"] = std::move(list);
        console.object(object);
    } else {
        console.line(grouped(own.result.right) + " of " + counted(own.result.labelled, "label") + " right, " +
                     counted(own.result.items, "item") +
                     " with a reference: " + (own.result.ready ? "ready." : "not ready yet."));
    }
    return kDone;
}

void addReferences(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "references", "What the items of a training round are, and why; without a choice, a list",
                       "accord-cli training references pilot.accord --round Training --from-labels");
    const auto options = std::make_shared<TrainingOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addActingOption(command, options->person);
    CLI::Option* own = command.add_flag("--from-labels", options->fromLabels,
                                        "The lead's own labels become references, their notes the explanations");
    CLI::Option* other = command
                             .add_option("--from-round", options->fromRound,
                                         "The decisions of another round become references, with their reasons")
                             ->type_name("NAME")
                             ->excludes(own);
    CLI::Option* issue =
        command.add_option("--issue", options->issue, "One issue")->type_name("LINK")->excludes(own)->excludes(other);
    command.add_option("--is", options->verdict, "Its category's code, or not_for_study:REASON")
        ->type_name("CODE")
        ->needs(issue);
    command.add_option("--because", options->explanation, "The explanation")
        ->type_name("TEXT")
        ->needs(issue)
        ->check(utf8());
    commands.onChosen(command, options, runReferences);
}

void addResults(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "results", "Who is ready, in the order of pseudonyms, and what is often wrong; for leads",
                       "accord-cli training results pilot.accord --round Training --as \"Mira Okafor\"");
    const auto options = std::make_shared<TrainingOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addActingOption(command, options->person);
    commands.onChosen(command, options, runResults);
}

void addFeedback(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "feedback", "One's own labels beside the references of what one has labelled",
                       "accord-cli training feedback pilot.accord --round Training --as Jonas");
    const auto options = std::make_shared<TrainingOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    command.add_option("--as", options->person, "Whose labels")->required()->type_name("PERSON")->check(utf8());
    command.add_option("--issue", options->issue, "Only this issue")->type_name("LINK");
    commands.onChosen(command, options, runFeedback);
}

} // namespace

void addTraining(CommandSet& commands)
{
    CLI::App& group = commands.group("training", "References of a training round, feedback, and who is ready");
    addReferences(commands, group);
    addResults(commands, group);
    addFeedback(commands, group);
}

} // namespace accord::cli
