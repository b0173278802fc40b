// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/training.h"

#include "app/cli/commands/commands.h"
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

std::string said(const Project& project, const study::ReferenceLabel& reference)
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
    const study::ReferenceLabel reference{
        items.front(), verdict->verdict, verdict->category, verdict->exclusion, options.explanation, found.person, {}};
    ACCORD_CHECK(study::setReference(found.project, found.round.id, reference));
    Record record;
    record.field("issue", options.issue).field("is", said(found.project, reference));
    record.line(options.issue + " is " + said(found.project, reference) + " for training.");
    return console.emit(record);
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
    Record record;
    record.fields({{"made", made.made},
                   {"replaced", made.replaced},
                   {"without_explanation", made.withoutExplanation},
                   {"left_out", made.leftOut}});
    record.line("Made " + counted(made.made, "reference") + ", " + grouped(made.replaced) + " of them instead of " +
                "another; " + counted(made.leftOut, "item") + " without.");
    if (made.withoutExplanation > 0) {
        record.line(grouped(made.withoutExplanation) + " of them have no explanation yet.");
    }
    return console.emit(record);
}

Result<int> listReferences(Case& found, Console& console)
{
    ACCORD_TRY(const auto references, study::references(found.project, found.round.id, found.person));
    std::vector<ItemId> items;
    for (const study::ReferenceLabel& reference : references) {
        items.push_back(reference.item);
    }
    ACCORD_TRY(const Addresses addresses, addressesOf(found.project, items));
    using study::ReferenceLabel;
    const auto table =
        Table<ReferenceLabel>()
            .column("issue", "issue", [&](const ReferenceLabel& reference) { return addresses.at(reference.item); })
            .column("is", "is", [&](const ReferenceLabel& reference) { return said(found.project, reference); })
            .column("explanation", "explanation", &ReferenceLabel::explanation)
            .key("by", [&](const ReferenceLabel& reference) { return found.project.nameOf(reference.by); });
    Record record;
    record.field("round", found.round.name).field("references", table.json(references)).sheet(table, references);
    for (const ReferenceLabel& reference : references) {
        record.line(addresses.at(reference.item) + ": " + said(found.project, reference) +
                    (reference.explanation.empty() ? "" : " (" + reference.explanation + ")"));
    }
    if (references.empty()) {
        record.line("The round has no references.");
    }
    return console.emit(record);
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

Table<study::TrainingResult> resultTable(const Project& project)
{
    using Row = study::TrainingResult;
    return Table<Row>()
        .column("person", "", [&project](const Row& row) { return project.nameOf(row.person); })
        .number("items", "items", &Row::items)
        .number("labelled", "labelled", &Row::labelled)
        .number("right", "right", &Row::right)
        .number("share", "share", &Row::share, [](const Row& row) { return percent(row.share()); })
        .column("ready", "", &Row::ready, [](const Row& row) { return std::string(row.ready ? "ready" : "not yet"); });
}

Json hardJson(const std::vector<study::HardItem>& hard, const Addresses& addresses)
{
    using study::HardItem;
    return Table<HardItem>()
        .key("issue", [&addresses](const HardItem& item) { return addresses.at(item.item); })
        .key("labelled", &HardItem::labelled)
        .key("wrong", &HardItem::wrong)
        .json(hard);
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
    Record record;
    record.field("round", found.round.name).table("people", resultTable(found.project), results, 2);
    record.field("often_wrong", hardJson(hard, addresses));
    for (const study::HardItem& item : hard) {
        record.line("  " + addresses.at(item.item) + ": " + grouped(item.wrong) + " of " + grouped(item.labelled) +
                    " wrong");
    }
    return console.emit(record);
}

/// One's own label of an issue beside its reference.
struct FeedbackRow
{
    std::string address;
    study::TrainingFeedback feedback;
};

Table<FeedbackRow> feedbackTable(const Project& project)
{
    using Row = FeedbackRow;
    const auto own = [&project](const Row& row) {
        return said(project, row.feedback.own.verdict, row.feedback.own.category, row.feedback.own.exclusion);
    };
    return Table<Row>()
        .column("issue", "issue", &Row::address)
        .column("own", "own", own)
        .column("reference", "reference", [&project](const Row& row) { return said(project, row.feedback.reference); })
        .column("right", "right", [](const Row& row) { return row.feedback.right; })
        .key(
            "differs",
            [](const Row& row) { return row.feedback.differs ? Json(levelKey(*row.feedback.differs)) : Json(nullptr); })
        .column("explanation", "explanation", [](const Row& row) { return row.feedback.reference.explanation; })
        .key("changed_since", [](const Row& row) { return row.feedback.changedSince; });
}

void addFeedback(Record& record, const Project& project, const study::TrainingFeedback& feedback,
                 const std::string& address)
{
    const std::string own = said(project, feedback.own.verdict, feedback.own.category, feedback.own.exclusion);
    std::string line = address + ": " + own;
    if (feedback.differs) {
        line += ", and it is " + said(project, feedback.reference) + ": another " +
                std::string(levelText(*feedback.differs)) + (feedback.right ? ", still right" : "");
    } else {
        line += ", right";
    }
    record.line(line);
    if (!feedback.reference.explanation.empty()) {
        record.line("  " + feedback.reference.explanation);
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
    for (const study::TrainingFeedback& feedback : own.items) {
        items.push_back(feedback.item);
    }
    ACCORD_TRY(const Addresses addresses, addressesOf(found.project, items));
    Record record;
    std::vector<FeedbackRow> rows;
    for (const study::TrainingFeedback& feedback : own.items) {
        const std::string address = addresses.at(feedback.item);
        if (options.issue.empty() || address == options.issue) {
            rows.push_back({address, feedback});
            addFeedback(record, found.project, feedback, address);
        }
    }
    const auto table = feedbackTable(found.project);
    record.fields(resultTable(found.project).json(own.result)).field("feedback", table.json(rows)).sheet(table, rows);
    record.line(grouped(own.result.right) + " of " + counted(own.result.labelled, "label") + " right, " +
                counted(own.result.items, "item") +
                " with a reference: " + (own.result.ready ? "ready." : "not ready yet."));
    return console.emit(record);
}

void addReferences(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "references", "What the items of a training round are, and why; without a choice, a list",
                       "accord-cli training references pilot.accord --round Training --from-labels"));
    const auto options = std::make_shared<TrainingOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addActingOption(command, options->person);
    CLI::Option* own =
        command.add_flag("--from-labels", options->fromLabels,
                         "The lead's own labels become references, their notes the explanations; a lead who does "
                         "not label may label in a training round for that");
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
    CLI::App& command = commands.tabular(
        commands.addTo(group, "results", "Who is ready, in the order of pseudonyms, and what is often wrong; for leads",
                       "accord-cli training results pilot.accord --round Training --as \"Mira Okafor\""));
    const auto options = std::make_shared<TrainingOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addActingOption(command, options->person);
    commands.onChosen(command, options, runResults);
}

void addFeedback(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "feedback", "One's own labels beside the references of what one has labelled",
                       "accord-cli training feedback pilot.accord --round Training --as Jonas"));
    const auto options = std::make_shared<TrainingOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addActingOption(command, options->person, "Whose labels")->required();
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
