// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/next_hour.h"
#include "core/agreement/sample_size.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace accord::agreement;

namespace {

const Expectation kSeven{0.7, {0.4, 0.3, 0.2, 0.1}, 7};

RatingTable tableOf(const Expectation& expectation, int items, std::uint64_t seed)
{
    accord::Random random(seed);
    return simulatedTable(expectation, items, random);
}

double predictedError(const RatingTable& from, int ratings, int items)
{
    const ItemVariance variance = ItemVariance::of(from);
    ItemVariance::Sums sums;
    variance.add(sums, ratings, items);
    return std::sqrt(variance.squaredError(sums));
}

// The first rows are rated by as many of the raters as is said, one entry for each row, the others by nobody. All may
// label all that they have not.
HourStart startOf(RatingTable table, const std::vector<int>& rated, Count labels)
{
    HourStart start;
    start.workers.resize(static_cast<std::size_t>(table.raters));
    for (int row = 0; row < table.items(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        const int raters = place < rated.size() ? rated[place] : 0;
        for (int rater = raters; rater < table.raters; ++rater) {
            table.cells[place * static_cast<std::size_t>(table.raters) + static_cast<std::size_t>(rater)] = kMissing;
            start.workers[static_cast<std::size_t>(rater)].queue.push_back(row);
        }
        start.strata.push_back(row % 4 == 0 ? 1 : 0);
    }
    for (std::size_t worker = 0; worker < start.workers.size(); ++worker) {
        start.workers[worker].rater = static_cast<int>(worker);
        start.workers[worker].labels = labels;
    }
    start.table = std::move(table);
    return start;
}

HourStart usualStart()
{
    std::vector<int> rated(200, 1);
    std::fill(rated.begin(), rated.begin() + 60, 7);
    std::fill(rated.begin() + 60, rated.begin() + 120, 2);
    return startOf(tableOf(kSeven, 1000, 3), rated, 30);
}

} // namespace

TEST_CASE("What is predicted for the items that are there is the error that they have")
{
    for (const int raters : {2, 3, 5, 7}) {
        CAPTURE(raters);
        Expectation expectation = kSeven;
        expectation.raters = raters;
        const RatingTable table = tableOf(expectation, 300, 5);
        const Outcome kappa = compute(kFleissKappa, table);
        REQUIRE(kappa.defined());
        CHECK(predictedError(table, raters, 300) == Approx(kappa->standardError.value()).epsilon(1e-9));
    }
}

TEST_CASE("Without data the prediction is the model of plans")
{
    for (const double kappa : {0.0, 0.4, 0.8}) {
        for (const int raters : {2, 3, 4, 7}) {
            CAPTURE(kappa, raters);
            const Expectation expectation{kappa, {0.5, 0.3, 0.2}, raters};
            const ItemVariance variance = ItemVariance::expected(kappa, expectation.shares, raters);
            ItemVariance::Sums sums;
            variance.add(sums, raters, 400);
            CHECK(variance.squaredError(sums) * 399 == Approx(varianceOfItem(expectation)).epsilon(1e-9));
        }
    }
}

TEST_CASE("From few ratings of an item it is known what more of them are worth")
{
    const RatingTable seven = tableOf(kSeven, 6000, 8);
    const double error = compute(kFleissKappa, seven)->standardError.value();
    const double fromFive = predictedError(withRaters(seven, {0, 1, 2, 3, 4}), 5, 6000);
    CHECK(fromFive > error);
    // The table of five has five raters; one of seven is asked for their model.
    RatingTable wide = seven;
    for (std::size_t cell = 0; cell < wide.cells.size(); ++cell) {
        wide.cells[cell] = cell % 7 < 5 ? wide.cells[cell] : kMissing;
    }
    CHECK(predictedError(wide, 7, 6000) == Approx(error).epsilon(0.05));
    for (std::size_t cell = 0; cell < wide.cells.size(); ++cell) {
        wide.cells[cell] = cell % 7 < 2 ? wide.cells[cell] : kMissing;
    }
    // Of pairs alone the rest is taken from the model, by which the table was drawn.
    CHECK(predictedError(wide, 7, 6000) == Approx(error).epsilon(0.08));
}

TEST_CASE("Nobody gets more than fits into the hour, nothing twice, and nothing that is not theirs to label")
{
    const HourStart start = usualStart();
    const HourPlan plan = planHour(start);
    CHECK(plan.enough);
    for (const HourOption& option : plan.options) {
        CAPTURE(static_cast<int>(option.way));
        REQUIRE(option.rows.size() == start.workers.size());
        Count labels = 0;
        for (std::size_t worker = 0; worker < option.rows.size(); ++worker) {
            const std::vector<int>& rows = option.rows[worker];
            const std::vector<int>& queue = start.workers[worker].queue;
            labels += static_cast<Count>(rows.size());
            CHECK(static_cast<Count>(rows.size()) <= start.workers[worker].labels);
            CHECK(std::set<int>(rows.begin(), rows.end()).size() == rows.size());
            CHECK(std::ranges::all_of(rows, [&](int row) { return std::ranges::count(queue, row) == 1; }));
        }
        CHECK(option.labels == labels);
        CHECK(option.labels > 0);
        REQUIRE(option.halfWidth.has_value());
        CHECK(*option.halfWidth < plan.halfWidth.value());
    }
    CHECK(plan.at(HourWay::GoOn).labels == 7 * 30);
    CHECK(plan.at(HourWay::Complete).newItems == 0);
    CHECK(plan.at(HourWay::NewItems).newItems == plan.at(HourWay::NewItems).items);
    const double best = plan.at(HourWay::Best).halfWidth.value();
    CHECK(best <= plan.at(HourWay::Complete).halfWidth.value());
    CHECK(best <= plan.at(HourWay::NewItems).halfWidth.value());
}

TEST_CASE("A plan asks which labels there are, not what any of them says")
{
    const HourStart start = usualStart();
    // The rows that all have rated change places: all sums stay as they are.
    HourStart other = start;
    const std::size_t raters = 7;
    for (std::size_t row = 0; row < 60; ++row) {
        std::copy_n(start.table.cells.begin() + static_cast<std::ptrdiff_t>((59 - row) * raters), raters,
                    other.table.cells.begin() + static_cast<std::ptrdiff_t>(row * raters));
    }
    REQUIRE(other.table.cells != start.table.cells);
    const HourPlan one = planHour(start);
    const HourPlan two = planHour(other);
    for (const HourWay way : kHourWays) {
        CHECK(one.at(way).rows == two.at(way).rows);
    }
}

TEST_CASE("New items are taken from every stratum by its share")
{
    const HourStart start = startOf(tableOf(kSeven, 1000, 4), std::vector<int>(40, 7), 60);
    const HourOption plan = planHour(start).at(HourWay::NewItems);
    REQUIRE(plan.newItems == 60);
    const auto inSecond =
        std::ranges::count_if(plan.rows[0], [&](int row) { return start.strata[static_cast<std::size_t>(row)] == 1; });
    // A quarter of the items is in the second stratum, and a quarter of those that are rated.
    CHECK(std::abs(static_cast<int>(inSecond) - 15) <= 1);
    for (const std::vector<int>& rows : plan.rows) {
        CHECK(rows == plan.rows[0]); // all meet on the same items
    }
}

TEST_CASE("With too few items the plan says so, and rests on an assumption")
{
    const HourPlan none = planHour(startOf(tableOf(kSeven, 200, 6), {}, 10));
    CHECK_FALSE(none.enough);
    CHECK_FALSE(none.present.defined());
    CHECK_FALSE(none.halfWidth.has_value());
    CHECK_FALSE(none.discussion.has_value());
    CHECK(none.at(HourWay::NewItems).newItems == 10);
    CHECK(none.at(HourWay::NewItems).halfWidth.has_value());
    CHECK(none.at(HourWay::Complete).labels == 0);

    CHECK_FALSE(planHour(startOf(tableOf(kSeven, 200, 6), std::vector<int>(kEnoughItems - 1, 7), 10)).enough);
    CHECK(planHour(startOf(tableOf(kSeven, 200, 6), std::vector<int>(kEnoughItems, 7), 10)).enough);
}

TEST_CASE("Without a disagreement there is still something to label")
{
    RatingTable table = tableOf(kSeven, 200, 6);
    for (std::size_t cell = 0; cell < table.cells.size(); ++cell) {
        table.cells[cell] = static_cast<int>(cell / 7 % 2);
    }
    const HourPlan plan = planHour(startOf(std::move(table), std::vector<int>(60, 7), 10));
    REQUIRE(plan.present.defined());
    CHECK(plan.halfWidth == 0.0);
    CHECK_FALSE(plan.enough);
    CHECK(plan.at(HourWay::Best).labels > 0);
}

TEST_CASE("As many labels as are named lead to the target")
{
    HourStart start = startOf(tableOf(kSeven, 4000, 12), std::vector<int>(300, 7), 30);
    start.target = 0.02;
    const HourPlan plan = planHour(start);
    REQUIRE(plan.labels.has_value());
    REQUIRE(*plan.labels > 0);
    REQUIRE(*plan.labels % 7 == 0);
    const auto items = static_cast<std::size_t>(300 + *plan.labels / 7);
    REQUIRE(items < 4000);
    const HourPlan then = planHour(startOf(tableOf(kSeven, 4000, 12), std::vector<int>(items, 7), 30));
    CHECK(then.halfWidth.value() == Approx(0.02).epsilon(0.1));

    start.target = 0.5;
    CHECK(planHour(start).labels == 0);
}

TEST_CASE("Two categories told apart alike go to the one with more labels on each item")
{
    const RatingTable table{4, 3, {0, 0, 1, 2, /**/ 0, 1, 1, 2, /**/ 1, 0, 2, kMissing, /**/ 1, 1, 2, 2}};
    const RatingTable then = toldApart(table, 0, 1);
    CHECK(then.cells == std::vector<int>{0, 0, 0, 2, 1, 1, 1, 2, 0, 0, 2, kMissing, 1, 1, 2, 2});
    CHECK(toldApart(then, 0, 1).cells == then.cells);

    const HourPlan plan = planHour(usualStart());
    REQUIRE(plan.discussion.has_value());
    CHECK(plan.discussion->gain > 0);
    CHECK(plan.discussion->conflicts > 0);
}

TEST_CASE("The error within strata is there for items that are spread as all are")
{
    // Two strata of the same size; people agree better in the first, so that a part of the variance lies between them.
    RatingTable table = tableOf({0.95, {0.5, 0.5}, 3}, 200, 1);
    const RatingTable worse = tableOf({0.1, {0.5, 0.5}, 3}, 200, 2);
    table.cells.insert(table.cells.end(), worse.cells.begin(), worse.cells.end());
    std::vector<int> strata(400, 0);
    std::fill(strata.begin() + 200, strata.end(), 1);
    const Outcome kappa = compute(kFleissKappa, table);
    const auto within = halfWidthInStrata(table, strata);
    REQUIRE(within.has_value());
    CHECK(*within < kappa->value - kappa->interval->low);
    // In one stratum it is the usual one.
    const auto whole = halfWidthInStrata(table, std::vector<int>(400, 0));
    CHECK(whole.value() == Approx(kappa->value - kappa->interval->low).epsilon(1e-9));

    std::fill(table.cells.begin() + 300, table.cells.begin() + 600, kMissing); // half of the first stratum
    CHECK_FALSE(halfWidthInStrata(table, strata).has_value());
}
