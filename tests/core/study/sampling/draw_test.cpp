// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/study/sampling/frame.h"
#include "core/study/sampling/sample.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace accord;
using study::Allocation;
using study::FrameItem;
using test::must;

namespace {

std::vector<FrameItem> frameOf(const std::vector<std::int64_t>& strata)
{
    std::vector<FrameItem> frame;
    for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
        for (std::int64_t i = 0; i < strata[stratum]; ++i) {
            frame.push_back({namedUuid("issue " + std::to_string(frame.size())), static_cast<int>(stratum)});
        }
    }
    return frame;
}

std::int64_t sum(const std::vector<std::int64_t>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

std::set<Uuid> drawn(const std::vector<FrameItem>& frame, const std::vector<std::int64_t>& counts, std::uint64_t seed)
{
    std::set<Uuid> issues;
    for (const std::size_t place : study::draw(frame, counts, seed)) {
        issues.insert(frame[place].issue);
    }
    return issues;
}

} // namespace

TEST_CASE("Sampling: proportional shares are off by less than one and add up", "[study]")
{
    Random random(11);
    for (int round = 0; round < 500; ++round) {
        std::vector<std::int64_t> strata;
        for (std::uint64_t i = 1 + below(random, 12); i > 0; --i) {
            strata.push_back(static_cast<std::int64_t>(below(random, 400)));
        }
        const std::int64_t total = sum(strata);
        const auto size = static_cast<std::int64_t>(below(random, 3000));
        const auto counts = must(study::allocate(strata, size, Allocation::Proportional));
        REQUIRE(sum(counts) == std::min(size, total));
        const auto same = must(study::allocate(strata, size, Allocation::Equal));
        REQUIRE(sum(same) == std::min(size, total));
        std::int64_t least = size;
        std::int64_t most = 0;
        for (std::size_t i = 0; i < strata.size(); ++i) {
            const double exact = total == 0 ? 0
                                            : static_cast<double>(std::min(size, total)) *
                                                  static_cast<double>(strata[i]) / static_cast<double>(total);
            REQUIRE(std::abs(static_cast<double>(counts[i]) - exact) < 1);
            REQUIRE(counts[i] <= strata[i]);
            REQUIRE(same[i] <= strata[i]);
            most = std::max(most, same[i]);
            least = same[i] < strata[i] ? std::min(least, same[i]) : least;
        }
        // Whoever gives less than the others gives all it has.
        REQUIRE((most - least <= 1 || sum(same) == 0));
    }
}

TEST_CASE("Sampling: quotas are taken as they are, or refused", "[study]")
{
    CHECK(must(study::allocate({10, 5}, 0, Allocation::Quotas, {3, 5})) == std::vector<std::int64_t>{3, 5});
    CHECK(test::errorOf(study::allocate({10, 5}, 0, Allocation::Quotas, {3, 6})).code == Errc::Invalid);
    CHECK(test::errorOf(study::allocate({10, 5}, 0, Allocation::Quotas, {3})).code == Errc::Invalid);
    CHECK(test::errorOf(study::allocate({10, 5}, -1, Allocation::Equal)).code == Errc::Invalid);
}

TEST_CASE("Sampling: the same seed draws the same issues in whatever order they came", "[study]")
{
    std::vector<FrameItem> frame = frameOf({500, 60, 7});
    const std::vector<std::int64_t> counts{50, 20, 7};
    const auto first = drawn(frame, counts, 42);
    CHECK(first.size() == 77);
    CHECK(first != drawn(frame, counts, 43));
    Random random(1);
    shuffle(random, frame);
    CHECK(drawn(frame, counts, 42) == first);
    const auto larger = drawn(frame, {80, 30, 7}, 42);
    CHECK(std::ranges::includes(larger, first));
}

// Fixed numbers, so that a change of the method cannot pass unseen: a study that names its seed must be repeatable.
TEST_CASE("Sampling: the number of an issue stays what it is", "[study]")
{
    const Uuid issue = namedUuid("https://github.com/toolkit/core/issues/1");
    CHECK(permanentNumber(issue, 1) == permanentNumber(issue, 1));
    CHECK(permanentNumber(issue, 1) != permanentNumber(issue, 2));
    CHECK(permanentNumber(Uuid{}, 0) == 0x238275bc38fcbe91U);
}

TEST_CASE("Sampling: every item is drawn equally often over many seeds", "[study]")
{
    const std::vector<FrameItem> frame = frameOf({40});
    std::vector<int> times(frame.size(), 0);
    constexpr int kSeeds = 4000;
    for (int seed = 0; seed < kSeeds; ++seed) {
        for (const std::size_t place :
             study::draw(frame, std::vector<std::int64_t>{10}, static_cast<std::uint64_t>(seed))) {
            ++times[place];
        }
    }
    // Pearson's statistic of 40 cells, each expected 1,000 times; drawing without replacement makes it smaller by
    // (1 - 10/40). 72.055 is the 0.999 quantile of chi-squared with 39 degrees of freedom (R 4.3, qchisq(0.999, 39)).
    double statistic = 0;
    for (const int count : times) {
        statistic += (count - 1000.0) * (count - 1000.0) / 1000.0;
    }
    CHECK(statistic / 0.75 * 39.0 / 40.0 < 72.055);
}
