// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meeting_queries.h"
#include "core/reconcile/second_votes.h"
#include "core/store/events/blindness.h"
#include "core/store/events/counts.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/rounds.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;

namespace {

// A round in which something was said and decided, and which became blind only then: as a merge may bring it that
// keeps the blind.
struct BlindRound : test::Sample
{
    BlindRound()
        : Sample(2, 3)
    {
        LabelContent said = labelled("B.1");
        said.summary = "quokkas leak";
        give(0, 0, said);
        give(1, 0, "A.1");
        DecisionContent content = decided("B.2");
        content.reason = "quokkas again";
        must(reconcile::decide(project, round, people[1], {{items[0], content}}));
        (void)must(reconcile::openSecondVotes(project, {round, {items[0]}, people[0], {}, people}));
        vote = must(reconcile::newestSecondVote(project, round, items[0]))->id;
        must(reconcile::cast(project, vote, people[0], {Verdict::NoneOfThese, {}, {}, {}}));
        must(reconcile::reveal(project, vote, people[1], true));
        must(store::setBlind(project.database(), round, true));
        must(project.refresh());
    }

    Uuid vote;
};

template <class T>
void refused(const Result<T>& result)
{
    const Error error = errorOf(result);
    CHECK(error.code == Errc::NotPermitted);
    CHECK(error.argument(0) == "Main");
}

void refused(const Status& status)
{
    REQUIRE_FALSE(status.ok());
    CHECK(status.error().code == Errc::NotPermitted);
}

} // namespace

TEST_CASE("Blindness: the store answers nothing of what several people said in a blind round", "[store]")
{
    BlindRound sample;
    sqlite::Database& database = sample.project.database();
    const RoundId round = sample.round;
    const ItemId item = sample.items[0];
    int told = 0;
    const auto tell = [&told](const auto&) { ++told; };
    refused(store::forEachLabel(database, round, tell));
    refused(store::forEachWholeLabel(database, round, tell));
    refused(store::forEachLabelAndFirst(database, round, [&told](const auto&, const auto&) { ++told; }));
    refused(store::labelsOf(database, round, item));
    refused(store::firstLabelsOf(database, round, item));
    refused(store::labelsEver(database, round, item));
    refused(store::openCodesOf(database, round));
    refused(store::forEachDecision(database, round, tell));
    refused(store::forEachWholeDecision(database, round, tell));
    refused(store::forEachDecisionEver(database, round, {}, tell));
    refused(store::decisionOf(database, round, item));
    refused(store::decisionHistory(database, item));
    refused(store::secondVotesOf(database, item));
    refused(store::secondVotesIn(database, round));
    refused(store::secondVote(database, sample.vote));
    Meeting meeting;
    meeting.content.round = round;
    refused(reconcile::decidedSince(database, meeting));
    refused(LabelMatrix::load(sample.project, round));
    CHECK(told == 0);
    CHECK(must(store::reasonsLike(database, "quok", 12)).empty());
    CHECK(must(store::summariesLike(database, sample.people[1], "quok", 12)).empty());
    // When it is lifted all of that is there.
    must(study::liftBlind(sample.project, {}, round, "everybody is done"));
    must(store::forEachWholeLabel(database, round, tell));
    must(store::forEachDecisionEver(database, round, {}, tell));
    CHECK(told == 3);
    CHECK(must(store::labelsOf(database, round, item)).size() == 2);
    CHECK(must(store::secondVotesIn(database, round)).size() == 1);
    CHECK(must(store::reasonsLike(database, "quok", 12)).size() == 1);
    CHECK(must(store::summariesLike(database, sample.people[1], "quok", 12)).size() == 1);
}

TEST_CASE("Blindness: one's own label, counts and another open round stay readable", "[store]")
{
    BlindRound sample;
    sqlite::Database& database = sample.project.database();
    const auto own = must(store::labelOf(database, sample.round, sample.items[0], sample.people[0]));
    CHECK(own->content.summary == "quokkas leak");
    CHECK(must(store::labelsBy(database, sample.round, sample.people[0])).size() == 1);
    CHECK(must(store::summariesLike(database, sample.people[0], "quok", 12)).size() == 1);
    const RoundCounts counts = must(study::countsOf(sample.project, sample.round));
    CHECK(counts.items == 3);
    CHECK(counts.labels == 2);
    CHECK(counts.annotators == 2);
    CHECK(counts.decided == 1);
    study::RoundPlan plan;
    plan.name = "Open";
    plan.blind = false;
    const RoundId open = must(study::startRound(sample.project, plan)).id;
    CHECK(must(LabelMatrix::load(sample.project, open)).rows() == 3);
}

TEST_CASE("Blindness: a reference is shown to somebody who has labelled the item, and to nobody else", "[store]")
{
    BlindRound sample;
    sqlite::Database& database = sample.project.database();
    refused(store::forEachReference(database, sample.round, [](const Decision&) {}));
    Round training = *sample.project.round(sample.round);
    training.purpose = RoundPurpose::Training;
    test::inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(store::writeRound(events, sample.people[0], training));
        return true;
    });
    must(store::forEachReference(database, sample.round, [](const Decision&) {}));
    refused(store::forEachWholeDecision(database, sample.round, [](const Decision&) {}));
}

TEST_CASE("Blindness: the feed tells that something happened in a blind round, and not what", "[store]")
{
    BlindRound sample;
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    LabelContent said = sample.labelled("A.2");
    said.flagged = true;
    sample.give(1, 2, said);
    const Changes changes = must(feed.poll(other));
    REQUIRE(changes.labels.size() == 1);
    CHECK(changes.labels[0].hidden);
    CHECK(changes.labels[0].item == sample.items[2]);
    CHECK(changes.labels[0].by == sample.people[1]);
    CHECK(changes.labels[0].verdict == Verdict::None);
    CHECK_FALSE(changes.labels[0].category.valid());
    CHECK_FALSE(changes.labels[0].flagged);
}
