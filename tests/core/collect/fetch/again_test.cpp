// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/collect/sources.h"
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using test::FetchSample;
using test::must;
using test::host::Asked;
namespace host = test::host;

namespace {

host::World fewIssues()
{
    return host::makeWorld(Dialect::GitHub, 31, {230, 40, 900});
}

// Issues with comments, by their place among these.
host::WorldIssue& discussed(host::World& world, int place)
{
    for (host::WorldIssue& issue : world.issues) {
        if (!issue.pullRequest && issue.comments.size() > 2 && issue.comments.size() < 100 && place-- == 0) {
            return issue;
        }
    }
    throw std::logic_error("too few issues");
}

// Everything that can happen to issues, an hour after the last fetch.
void liveOn(FetchSample& sample)
{
    sample.time->pass(std::chrono::hours(1));
    const std::int64_t now = sample.time->now().time_since_epoch().count();
    sample.host.change([now](host::World& world) {
        world.say(discussed(world, 0), now, "one more");
        host::WorldIssue& withdrawn = discussed(world, 1);
        withdrawn.comments.erase(withdrawn.comments.begin() + 1);
        withdrawn.updatedAt = now;
        host::WorldIssue& edited = discussed(world, 2);
        edited.comments[1].body = "said otherwise";
        edited.comments[1].updatedAt = now;
        edited.updatedAt = now;
        host::WorldIssue& swapped = discussed(world, 3);
        swapped.comments.pop_back();
        world.say(swapped, now, "instead of the last one");
        host::WorldIssue& silent = discussed(world, 4);
        silent.comments.clear();
        silent.updatedAt = now;
        host::WorldIssue& closed = discussed(world, 5);
        closed.closed = true;
        closed.closedAt = now;
        closed.updatedAt = now;
        closed.body = "described anew";
        world.say(world.open(now, now, "a new one"), now, "and a word");
    });
    sample.time->pass(std::chrono::minutes(5));
}

constexpr std::int64_t kTouched = 7;

} // namespace

TEST_CASE("A second fetch asks only for what changed, and ends with what the host has")
{
    const auto [way, requests] = GENERATE(table<Way, std::int64_t>({
        {Way::RestPerIssue, 1 + kTouched - 1}, // nobody asks for a discussion that is empty now
        {Way::RestBulk, 1 + 1 + 2},            // two discussions have lost comments: those are asked for again
        {Way::GraphQl, 1},
    }));
    CAPTURE(static_cast<int>(way));
    FetchSample sample(fewIssues(), way);
    sample.token = "a-token-for-tests";
    sample.fetch();
    liveOn(sample);
    sample.host.forget();
    const collect::FetchOutcome outcome = sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(outcome.requests == requests);
    CHECK(outcome.added == 1);
    CHECK(outcome.changed == kTouched - 1);
    CHECK(sample.fetching().pass == 2);
}

TEST_CASE("Where nothing changed one request is enough, which the host answers without a page")
{
    FetchSample sample(fewIssues());
    sample.fetch();
    sample.time->pass(std::chrono::hours(1));
    for (int i = 0; i < 3; ++i) {
        sample.host.forget();
        const collect::FetchOutcome outcome = sample.fetch();
        CHECK(outcome.requests == 1);
        CHECK(outcome.added + outcome.changed + outcome.comments == 0);
        const std::vector<host::HostRequest> requests = sample.host.requests();
        REQUIRE(requests.size() == 1);
        // The first time this question is asked the host tells its mark, and from then on it holds.
        CHECK(requests.front().status == (i == 0 ? 200 : 304));
        CHECK(sample.fetching().phase == FetchPhase::Idle);
    }
    CHECK(sample.log(FetchEvent::Unchanged).size() == 3);
    liveOn(sample);
    CHECK(sample.fetch().changed == kTouched - 1);
    CHECK(sample.difference() == "");
}

TEST_CASE("A pass that was cut off brings what changed meanwhile as well, with the next one")
{
    FetchSample sample(fewIssues());
    sample.fetch();
    liveOn(sample);
    std::stop_source stop;
    sample.host.beforeEach([&stop](std::size_t request, host::World& /*world*/) {
        if (request % 2 == 1) {
            stop.request_stop();
        }
    });
    sample.host.forget();
    CHECK_FALSE(sample.tryToFetch(stop.get_token()).ok());
    sample.host.beforeEach({});
    liveOn(sample);
    sample.fetch();
    sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(sample.fetching().pass == 3);
}

TEST_CASE("Pull requests that come to be wanted are fetched with their discussions")
{
    FetchSample sample(fewIssues(), Way::Automatic);
    sample.token = "a-token-for-tests";
    sample.fetch();
    Source wanted = sample.source;
    wanted.selection.pullRequests = true;
    sample.save(wanted);
    sample.fetch();
    CHECK(sample.host.count(Asked::Issues) > 0);
    const auto truth = test::truthOf(sample.host.world(), true, true);
    std::size_t pulls = 0;
    for (const auto& [number, kept] : test::keptOf(sample.project, sample.source.uuid)) {
        CHECK(kept.issue.document == truth.at(number).issue.document);
        pulls += kept.issue.pullRequest ? 1 : 0;
    }
    CHECK(pulls == 40);
}

TEST_CASE("An issue that vanishes between list and discussion is noted, and the rest comes")
{
    FetchSample sample(fewIssues(), Way::RestPerIssue);
    std::string number;
    sample.host.beforeEach([&number](std::size_t request, host::World& world) {
        if (request == 4) {
            number = discussed(world, 60).number;
            world.find(number)->gone = true;
        }
    });
    sample.fetch();
    const std::vector<FetchLine> missing = sample.log(FetchEvent::Missing);
    REQUIRE(missing.size() == 1);
    CHECK(missing.front().subject.find("/issues/" + number + "/") != std::string::npos);
    auto kept = test::keptOf(sample.project, sample.source.uuid);
    CHECK(kept.erase(number) == 1);
    CHECK(test::difference(kept, test::truthOf(sample.host.world(), false, false)) == "");
}
