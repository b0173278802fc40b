// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/sample_size.h"
#include "core/base/reason.h"
#include "tests/core/agreement/by_key.h"
#include "tests/support/catch.h"

#include <cmath>
#include <iostream>

using namespace accord::agreement;
using accord::Reason;
using accord::test::measure;
using accord::test::outcomeOf;

namespace {

const Expectation kExpectations[] = {
    {0.6, {0.5, 0.5}, 2},
    {0.75, {0.3, 0.3, 0.2, 0.2}, 3},
    {0.4, {0.7, 0.2, 0.1}, 7},
    {0.0, {0.25, 0.25, 0.5}, 3},
};

} // namespace

TEST_CASE("The variance from theory is that of simulated studies")
{
    constexpr int kStudies = 4000;
    constexpr int kItems = 300;
    for (const auto& expectation : kExpectations) {
        CAPTURE(expectation.kappa, expectation.raters);
        accord::Random random(21);
        double sum = 0;
        double squares = 0;
        for (int study = 0; study < kStudies; ++study) {
            const double kappa = outcomeOf("fleiss_kappa", simulatedTable(expectation, kItems, random))->value;
            sum += kappa;
            squares += kappa * kappa;
        }
        const double mean = sum / kStudies;
        const double variance = squares / kStudies - mean * mean;
        CHECK(mean == Approx(expectation.kappa).margin(0.01));
        // The standard deviation of a variance over 4,000 studies is about 2.2 %.
        CHECK(kItems * variance == Approx(varianceOfItem(expectation)).epsilon(0.08));
    }
}

TEST_CASE("With two raters and two even categories the variance is the known one")
{
    // Donner and Eliasziw 1992: n var = (1-k) ((1-k)(1-2k) + k(2-k) / (2p(1-p))).
    for (const double kappa : {0.0, 0.3, 0.6, 0.9}) {
        for (const double p : {0.5, 0.2}) {
            const double known =
                (1 - kappa) * ((1 - kappa) * (1 - 2 * kappa) + kappa * (2 - kappa) / (2 * p * (1 - p)));
            CHECK(varianceOfItem({kappa, {p, 1 - p}, 2}) == Approx(known).epsilon(1e-12));
        }
    }
}

TEST_CASE("The number of items is the smallest that reaches the half-width")
{
    for (const auto& expectation : kExpectations) {
        const auto items = itemsFor(expectation, 0.05);
        REQUIRE(items.ok());
        CHECK(halfWidth(expectation, *items) <= 0.05);
        CHECK(halfWidth(expectation, *items - 1) > 0.05);
    }
}

TEST_CASE("A plan holds in simulated studies")
{
    const Expectation expectation{0.7, {0.4, 0.3, 0.3}, 3};
    const auto items = itemsFor(expectation, 0.08);
    REQUIRE(items.ok());
    const auto found = simulate(expectation, static_cast<int>(*items), 2000, 5);
    std::cout << "plan: " << *items << " items, half-width " << found.meanHalfWidth << ", coverage " << found.coverage
              << "\n";
    CHECK(found.studies == 2000);
    CHECK(found.meanHalfWidth == Approx(0.08).epsilon(0.03));
    CHECK(found.coverage == Approx(0.95).margin(0.015));
}

TEST_CASE("More annotators need fewer items")
{
    const auto plans = plansFor({0.6, {0.5, 0.3, 0.2}, 2}, 0.05, 2, 7);
    REQUIRE(plans.ok());
    REQUIRE(plans->size() == 6);
    for (std::size_t i = 1; i < plans->size(); ++i) {
        CHECK((*plans).at(i).items < (*plans).at(i - 1).items);
        CHECK((*plans).at(i).labels == (*plans).at(i).items * (*plans).at(i).raters);
    }
}

TEST_CASE("An expectation that makes no sense is refused by name")
{
    CHECK(itemsFor({1.0, {0.5, 0.5}, 2}, 0.05).error().reason == Reason::KappaOutOfRange);
    CHECK(itemsFor({0.5, {1.0}, 2}, 0.05).error().reason == Reason::SharesUnsound);
    CHECK(itemsFor({0.5, {1.0, 0.0}, 2}, 0.05).error().reason == Reason::SharesUnsound);
    CHECK(itemsFor({0.5, {0.5, 0.5}, 1}, 0.05).error().reason == Reason::TooFewRaters);
    CHECK(itemsFor({0.5, {0.5, 0.5}, 2}, 0).error().reason == Reason::HalfWidthUnsound);
    CHECK(itemsFor({std::nan(""), {0.5, 0.5}, 2}, 0.05).error().reason == Reason::KappaOutOfRange);
}

TEST_CASE("How many more items until the interval leaves a threshold")
{
    Estimate estimate;
    estimate.value = 0.65;
    estimate.standardError = 0.05;
    estimate.use = {100, 100, 100};
    const auto more = itemsUntilClear(estimate, 0.6);
    REQUIRE(more.has_value());
    // (1.966 * 0.05 / 0.05)^2 * 100 = 386.6 in all
    CHECK(*more == Approx(287).margin(1));
    CHECK(itemsUntilClear(estimate, 0.3) == 0);
    CHECK_FALSE(itemsUntilClear(estimate, 0.65).has_value());
    estimate.standardError = 0;
    CHECK(itemsUntilClear(estimate, 0.6) == 0);
    estimate.standardError.reset();
    CHECK_FALSE(itemsUntilClear(estimate, 0.6).has_value());
}
