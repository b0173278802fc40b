// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <chrono>
#include <iostream>

using namespace accord;
using test::FetchSample;
namespace host = test::host;

// As large as a repository that people study: not in every run, they take minutes.
namespace {

const host::World& large()
{
    static const host::World world = host::makeWorld(Dialect::GitHub, 1, {10000, 500, 50000});
    return world;
}

double seconds(std::chrono::steady_clock::time_point since)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
}

} // namespace

TEST_CASE("Full: 10,000 issues with 50,000 comments come in the least requests", "[.][full]")
{
    for (const Way way : {Way::Rest, Way::RestPerIssue, Way::GraphQl}) {
        FetchSample sample(large(), way);
        sample.token = "a-token-for-tests";
        auto start = std::chrono::steady_clock::now();
        const collect::FetchOutcome outcome = sample.fetch();
        std::cout << "way " << static_cast<int>(way) << ": " << outcome.requests << " requests in " << seconds(start)
                  << " s, " << outcome.added << " issues\n";
        CHECK(sample.difference() == "");
        CHECK(std::ssize(sample.host.requests()) == outcome.requests);
        start = std::chrono::steady_clock::now();
        sample.host.forget();
        CHECK(sample.fetch().requests == 1);
        std::cout << "again: " << sample.host.count() << " request in " << seconds(start) << " s\n";
    }
}

TEST_CASE("Full: under every fault and a hundred stops 10,000 issues come exactly once", "[.][full]")
{
    for (const Way way : {Way::RestBulk, Way::GraphQl}) {
        FetchSample sample(large(), way);
        sample.token = "a-token-for-tests";
        sample.host.fail(host::seeded(9, 5, host::everyPassingFault()));
        Random random(7);
        const auto start = std::chrono::steady_clock::now();
        std::int64_t stops = 0;
        while (true) {
            std::stop_source stop;
            const std::size_t last = sample.host.count() + 1 + below(random, 30);
            sample.host.beforeEach([&stop, last](std::size_t request, host::World& /*world*/) {
                if (request >= last) {
                    stop.request_stop();
                }
            });
            const auto outcomes = sample.tryToFetch(stop.get_token());
            if (outcomes.ok()) {
                REQUIRE_FALSE(outcomes->at(0).error);
                break;
            }
            REQUIRE(outcomes.error().code == Errc::Cancelled);
            ++stops;
        }
        std::cout << "way " << static_cast<int>(way) << ": " << stops << " stops, " << sample.host.count()
                  << " requests in " << seconds(start) << " s\n";
        CHECK(sample.difference() == "");
        CHECK(sample.host.tooEarly() == 0);
    }
}
