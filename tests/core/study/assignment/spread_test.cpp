// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/study/assignment/plan.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace accord;
using study::ShareRequest;
using test::must;

namespace {

ShareRequest randomRequest(Random& random)
{
    ShareRequest request;
    for (std::uint64_t i = 1 + below(random, 8); i > 0; --i) {
        request.strata.push_back(static_cast<std::int64_t>(below(random, 60)));
    }
    const std::uint64_t people = 1 + below(random, 9);
    int weighted = 0;
    for (std::uint64_t i = 0; i < people; ++i) {
        const double weight = below(random, 6) == 0 ? 0.0 : 0.25 * static_cast<double>(1 + below(random, 12));
        weighted += weight > 0 ? 1 : 0;
        request.weights.push_back(weight);
    }
    if (weighted == 0) {
        request.weights[0] = weighted = 1;
    }
    request.overlap = 1 + static_cast<int>(below(random, static_cast<std::uint64_t>(weighted)));
    return request;
}

std::vector<int> strataOf(const ShareRequest& request)
{
    std::vector<int> strata;
    for (std::size_t i = 0; i < request.strata.size(); ++i) {
        strata.insert(strata.end(), static_cast<std::size_t>(request.strata[i]), static_cast<int>(i));
    }
    return strata;
}

} // namespace

TEST_CASE("Assignment: balanced within one item per person and stratum, whatever the shape", "[study]")
{
    Random random(20261120);
    for (int round = 0; round < 400; ++round) {
        const ShareRequest request = randomRequest(random);
        INFO("round " << round);
        const auto exact = study::exactShares(request);
        const std::vector<int> strata = strataOf(request);
        const study::Spread spread = must(study::spread(request, strata, 7));
        REQUIRE(spread.size() == strata.size());

        std::vector<std::vector<double>> counts(request.strata.size(), std::vector<double>(request.weights.size()));
        for (std::size_t item = 0; item < spread.size(); ++item) {
            REQUIRE(spread[item].size() == static_cast<std::size_t>(request.overlap));
            REQUIRE(std::set<int>(spread[item].begin(), spread[item].end()).size() == spread[item].size());
            for (const int person : spread[item]) {
                ++counts[static_cast<std::size_t>(strata[item])][static_cast<std::size_t>(person)];
            }
        }
        for (std::size_t person = 0; person < request.weights.size(); ++person) {
            double total = 0;
            double exactTotal = 0;
            for (std::size_t stratum = 0; stratum < counts.size(); ++stratum) {
                REQUIRE(std::abs(counts[stratum][person] - exact[stratum][person]) < 1);
                total += counts[stratum][person];
                exactTotal += exact[stratum][person];
            }
            REQUIRE(std::abs(total - exactTotal) < 1 + 1e-6);
            REQUIRE((request.weights[person] > 0 || total == 0));
        }
    }
}

TEST_CASE("Assignment: all pairs meet about equally often", "[study]")
{
    ShareRequest request{{1000, 700, 333}, std::vector<double>(7, 1.0), 3};
    const study::Spread spread = must(study::spread(request, strataOf(request), 3));
    std::map<std::pair<int, int>, int> met;
    for (const auto& people : spread) {
        for (std::size_t a = 0; a < people.size(); ++a) {
            for (std::size_t b = a + 1; b < people.size(); ++b) {
                ++met[{people[a], people[b]}];
            }
        }
    }
    REQUIRE(met.size() == 21);
    const double fair = 2033.0 * 3 / 21;
    for (const auto& [pair, count] : met) {
        CHECK(count > 0.97 * fair);
        CHECK(count < 1.03 * fair);
    }
}

TEST_CASE("Assignment: the same seed gives the same, another another", "[study]")
{
    const ShareRequest request{{50}, {1, 1, 2, 1}, 2};
    const auto first = must(study::spread(request, strataOf(request), 1));
    CHECK(first == must(study::spread(request, strataOf(request), 1)));
    CHECK(first != must(study::spread(request, strataOf(request), 2)));
}

TEST_CASE("Assignment: what cannot be met is refused", "[study]")
{
    CHECK(test::errorOf(study::shares({{10}, {}, 1})).code == Errc::Invalid);
    CHECK(test::errorOf(study::shares({{10}, {1, 1}, 3})).code == Errc::Invalid);
    CHECK(test::errorOf(study::shares({{10}, {1, 0}, 2})).code == Errc::Invalid);
    CHECK(test::errorOf(study::shares({{10}, {1, -1}, 1})).code == Errc::Invalid);
    CHECK(test::errorOf(study::spread({{2}, {1}, 1}, {0, 0, 0}, 1)).code == Errc::Invalid);
    CHECK(test::errorOf(study::spread({{2}, {1}, 1}, {0, 4}, 1)).code == Errc::Invalid);
}
