// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "tests/support/catch.h"

#include <map>
#include <vector>

using accord::Random;

namespace {

constexpr int kDraws = 24'000;

/// Pearson's statistic of outcomes that are all as likely.
double pearson(const std::vector<int>& times)
{
    const double expected = static_cast<double>(kDraws) / static_cast<double>(times.size());
    double statistic = 0;
    for (const int count : times) {
        statistic += (count - expected) * (count - expected) / expected;
    }
    return statistic;
}

} // namespace

TEST_CASE("Random: the same seed gives the same numbers on every machine")
{
    Random random(42);
    // xoshiro256** seeded by splitmix64(42), computed with an independent implementation.
    CHECK(random.next() == 1546998764402558742U);
    CHECK(random.next() == 6990951692964543102U);
}

TEST_CASE("Random: numbers below an end are equally likely")
{
    Random random(1);
    for (int i = 0; i < 10; ++i) {
        CHECK(accord::below(random, 1) == 0);
    }
    std::vector<int> times(6);
    for (int i = 0; i < kDraws; ++i) {
        ++times.at(accord::below(random, times.size()));
    }
    // The 0.999 quantile of chi-squared with 5 degrees of freedom (R 4.3, qchisq(0.999, 5)).
    CHECK(pearson(times) < 20.515);
    // Two thirds of all numbers: taking the rest of a division would draw the lower half twice as often as the upper.
    constexpr std::uint64_t kEnd = std::uint64_t{3} << 62U;
    int lower = 0;
    for (int i = 0; i < kDraws; ++i) {
        const std::uint64_t number = accord::below(random, kEnd);
        CHECK(number < kEnd);
        lower += number < kEnd / 3 ? 1 : 0;
    }
    CHECK(lower == Approx(kDraws / 3.0).epsilon(0.05));
}

TEST_CASE("Random: each order of a shuffle is as likely as the others")
{
    Random random(2);
    std::map<std::vector<int>, int> seen;
    for (int i = 0; i < kDraws; ++i) {
        std::vector<int> values{1, 2, 3, 4};
        accord::shuffle(random, values);
        ++seen[values];
    }
    std::vector<int> times;
    for (const auto& [order, count] : seen) {
        times.push_back(count);
    }
    REQUIRE(times.size() == 24);
    // qchisq(0.999, 23)
    CHECK(pearson(times) < 49.728);
}

TEST_CASE("Random: units are spread evenly between their ends")
{
    Random random(3);
    std::vector<int> times(8);
    for (int i = 0; i < kDraws; ++i) {
        const double unit = random.unit();
        REQUIRE(unit > 0);
        REQUIRE(unit < 1);
        ++times.at(static_cast<std::size_t>(unit * 8));
    }
    // qchisq(0.999, 7)
    CHECK(pearson(times) < 24.322);
}
