// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/store/study/assignment.h"
#include "core/study/assignment/draft.h"
#include "core/study/assignment/plan.h"
#include "core/study/people.h"
#include "core/study/sampling/sample.h"
#include "tests/core/must.h"
#include "tests/core/study/corpus.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace accord;
using study::Assignment;
using study::AssignmentMethod;
using study::AssignmentRequest;
using study::StratumBy;
using test::Corpus;
using test::must;

namespace {

Assignment planned(Corpus& corpus, const AssignmentRequest& request)
{
    NoProgress quiet;
    return must(study::planAssignment(corpus.project, {}, request, quiet, {}));
}

RoundId drafted(Corpus& corpus, const std::string& name, const study::RoundItems& items)
{
    NoProgress quiet;
    study::RoundContent content;
    content.name = name;
    return must(study::createRound(corpus.project, {}, content, items, quiet, {})).id;
}

/// What the store has, by person; each item at most once.
std::map<PersonId, std::set<ItemId>> stored(Corpus& corpus, RoundId round)
{
    std::map<PersonId, std::set<ItemId>> result;
    for (const auto& [person, items] : must(store::assignedIn(corpus.project.database(), round))) {
        result[person].insert(items.begin(), items.end());
        REQUIRE(result[person].size() == items.size());
    }
    return result;
}

/// What people may get at random: strata, weights, overlap, repeats.
struct Shape
{
    AssignmentRequest request;
    double repeats = 0;
    std::int64_t size = 0;
};

Shape randomShape(Corpus& corpus, Random& random)
{
    Shape shape;
    const std::vector<StratumBy> all{StratumBy::Repository, StratumBy::Year, StratumBy::State};
    for (const StratumBy by : all) {
        if (below(random, 2) == 0) {
            shape.request.strata.by.push_back(by);
        }
    }
    if (shape.request.strata.by.empty()) {
        shape.request.strata.by = {StratumBy::Year};
    }
    int weighted = 0;
    for (const PersonId person : corpus.people) {
        if (below(random, 4) == 0 && weighted > 0) {
            continue;
        }
        const double weight = 0.25 * static_cast<double>(1 + below(random, 12));
        shape.request.people.push_back({person, weight});
        ++weighted;
    }
    shape.request.overlap = 1 + static_cast<int>(below(random, static_cast<std::uint64_t>(weighted)));
    shape.request.seed = below(random, 1000);
    shape.repeats = below(random, 2) == 0 ? 0 : 0.15;
    shape.size = 20 + static_cast<std::int64_t>(below(random, 150));
    return shape;
}

// Counts units: an item and its repeat are one.
void checkBalance(const study::RoundFrame& frame, const AssignmentRequest& request,
                  const std::map<PersonId, std::set<ItemId>>& has)
{
    std::map<IssueId, std::vector<std::size_t>> units;
    for (std::size_t i = 0; i < frame.items.size(); ++i) {
        units[frame.frame.issues[i]].push_back(i);
    }
    using Key = std::pair<int, std::size_t>;
    std::map<Key, std::int64_t> sizes;
    std::map<Key, std::map<PersonId, double>> counts;
    for (const auto& [issue, places] : units) {
        const Key key{frame.frame.items[places.front()].stratum, places.size()};
        ++sizes[key];
        int assignees = 0;
        for (const auto& [person, items] : has) {
            const auto holds = std::ranges::count_if(
                places, [&, items = &items](std::size_t place) { return items->contains(frame.items[place]); });
            // A repeat goes where its first occurrence goes.
            REQUIRE((holds == 0 || holds == static_cast<std::ptrdiff_t>(places.size())));
            assignees += holds > 0 ? 1 : 0;
            counts[key][person] += holds > 0 ? 1 : 0;
        }
        REQUIRE(assignees == request.overlap);
    }
    study::ShareRequest shares{{}, {}, request.overlap};
    for (const study::Weight& weight : request.people) {
        shares.weights.push_back(weight.weight);
    }
    for (const auto& [key, size] : sizes) {
        shares.strata.push_back(size);
    }
    const auto exact = study::exactShares(shares);
    std::vector<double> totals(request.people.size(), 0);
    std::size_t stratum = 0;
    for (auto& [key, people] : counts) {
        for (std::size_t person = 0; person < request.people.size(); ++person) {
            const double count = people[request.people[person].person];
            REQUIRE(std::abs(count - exact[stratum][person]) < 1);
            totals[person] += count - exact[stratum][person];
        }
        ++stratum;
    }
    for (const double off : totals) {
        REQUIRE(std::abs(off) < 1 + 1e-6);
    }
}

} // namespace

TEST_CASE("Assignment: from the sample to the file, balanced whatever the shape", "[study]")
{
    Corpus corpus(Corpus::upTo(200), 8);
    Random random(20261120);
    NoProgress quiet;
    for (int round = 0; round < 40; ++round) {
        const Shape shape = randomShape(corpus, random);
        INFO("round " << round << ", overlap " << shape.request.overlap << " of " << shape.request.people.size());
        study::SampleRequest sample;
        sample.size = shape.size;
        sample.repeats = shape.repeats;
        sample.seed = shape.request.seed;
        const study::RoundItems items = study::itemsOf(
            corpus.project, must(study::drawSample(corpus.project, sample, quiet, {})), corpus.people[0]);
        AssignmentRequest request = shape.request;
        request.round = drafted(corpus, "Round " + std::to_string(round), items);
        const Assignment plan = planned(corpus, request);
        REQUIRE(stored(corpus, request.round).empty()); // a plan writes nothing
        must(study::apply(corpus.project, {}, plan));

        const auto frame = must(study::readRoundFrame(corpus.project, request.round, request.strata, quiet, {}));
        const auto has = stored(corpus, request.round);
        checkBalance(frame, request, has);
        REQUIRE(plan.unassigned == 0);
        for (std::size_t column = 0; column < plan.matrix.people.size(); ++column) {
            const auto found = has.find(plan.matrix.people[column]);
            REQUIRE(plan.matrix.total(column) ==
                    (found == has.end() ? 0 : static_cast<std::int64_t>(found->second.size())));
        }
        must(study::startRound(corpus.project, {}, request.round));
    }
}

TEST_CASE("Assignment: a draft can be shared out anew, and everything is where the last plan says", "[study]")
{
    Corpus corpus(Corpus::upTo(90), 5);
    AssignmentRequest request;
    request.round = drafted(corpus, "Pilot", must(study::everyIssue(corpus.project)));
    request.overlap = 2;
    must(study::apply(corpus.project, {}, planned(corpus, request)));
    request.overlap = 3;
    request.seed = 9;
    const Assignment again = planned(corpus, request);
    must(study::apply(corpus.project, {}, again));
    std::size_t all = 0;
    const auto has = stored(corpus, request.round);
    for (const auto& [person, items] : has) {
        all += items.size();
    }
    CHECK(all == 270);
    CHECK(corpus.project.round(request.round)->overlap == 3);
    NoProgress quiet;
    const auto matrix = must(study::currentMatrix(corpus.project, request.round, {}, quiet, {}));
    CHECK(matrix.counts == again.matrix.counts);
    CHECK(matrix.strata.size() == 3); // repositories, where nothing else is asked for
    // The same plan a second time would give what is theirs already.
    CHECK(study::apply(corpus.project, {}, again).error().code == Errc::NotPermitted);
}

TEST_CASE("Assignment: everybody gets everything without a row for each", "[study]")
{
    Corpus corpus(Corpus::upTo(30), 4);
    AssignmentRequest request;
    request.round = drafted(corpus, "Pilot", must(study::everyIssue(corpus.project)));
    request.method = AssignmentMethod::EveryoneAll;
    request.people = {{corpus.people[0], 1}, {corpus.people[2], 1}};
    const Assignment plan = planned(corpus, request);
    CHECK_FALSE(plan.handedOut);
    CHECK(plan.matrix.total(0) == 30);
    must(study::apply(corpus.project, {}, plan));
    CHECK(stored(corpus, request.round).empty());
    auto& database = corpus.project.database();
    CHECK(must(store::itemsFor(database, request.round, corpus.people[0])).size() == 30);
    CHECK(must(store::itemsFor(database, request.round, corpus.people[1])).empty());
}

TEST_CASE("Assignment: blocks stay together", "[study]")
{
    Corpus corpus(Corpus::upTo(95), 4);
    AssignmentRequest request;
    request.round = drafted(corpus, "Pilot", must(study::everyIssue(corpus.project)));
    request.method = AssignmentMethod::Blocks;
    request.block = 10;
    request.overlap = 2;
    must(study::apply(corpus.project, {}, planned(corpus, request)));
    const auto items = corpus.itemsOf(request.round);
    const auto has = stored(corpus, request.round);
    for (std::size_t from = 0; from < items.size(); from += 10) {
        int groups = 0;
        for (const auto& [person, own] : has) {
            const auto end = std::min(items.size(), from + 10);
            const auto inside = std::count_if(items.begin() + static_cast<std::ptrdiff_t>(from),
                                              items.begin() + static_cast<std::ptrdiff_t>(end),
                                              [own = &own](ItemId item) { return own->contains(item); });
            CHECK((inside == 0 || inside == static_cast<std::ptrdiff_t>(end - from)));
            groups += inside > 0 ? 1 : 0;
        }
        CHECK(groups == 2);
    }
    for (const auto& [person, own] : has) {
        CHECK(own.size() >= 45);
        CHECK(own.size() <= 50);
    }
}

TEST_CASE("Assignment: whole repositories, the largest first", "[study]")
{
    CHECK(must(study::spreadGroups({10, 50, 30, 20}, {1, 1, 1}, 1)) == study::Spread{{2}, {0}, {1}, {2}});
    CHECK(must(study::spreadGroups({10, 50, 30}, {3, 1, 1}, 2)) == study::Spread{{0, 2}, {0, 1}, {0, 2}});
    CHECK(test::errorOf(study::spreadGroups({10}, {1, 0}, 2)).code == Errc::Invalid);

    Corpus corpus(Corpus::upTo(100), 3);
    AssignmentRequest request;
    request.round = drafted(corpus, "Pilot", must(study::everyIssue(corpus.project)));
    request.method = AssignmentMethod::ByRepository;
    request.overlap = 1;
    const Assignment plan = planned(corpus, request);
    REQUIRE(plan.matrix.counts.size() == 3);
    for (const auto& row : plan.matrix.counts) {
        CHECK(std::ranges::count(row, 0) == 2);
    }
}

TEST_CASE("Assignment: not after somebody labelled, not in a round that is over, not twice the same person", "[study]")
{
    Corpus corpus(Corpus::upTo(30), 3);
    NoProgress quiet;
    AssignmentRequest request;
    request.round = drafted(corpus, "Pilot", must(study::everyIssue(corpus.project)));
    const auto error = [&] { return test::errorOf(study::planAssignment(corpus.project, {}, request, quiet, {})); };
    request.people = {{corpus.people[0], 1}, {corpus.people[0], 1}};
    CHECK(accord::test::says(error(), "named twice"));
    request.people = {{corpus.people[0], 1}};
    CHECK(error().code == Errc::Invalid); // an overlap of two of one
    request.people = {};
    const Assignment before = planned(corpus, request);
    must(study::startRound(corpus.project, {}, request.round));
    corpus.label(request.round, corpus.people[0], corpus.itemsOf(request.round)[0], "A.1");
    CHECK(error().code == Errc::NotPermitted);
    CHECK(study::apply(corpus.project, {}, before).error().code == Errc::NotPermitted);
    (void)must(study::closeRound(corpus.project, {}, request.round));
    CHECK(accord::test::says(error(), "the round is over"));
}
