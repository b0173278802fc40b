// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

using namespace accord;
using test::FetchSample;
namespace host = test::host;

namespace {

host::World medium(Dialect dialect = Dialect::GitHub)
{
    return host::makeWorld(dialect, 11, {500, 50, 2000});
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
    FetchSample sample(way == Way::RestPerIssue ? host::makeWorld(dialect, 3, {120, 20, 500}) : medium(dialect), way);
    sample.token = "a-token-for-tests";
    sample.seed = static_cast<unsigned int>(seed);
    sample.host.fail(host::seeded(seed, 4, host::everyPassingFault()));
    sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(sample.host.tooEarly() == 0);
    CHECK(sample.log(FetchEvent::Repeated).size() + sample.log(FetchEvent::Waited).size() > 0);
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
    host::HostSettings settings;
    settings.limit = 6;
    const Way way = GENERATE(Way::RestBulk, Way::GraphQl);
    FetchSample sample(medium(), way, settings);
    sample.token = "a-token-for-tests";
    const auto before = sample.time->now();
    sample.fetch();
    CHECK(sample.difference() == "");
    CHECK(sample.host.tooEarly() == 0);
    CHECK(sample.time->now() - before >= std::chrono::hours(1));
    CHECK_FALSE(sample.log(FetchEvent::Waited).empty());
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
