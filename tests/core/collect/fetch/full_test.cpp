// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "tests/core/collect/fetch/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <chrono>
#include <iostream>
#include <string>
#include <vector>

using namespace accord;
using test::FetchSample;
namespace host = test::host;

// As large as a repository that people study the cases take minutes: that size is run when it is asked for, by the tag
// [full]. Each run has the same cases in a size that takes seconds.
namespace {

constexpr host::WorldSize kModerate{900, 60, 4500};
constexpr host::WorldSize kFull{10000, 500, 50000};

host::World worldOf(const host::WorldSize& size)
{
    return host::makeWorld(Dialect::GitHub, 1, size);
}

double seconds(std::chrono::steady_clock::time_point since)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
}

// A limit that is told in a reply which nobody heard, because that was when the fetch was stopped, is no secret that
// could be kept.
bool tellsOfLimit(host::Fault fault)
{
    return (fault >= host::Fault::PrimaryLimit && fault <= host::Fault::SecondaryLimitBare) ||
           fault == host::Fault::Error503;
}

// Stops at the request `last`, or the first one after it whose reply tells nothing that the next fetch has to know.
void stopAt(FetchSample& sample, std::stop_source& stop, std::size_t last, const host::FaultPlan& faults)
{
    sample.host.beforeEach([&stop, last, faults](std::size_t request, host::World& /*world*/) {
        if (request >= last && !tellsOfLimit(faults(request))) {
            stop.request_stop();
        }
    });
}

// The number of stops until the fetch came to its end.
std::int64_t fetchWithStops(FetchSample& sample, const host::FaultPlan& faults, std::uint64_t requestsBetween)
{
    sample.host.fail(faults);
    Random random(7);
    for (std::int64_t stops = 0;; ++stops) {
        std::stop_source stop;
        stopAt(sample, stop, sample.host.count() + below(random, requestsBetween), faults);
        const auto outcomes = sample.tryToFetch(stop.get_token());
        if (outcomes.ok()) {
            REQUIRE_FALSE(outcomes->at(0).error);
            sample.host.beforeEach({});
            return stops;
        }
        REQUIRE(outcomes.error().code == Errc::Cancelled);
    }
}

void comesWhole(const host::World& world, Way way)
{
    CAPTURE(static_cast<int>(way));
    FetchSample sample(world, way);
    sample.token = "a-token-for-tests";
    auto start = std::chrono::steady_clock::now();
    const collect::FetchOutcome outcome = sample.fetch();
    std::cout << "way " << static_cast<int>(way) << ": " << outcome.requests << " requests in " << seconds(start)
              << " s, " << outcome.added << " issues\n"
              << std::flush;
    CHECK(sample.difference() == "");
    CHECK(std::ssize(sample.host.requests()) == outcome.requests);
    start = std::chrono::steady_clock::now();
    sample.host.forget();
    CHECK(sample.fetch().requests == 1);
    std::cout << "again: " << sample.host.count() << " request in " << seconds(start) << " s\n";
}

void comesWholeWithStops(const host::World& world, Way way, std::vector<host::Fault> faults, std::uint64_t between)
{
    CAPTURE(static_cast<int>(way), static_cast<int>(faults.front()), faults.size());
    FetchSample sample(world, way);
    sample.token = "a-token-for-tests";
    const auto start = std::chrono::steady_clock::now();
    const std::int64_t stops = fetchWithStops(sample, host::seeded(9, 5, faults), between);
    std::cout << "way " << static_cast<int>(way) << ", "
              << (faults.size() == 1 ? "fault " + std::to_string(static_cast<int>(faults.front())) : "all faults")
              << ": " << stops << " stops, " << sample.host.count() << " requests in " << seconds(start) << " s\n"
              << std::flush;
    CHECK(stops > 2);
    CHECK(sample.difference() == "");
    CHECK(sample.host.tooEarly() == 0);
}

} // namespace

TEST_CASE("A repository comes whole, in each way, and a second fetch is one request")
{
    comesWhole(worldOf(kModerate), GENERATE(Way::Rest, Way::RestPerIssue, Way::GraphQl));
}

TEST_CASE("Under every fault and stopped at random points issues come exactly once, and no limit is forgotten")
{
    const Way way = GENERATE(Way::RestBulk, Way::GraphQl);
    comesWholeWithStops(worldOf(kModerate), way, host::everyPassingFault(), way == Way::GraphQl ? 3 : 8);
}

TEST_CASE("Full: 10,000 issues with 50,000 comments come in the least requests", "[.][full]")
{
    comesWhole(worldOf(kFull), GENERATE(Way::Rest, Way::RestPerIssue, Way::GraphQl));
}

TEST_CASE("Full: under each fault and stopped at random points 10,000 issues come exactly once", "[.][full]")
{
    const host::World world = worldOf(kFull);
    for (const Way way : {Way::RestBulk, Way::GraphQl}) {
        for (const host::Fault fault : host::everyPassingFault()) {
            comesWholeWithStops(world, way, {fault}, 30);
        }
        comesWholeWithStops(world, way, host::everyPassingFault(), 30);
    }
}
