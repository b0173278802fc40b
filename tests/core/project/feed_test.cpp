// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/taxonomy_files.h"
#include "core/project/feed.h"
#include "core/reconcile/decisions.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/long_work/long_work.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using accord::test::must;
using accord::test::Sample;

namespace {

// Brings a text for the sample's issue 1.
void fillIn(Project& project)
{
    auto transaction = must(sqlite::Transaction::begin(project.database()));
    const store::LongWork work = must(store::LongWork::begin(project.database(), "issues", "x", project.now()));
    auto writer = must(store::IssueWriter::begin(project.database(), work.id()));
    Document document;
    document.title = "A title";
    (void)must(writer.issue(test::sampleLink(1), document));
    must(work.finish(project.now()));
    must(transaction.commit());
}

} // namespace

TEST_CASE("Feed: tells exactly what was done, in its order, from this connection and from another", "[project]")
{
    Sample sample(2, 3);
    Project other = test::reopened(sample.project);
    Feed here = must(Feed::start(sample.project));
    Feed there = must(Feed::start(other));
    CHECK(must(here.poll(sample.project)).empty());
    CHECK(must(there.poll(other)).empty());

    sample.give(1, 2, "A.1");
    sample.give(0, 0, test::notForStudy(Exclusion::Unusable));
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[2], sample.decided("B.1")}}));
    sample.give(1, 2, LabelContent{});
    for (auto* watched : {&here, &there}) {
        Project& project = watched == &here ? sample.project : other;
        const Changes changes = must(watched->poll(project));
        CHECK_FALSE(changes.contents);
        CHECK_FALSE(changes.everything);
        REQUIRE(changes.labels.size() == 3);
        CHECK(changes.labels[0].item == sample.items[2]);
        CHECK(changes.labels[0].by == sample.people[1]);
        CHECK(changes.labels[0].verdict == Verdict::None); // what holds now, not what was said then
        CHECK(changes.labels[1].item == sample.items[0]);
        CHECK(changes.labels[1].verdict == Verdict::NotForStudy);
        CHECK(changes.labels[1].round == sample.round);
        CHECK(changes.labels[2].verdict == Verdict::None);
        REQUIRE(changes.decisions.size() == 1);
        CHECK(changes.decisions[0].item == sample.items[2]);
        CHECK(changes.decisions[0].state == DecisionState::Decided);
        CHECK(changes.decisions[0].category == sample.category("B.1"));
        CHECK(must(watched->poll(project)).empty());
    }
}

TEST_CASE("Feed: what is not committed is not told", "[project]")
{
    Sample sample(1, 1);
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    {
        auto transaction = must(sqlite::Transaction::begin(sample.project.database()));
        auto events = must(store::EventWriter::begin(sample.project.database(), "now"));
        (void)must(events.append({sample.people[0]}, LabelGiven{sample.items[0], sample.labelled("A.1")}));
        CHECK(must(feed.poll(other)).empty());
    }
    CHECK(must(feed.poll(other)).empty());
    sample.give(0, 0, "A.2");
    CHECK(must(feed.poll(other)).labels.size() == 1);
}

TEST_CASE("Feed: people, rounds, blindness, texts and the taxonomy are changes of the contents", "[project]")
{
    Sample sample(1, 2);
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    const auto isContents = [&] {
        const Changes changes = must(feed.poll(other));
        CHECK_FALSE(changes.everything);
        CHECK(changes.labels.empty());
        return changes.contents && must(feed.poll(other)).empty();
    };
    (void)must(study::addPerson(sample.project, "Newcomer"));
    CHECK(isContents());
    CHECK(other.people().size() == 2); // and the project was refreshed

    study::RoundPlan plan;
    plan.name = "Second";
    const Round round = must(study::startRound(sample.project, plan));
    CHECK(isContents());
    CHECK(other.rounds().size() == 2);
    CHECK(other.round(round.id)->blind);

    must(study::liftBlind(sample.project, {}, round.id, "everybody is done"));
    CHECK(isContents());
    CHECK_FALSE(other.round(round.id)->blind);

    fillIn(sample.project);
    CHECK(isContents());

    const std::string renamed =
        std::string(test::sampleTaxonomy()).replace(test::sampleTaxonomy().find("Speed"), 5, "Tempo");
    (void)must(exchange::importTaxonomyText(sample.project, renamed, "t.json"));
    CHECK(isContents());
    CHECK(must(other.categoryCoded("B.2")).name == "Tempo");
    CHECK(other.codebookNumber() == 2);
}

TEST_CASE("Feed: labels that come with a change of the contents are told with it", "[project]")
{
    Sample sample(1, 2);
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    (void)must(study::addPerson(sample.project, "Newcomer"));
    sample.give(0, 1, "A.1");
    const Changes changes = must(feed.poll(other));
    CHECK(changes.contents);
    CHECK(changes.labels.size() == 1);
}

TEST_CASE("Feed: more than it can tell one by one is everything, and then it goes on", "[project]")
{
    Sample sample(1, 2);
    Project other = test::reopened(sample.project);
    const auto giveMany = [&](int count) {
        auto transaction = must(sqlite::Transaction::begin(sample.project.database()));
        auto events = must(store::EventWriter::begin(sample.project.database(), "2026-01-01T00:00:00.000Z"));
        for (int i = 0; i < count; ++i) {
            (void)must(events.append({sample.people[0]}, LabelGiven{sample.items[0], sample.labelled("A.1")}));
        }
        must(transaction.commit());
    };
    Feed feed = must(Feed::start(other));
    giveMany(Feed::kMost);
    const Changes most = must(feed.poll(other));
    CHECK_FALSE(most.everything);
    CHECK(most.labels.size() == static_cast<std::size_t>(Feed::kMost));
    giveMany(Feed::kMost + 1);
    const Changes all = must(feed.poll(other));
    CHECK(all.everything);
    CHECK(all.labels.empty());
    CHECK(must(feed.poll(other)).empty());
    sample.give(0, 1, "A.2");
    CHECK(must(feed.poll(other)).labels.size() == 1);
}
