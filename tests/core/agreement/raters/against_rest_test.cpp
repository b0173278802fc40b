// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/pairs.h"
#include "tests/support/catch.h"

#include <cmath>
#include <random>

using namespace accord::agreement;

namespace {

RatingTable someTable(unsigned seed, int raters, int items)
{
    std::mt19937 random(seed);
    RatingTable table{raters, 3, {}};
    for (int item = 0; item < items; ++item) {
        const int truth = static_cast<int>(random() % 3);
        for (int rater = 0; rater < raters; ++rater) {
            const int said = random() % 3 == 0 ? static_cast<int>(random() % 3) : truth;
            table.cells.push_back(random() % 5 == 0 ? kMissing : said);
        }
    }
    return table;
}

} // namespace

TEST_CASE("Against a single other rater it is Cohen's kappa")
{
    const auto table = someTable(1, 2, 80);
    const auto rest = againstRest(table);
    const auto pair = pairMatrix(table).front();
    REQUIRE(rest.size() == 2);
    for (const AgainstRest& each : rest) {
        CHECK(each.items == pair.items);
        CHECK(each.kappa->value == Approx(pair.kappa->value).epsilon(1e-13));
        // Divided by n (n - 1) instead of n n, as for Conger's kappa.
        const double scale = std::sqrt(static_cast<double>(pair.items) / static_cast<double>(pair.items - 1));
        CHECK(*each.kappa->standardError == Approx(*pair.kappa->standardError * scale).epsilon(1e-12));
    }
}

TEST_CASE("The error of kappa against the rest is about that of the jackknife")
{
    const auto table = someTable(3, 4, 120);
    const auto whole = againstRest(table)[2].kappa;
    double sum = 0;
    double squares = 0;
    int items = 0;
    for (int item = 0; item < table.items(); ++item) {
        RatingTable without = table;
        without.cells.erase(without.cells.begin() + item * 4, without.cells.begin() + item * 4 + 4);
        if (againstRest(without)[2].items == whole.use().items) {
            continue;
        }
        const double value = againstRest(without)[2].kappa->value;
        sum += value;
        squares += value * value;
        ++items;
    }
    REQUIRE(items == whole.use().items);
    const double mean = sum / items;
    const double jackknife = std::sqrt((items - 1.0) / items * (squares - items * mean * mean));
    CHECK(*whole->standardError == Approx(jackknife).epsilon(0.02));
}

TEST_CASE("Perfect agreement is 1 without error, and a single category is undefined")
{
    const RatingTable equal{3, 2, {0, 0, 0, 1, 1, 1, 1, 1, kMissing}};
    const auto rest = againstRest(equal);
    CHECK(rest[2].items == 2);
    CHECK(rest[2].kappa->value == 1);
    CHECK(*rest[2].kappa->standardError == Approx(0).margin(1e-15));
    const auto one = againstRest(RatingTable{2, 2, {1, 1, 1, 1}});
    REQUIRE_FALSE(one[0].kappa.defined());
    CHECK(one[0].kappa.why() == NotComputable::OneCategory);
    const auto alone = againstRest(RatingTable{2, 2, {1, kMissing, kMissing, 0}});
    CHECK(alone[1].kappa.why() == NotComputable::NoCommonItems);
    CHECK(alone[1].items == 0);
}
