// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/minutes.h"

#include "core/agreement/compute.h"
#include "core/base/reason.h"
#include "core/project/codebook/relabel.h"
#include "core/project/items.h"
#include "core/project/ratings.h"
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
#include <unordered_map>

namespace accord::reconcile {
Agenda readAgenda(const Project& project, const LabelMatrix& labelMatrix, const std::string& kept, bool pseudonyms)
{
    const FilterNames names{labelMatrix, project.people()};
    const Result<Filter> filter = parseFilter(kept, names);
    if (!filter.ok()) {
        return {std::nullopt, kept};
    }
    return {*filter, filterText(*filter, names, pseudonyms ? Naming::Hidden : Naming::Shown)};
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
        entry.issue = heading.fullName();
        entry.occurrence = heading.occurrence;
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
    const auto round = project.round(scope.round);
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
    result.firstLabelsEnd = round->firstLabelsEnd;
    if (scope.meeting) {
        result.agenda = readAgenda(project, labelMatrix, scope.meeting->content.agenda, pseudonyms);
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

} // namespace accord::reconcile
