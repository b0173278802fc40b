// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/study/sampling/sample.h"
#include "core/study/sampling/top_up.h"
#include "core/taxonomy/edits/draft.h"
#include "tests/core/must.h"
#include "tests/core/study/corpus.h"
#include "tests/support/catch.h"

#include <set>

using namespace accord;
using study::TopUp;
using study::Yield;
using test::Corpus;
using test::must;

namespace {

constexpr int kIssuesToTopUp = 300;

RoundId sampled(Corpus& corpus, std::int64_t size)
{
    NoProgress quiet;
    study::SampleRequest request;
    request.size = size;
    request.seed = 3;
    const study::Sample sample = must(study::drawSample(corpus.project, request, quiet, {}));
    return corpus.running("Pilot", study::itemsOf(corpus.project, sample, corpus.people[0]), false);
}

TopUp planned(Corpus& corpus, RoundId round, std::int64_t target, PersonId by = {})
{
    NoProgress quiet;
    const CategoryId category = must(corpus.project.categoryCoded("B.1")).id;
    return must(study::planTopUp(corpus.project, by, round, category, target, quiet, {}));
}

} // namespace

TEST_CASE("Topping up: the batch follows from the rate so far and from what waits", "[study]")
{
    CHECK(Yield{4, 0, 18, 0}.rate() == Approx(0.25));
    CHECK(study::batchFor({4, 0, 18, 0}, 10) == 24);
    CHECK(study::batchFor({4, 0, 18, 20}, 10) == 4);
    CHECK(study::batchFor({4, 0, 18, 30}, 10) == 0);
    CHECK(study::batchFor({10, 0, 18, 0}, 10) == 0);
    CHECK(study::batchFor({0, 0, 0, 0}, 10) == 20);
}

TEST_CASE("Topping up: until the category has enough, in the order of the seed", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssuesToTopUp));
    const RoundId round = sampled(corpus, 20);
    NoProgress quiet;
    std::size_t labelled = 0;
    std::int64_t found = 0;
    for (int call = 0; call < 20; ++call) {
        // Every fifth issue is of the category.
        const auto items = corpus.itemsOf(round);
        for (; labelled < items.size(); ++labelled) {
            const bool hit = labelled % 5 == 0;
            found += hit ? 1 : 0;
            corpus.label(round, corpus.people[0], items[labelled], hit ? "B.1.i" : "A.1");
        }
        const TopUp plan = planned(corpus, round, 30);
        CHECK(plan.yield.found == found);
        CHECK(plan.yield.judged == static_cast<std::int64_t>(items.size()));
        CHECK(plan.left == kIssuesToTopUp - static_cast<std::int64_t>(items.size()));
        if (found >= 30) {
            CHECK(plan.items.empty());
            break;
        }
        CHECK_FALSE(plan.items.empty());
        must(study::topUp(corpus.project, {}, plan, quiet, {}));
        CHECK(corpus.itemsOf(round).size() == items.size() + plan.items.size());
    }
    CHECK(found >= 30);

    // A single larger sample of the same seed has the same issues.
    study::SampleRequest request;
    request.seed = 3;
    const auto size = static_cast<std::int64_t>(corpus.itemsOf(round).size());
    request.size = size;
    std::set<IssueId> together;
    for (const study::PlannedItem& item : must(study::drawSample(corpus.project, request, quiet, {})).items) {
        together.insert(item.issue);
    }
    const study::RoundItems inRound = must(study::issuesOf(corpus.project, corpus.itemsOf(round)));
    for (const study::PlannedItem& item : inRound.items) {
        CHECK(together.contains(item.issue));
    }
    CHECK(must(study::sampleOf(corpus.project, round)).added == size - 20);
}

TEST_CASE("Topping up: decisions and majorities count, single voices against them do not", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssuesToTopUp));
    const RoundId round = sampled(corpus, 10);
    const auto items = corpus.itemsOf(round);
    corpus.label(round, corpus.people[0], items[0], "B.1");
    corpus.label(round, corpus.people[1], items[0], "A.1");
    corpus.label(round, corpus.people[0], items[1], "B.1.i");
    corpus.label(round, corpus.people[1], items[1], "B.1");
    corpus.label(round, corpus.people[2], items[1], "A.1");
    const Yield yield = planned(corpus, round, 5).yield;
    CHECK(yield.found == 1);
    CHECK(yield.decisions == 0);
    CHECK(yield.judged == 2);
    CHECK(yield.waiting == 8);
}

TEST_CASE("Topping up: what was merged into the category counts as it", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssuesToTopUp));
    const RoundId round = sampled(corpus, 10);
    const auto items = corpus.itemsOf(round);
    corpus.label(round, corpus.people[0], items[0], "B.1");
    corpus.label(round, corpus.people[0], items[1], "B.2");
    (void)must(taxonomy::applyEdits(corpus.project, must(taxonomy::parseEdits("merge B.2 into B.1")), corpus.people[0],
                                    "one thing"));
    CHECK(planned(corpus, round, 5).yield.found == 2);
}

TEST_CASE("Topping up: in a blind round only a lead who does not label in it asks", "[study]")
{
    Corpus corpus(Corpus::upTo(30));
    NoProgress quiet;
    const CategoryId category = must(corpus.project.categoryCoded("B.1")).id;
    const RoundId round = sampled(corpus, 10);
    must(store::setBlind(corpus.project.database(), round, true));
    must(corpus.project.refresh());
    const auto code = [&](PersonId by) {
        const auto plan = study::planTopUp(corpus.project, by, round, category, 5, quiet, {});
        return plan.ok() ? Errc::Internal : plan.error().code;
    };
    CHECK(code({}) == Errc::NotPermitted);
    CHECK(code(corpus.people[0]) == Errc::NotPermitted);
    const auto become = [&](std::vector<PersonId> labellers) {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(corpus.project.database()));
        store::EventWriter events = must(store::EventWriter::begin(corpus.project.database(), corpus.project.now()));
        Person lead = *corpus.project.person(corpus.people[0]);
        lead.role = Role::Lead;
        must(store::writePerson(events, {}, lead));
        Round changed = *corpus.project.round(round);
        changed.people = std::move(labellers);
        must(store::writeRound(events, {}, changed));
        must(transaction.commit());
        must(corpus.project.refresh());
    };
    become({corpus.people[0], corpus.people[1]});
    CHECK(code(corpus.people[0]) == Errc::NotPermitted);
    become({corpus.people[1]});
    CHECK(code(corpus.people[0]) == Errc::Internal);
    CHECK(code(corpus.people[1]) == Errc::NotPermitted);
}

TEST_CASE("Topping up: only a round that was drawn and is not over, and a sensible quota", "[study]")
{
    Corpus corpus(Corpus::upTo(30));
    NoProgress quiet;
    const CategoryId category = must(corpus.project.categoryCoded("B.1")).id;
    const RoundId all = corpus.running("All", must(study::everyIssue(corpus.project)), false);
    CHECK(test::errorOf(study::planTopUp(corpus.project, {}, all, category, 5, quiet, {})).code == Errc::NotFound);
    const RoundId round = sampled(corpus, 10);
    CHECK(test::errorOf(study::planTopUp(corpus.project, {}, round, category, 0, quiet, {})).code == Errc::Invalid);
    CHECK(planned(corpus, round, 1000).items.size() == 20); // no more are left
    (void)must(study::closeRound(corpus.project, {}, round));
    CHECK(test::errorOf(study::planTopUp(corpus.project, {}, round, category, 5, quiet, {})).code ==
          Errc::NotPermitted);
}
