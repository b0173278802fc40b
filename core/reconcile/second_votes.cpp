// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/second_votes.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/codebook/relabel.h"
#include "core/reconcile/bulk_decisions.h"
#include "core/reconcile/meeting_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/labels.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <functional>
#include <string>
#include <tuple>
#include <utility>

namespace accord::reconcile {
namespace {

template <class Said>
VoteTally<CategoryId> tallied(std::span<const Said> all)
{
    VoteTally<CategoryId> result;
    for (const Said& said : all) {
        if (isLabelled(said.content.verdict)) {
            result.add(said.content.verdict, said.content.category);
        }
    }
    result.rank();
    return result;
}

} // namespace

VoteTally<CategoryId> voteTallyOf(std::span<const Label> labels)
{
    return tallied(labels);
}

VoteTally<CategoryId> voteTallyOf(std::span<const Vote> votes)
{
    return tallied(votes);
}

std::vector<RevisedChoice> revisedChoices(std::span<const Label> labels, const SecondVote& secondVote)
{
    std::vector<RevisedChoice> all;
    for (const PersonId person : secondVote.takingPart) {
        RevisedChoice choice;
        choice.by = person;
        const auto label = std::ranges::find(labels, person, &Label::by);
        if (label != labels.end() && label->content.verdict != Verdict::None) {
            choice.first = label->content;
        }
        const auto vote = std::ranges::find(secondVote.votes, person, &Vote::by);
        if (vote != secondVote.votes.end()) {
            choice.then = *vote;
        }
        choice.changed = choice.first && choice.then &&
                         (choice.first->verdict != choice.then->content.verdict ||
                          choice.first->category != choice.then->content.category);
        all.push_back(std::move(choice));
    }
    return all;
}

namespace {

Status requirePerson(const Project& project, PersonId person)
{
    if (project.person(person) == nullptr) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    return {};
}

Status requireOpenVote(const SecondVote& secondVote)
{
    switch (secondVote.state) {
    case SecondVoteState::Revealed:
        return Error{Errc::Invalid, Reason::VoteRevealedAlready};
    case SecondVoteState::CalledOff:
        return Error{Errc::Invalid, Reason::VoteCalledOff};
    case SecondVoteState::Open:
        break;
    }
    return {};
}

Status checkContent(const Taxonomy& taxonomy, const VoteContent& content)
{
    if (content.category.valid() != (content.verdict == Verdict::Category) ||
        (content.exclusion != Exclusion::None && content.verdict != Verdict::NotForStudy)) {
        return Error{Errc::Invalid, Reason::VoteUnsound};
    }
    if (text::invalidUtf8At(content.note)) {
        return Error{Errc::Invalid, Reason::VoteNotUtf8};
    }
    if (content.category.valid()) {
        const Category* category = taxonomy.find(content.category);
        if (category == nullptr || category->retired) {
            return unusableCategory(category);
        }
    }
    return {};
}

// What is looked at and what is written are one: nobody reveals it in between.
Status change(Project& project, const Uuid& id, PersonId by, Action action,
              const std::function<Status(const SecondVote&, store::EventWriter&)>& what)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY(const SecondVote secondVote, store::secondVote(project.database(), id));
    ACCORD_CHECK(permit(project, by, action, secondVote.round));
    ACCORD_CHECK(requireOpenVote(secondVote));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(what(secondVote, events));
    return transaction.commit();
}

Result<SecondVoteRequest> checked(Project& project, SecondVoteRequest request)
{
    ACCORD_CHECK(project.requireOpen(request.round));
    ACCORD_CHECK(requirePerson(project, request.by));
    if (request.takingPart.empty()) {
        ACCORD_TRY(request.takingPart, whoUsuallyTakesPart(project, request.round, request.meeting));
    }
    for (const PersonId person : request.takingPart) {
        ACCORD_CHECK(requirePerson(project, person));
    }
    std::ranges::sort(request.takingPart);
    request.takingPart.erase(std::unique(request.takingPart.begin(), request.takingPart.end()),
                             request.takingPart.end());
    if (request.takingPart.empty()) {
        return Error{Errc::Invalid, Reason::NobodyToVote};
    }
    return request;
}

} // namespace

Result<std::vector<PersonId>> whoUsuallyTakesPart(Project& project, RoundId round, const Uuid& meeting)
{
    if (meeting.isNull()) {
        std::vector<PersonId> people;
        for (const Person& person : project.people()) {
            ACCORD_TRY(const bool labels, store::labelsIn(project.database(), round, person.id));
            if (labels) {
                people.push_back(person.id);
            }
        }
        std::ranges::sort(people);
        return people;
    }
    ACCORD_TRY(const std::vector<Meeting> meetings, meetingsOn(project.database(), round));
    const auto found = std::ranges::find(meetings, meeting, &Meeting::id);
    if (found == meetings.end()) {
        return Error{Errc::NotFound, Reason::MeetingNotFound, {meeting.text()}};
    }
    return found->content.takingPart;
}

Result<std::vector<ItemId>> openSecondVotes(Project& project, const SecondVoteRequest& request)
{
    ACCORD_TRY(const SecondVoteRequest wanted, checked(project, request));
    std::vector<ItemId> opened;
    const auto open = [&](std::size_t number, store::EventWriter& events) -> Status {
        const ItemId item = wanted.items[number];
        ACCORD_TRY(const auto known, store::itemById(project.database(), item));
        if (!known || known->round != wanted.round) {
            return Error{Errc::NotFound, Reason::IssueNotInThisRound};
        }
        ACCORD_TRY(const std::vector<SecondVote> earlier, store::secondVotesOf(project.database(), item));
        if (std::ranges::any_of(earlier, [](const SecondVote& one) { return one.state == SecondVoteState::Open; })) {
            return {};
        }
        ACCORD_CHECK(store::openSecondVote(events, item, wanted.by, wanted.meeting, wanted.takingPart));
        opened.push_back(item);
        return {};
    };
    ACCORD_CHECK(
        makeDecisions(project, {wanted.by, Action::OpenSecondVote, wanted.round, wanted.items}, "second votes", open));
    return opened;
}

Status cast(Project& project, const Uuid& secondVote, PersonId by, const VoteContent& content)
{
    ACCORD_CHECK(requirePerson(project, by));
    return change(project, secondVote, by, Action::Vote,
                  [&](const SecondVote& open, store::EventWriter& events) -> Status {
                      ACCORD_TRY(const auto taxonomy, taxonomyNow(project));
                      ACCORD_CHECK(checkContent(*taxonomy, content));
                      if (std::ranges::count(open.takingPart, by) == 0) {
                          return Error{Errc::NotPermitted,
                                       Reason::VotesOfOthers,
                                       {project.person(by)->name, project.namesOf(open.takingPart)}};
                      }
                      return store::castVote(events, open, by, content);
                  });
}

std::vector<PersonId> missing(const SecondVote& secondVote)
{
    std::vector<PersonId> people;
    std::ranges::set_difference(secondVote.takingPart, secondVote.voted, std::back_inserter(people));
    return people;
}

Status reveal(Project& project, const Uuid& secondVote, PersonId by, bool withoutTheMissing)
{
    ACCORD_CHECK(requirePerson(project, by));
    return change(project, secondVote, by, Action::EndSecondVote,
                  [&](const SecondVote& open, store::EventWriter& events) -> Status {
                      const std::vector<PersonId> absent = missing(open);
                      if (open.voted.empty()) {
                          return Error{Errc::Invalid, Reason::NothingToReveal};
                      }
                      if (!absent.empty() && !withoutTheMissing) {
                          return Error{Errc::Invalid, Reason::VotesMissing, {project.namesOf(absent)}};
                      }
                      return store::endSecondVote(events, open, by, SecondVoteState::Revealed);
                  });
}

Status callOff(Project& project, const Uuid& secondVote, PersonId by)
{
    ACCORD_CHECK(requirePerson(project, by));
    return change(project, secondVote, by, Action::EndSecondVote,
                  [&](const SecondVote& open, store::EventWriter& events) {
                      return store::endSecondVote(events, open, by, SecondVoteState::CalledOff);
                  });
}

Result<std::vector<SecondVote>> secondVotes(Project& project, RoundId round, ItemId item)
{
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(std::vector<SecondVote> all, store::secondVotesOf(project.database(), item));
    resolveMerged(*project.taxonomy(), all);
    return all;
}

Result<std::optional<SecondVote>> newestSecondVote(Project& project, RoundId round, ItemId item)
{
    ACCORD_TRY(std::vector<SecondVote> all, secondVotes(project, round, item));
    return all.empty() ? std::optional<SecondVote>() : std::optional(std::move(all.back()));
}

Result<std::optional<Vote>> ownVote(Project& project, const Uuid& secondVote, PersonId person)
{
    ACCORD_TRY(std::optional<Vote> vote, store::voteOf(project.database(), secondVote, person));
    if (vote) {
        vote->content.category = resolveMerged(*project.taxonomy(), vote->content.category);
    }
    return vote;
}

Result<std::vector<ItemId>> votedOnNow(Project& project, RoundId round)
{
    ACCORD_CHECK(project.requireOpen(round));
    return store::itemsVotedOn(project.database(), round);
}

Result<std::vector<ItemId>> waitingFor(Project& project, RoundId round, PersonId person)
{
    ACCORD_CHECK(project.requireOpen(round));
    return store::itemsWaitingFor(project.database(), round, person);
}

} // namespace accord::reconcile
