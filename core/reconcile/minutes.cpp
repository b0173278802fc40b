// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/minutes.h"

#include "core/agreement/compute.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/agreement/otherwise.h"
#include "core/project/codebook/relabel.h"
#include "core/project/items.h"
#include "core/project/ratings.h"
#include "core/reconcile/blocks.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/live_figures.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/meeting/proposals.h"
#include "core/store/meeting/second_votes.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <unordered_map>

namespace accord::reconcile {
namespace {

std::string stateText(const Filter& filter)
{
    const std::string what = filter.onlyConflicts ? "conflicts" : "items";
    switch (filter.show) {
    case Filter::Show::Pending:
        return "pending " + what;
    case Filter::Show::Deferred:
        return "deferred " + what;
    case Filter::Show::Decided:
        return "decided " + what;
    case Filter::Show::All:
        break;
    }
    return "all " + what;
}

std::string levelsText(const Filter& filter)
{
    std::vector<std::string> levels;
    for (const Level level : filter.across) {
        levels.emplace_back(level == Level::Type ? "the type" : level == Level::Theme ? "the theme" : "the sub-theme");
    }
    return text::join(levels, " or ");
}

std::string personText(const Project& project, PersonId id, bool pseudonyms)
{
    const Person* person = project.person(id);
    return person != nullptr && pseudonyms ? person->pseudonym : project.nameOf(id);
}

std::string codeText(const Taxonomy& taxonomy, CategoryId id)
{
    const Category* category = taxonomy.find(id);
    return category == nullptr ? "?" : category->code;
}

} // namespace

std::string agendaWords(const Project& project, const LabelMatrix& labelMatrix, const std::string& agenda,
                        bool pseudonyms)
{
    const FilterNames names{labelMatrix, project.people()};
    const Result<Filter> parsed = parseFilter(agenda, names);
    if (!parsed.ok()) {
        return agenda;
    }
    const Filter& filter = *parsed;
    std::string words = stateText(filter);
    if (filter.onlyFlagged) {
        words += " that somebody flagged";
    }
    if (!filter.across.empty()) {
        words += ", where labels differ on " + levelsText(filter);
    }
    if (filter.oneAnnotator.valid()) {
        words += ", where " + personText(project, filter.oneAnnotator, pseudonyms) + " and " +
                 personText(project, filter.otherAnnotator, pseudonyms) + " differ";
    }
    if (filter.block) {
        words += ", between " + blockText(labelMatrix.taxonomy(), *filter.block);
    }
    if (filter.oneCategory.valid()) {
        words += ", with votes for " + codeText(labelMatrix.taxonomy(), filter.oneCategory);
        words += filter.otherCategory.valid() ? " and " + codeText(labelMatrix.taxonomy(), filter.otherCategory) : "";
    }
    if (!filter.repository.empty()) {
        words += ", in " + filter.repository;
    }
    if (filter.margin) {
        words += ", with at most " + std::to_string(*filter.margin) + " votes between the first choice and the second";
    }
    if (filter.leading.valid()) {
        words += ", where " + codeText(labelMatrix.taxonomy(), filter.leading) + " leads";
    }
    words += filter.perBlock > 0 ? ", at most " + std::to_string(filter.perBlock) + " of a block" : "";
    words += filter.sample > 0 ? ", " + std::to_string(filter.sample) + " drawn by chance" : "";
    words += filter.limit > 0 ? ", the worst " + std::to_string(filter.limit) : "";
    return words + " (" + filterText(filter, names, pseudonyms ? Naming::Hidden : Naming::Shown) + ")";
}

namespace {

std::map<PersonId, std::string> namesFor(const Project& project, bool pseudonyms)
{
    std::map<PersonId, std::string> names;
    for (const Person& person : project.people()) {
        names.emplace(person.id, pseudonyms ? person.pseudonym : person.name);
    }
    return names;
}

/// What was decided within the scope.
struct InScope
{
    std::vector<Decision> last; ///< of each item, in the order in which they were made
    int takenBack = 0;          ///< items of which nothing is left but that a rule had decided them for a while
};

/// What happened to an item within the scope.
struct MeetingCourse
{
    std::size_t last = 0;
    bool byRule = false;
    bool byPeople = false; ///< decided or put off
};

Result<InScope> decisionsIn(Project& project, const Scope& scope)
{
    std::vector<Decision> all;
    std::unordered_map<ItemId, MeetingCourse> courses;
    // Decisions name their meeting, whatever the clock of the machine said.
    const std::string since = scope.meeting ? std::string() : scope.from;
    ACCORD_CHECK(store::forEachDecisionEver(project.database(), scope.round, since, [&](const Decision& decision) {
        if (scope.holds(decision)) {
            MeetingCourse& course = courses[decision.item];
            const bool open = decision.content.state == DecisionState::Open;
            course.byRule = course.byRule || (!open && decision.content.source == DecisionSource::Rule);
            course.byPeople = course.byPeople || (!open && decision.content.source != DecisionSource::Rule);
            course.last = all.size();
            all.push_back(decision);
        }
    }));
    InScope found;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const MeetingCourse& course = courses[all[i].item];
        if (course.last != i) {
            continue;
        }
        if (all[i].content.state == DecisionState::Open && course.byRule && !course.byPeople) {
            ++found.takenBack;
        } else {
            found.last.push_back(std::move(all[i]));
        }
    }
    return found;
}

/// The second vote that the decision names; otherwise the latest that was revealed by then.
std::optional<SecondVote> voteBehind(const std::vector<SecondVote>& ofItem, const Decision& decision)
{
    const auto named = std::ranges::find(ofItem, decision.content.secondVote, &SecondVote::id);
    if (!decision.content.secondVote.isNull() && named != ofItem.end()) {
        return named->state == SecondVoteState::Revealed ? std::optional(*named) : std::nullopt;
    }
    const SecondVote* latest = latestRevealed(ofItem, decision.at);
    return latest == nullptr ? std::nullopt : std::optional(*latest);
}

Result<MinutesEntry> entryFor(Project& project, RoundId round, Decision decision)
{
    MinutesEntry entry;
    sqlite::Database& database = project.database();
    ACCORD_TRY(const auto headings, headingsOf(project, std::vector{decision.item}));
    if (!headings.empty()) {
        const Heading& heading = headings.front();
        entry.issue = heading.repository + "#" + heading.number;
        entry.issue += heading.occurrence > 1 ? " (occurrence " + std::to_string(heading.occurrence) + ")" : "";
        entry.title = heading.title;
        entry.url = heading.url;
    }
    ACCORD_TRY(entry.labels, store::firstLabelsOf(database, round, decision.item));
    if (!headings.empty()) {
        ACCORD_TRY(entry.passages, citedPassages(project, headings.front().issue, entry.labels));
    }
    ACCORD_TRY(std::vector<SecondVote> votes, store::secondVotesOf(database, decision.item));
    resolveMerged(*project.taxonomy(), entry.labels);
    resolveMerged(*project.taxonomy(), votes);
    entry.vote = voteBehind(votes, decision);
    ACCORD_TRY(const auto current, store::decisionOf(database, round, decision.item));
    entry.holds = current && current->event == decision.event;
    entry.decision = std::move(decision);
    return entry;
}

void countRule(const Taxonomy& taxonomy, const Decision& decision, std::vector<RuleCount>& rules)
{
    auto rule = std::ranges::find(rules, decision.content.rule, &RuleCount::rule);
    if (rule == rules.end()) {
        rule = rules.insert(rule, RuleCount{decision.content.rule, 0, {}});
    }
    ++rule->decisions;
    const Category* category = taxonomy.find(decision.content.category);
    ++rule->byCategory[category == nullptr ? "-" : category->code];
}

Status takeDecisions(Project& project, const Scope& scope, Minutes& minutes, const std::stop_token& stop)
{
    ACCORD_TRY(InScope decisions, decisionsIn(project, scope));
    minutes.takenBack = decisions.takenBack;
    resolveMerged(*project.taxonomy(), decisions.last);
    for (Decision& decision : decisions.last) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        const DecisionState state = decision.content.state;
        if (decision.content.source == DecisionSource::Rule && state == DecisionState::Decided) {
            countRule(*project.taxonomy(), decision, minutes.rules);
        } else if (decision.content.source == DecisionSource::Import) {
            ++minutes.fromFiles;
        } else {
            ACCORD_TRY(MinutesEntry entry, entryFor(project, scope.round, std::move(decision)));
            auto& list = state == DecisionState::Decided    ? minutes.decided
                         : state == DecisionState::Deferred ? minutes.deferred
                                                            : minutes.openedAgain;
            list.push_back(std::move(entry));
        }
    }
    std::ranges::sort(minutes.rules, {}, &RuleCount::rule);
    return {};
}

Status countSecondVotes(Project& project, const Scope& scope, Minutes& minutes)
{
    ACCORD_TRY(const std::vector<SecondVote> votes, store::secondVotesIn(project.database(), scope.round));
    minutes.secondVotes =
        static_cast<int>(std::ranges::count_if(votes, [&](const SecondVote& vote) { return scope.holds(vote); }));
    return {};
}

Status takeProposals(Project& project, const Scope& scope, Minutes& minutes)
{
    ACCORD_TRY(std::vector<Proposal> all, store::proposals(project.database()));
    for (Proposal& proposal : all) {
        const bool judged = std::ranges::any_of(
            proposal.opinions, [&](const Opinion& opinion) { return scope.holds(opinion.meeting, opinion.at); });
        const bool ended = !proposal.open() && scope.holds(proposal.end.meeting, proposal.end.at);
        if (judged || ended || scope.holds(proposal.meeting, proposal.at)) {
            minutes.proposals.push_back(std::move(proposal));
        }
    }
    return {};
}

/// Who decided or voted again where no meeting says who took part.
std::vector<PersonId> whoActed(const Minutes& minutes)
{
    std::vector<PersonId> people;
    for (const auto* list : {&minutes.decided, &minutes.deferred, &minutes.openedAgain}) {
        for (const MinutesEntry& entry : *list) {
            people.push_back(entry.decision.by);
            people.insert(people.end(), entry.decision.content.takingPart.begin(),
                          entry.decision.content.takingPart.end());
            if (entry.vote) {
                people.insert(people.end(), entry.vote->voted.begin(), entry.vote->voted.end());
            }
        }
    }
    std::erase(people, PersonId{});
    std::ranges::sort(people);
    people.erase(std::unique(people.begin(), people.end()), people.end());
    return people;
}

Status takeFigures(Project& project, const LabelMatrix& labelMatrix, const Scope& scope, Minutes& minutes,
                   const std::stop_token& stop)
{
    const FigureSpan span = scope.span();
    if (!span.from.empty()) {
        ACCORD_TRY(const LiveFigures begin, LiveFigures::asOf(project, labelMatrix, span.from, stop));
        minutes.begin = begin.figures();
    } else {
        minutes.begin.decisions.items = labelMatrix.rows();
    }
    ACCORD_TRY(const LiveFigures end, span.to.empty() ? LiveFigures::load(project, labelMatrix, span, stop)
                                                      : LiveFigures::asOf(project, labelMatrix, span.to, stop));
    minutes.end = end.figures();
    ACCORD_TRY(const AsGiven given, asGiven(project, scope.round));
    minutes.versions = given.versions;
    for (const Level level : kLevels) {
        Selection selection;
        selection.level = level;
        const auto place = static_cast<std::size_t>(level) - 1;
        minutes.before[place] = agreement::compute(agreement::kFleissKappa, ratings(labelMatrix, selection).table);
        minutes.difference[place] = end.difference(level);
        minutes.otherwise[place] = otherwiseCounted(labelMatrix, given, selection, agreement::kFleissKappa);
    }
    return {};
}

} // namespace

Result<Minutes> minutes(Project& project, const Scope& scope, bool pseudonyms, const std::stop_token& stop)
{
    ACCORD_CHECK(project.requireOpen(scope.round));
    const Round* round = project.round(scope.round);
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, scope.round));
    Minutes result;
    result.project = project.name();
    result.round = round->name;
    result.scope = scope;
    result.madeAt = project.now();
    result.names = namesFor(project, pseudonyms);
    if (round->firstLabelsEnd) {
        result.firstLabels = firstLabelsText(*round, nameOf(result, round->firstLabelsEnd->by));
    }
    if (scope.meeting) {
        result.agenda = agendaWords(project, labelMatrix, scope.meeting->content.agenda, pseudonyms);
    }
    ACCORD_CHECK(takeDecisions(project, scope, result, stop));
    ACCORD_TRY(result.pairs,
               settledPairs(project, labelMatrix, [&](const Decision& decision) { return scope.holds(decision); }));
    ACCORD_CHECK(countSecondVotes(project, scope, result));
    ACCORD_CHECK(takeProposals(project, scope, result));
    ACCORD_CHECK(takeFigures(project, labelMatrix, scope, result, stop));
    result.takingPart = scope.meeting ? scope.meeting->content.takingPart : whoActed(result);
    return result;
}

std::string nameOf(const Minutes& minutes, PersonId person)
{
    const auto found = minutes.names.find(person);
    return found == minutes.names.end() ? "somebody" : found->second;
}

namespace {

using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;

std::string fieldText(CategoryField field)
{
    switch (field) {
    case CategoryField::Definition:
        return "definition";
    case CategoryField::UseWhen:
        return "\"use when\"";
    case CategoryField::NotWhen:
        return "\"not when\"";
    case CategoryField::Example:
        return "one more example";
    case CategoryField::None:
        break;
    }
    return "wish";
}

/// "New category below B.1: Flaky tests", "Change of B.1, definition"
std::string titleOf(const Proposal& proposal, const Taxonomy& taxonomy)
{
    const ProposalContent& content = proposal.content;
    const Category* category = taxonomy.find(content.category);
    const std::string code = category == nullptr ? std::string() : category->code;
    if (content.kind == ProposalKind::NewCategory) {
        return "New category" + (code.empty() ? "" : " below " + code) + ": " + content.name;
    }
    return "Change of " + (code.empty() ? "a category" : code) + ", " + fieldText(content.field);
}

std::string namesFor(const Minutes& minutes, const Proposal& proposal, Stance stance)
{
    std::vector<std::string> names;
    for (const Opinion& opinion : proposal.opinions) {
        if (opinion.stance == stance) {
            names.push_back(nameOf(minutes, opinion.by) + (opinion.why.empty() ? "" : " (" + opinion.why + ")"));
        }
    }
    return text::join(names, ", ");
}

std::string stateText(const Minutes& minutes, const Proposal& proposal)
{
    const ProposalEnd& end = proposal.end;
    const std::string how = nameOf(minutes, end.by) + (end.reason.empty() ? "" : ": " + end.reason);
    switch (end.state) {
    case ProposalState::Accepted:
        return "accepted, " + how;
    case ProposalState::Rejected:
        return "rejected, " + how;
    case ProposalState::Withdrawn:
        return "withdrawn, " + how;
    case ProposalState::Open:
        break;
    }
    return "open";
}

void addProposal(FormattedDocument& document, const Minutes& minutes, const Taxonomy& taxonomy,
                 const Proposal& proposal)
{
    const auto fact = [](const std::string& name, const std::string& value) {
        return Line{strong(name), plain(": " + value)};
    };
    const ProposalContent& content = proposal.content;
    document.heading(3, titleOf(proposal, taxonomy));
    std::vector<Line> facts{fact("Proposed by", nameOf(minutes, proposal.by)),
                            fact("State", stateText(minutes, proposal))};
    for (const auto& [name, value] :
         {std::pair("Definition", content.definition), std::pair("Use when", content.useWhen),
          std::pair("Not when", content.notWhen), std::pair("Text", content.text)}) {
        if (!value.empty()) {
            facts.push_back(fact(name, value));
        }
    }
    if (proposal.open()) {
        facts.push_back(fact("Opinions", std::to_string(proposal.opinions.size()) + " given; told when it is settled"));
    } else {
        for (const auto& [name, stance] : {std::pair("For", Stance::For), std::pair("Against", Stance::Against)}) {
            if (std::string names = namesFor(minutes, proposal, stance); !names.empty()) {
                facts.push_back(fact(name, names));
            }
        }
    }
    if (!proposal.raisedBy.empty()) {
        facts.push_back(fact("Raised by issues", std::to_string(proposal.raisedBy.size())));
    }
    document.list(std::move(facts));
}

std::vector<Line> wishes(const Minutes& minutes)
{
    std::vector<Line> lines;
    for (const auto* list : {&minutes.decided, &minutes.deferred}) {
        for (const MinutesEntry& entry : *list) {
            if (entry.decision.content.codebookChange) {
                lines.push_back({{entry.issue, false, entry.url}, plain(": " + entry.decision.content.reason)});
            }
        }
    }
    return lines;
}

} // namespace

void addCodebook(FormattedDocument& document, const Minutes& minutes, const Taxonomy& taxonomy)
{
    std::vector<Line> wished = wishes(minutes);
    if (minutes.proposals.empty() && wished.empty()) {
        return;
    }
    document.heading(2, "Changes of the codebook");
    for (const Proposal& proposal : minutes.proposals) {
        addProposal(document, minutes, taxonomy, proposal);
    }
    if (!wished.empty()) {
        document.paragraph("Decisions that say that the codebook needs a change:");
        document.list(std::move(wished));
    }
}

namespace {

using format::FormattedDocument;
using format::Line;
using format::plain;

std::string levelName(Level level)
{
    return level == Level::Type ? "Type" : level == Level::Theme ? "Theme" : "Sub-theme";
}

std::string number(double value, const char* how = "%.4f")
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), how, value);
    return text.data();
}

std::string percent(double share)
{
    return number(100 * share, "%.1f") + " %";
}

std::string whyText(agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return "none: no item has two ratings";
    case agreement::NotComputable::OneCategory:
        return "none: a single category is in use";
    case agreement::NotComputable::NoCommonItems:
        return "none: nothing in common";
    default:
        return "none";
    }
}

/// "0.7621 (0.758 to 0.766)"
std::string valueText(const agreement::Outcome& outcome)
{
    if (!outcome.defined()) {
        return whyText(outcome.why());
    }
    return number(outcome->value) + (outcome->interval ? " (" + number(outcome->interval->low, "%.3f") + " to " +
                                                             number(outcome->interval->high, "%.3f") + ")"
                                                       : "");
}

// Of few items no coefficient: "7 of 8 alike".
std::string valueText(const agreement::Outcome& outcome, const std::optional<FewItems>& few)
{
    return few ? std::to_string(few->alike) + " of " + std::to_string(few->items) + " alike" : valueText(outcome);
}

std::string differenceText(const agreement::ComparisonOutcome& outcome)
{
    const auto* found = std::get_if<agreement::Comparison>(&outcome);
    return found == nullptr ? "none"
                            : number(found->difference, "%+.4f") + " (" + number(found->interval.low, "%+.3f") +
                                  " to " + number(found->interval.high, "%+.3f") + ")";
}

std::string endOf(const Minutes& minutes)
{
    return minutes.scope.span().to.empty() ? "now" : "at the end";
}

void addKappas(FormattedDocument& document, const Minutes& minutes)
{
    format::DocumentPart& table = document.table(
        "lrrrr",
        {"Level", "Before: first labels, all items (inter-rater agreement)", "First labels, items voted on again",
         "Second votes, same items (after discussion; not inter-rater agreement)", "Difference"});
    for (const Level level : kLevels) {
        const auto place = static_cast<std::size_t>(level) - 1;
        const LevelFigures& at = minutes.end.at(level);
        table.rows.push_back(
            {{plain(levelName(level))},
             {plain(valueText(minutes.before[place]))},
             {plain(valueText(at.firstLabels, at.fewFirstLabels))},
             {plain(valueText(at.secondVotes, at.fewSecondVotes))},
             {plain(at.fewSecondVotes || at.fewFirstLabels ? "none" : differenceText(minutes.difference[place]))}});
    }
    std::vector<Line> beside;
    if (!minutes.firstLabels.empty()) {
        beside.push_back({plain(minutes.firstLabels + ".")});
    }
    const auto value = [](const agreement::Outcome& outcome) { return valueText(outcome); };
    for (const Level level : kLevels) {
        for (const std::string& text :
             otherwiseTexts(minutes.otherwise[static_cast<std::size_t>(level) - 1], minutes.versions, value)) {
            beside.push_back({strong(levelName(level)), plain(": " + text)});
        }
    }
    document.list(std::move(beside));
}

const AnnotatorFigure* figureOf(const LevelFigures& figures, PersonId person)
{
    for (const AnnotatorFigure& figure : figures.annotators) {
        if (figure.person == person) {
            return &figure;
        }
    }
    return nullptr;
}

void addAnnotators(FormattedDocument& document, const Minutes& minutes)
{
    format::DocumentPart& table =
        document.table("llrrrr", {"Annotator", "Level", "Items", "With the decisions, at the beginning",
                                  "With the decisions, " + endOf(minutes), "Without those of rules"});
    for (const AnnotatorFigure& person : minutes.end.at(Level::Type).annotators) {
        const auto name = minutes.names.find(person.person);
        for (const Level level : kLevels) {
            const AnnotatorFigure* now = figureOf(minutes.end.at(level), person.person);
            const AnnotatorFigure* before = figureOf(minutes.begin.at(level), person.person);
            if (now->all.items == 0 && (before == nullptr || before->all.items == 0)) {
                continue; // nothing is decided at the level
            }
            table.rows.push_back(
                {{plain(name == minutes.names.end() ? "?" : name->second)},
                 {plain(levelName(level))},
                 {plain(std::to_string(now->all.items))},
                 {plain(before == nullptr ? "none" : valueText(before->all.kappa, fewItems(before->all.kappa)))},
                 {plain(valueText(now->all.kappa, fewItems(now->all.kappa)))},
                 {plain(valueText(now->withoutRules.kappa, fewItems(now->withoutRules.kappa)))}});
        }
    }
}

void addLeftOut(FormattedDocument& document, const Figures& figures)
{
    std::vector<Line> reasons;
    if (figures.decisions.noneOfThese > 0) {
        reasons.push_back({plain(std::to_string(figures.decisions.noneOfThese) +
                                 " decided as \"none of these\", which is no category")});
    }
    if (figures.secondVotes.noneOfThese + figures.secondVotes.cannotTell > 0) {
        reasons.push_back({plain("of the second votes " + std::to_string(figures.secondVotes.noneOfThese) +
                                 " for \"none of these\" and " + std::to_string(figures.secondVotes.cannotTell) +
                                 " for \"cannot tell\"")});
    }
    if (!reasons.empty()) {
        document.paragraph("Left out of the figures:");
        document.list(std::move(reasons));
    }
}

} // namespace

void addFigures(FormattedDocument& document, const Minutes& minutes)
{
    document.heading(2, "Figures");
    document.paragraph(
        "Kappa before is computed from the first labels, which people gave apart from each other; decisions do not "
        "change it, and it is the one to report as inter-rater agreement. Second votes were given after discussion: "
        "how well they agree says what talking did, and is not inter-rater agreement.");
    const int voted = minutes.end.secondVotes.items;
    document.paragraph("Fleiss' kappa with its 95 % interval. " +
                       (voted == 1 ? "1 item has" : std::to_string(voted) + " items have") +
                       " a second vote that is revealed.");
    addKappas(document, minutes);
    const DecisionCounts& before = minutes.begin.decisions;
    const DecisionCounts& now = minutes.end.decisions;
    document.paragraph("Decided: " + percent(before.shareOfConflicts()) + " of the conflicts at the beginning, " +
                       percent(now.shareOfConflicts()) + " (" + std::to_string(now.conflictsDecided) + " of " +
                       std::to_string(now.conflicts) + ") " + endOf(minutes) + "; " + percent(before.shareOfItems()) +
                       " of all items at the beginning, " + percent(now.shareOfItems()) + " (" +
                       std::to_string(now.decided) + " of " + std::to_string(now.items) + ") " + endOf(minutes) + ".");
    document.paragraph("Cohen's kappa of each annotator's first labels with the decisions. The decisions were made by "
                       "people who knew these labels, and those of a rule were made from them: this is not inter-rater "
                       "agreement either.");
    addAnnotators(document, minutes);
    addLeftOut(document, minutes.end);
}

} // namespace accord::reconcile
