// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

using namespace accord;
using test::FetchSample;
using test::must;
using test::pages;
namespace host = test::host;

namespace {

host::World smallWorld()
{
    return host::makeWorld(Dialect::GitHub, 51, {230, 40, 900});
}

collect::FetchCost forecastOf(FetchSample& sample)
{
    return must(collect::forecast(sample.project, sample.source, sample.network(), {}));
}

} // namespace

TEST_CASE("A forecast takes two requests by lists and one by GraphQL, and tells what comes")
{
    const auto [way, asked] =
        GENERATE(table<Way, std::size_t>({{Way::Rest, 2}, {Way::RestBulk, 2}, {Way::GraphQl, 1}}));
    const host::World world = smallWorld();
    FetchSample sample(world, way);
    sample.token = "a-token-for-tests";
    const collect::FetchCost forecast = forecastOf(sample);
    CHECK(sample.host.count() == asked);
    CHECK(forecast.way == way);
    const bool graph = way == Way::GraphQl;
    CHECK(forecast.issues == static_cast<std::int64_t>(graph ? world.issueCount() : world.issues.size()));
    CHECK(forecast.limit == 5000);
    CHECK(forecast.left > 4900);
    CHECK_FALSE(forecast.resetsAt.empty());
    CHECK(forecast.seconds > 0);
    CHECK(forecast.seconds < 60);
    sample.host.forget();
    const std::int64_t requests = sample.fetch().requests;
    // GraphQL does not tell beforehand how many discussions are long.
    CHECK(forecast.requests == (graph ? pages(world.issueCount()) : requests));
    CHECK(forecast.requests <= requests);
}

TEST_CASE("A forecast of what changed is as short as that")
{
    FetchSample sample(smallWorld());
    sample.fetch();
    sample.time->pass(std::chrono::hours(1));
    const collect::FetchCost forecast = forecastOf(sample);
    CHECK(forecast.issues == 0);
    CHECK(forecast.requests == 1);
}

TEST_CASE("A forecast counts the windows of a limit that is too small")
{
    host::HostSettings settings;
    settings.limit = 4;
    FetchSample sample(smallWorld(), Way::RestBulk, settings);
    const collect::FetchCost forecast = forecastOf(sample);
    CHECK(forecast.limit == 4);
    CHECK(forecast.left == 2);
    CHECK(forecast.seconds > 3600);
}

TEST_CASE("The forecast of a pass that was cut off leaves out what came already")
{
    FetchSample sample(smallWorld(), Way::RestBulk);
    const std::int64_t whole = forecastOf(sample).requests;
    sample.host.forget();
    std::stop_source stop;
    sample.host.beforeEach([&stop](std::size_t request, host::World& /*world*/) {
        if (request == 4) {
            stop.request_stop();
        }
    });
    CHECK_FALSE(sample.tryToFetch(stop.get_token()).ok());
    sample.host.beforeEach({});
    const std::int64_t committed = sample.fetching().requests;
    CHECK(committed >= 4);
    CHECK(forecastOf(sample).requests == whole - committed);
}
