// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/resampling.h"
#include "tests/core/agreement/by_key.h"
#include "tests/core/agreement/labelled_table.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <iostream>

using namespace accord::agreement;
using namespace accord::test;
using nlohmann::json;

namespace {

/// 30 items of 3 raters, of which the first `agreed` are unanimous.
RatingTable smallTable(int agreed)
{
    RatingTable table{3, 2, {}};
    for (int item = 0; item < 30; ++item) {
        const int category = item % 2;
        table.cells.insert(table.cells.end(), {category, category, item < agreed ? category : 1 - category});
    }
    return table;
}

} // namespace

TEST_CASE("The item bootstrap meets intervals that 20,000 resamples of another program gave")
{
    ACCORD_REAL_DATA(folder, "agreement");
    const auto expected = json::parse(readFile(folder / "expected.json"));
    int compared = 0;
    for (const auto& [name, test] : expected.at("cases").items()) {
        if (!test.contains("bootstrap")) {
            continue;
        }
        const auto table = numbered(readCsv(folder / test.at("file").get<std::string>())).table;
        for (const auto& [coefficient, wanted] : test.at("bootstrap").items()) {
            CAPTURE(name, coefficient);
            const auto found = bootstrap(*additive(measure(coefficient), table), {20000, 7, 0.95});
            const auto error = wanted.at("se").get<double>();
            REQUIRE(found.interval.has_value());
            CHECK(std::abs(found.interval->low - wanted.at("ci95")[0].get<double>()) <= 0.35 * error);
            CHECK(std::abs(found.interval->high - wanted.at("ci95")[1].get<double>()) <= 0.35 * error);
            CHECK(std::abs(*found.mean - wanted.at("mean").get<double>()) <= 0.05 * error);
            CHECK(*found.standardError == Approx(error).epsilon(0.04));
            compared += 4;
        }
    }
    std::cout << "bootstrap: " << compared << " numbers compared\n";
    CHECK(compared > 0);
}

TEST_CASE("The same seed draws the same resamples, another seed others")
{
    const auto coefficient = *additive(kFleissKappa, smallTable(20));
    const auto first = bootstrap(coefficient, {500, 11, 0.95});
    const auto again = bootstrap(coefficient, {500, 11, 0.95});
    const auto other = bootstrap(coefficient, {500, 12, 0.95});
    CHECK(first.interval == again.interval);
    CHECK(first.mean == again.mean);
    CHECK(first.mean != other.mean);
    CHECK(first.plan.seed == 11);
}

TEST_CASE("Resamples without a value are left out and counted")
{
    RatingTable table{2, 2, {}};
    for (int item = 0; item < 6; ++item) {
        table.cells.insert(table.cells.end(), {item == 0 ? 1 : 0, 0});
    }
    const auto found = bootstrap(*additive(kFleissKappa, table), {2000, 3, 0.95});
    CHECK(found.resamples == 2000);
    // A resample misses the one item with another category with probability (5/6)^6 = 0.335.
    CHECK(found.undefined == Approx(2000 * 0.335).margin(80));
    REQUIRE(found.interval.has_value());
    CHECK(found.interval->high < 0);
}

TEST_CASE("A bootstrap that is stopped returns what it has")
{
    std::stop_source source;
    source.request_stop();
    const auto coefficient = *additive(kFleissKappa, smallTable(20));
    const auto found = bootstrap(coefficient, {500, 1, 0.95}, source.get_token());
    CHECK(found.resamples == 0);
    CHECK_FALSE(found.interval.has_value());
}
