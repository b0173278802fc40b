// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/distance.h"
#include "core/agreement/live.h"
#include "tests/core/agreement/by_key.h"
#include "tests/support/catch.h"

#include <cmath>
#include <random>

using namespace accord::agreement;
using accord::test::measure;

namespace {

bool close(std::optional<double> left, std::optional<double> right, double tolerance)
{
    return left.has_value() == right.has_value() && (!left || std::abs(*left - *right) <= tolerance);
}

bool same(const Outcome& left, const Outcome& right)
{
    if (left.defined() != right.defined() || left.use() != right.use() ||
        !close(left.observed(), right.observed(), 1e-13)) {
        return false;
    }
    if (!left) {
        return left.why() == right.why();
    }
    const bool intervals = left->interval.has_value() == right->interval.has_value() &&
                           (!left->interval || (close(left->interval->low, right->interval->low, 1e-9) &&
                                                close(left->interval->high, right->interval->high, 1e-9)));
    return close(left->value, right->value, 1e-12) && close(left->expected, right->expected, 1e-12) &&
           close(left->standardError, right->standardError, 1e-10) && intervals;
}

bool same(const CategoryAgreement& left, const CategoryAgreement& right)
{
    return left.ratings == right.ratings && close(left.prevalence, right.prevalence, 1e-13) &&
           same(left.kappa, right.kappa) && same(left.alpha, right.alpha) &&
           close(left.specific, right.specific, 1e-13);
}

void compareWithScratch(const LiveAgreement& live)
{
    const auto table = live.table();
    for (const Measure* each : levelMeasures()) {
        CAPTURE(each->key);
        REQUIRE((!LiveAgreement::follows(*each) || same(live.value(*each), compute(*each, table))));
    }
    REQUIRE(live.confusion() == confusionMatrix(table));
    const auto categories = perCategory(table);
    for (int k = 0; k < table.categories; ++k) {
        REQUIRE(same(live.category(k), categories[static_cast<std::size_t>(k)]));
    }
    for (const auto& pair : pairCounts(table)) {
        REQUIRE(live.pair(pair.first, pair.second) == pair);
    }
}

} // namespace

TEST_CASE("Agreement that follows labels equals the one computed from scratch after any sequence of labels")
{
    for (unsigned seed = 1; seed <= 120; ++seed) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        const auto draw = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
        const int raters = 1 + draw(8);
        const int categories = 1 + draw(7);
        const int skew = 1 + draw(4);
        LiveAgreement live(draw(30), raters, categories);
        for (int step = 0; step < 400; ++step) {
            if (live.items() == 0 || draw(40) == 0) {
                live.addItem();
            }
            const bool withdrawn = draw(5) == 0;
            const int category = draw(skew) == 0 ? draw(categories) : 0;
            live.set(draw(live.items()), draw(raters), withdrawn ? std::nullopt : std::optional(category));
            if (step % 20 == 0) {
                compareWithScratch(live);
            }
        }
        compareWithScratch(live);
        LiveAgreement again(live.table());
        compareWithScratch(again);
    }
}

TEST_CASE("Labels that are all withdrawn leave nothing behind")
{
    LiveAgreement live(3, 2, 2);
    live.set(0, 0, 1);
    live.set(0, 1, 0);
    CHECK(live.at(0, 1) == 0);
    CHECK(live.value(measure("fleiss_kappa")).defined());
    live.set(0, 0, std::nullopt);
    live.set(0, 1, std::nullopt);
    CHECK(live.at(0, 1) == std::nullopt);
    REQUIRE_FALSE(live.value(measure("fleiss_kappa")).defined());
    CHECK(live.value(measure("fleiss_kappa")).why() == NotComputable::NoPairs);
    CHECK(live.value(measure("fleiss_kappa")).use() == ItemUse{3, 0, 0});
    CHECK(live.confusion().pairs() == 0);
}
