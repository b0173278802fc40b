// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using test::FetchSample;
namespace host = test::host;

namespace {

host::World medium(Dialect dialect = Dialect::GitHub)
{
    return host::makeWorld(dialect, 11, {500, 50, 2000});
}

// Large enough in each way that faults come to pass: GraphQL needs the fewest requests by far.
host::World worldFor(Dialect dialect, Way way)
{
    return way == Way::RestPerIssue ? host::makeWorld(dialect, 3, {120, 20, 500})
           : way == Way::GraphQl    ? host::makeWorld(dialect, 11, {2500, 50, 2000})
                                    : medium(dialect);
}

// Requests that somebody has to be patient with; a slow reply is still a reply.
std::int64_t mishaps(const FetchSample& sample)
{
    return std::ranges::count_if(sample.host.requests(), [](const host::HostRequest& request) {
        return request.fault != host::Fault::None && request.fault != host::Fault::Slow;
    });
}

} // namespace

TEST_CASE("Under each fault alone everything comes, exactly once, and nothing is asked for too early")
{
    const std::vector<host::Fault> faults = host::everyPassingFault();
    const host::World world = host::makeWorld(Dialect::GitHub, 5, {130, 20, 400});
    for (const host::Fault fault : faults) {
        for (const Way way : {Way::RestBulk, Way::GraphQl}) {
            CAPTURE(static_cast<int>(way), static_cast<int>(fault));
            FetchSample sample(world, way);
            sample.token = "a-token-for-tests";
            sample.host.fail(host::seeded(static_cast<std::uint64_t>(fault), 2, {fault}));
            sample.fetch();
            CHECK(sample.difference() == "");
            CHECK(sample.host.tooEarly() == 0);
        }
    }
}

TEST_CASE("Under all faults mixed everything comes, exactly once")
{
    const auto [dialect, way] = GENERATE(table<Dialect, Way>({{Dialect::GitHub, Way::RestBulk},
                                                              {Dialect::GitHub, Way::RestPerIssue},
                                                              {Dialect::GitHub, Way::GraphQl},
                                                              {Dialect::Gitee, Way::RestBulk},
                                                              {Dialect::Gitea, Way::RestBulk}}));
    const std::uint64_t seed = GENERATE(1U, 2U);
    CAPTURE(static_cast<int>(dialect), static_cast<int>(way), seed);
    FetchSample sample(worldFor(dialect, way), way);
    sample.token = "a-token-for-tests";
    sample.seed = static_cast<unsigned int>(seed);
    sample.host.fail(host::seeded(seed, 4, host::everyPassingFault()));
    sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(sample.host.tooEarly() == 0);
    REQUIRE(mishaps(sample) > 3);
    CHECK(std::ssize(sample.log(FetchEvent::Repeated)) + std::ssize(sample.log(FetchEvent::Waited)) >= mishaps(sample));
}

TEST_CASE("Lists that move while they are read bring everything exactly once")
{
    const Way way = GENERATE(Way::RestBulk, Way::RestPerIssue, Way::GraphQl);
    FetchSample sample(host::makeWorld(Dialect::GitHub, 17, {400, 30, 800}), way);
    sample.token = "a-token-for-tests";
    const std::int64_t now = sample.time->now().time_since_epoch().count();
    // Older issues are moved here from another repository, and people go on talking.
    sample.host.beforeEach([now](std::size_t request, host::World& world) {
        if (request == 1 || request == 2) {
            const std::int64_t long_ago = world.issues.front().createdAt - 1;
            world.open(long_ago, now, "moved here");
            world.say(world.issues[5], now, "said meanwhile");
        }
    });
    sample.fetch();
    sample.host.beforeEach({});
    sample.time->pass(std::chrono::seconds(100));
    sample.fetch();
    CHECK(sample.difference() == "");
}

TEST_CASE("A limit that is exhausted is waited for")
{
    const auto [way, limit] = GENERATE(table<Way, std::int64_t>({{Way::RestBulk, 6}, {Way::GraphQl, 4}}));
    CAPTURE(static_cast<int>(way));
    host::HostSettings settings;
    settings.limit = limit;
    FetchSample sample(medium(), way, settings);
    sample.token = "a-token-for-tests";
    const auto before = sample.time->now();
    sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(sample.host.tooEarly() == 0);
    CHECK(sample.time->now() - before >= std::chrono::hours(1));
    CHECK_FALSE(sample.log(FetchEvent::Waited).empty());
    CHECK(std::ssize(sample.host.requests()) > limit);
}

TEST_CASE("What a host never mends is told with its reason, and the next fetch goes on")
{
    FetchSample sample(medium());
    sample.host.fail([](std::size_t request) { return request < 3 ? host::Fault::None : host::Fault::Error500; });
    const auto outcomes = test::must(sample.tryToFetch());
    REQUIRE(outcomes.at(0).error);
    CHECK(outcomes[0].error->code == Errc::Network);
    CHECK(sample.log(FetchEvent::Failed).size() == 1);
    CHECK(sample.fetching().pages == 3);
    sample.host.fail({});
    sample.host.forget();
    sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(sample.fetching().pass == 1);
}
