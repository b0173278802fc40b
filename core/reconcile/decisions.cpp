// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/decisions.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/words.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/codebook/relabel.h"
#include "core/reconcile/bulk_decisions.h"
#include "core/reconcile/meeting_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

namespace accord::reconcile {

Result<std::vector<std::string>> reasonsLike(Project& project, const std::string& typed, int most)
{
    return store::reasonsLike(project.database(), typed, most);
}

namespace {

bool says(const VoteCount<CategoryId>& support, const DecisionContent& content)
{
    return support.verdict == content.verdict && support.category == content.category;
}

// "C.9 (5 of 7)"
Message supportMessage(const Project& project, const VoteTally<CategoryId>& tally, const VoteCount<CategoryId>& support)
{
    const Category* category = project.taxonomy()->find(support.category);
    const Argument what = category != nullptr                       ? Argument(category->code)
                          : support.verdict == Verdict::NoneOfThese ? Argument(Reason::SaysNoneOfThese)
                                                                    : Argument(Reason::SaysNotForStudy);
    return {Reason::VotesFor, {what, support.votes, tally.votes}};
}

Status checkMajority(const Project& project, const VoteTally<CategoryId>& firstLabels, const DecisionContent& content)
{
    const VoteCount<CategoryId>* majority = firstLabels.majority();
    if (majority == nullptr) {
        return Error{Errc::Invalid, Reason::NoMajority};
    }
    if (!says(*majority, content)) {
        return Error{Errc::Invalid, Reason::MajoritySaysOther, {supportMessage(project, firstLabels, *majority)}};
    }
    return {};
}

Status checkSecondVote(Project& project, ItemId item, const DecisionContent& content)
{
    if (content.secondVote.isNull()) {
        return content.method == Method::SecondVote ? Status(Error{Errc::Invalid, Reason::NoSecondVoteRevealed})
                                                    : Status();
    }
    ACCORD_TRY(SecondVote secondVote, store::secondVote(project.database(), content.secondVote));
    resolveMerged(*project.taxonomy(), secondVote);
    if (secondVote.item != item) {
        return Error{Errc::Invalid, Reason::VoteOnOtherIssue};
    }
    if (secondVote.state != SecondVoteState::Revealed) {
        return Error{Errc::Invalid,
                     secondVote.state == SecondVoteState::Open ? Reason::VoteNotRevealed : Reason::VoteCalledOff};
    }
    if (content.method != Method::SecondVote) {
        return {};
    }
    const auto tally = voteTallyOf(secondVote.votes);
    const VoteCount<CategoryId>* leading = tally.leading();
    if (leading == nullptr) {
        return Error{Errc::Invalid, Reason::VoteWithoutLead};
    }
    if (!says(*leading, content)) {
        return Error{Errc::Invalid, Reason::VoteLeadsElsewhere, {supportMessage(project, tally, *leading)}};
    }
    return {};
}

Status checkMeeting(Project& project, RoundId round, const Uuid& meeting)
{
    if (meeting.isNull()) {
        return {};
    }
    ACCORD_TRY(const std::vector<Meeting> meetings, meetingsOn(project.database(), round));
    if (std::ranges::find(meetings, meeting, &Meeting::id) == meetings.end()) {
        return Error{Errc::Invalid, Reason::MeetingNotOfRound};
    }
    return {};
}

} // namespace

Status checkContent(const Project& project, const DecisionContent& content, PersonId by)
{
    if (isFinal(content.verdict) != (content.state == DecisionState::Decided) ||
        content.category.valid() != (content.verdict == Verdict::Category) ||
        (content.exclusion != Exclusion::None && content.verdict != Verdict::NotForStudy)) {
        return Error{Errc::Invalid, Reason::DecisionUnsound};
    }
    if (text::invalidUtf8At(content.reason)) {
        return Error{Errc::Invalid, Reason::DecisionNotUtf8};
    }
    if (content.category.valid() && project.taxonomy()->find(content.category) == nullptr) {
        return unusableCategory(nullptr);
    }
    if (content.source == DecisionSource::Person && !by.valid()) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    if (content.source != DecisionSource::Person && content.method != Method::None) {
        return Error{Errc::Invalid, Reason::MethodOfRule};
    }
    for (const PersonId person : content.takingPart) {
        if (project.person(person) == nullptr) {
            return Error{Errc::Invalid, Reason::ParticipantNotInProject};
        }
    }
    return {};
}

bool goesAgainstMajority(const VoteTally<CategoryId>& firstLabels, const DecisionContent& content)
{
    const VoteCount<CategoryId>* majority = firstLabels.majority();
    return content.state == DecisionState::Decided && majority != nullptr && !says(*majority, content);
}

Status checkOrigin(Project& project, RoundId round, ItemId item, const DecisionContent& content)
{
    if (content.source != DecisionSource::Person || content.state != DecisionState::Decided) {
        return {};
    }
    ACCORD_TRY(std::vector<Label> labels, store::labelsOf(project.database(), round, item));
    resolveMerged(*project.taxonomy(), labels);
    const auto firstLabels = voteTallyOf(labels);
    if (content.method == Method::Majority) {
        ACCORD_CHECK(checkMajority(project, firstLabels, content));
    }
    ACCORD_CHECK(checkSecondVote(project, item, content));
    ACCORD_CHECK(checkMeeting(project, round, content.meeting));
    if (goesAgainstMajority(firstLabels, content) && text::trimmed(content.reason).empty()) {
        return Error{
            Errc::Invalid, Reason::AgainstMajority, {supportMessage(project, firstLabels, *firstLabels.majority())}};
    }
    return {};
}

namespace {

// What was retired meanwhile stays with the decisions that have it: a reason can still be written on them.
Status requireInUse(const Taxonomy& taxonomy, const DecisionContent& content, const std::optional<Decision>& before)
{
    const bool kept = before && before->content.category == content.category;
    if (!content.category.valid() || kept) {
        return {};
    }
    const Category* category = taxonomy.find(content.category);
    return category == nullptr || category->retired ? Status(unusableCategory(category)) : Status();
}

} // namespace

Result<std::vector<Label>> votes(Project& project, RoundId round, ItemId item)
{
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(std::vector<Label> labels, store::labelsOf(project.database(), round, item));
    resolveMerged(*project.taxonomy(), labels);
    return labels;
}

Result<std::vector<Label>> firstLabels(Project& project, RoundId round, ItemId item)
{
    ACCORD_TRY(std::vector<Label> labels, store::firstLabelsOf(project.database(), round, item));
    resolveMerged(*project.taxonomy(), labels);
    return labels;
}

Result<DecisionContent> currentDecision(Project& project, RoundId round, ItemId item)
{
    ACCORD_TRY(auto decision, store::decisionOf(project.database(), round, item));
    if (decision) {
        resolveMerged(*project.taxonomy(), *decision);
    }
    return decision ? decision->content : DecisionContent{};
}

Result<std::vector<LabelEver>> labelHistory(Project& project, RoundId round, ItemId item, PersonId by)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(auto ever, store::labelsEver(project.database(), round, item));
    ACCORD_TRY(const auto end, store::firstLabelsEnd(project.database(), round));
    const bool all = project.mayLead(by);
    std::map<PersonId, std::size_t> firsts;
    std::map<PersonId, std::size_t> lasts;
    std::vector<LabelEver> history;
    for (auto& [clock, label] : ever) {
        if (!all && label.by != by) {
            continue;
        }
        if (!end || clock <= end->clock) {
            firsts[label.by] = history.size();
        }
        lasts[label.by] = history.size();
        history.push_back({std::move(label)});
    }
    for (const auto& [person, place] : firsts) {
        history[place].first = true;
    }
    for (const auto& [person, place] : lasts) {
        history[place].holds = true;
    }
    return history;
}

Result<std::vector<Decision>> decisionHistory(Project& project, ItemId item)
{
    return store::decisionHistory(project.database(), item);
}

namespace {

// A round that is reconciled never goes back, so what was read before the transaction holds in it.
Result<BulkWork> workOn(Project& project, RoundId round, PersonId by, const std::vector<Decided>& decisions)
{
    BulkWork work{by, Action::Decide, round, {}};
    bool opens = true;
    for (const Decided& decided : decisions) {
        work.items.push_back(decided.item);
        opens = opens && decided.content.state == DecisionState::Open;
    }
    ACCORD_TRY(const store::RoundStanding standing, store::standingIn(project.database(), round, by));
    if (opens && !decisions.empty() && standing.state == RoundState::Reconciled) {
        work.action = Action::OpenAgain;
    }
    return work;
}

} // namespace

Status decide(Project& project, RoundId round, PersonId by, const std::vector<Decided>& decisions)
{
    ACCORD_CHECK(project.requireOpen(round));
    for (const Decided& decided : decisions) {
        ACCORD_CHECK(checkContent(project, decided.content, by));
    }
    ACCORD_TRY(const BulkWork work, workOn(project, round, by, decisions));
    return makeDecisions(project, work, "decisions", [&](std::size_t number, store::EventWriter& events) -> Status {
        const Decided& decided = decisions[number];
        ACCORD_TRY(const auto taxonomy, taxonomyNow(project));
        ACCORD_CHECK(checkOrigin(project, round, decided.item, decided.content));
        Event event{by};
        DecisionMade decision{decided.item, decided.content};
        std::ranges::sort(decision.content.takingPart);
        ACCORD_TRY(const auto before, store::decisionOf(project.database(), round, decided.item));
        ACCORD_CHECK(requireInUse(*taxonomy, decided.content, before));
        if (before) {
            ACCORD_TRY(event.replaces, store::uuidOfEvent(project.database(), before->event));
        }
        ACCORD_CHECK(events.append(std::move(event), std::move(decision)));
        return {};
    });
}

} // namespace accord::reconcile
