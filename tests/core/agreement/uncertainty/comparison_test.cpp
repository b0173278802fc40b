// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/agreement/uncertainty/resampling.h"
#include "tests/core/agreement/by_key.h"
#include "tests/support/catch.h"

#include <cmath>
#include <random>

using namespace accord::agreement;
using accord::test::measure;
using accord::test::outcomeOf;

namespace {

RatingTable noisyTable(unsigned seed, int items, int raters)
{
    std::mt19937 random(seed);
    RatingTable table{raters, 3, {}};
    for (int item = 0; item < items; ++item) {
        const int truth = static_cast<int>(random() % 3);
        for (int rater = 0; rater < raters; ++rater) {
            table.cells.push_back(random() % 4 == 0 ? static_cast<int>(random() % 3) : truth);
        }
    }
    return table;
}

} // namespace

TEST_CASE("Two coefficients over the same items with the same ratings do not differ at all")
{
    const auto table = noisyTable(1, 40, 3);
    const auto outcome = compareDependent(measure("fleiss_kappa"), table, table);
    const auto* same = std::get_if<Comparison>(&outcome);
    REQUIRE(same != nullptr);
    CHECK(same->difference == 0);
    CHECK(same->standardError == 0);
    CHECK_FALSE(same->p.has_value());
}

TEST_CASE("Groups that are given in the other order differ by the opposite")
{
    const auto table = noisyTable(2, 60, 5);
    const auto one = withRaters(table, {0, 1, 2});
    const auto two = withRaters(table, {2, 3, 4});
    const auto there = std::get<Comparison>(compareDependent(measure("gwet_ac1"), one, two));
    const auto back = std::get<Comparison>(compareDependent(measure("gwet_ac1"), two, one));
    CHECK(there.difference == -back.difference);
    CHECK(there.standardError == Approx(back.standardError).epsilon(1e-13));
    CHECK(there.interval.low == Approx(-back.interval.high).epsilon(1e-12));
}

TEST_CASE("Items that one round lacks do not count as rated there")
{
    auto first = noisyTable(3, 50, 3);
    auto second = noisyTable(4, 50, 3);
    for (std::size_t cell = 0; cell < 30; ++cell) {
        second.cells[cell] = kMissing;
    }
    const auto found = std::get<Comparison>(compareDependent(measure("fleiss_kappa"), first, second));
    CHECK(found.degreesOfFreedom == 49);
    // Ratings of the two rounds are independent here, so that the variances nearly add up.
    const double one = *outcomeOf("fleiss_kappa", first)->standardError;
    const double two = *outcomeOf("fleiss_kappa", second)->standardError;
    CHECK(found.standardError == Approx(std::sqrt(one * one + two * two)).epsilon(0.2));
}

TEST_CASE("Independent coefficients: variances add, degrees of freedom by Welch and Satterthwaite")
{
    Estimate first;
    first.value = 0.8;
    first.standardError = 0.03;
    first.degreesOfFreedom = 9;
    Estimate second = first;
    second.value = 0.7;
    second.standardError = 0.04;
    second.degreesOfFreedom = 19;
    const auto found = std::get<Comparison>(compareIndependent(first, second));
    CHECK(found.standardError == Approx(0.05).epsilon(1e-14));
    CHECK(*found.t == Approx(2.0).epsilon(1e-12));
    const double df = 0.0025 * 0.0025 / (0.0009 * 0.0009 / 9 + 0.0016 * 0.0016 / 19);
    CHECK(found.degreesOfFreedom == Approx(df).epsilon(1e-12));
    second.standardError.reset();
    CHECK(std::get<NotComputable>(compareIndependent(first, second)) == NotComputable::NoPairs);
}

TEST_CASE("A coefficient that does not exist makes no comparison, and says why")
{
    const RatingTable constant{2, 2, {0, 0, 0, 0}};
    const auto outcome = compareDependent(measure("fleiss_kappa"), constant, noisyTable(1, 2, 2));
    REQUIRE(std::holds_alternative<NotComputable>(outcome));
    CHECK(std::get<NotComputable>(outcome) == NotComputable::OneCategory);
}
