// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"
#include "core/reconcile/meeting_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/meeting/second_votes.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using test::inOne;
using test::must;
using test::Sample;

namespace {

Uuid opened(Sample& sample, int item, const Uuid& meeting = {})
{
    return inOne(sample.project, [&](store::EventWriter& events) {
        return store::openSecondVote(events, sample.items[static_cast<std::size_t>(item)], sample.people[0], meeting,
                                     {sample.people[0], sample.people[1]});
    });
}

void vote(Sample& sample, const Uuid& id, int person, const VoteContent& content)
{
    const SecondVote second = must(store::secondVote(sample.project.database(), id));
    inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(store::castVote(events, second, sample.people[static_cast<std::size_t>(person)], content));
        return true;
    });
}

void end(Sample& sample, const Uuid& id, SecondVoteState state)
{
    const SecondVote second = must(store::secondVote(sample.project.database(), id));
    inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(store::endSecondVote(events, second, sample.people[0], state));
        return true;
    });
}

VoteContent voteFor(const Sample& sample, std::string_view code)
{
    return VoteContent{Verdict::Category, sample.category(code), Exclusion::None, "because"};
}

} // namespace

TEST_CASE("Second votes: what people vote is hidden until it is revealed", "[meeting]")
{
    Sample sample;
    const Uuid id = opened(sample, 0);
    vote(sample, id, 0, voteFor(sample, "A.1"));
    vote(sample, id, 1, voteFor(sample, "B.1"));
    vote(sample, id, 1, voteFor(sample, "A.1.i"));

    SecondVote second = must(store::secondVote(sample.project.database(), id));
    CHECK(second.state == SecondVoteState::Open);
    CHECK(second.takingPart == std::vector{sample.people[0], sample.people[1]});
    CHECK(second.voted == std::vector{sample.people[0], sample.people[1]});
    CHECK(second.votes.empty());
    const auto own = must(store::voteOf(sample.project.database(), id, sample.people[1]));
    REQUIRE(own);
    CHECK(own->content == voteFor(sample, "A.1.i"));

    end(sample, id, SecondVoteState::Revealed);
    second = must(store::secondVotesOf(sample.project.database(), sample.items[0])).front();
    CHECK(second.state == SecondVoteState::Revealed);
    CHECK_FALSE(second.endedAt.empty());
    REQUIRE(second.votes.size() == 2);
    CHECK(second.votes[0].content == voteFor(sample, "A.1"));
    CHECK(second.votes[1].content == voteFor(sample, "A.1.i"));
    CHECK(must(store::secondVotesIn(sample.project.database(), sample.round)).size() == 1);
}

TEST_CASE("Second votes: one that is called off never shows what people voted", "[meeting]")
{
    Sample sample;
    const Uuid first = opened(sample, 2);
    vote(sample, first, 0, voteFor(sample, "A.1"));
    end(sample, first, SecondVoteState::CalledOff);
    const Uuid again = opened(sample, 2);
    vote(sample, again, 1, voteFor(sample, "B.1"));
    vote(sample, again, 1, VoteContent{});

    const std::vector<SecondVote> all = must(store::secondVotesOf(sample.project.database(), sample.items[2]));
    REQUIRE(all.size() == 2);
    CHECK(all[0].state == SecondVoteState::CalledOff);
    CHECK(all[0].votes.empty());
    CHECK(all[1].id == again);
    CHECK(all[1].voted.empty());
    CHECK_FALSE(must(store::voteOf(sample.project.database(), again, sample.people[1])));
}

TEST_CASE("Second votes: others learn that somebody voted, and not what", "[meeting]")
{
    Sample sample;
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    const Uuid id = opened(sample, 1);
    vote(sample, id, 1, voteFor(sample, "A.2"));
    const Changes changes = must(feed.poll(other));
    REQUIRE(changes.secondVotes.size() == 2);
    CHECK(changes.secondVotes[1].item == sample.items[1]);
    CHECK(changes.secondVotes[1].by == sample.people[1]);
    CHECK(changes.labels.empty());
    CHECK(changes.decisions.empty());
    CHECK_FALSE(changes.contents);
}

TEST_CASE("Meetings: the last change holds, and others learn of it", "[meeting]")
{
    Sample sample;
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    MeetingContent content{sample.round, "Tuesday", "pending", 60, {sample.people[0], sample.people[2]}};
    const Uuid id = inOne(sample.project, [&](store::EventWriter& events) {
        return reconcile::writeMeeting(events, sample.people[0], content);
    });
    content.minutes = 90;
    content.takingPart = {sample.people[1]};
    inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(reconcile::writeMeetingChange(events, id, sample.people[1], content));
        ACCORD_CHECK(reconcile::writeMeetingEnd(events, id, sample.people[1]));
        return true;
    });
    const std::vector<Meeting> meetings = must(reconcile::meetingsOn(other.database(), sample.round));
    REQUIRE(meetings.size() == 1);
    CHECK(meetings[0].id == id);
    CHECK(meetings[0].by == sample.people[0]);
    CHECK(meetings[0].content == content);
    CHECK_FALSE(meetings[0].endedAt.empty());
    CHECK(must(feed.poll(other)).meetings);
    CHECK(must(reconcile::meetingsOn(other.database(), RoundId{99})).empty());
}

TEST_CASE("Decisions: who took part, how, after which second vote and in which meeting", "[meeting]")
{
    Sample sample;
    DecisionContent content = sample.decided("A.1");
    content.method = Method::SecondVote;
    content.secondVote = opened(sample, 3);
    content.meeting = newUuid();
    content.takingPart = {sample.people[0], sample.people[2]};
    inOne(sample.project, [&](store::EventWriter& events) {
        return events.append({sample.people[0]}, DecisionMade{sample.items[3], content});
    });
    const auto decision = must(store::decisionOf(sample.project.database(), sample.round, sample.items[3]));
    REQUIRE(decision);
    CHECK(decision->content == content);
}
