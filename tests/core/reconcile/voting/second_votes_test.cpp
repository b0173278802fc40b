// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"
#include "core/reconcile/meeting_queries.h"
#include "core/reconcile/second_votes.h"
#include "core/sqlite/transaction.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/rounds.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;

namespace {

VoteContent voteFor(const Sample& sample, std::string_view code)
{
    return VoteContent{Verdict::Category, sample.category(code), Exclusion::None, "because"};
}

Uuid open(Sample& sample, std::size_t item, std::vector<PersonId> takingPart = {})
{
    must(reconcile::openSecondVotes(sample.project, {sample.round,
                                                     {sample.items[item]},
                                                     sample.people[0],
                                                     {},
                                                     takingPart.empty() ? sample.people : std::move(takingPart)}));
    return must(reconcile::newestSecondVote(sample.project, sample.round, sample.items[item]))->id;
}

SecondVote newest(Sample& sample, std::size_t item)
{
    return *must(reconcile::newestSecondVote(sample.project, sample.round, sample.items[item]));
}

} // namespace

TEST_CASE("Second votes: who takes part votes unseen, all are revealed together, first labels stay", "[meeting]")
{
    Sample sample;
    sample.give(0, 0, "A.1");
    sample.give(1, 0, "B.1");
    const auto labels = test::dumpTable(sample.project, "label");
    const Uuid id = open(sample, 0);
    for (std::size_t person = 0; person < 3; ++person) {
        CHECK(newest(sample, 0).votes.empty());
        CHECK_FALSE(must(reconcile::ownVote(sample.project, id, sample.people[person])));
        must(reconcile::cast(sample.project, id, sample.people[person], voteFor(sample, "A.2")));
    }
    must(reconcile::cast(sample.project, id, sample.people[2], voteFor(sample, "B.1")));
    CHECK(newest(sample, 0).votes.empty());
    CHECK(reconcile::missing(newest(sample, 0)).empty());
    CHECK(must(reconcile::ownVote(sample.project, id, sample.people[2]))->content == voteFor(sample, "B.1"));

    must(reconcile::reveal(sample.project, id, sample.people[1], false));
    const SecondVote revealed = newest(sample, 0);
    CHECK(revealed.state == SecondVoteState::Revealed);
    REQUIRE(revealed.votes.size() == 3);
    CHECK(revealed.votes[2].content == voteFor(sample, "B.1"));
    CHECK(test::dumpTable(sample.project, "label") == labels);
}

TEST_CASE("Second votes: somebody who does not take part cannot vote", "[meeting]")
{
    Sample sample;
    const Uuid id = open(sample, 0, {sample.people[0], sample.people[1]});
    const Error error = errorOf(reconcile::cast(sample.project, id, sample.people[2], voteFor(sample, "A.1")));
    CHECK(error.code == Errc::NotPermitted);
    CHECK(error.argument(0) == "Person 3");
    CHECK(accord::test::says(error, "those who take part are Person 1, Person 2"));
    CHECK(newest(sample, 0).voted.empty());
}

TEST_CASE("Second votes: revealed when all have voted, or without the missing", "[meeting]")
{
    Sample sample;
    const Uuid id = open(sample, 0);
    CHECK(errorOf(reconcile::reveal(sample.project, id, sample.people[0], true)).code == Errc::Invalid);
    must(reconcile::cast(sample.project, id, sample.people[0], voteFor(sample, "A.1")));
    must(reconcile::cast(sample.project, id, sample.people[2], voteFor(sample, "A.1")));
    must(reconcile::cast(sample.project, id, sample.people[2], VoteContent{}));
    const Error error = errorOf(reconcile::reveal(sample.project, id, sample.people[0], false));
    CHECK(error.code == Errc::Invalid);
    CHECK(accord::test::says(
        error, "not everybody has voted: Person 2, Person 3 still can; wait for them, or reveal it without "
               "them"));
    must(reconcile::reveal(sample.project, id, sample.people[0], true));
    CHECK(newest(sample, 0).votes.size() == 1);
}

TEST_CASE("Second votes: what is over stays as it was, and may be voted on again", "[meeting]")
{
    Sample sample;
    const Uuid first = open(sample, 0);
    must(reconcile::cast(sample.project, first, sample.people[0], voteFor(sample, "A.1")));
    SECTION("revealed")
    {
        CHECK(reconcile::reveal(sample.project, first, sample.people[0], true).ok());
    }
    SECTION("called off")
    {
        CHECK(reconcile::callOff(sample.project, first, sample.people[0]).ok());
    }
    CHECK(errorOf(reconcile::cast(sample.project, first, sample.people[0], voteFor(sample, "B.1"))).code ==
          Errc::Invalid);
    CHECK(errorOf(reconcile::reveal(sample.project, first, sample.people[0], true)).code == Errc::Invalid);
    CHECK(errorOf(reconcile::callOff(sample.project, first, sample.people[0])).code == Errc::Invalid);

    const Uuid again = open(sample, 0);
    CHECK(again != first);
    must(reconcile::cast(sample.project, again, sample.people[0], voteFor(sample, "B.1")));
    const auto all = must(reconcile::secondVotes(sample.project, sample.round, sample.items[0]));
    REQUIRE(all.size() == 2);
    CHECK(all[0].votes.size() == (all[0].state == SecondVoteState::Revealed ? 1 : 0));
    CHECK(all[1].votes.empty());
}

TEST_CASE("Second votes: contents that do not fit together", "[meeting]")
{
    Sample sample;
    const Uuid id = open(sample, 0);
    const CategoryId category = sample.category("A.1");
    for (const VoteContent& wrong : {VoteContent{Verdict::Category, {}, Exclusion::None, {}},
                                     VoteContent{Verdict::NotForStudy, category, Exclusion::OffTopic, {}},
                                     VoteContent{Verdict::CannotTell, {}, Exclusion::OffTopic, {}},
                                     VoteContent{Verdict::NoneOfThese, {}, Exclusion::None, "\xff"}}) {
        CHECK(errorOf(reconcile::cast(sample.project, id, sample.people[0], wrong)).code == Errc::Invalid);
    }
    const VoteContent unknown{Verdict::Category, CategoryId{9999}, Exclusion::None, {}};
    CHECK(errorOf(reconcile::cast(sample.project, id, sample.people[0], unknown)).code == Errc::UnknownCategory);
    for (const Verdict verdict : {Verdict::NoneOfThese, Verdict::CannotTell, Verdict::NotForStudy}) {
        must(reconcile::cast(sample.project, id, sample.people[0], VoteContent{verdict, {}, Exclusion::None, {}}));
    }
}

TEST_CASE("Second votes: those who label in the round, or the people of the meeting", "[meeting]")
{
    Sample sample(4, 3);
    CHECK(
        errorOf(reconcile::openSecondVotes(sample.project, {sample.round, {sample.items[0]}, sample.people[0], {}, {}}))
            .code == Errc::Invalid);
    sample.give(3, 1, "A.1");
    sample.give(1, 0, "A.1");
    must(reconcile::openSecondVotes(sample.project, {sample.round, {sample.items[0]}, sample.people[0], {}, {}}));
    CHECK(newest(sample, 0).takingPart == std::vector{sample.people[1], sample.people[3]});

    sqlite::Transaction transaction = must(sqlite::Transaction::begin(sample.project.database()));
    store::EventWriter events = must(store::EventWriter::begin(sample.project.database(), sample.project.now()));
    const Uuid meeting = must(reconcile::writeMeeting(
        events, sample.people[0], {sample.round, "Tuesday", {}, 0, {sample.people[0], sample.people[2]}}));
    must(transaction.commit());
    must(reconcile::openSecondVotes(sample.project, {sample.round, {sample.items[1]}, sample.people[0], meeting, {}}));
    CHECK(newest(sample, 1).takingPart == std::vector{sample.people[0], sample.people[2]});
    CHECK(newest(sample, 1).meeting == meeting);
    CHECK(errorOf(reconcile::openSecondVotes(sample.project,
                                             {sample.round, {sample.items[2]}, sample.people[0], newUuid(), {}}))
              .code == Errc::NotFound);
}

TEST_CASE("Second votes: one open on an item at a time; another round's items are none of this one", "[meeting]")
{
    Sample sample;
    const Uuid first = open(sample, 1);
    const auto opened = must(
        reconcile::openSecondVotes(sample.project, {sample.round, sample.items, sample.people[0], {}, sample.people}));
    CHECK(opened.size() == sample.items.size() - 1);
    CHECK(std::ranges::count(opened, sample.items[1]) == 0);
    CHECK(newest(sample, 1).id == first);
    CHECK(errorOf(reconcile::openSecondVotes(sample.project,
                                             {sample.round, {ItemId{4711}}, sample.people[0], {}, sample.people}))
              .code == Errc::NotFound);
}

TEST_CASE("Second votes: not while a round is blind", "[meeting]")
{
    Sample sample;
    const RoundId blind = must(study::startRound(sample.project, {"Blind", true, false})).id;
    const auto item = must(store::itemsInOrder(sample.project.database(), blind)).front();
    CHECK(errorOf(reconcile::openSecondVotes(sample.project, {blind, {item}, sample.people[0], {}, sample.people}))
              .code == Errc::NotPermitted);
    CHECK(errorOf(store::secondVotesIn(sample.project.database(), blind)).code == Errc::NotPermitted);
    CHECK(errorOf(reconcile::waitingFor(sample.project, blind, sample.people[0])).code == Errc::NotPermitted);
}

TEST_CASE("Second votes: a block of many at once, and whose votes are waited for", "[meeting]")
{
    Sample sample(3, 1500);
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    const auto opened = must(reconcile::openSecondVotes(
        sample.project, {sample.round, sample.items, sample.people[0], {}, {sample.people[0], sample.people[2]}}));
    CHECK(opened == sample.items);
    CHECK(must(feed.poll(other)).secondVotes.size() == 1500);
    CHECK(must(reconcile::waitingFor(other, sample.round, sample.people[2])) == sample.items);
    CHECK(must(reconcile::waitingFor(other, sample.round, sample.people[1])).empty());

    must(reconcile::cast(other, newest(sample, 0).id, sample.people[2], voteFor(sample, "A.1")));
    must(reconcile::cast(other, newest(sample, 1).id, sample.people[2], voteFor(sample, "A.1")));
    must(reconcile::cast(other, newest(sample, 1).id, sample.people[2], VoteContent{}));
    must(reconcile::callOff(other, newest(sample, 2).id, sample.people[1]));
    const auto waiting = must(reconcile::waitingFor(sample.project, sample.round, sample.people[2]));
    REQUIRE(waiting.size() == 1498);
    CHECK(waiting[0] == sample.items[1]);
    CHECK(waiting[1] == sample.items[3]);
}

TEST_CASE("Second votes: many that are cut off are none", "[meeting]")
{
    Sample sample(2, 1500);
    const auto before = test::dumpTable(sample.project, "event");
    std::vector<ItemId> items = sample.items;
    items.push_back(ItemId{99999}); // fails at the very end, in the middle of long work
    CHECK(
        errorOf(reconcile::openSecondVotes(sample.project, {sample.round, items, sample.people[0], {}, sample.people}))
            .code == Errc::NotFound);
    CHECK(test::dumpTable(sample.project, "event") == before);
    CHECK(test::dumpTable(sample.project, "taking_part").empty());
    CHECK(must(store::secondVotesIn(sample.project.database(), sample.round)).empty());
}
