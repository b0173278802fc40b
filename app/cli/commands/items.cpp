// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/items.h"

#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/labelling/labelling.h"
#include "core/model/words.h"
#include "core/project/items.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/second_votes.h"

#include <algorithm>
#include <array>

namespace accord::cli {

std::string placeText(const Round& round, const Heading& heading)
{
    return heading.url + (!round.blind && heading.occurrence > 1
                              ? " (occurrence " + std::to_string(heading.occurrence) + ")"
                              : std::string());
}

Json placeJson(const Round& round, const Heading& heading)
{
    Json object{{"issue", heading.url}};
    if (!round.blind) {
        object["occurrence"] = heading.occurrence;
    }
    return object;
}

namespace {

Result<ItemId> itemAt(Project& project, RoundId round, const WhichOptions& options)
{
    ACCORD_TRY(const std::vector<ItemId> items, labelling::itemsForLink(project, round, options.link));
    const auto place = static_cast<std::size_t>(options.occurrence - 1);
    if (place >= items.size()) {
        return Error{Errc::NotFound, Reason::IssueOccursOften, {options.link, items.size()}};
    }
    return items[place];
}

Result<std::vector<ItemId>> itemsIn(Project& project, RoundId round, const WhichOptions& options, Settled settled)
{
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round));
    const std::string text = options.block.empty()
                                 ? options.filter
                                 : (settled == Settled::Included ? "all block=" : "block=") + options.block;
    ACCORD_TRY(const reconcile::Filter filter,
               reconcile::parseFilter(text, reconcile::FilterNames{labelMatrix, project.people()}));
    std::vector<ItemId> items;
    for (const reconcile::Conflict& conflict : reconcile::conflicts(labelMatrix, filter)) {
        items.push_back(conflict.item);
    }
    return items;
}

void addOccurrence(CLI::App& command, WhichOptions& options, CLI::Option* item)
{
    command.add_option("--occurrence", options.occurrence, "Which one, where the round has the issue more than once")
        ->type_name("N")
        ->check(CLI::PositiveNumber)
        ->needs(item);
}

} // namespace

void addWhichOne(CLI::App& command, WhichOptions& options)
{
    addProjectArgument(command, options.project);
    addRoundOption(command, options.round);
    addOccurrence(command, options, addItemOption(command, options.link)->required());
}

void addWhichMany(CLI::App& command, WhichOptions& options)
{
    addProjectArgument(command, options.project);
    addRoundOption(command, options.round);
    CLI::Option_group& group = *command.add_option_group("On which issues");
    CLI::Option* item = addItemOption(group, options.link);
    group.add_option("--filter", options.filter, "Those of the queue, in one line as \"agenda\" takes it")
        ->type_name("TEXT");
    group.add_option("--block", options.block, "All conflicts between two categories")->type_name("ONE,OTHER");
    group.require_option(1);
    addOccurrence(command, options, item);
}

Result<Which> which(const WhichOptions& options, Settled settled)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    std::vector<ItemId> items;
    if (options.link.empty()) {
        ACCORD_TRY(items, itemsIn(project, round.id, options, settled));
    } else {
        ACCORD_TRY(const ItemId item, itemAt(project, round.id, options));
        items.push_back(item);
    }
    return Which{std::move(project), std::move(round), std::move(items)};
}

std::string headingText(const Heading& heading)
{
    return heading.url +
           (heading.occurrence > 1 ? " (occurrence " + std::to_string(heading.occurrence) + ")" : std::string());
}

Result<Heading> headingOf(Project& project, ItemId item)
{
    const std::array<ItemId, 1> items{item};
    ACCORD_TRY(auto headings, headingsOf(project, items));
    return std::move(headings.front());
}

CLI::Option_group& addSaid(CLI::App& command, SaidOptions& options)
{
    CLI::Option_group& group = *command.add_option_group("What it is");
    group.add_option("--category", options.category, "A category's code")->type_name("CODE");
    group.add_flag("--none-of-these", options.noneOfThese, "No category of the codebook fits");
    group.add_option("--not-for-study", options.exclusion, "A false positive of the collection, and why")
        ->type_name("REASON")
        ->check(exclusionWord());
    return group;
}

Result<Said> said(const Project& project, const SaidOptions& options)
{
    if (!options.category.empty()) {
        ACCORD_TRY(const Category category, chooseCategory(project, options.category));
        return Said{Verdict::Category, category.id, Exclusion::None};
    }
    if (!options.exclusion.empty()) {
        return Said{Verdict::NotForStudy, {}, exclusionNamed(options.exclusion).value_or(Exclusion::None)};
    }
    if (options.noneOfThese) {
        return Said{Verdict::NoneOfThese, {}, Exclusion::None};
    }
    return Said{options.cannotTell ? Verdict::CannotTell : Verdict::None, {}, Exclusion::None};
}

std::string saidText(const Taxonomy& taxonomy, const Said& said)
{
    switch (said.verdict) {
    case Verdict::Category: {
        const Category* category = taxonomy.find(said.category);
        return category == nullptr ? std::string("?") : category->code;
    }
    case Verdict::NotForStudy:
        return "not for this study" + (said.exclusion == Exclusion::None
                                           ? std::string()
                                           : " (" + text::replacedAll(exclusionName(said.exclusion), "_", " ") + ")");
    case Verdict::NoneOfThese:
        return said.code.empty() ? std::string("none of these") : "none of these: \"" + said.code + '"';
    case Verdict::CannotTell:
        return "cannot tell";
    case Verdict::None:
        break;
    }
    return "-";
}

Json saidJson(const Taxonomy& taxonomy, const Said& said)
{
    const Category* category = taxonomy.find(said.category);
    Json object;
    object["verdict"] = said.verdict == Verdict::None ? Json(nullptr) : Json(verdictName(said.verdict));
    object["category"] = category == nullptr ? Json(nullptr) : Json(category->code);
    object["exclusion"] = said.exclusion == Exclusion::None ? Json(nullptr) : Json(exclusionName(said.exclusion));
    return object;
}

std::string citationText(const Citation& citation)
{
    return partName(citation.part) + ": \"" + citation.quote + "\"";
}

Json citationsJson(const std::vector<Citation>& citations)
{
    Json list = Json::array();
    for (const Citation& citation : citations) {
        list.push_back({{"part", partName(citation.part)}, {"start", citation.start}, {"quote", citation.quote}});
    }
    return list;
}

Result<std::vector<PersonId>> peopleNamed(const Project& project, const std::vector<std::string>& names)
{
    std::vector<PersonId> people;
    for (const std::string& name : names) {
        ACCORD_TRY(const Person person, project.personNamed(std::string(text::trimmed(name))));
        people.push_back(person.id);
    }
    std::ranges::sort(people);
    people.erase(std::unique(people.begin(), people.end()), people.end());
    return people;
}

namespace {

Json orNull(std::string_view word)
{
    return word.empty() ? Json(nullptr) : Json(word);
}

std::string spaced(std::string_view word)
{
    return text::replacedAll(word, "_", " ");
}

std::string whatText(const Project& project, const DecisionContent& content)
{
    switch (content.state) {
    case DecisionState::Deferred:
        return "put off for later";
    case DecisionState::Open:
        return "opened again";
    case DecisionState::Decided:
        break;
    }
    return "decided as " + saidText(*project.taxonomy(), {content.verdict, content.category, content.exclusion});
}

std::string originText(const Project& project, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    switch (content.source) {
    case DecisionSource::Rule:
        return " by rule: " + content.rule;
    case DecisionSource::Import:
        return " from a file";
    case DecisionSource::Person:
        break;
    }
    const std::string how = content.state != DecisionState::Decided ? std::string()
                            : content.method == Method::None        ? " (how was not said)"
                                                                    : " (" + spaced(methodName(content.method)) + ")";
    return how + " by " + project.nameOf(decision.by);
}

} // namespace

Record decisionRecord(const Project& project, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    Record record;
    record.field("state", stateName(content.state));
    record.fields(saidJson(*project.taxonomy(), {content.verdict, content.category, content.exclusion}));
    record.line("  " + whatText(project, content) + originText(project, decision) + " at " + decision.at);
    record.field("source", sourceName(content.source)).field("rule", orNull(content.rule));
    record.field("method", orNull(methodName(content.method))).field("reason", content.reason);
    if (!content.reason.empty()) {
        record.line("    reason: " + content.reason);
    }
    record.field("cause", orNull(causeName(content.cause)));
    if (content.cause != Cause::None) {
        record.line("    cause: " + spaced(causeName(content.cause)));
    }
    record.field("codebook_change", content.codebookChange);
    if (content.codebookChange) {
        record.line("    the codebook needs a change");
    }
    const std::vector<std::string> takingPart = project.namesOf(content.takingPart);
    record.field("taking_part", takingPart);
    if (!takingPart.empty()) {
        record.line("    took part: " + text::join(takingPart, ", "));
    }
    record.field("after_second_vote", !content.secondVote.isNull()).field("in_meeting", !content.meeting.isNull());
    record.field("by", decision.by.valid() ? Json(project.nameOf(decision.by)) : Json(nullptr));
    return record.field("at", decision.at);
}

namespace {

std::string_view stateKey(SecondVoteState state)
{
    switch (state) {
    case SecondVoteState::Revealed:
        return "revealed";
    case SecondVoteState::CalledOff:
        return "called_off";
    case SecondVoteState::Open:
        break;
    }
    return "open";
}

Said saidFirst(const reconcile::RevisedChoice& choice)
{
    return choice.first ? Said{choice.first->verdict, choice.first->category, choice.first->exclusion} : Said{};
}

Said saidThen(const reconcile::RevisedChoice& choice)
{
    return choice.then
               ? Said{choice.then->content.verdict, choice.then->content.category, choice.then->content.exclusion}
               : Said{};
}

Table<reconcile::RevisedChoice> revisedTable(const Project& project)
{
    using reconcile::RevisedChoice;
    const Taxonomy& taxonomy = *project.taxonomy();
    const auto note = [](const RevisedChoice& choice) {
        return choice.then ? choice.then->content.note : std::string();
    };
    return Table<RevisedChoice>()
        .withoutHeadings()
        .column("person", "", [&project](const RevisedChoice& choice) { return project.nameOf(choice.by); })
        .key("first_label", [&taxonomy](const RevisedChoice& choice) { return saidJson(taxonomy, saidFirst(choice)); })
        .column(
            "vote", "",
            [&taxonomy](const RevisedChoice& choice) {
                return choice.then ? saidJson(taxonomy, saidThen(choice)) : Json(nullptr);
            },
            [&taxonomy](const RevisedChoice& choice) { return saidText(taxonomy, saidThen(choice)); })
        .shown("",
               [&taxonomy](const RevisedChoice& choice) {
                   return choice.changed ? "before: " + saidText(taxonomy, saidFirst(choice)) : std::string();
               })
        .column(
            "note", "", note,
            [note](const RevisedChoice& choice) { return choice.then ? note(choice) : std::string("did not vote"); })
        .key("changed", &RevisedChoice::changed);
}

// Who voted what, who changed their mind, and what leads.
void addRevealed(Record& record, const Project& project, const VoteReport& report)
{
    const Taxonomy& taxonomy = *project.taxonomy();
    const std::vector<reconcile::RevisedChoice> choices =
        reconcile::revisedChoices(report.firstLabels, report.secondVote);
    record.table("votes", revisedTable(project), choices, 2);
    const auto voices = reconcile::voteTallyOf(report.secondVote.votes);
    const auto* leading = voices.leading();
    const std::string changed = "  " +
                                counted(std::ranges::count_if(choices, &reconcile::RevisedChoice::changed), "person") +
                                " changed their mind; ";
    if (leading == nullptr) {
        record.field("leading", Json(nullptr)).line(changed + "no choice leads");
        return;
    }
    const Said what{leading->verdict, leading->category, Exclusion::None};
    Json object = saidJson(taxonomy, what);
    object["votes"] = leading->votes;
    record.field("leading", std::move(object));
    record.line(changed + saidText(taxonomy, what) + " leads with " + std::to_string(leading->votes) + " of " +
                std::to_string(voices.votes));
}

} // namespace

Result<VoteReport> voteReport(Project& project, const SecondVote& secondVote)
{
    VoteReport report;
    report.secondVote = secondVote;
    ACCORD_TRY(Heading heading, headingOf(project, secondVote.item));
    report.heading = std::move(heading);
    ACCORD_TRY(report.firstLabels, reconcile::votes(project, secondVote.round, secondVote.item));
    return report;
}

Record voteRecord(const Project& project, const VoteReport& report)
{
    const SecondVote& vote = report.secondVote;
    const std::vector<std::string> missing = project.namesOf(reconcile::missing(vote));
    Record record;
    if (report.heading) {
        record.field("issue", report.heading->url).field("occurrence", report.heading->occurrence);
        record.line(headingText(*report.heading));
    }
    record.fields({{"state", stateKey(vote.state)},
                   {"opened_by", project.nameOf(vote.openedBy)},
                   {"opened_at", vote.openedAt},
                   {"ended_at", vote.endedAt.empty() ? Json(nullptr) : Json(vote.endedAt)},
                   {"taking_part", project.namesOf(vote.takingPart)},
                   {"voted", project.namesOf(vote.voted)},
                   {"missing", missing}});
    const std::string opened = "  second vote, opened by " + project.nameOf(vote.openedBy) + " at " + vote.openedAt;
    if (vote.state == SecondVoteState::Revealed) {
        record.line(opened + ", revealed at " + vote.endedAt);
        addRevealed(record, project, report);
        return record;
    }
    record.field("votes", Json(nullptr)).field("leading", Json(nullptr));
    if (vote.state == SecondVoteState::CalledOff) {
        return record.line(opened + ", called off at " + vote.endedAt);
    }
    return record.line(opened + "; " + std::to_string(vote.voted.size()) + " of " +
                       counted(std::ssize(vote.takingPart), "person") + " voted" +
                       (missing.empty() ? "; it can be revealed" : ", missing: " + text::join(missing, ", ")));
}

} // namespace accord::cli
