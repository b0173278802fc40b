// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/distance.h"
#include "core/agreement/live.h"
#include "core/agreement/pairs.h"
#include "core/agreement/report.h"
#include "tests/core/agreement/by_key.h"
#include "tests/support/catch.h"

using namespace accord::agreement;
using accord::test::measure;
using accord::test::outcomeOf;

TEST_CASE("Both raters constant, differently: kappa of the pair is 0, Fleiss -1")
{
    const RatingTable table{2, 2, {0, 1, 0, 1, 0, 1, 0, 1}};
    CHECK(outcomeOf("percent_agreement", table)->value == 0);
    CHECK(outcomeOf("fleiss_kappa", table)->value == -1);
    CHECK(outcomeOf("brennan_prediger", table)->value == -1);
    CHECK(outcomeOf("gwet_ac1", table)->value == -1);
    CHECK(outcomeOf("conger_kappa", table)->value == 0);
    const auto pair = pairMatrix(table).front();
    CHECK(pair.kappa->value == 0);
    CHECK(pair.kappa->standardError == 0);
}

TEST_CASE("One constant rater gives exactly 0 for the pair")
{
    const RatingTable table{2, 3, {0, 0, 1, 0, 2, 0, 0, 0, 1, 0}};
    CHECK(pairMatrix(table).front().kappa->value == 0);
    CHECK(outcomeOf("conger_kappa", table)->value == Approx(0).margin(1e-15));
    CHECK(outcomeOf("conger_kappa", table)->standardError == 0);
}

TEST_CASE("A single category is undefined whatever the number of items")
{
    for (int items = 1; items <= 20; ++items) {
        CAPTURE(items);
        const RatingTable table{3, 1, std::vector<int>(static_cast<std::size_t>(items) * 3, 0)};
        REQUIRE_FALSE(outcomeOf("fleiss_kappa", table).defined());
        CHECK(outcomeOf("fleiss_kappa", table).why() == NotComputable::OneCategory);
        CHECK(outcomeOf("fleiss_kappa", table).observed() == 1);
        CHECK(outcomeOf("conger_kappa", table).why() == NotComputable::OneCategory);
        CHECK(outcomeOf("alpha_nominal", table).why() == NotComputable::OneCategory);
        CHECK(outcomeOf("alpha_nominal", table).observed() == 0);
        CHECK(outcomeOf("brennan_prediger", table).why() == NotComputable::SmallCodebook);
        CHECK(outcomeOf("percent_agreement", table)->value == 1);
        const RatingTable codebook{3, 4, table.cells};
        CHECK(outcomeOf("fleiss_kappa", codebook).why() == NotComputable::OneCategory);
        CHECK(outcomeOf("brennan_prediger", codebook)->value == 1);
        CHECK(outcomeOf("gwet_ac1", codebook)->value == 1);
    }
}

TEST_CASE("Where nobody gave a category no coefficient has a value, live as well")
{
    // Ten items that two put out of the study, with a codebook of four; the last category says so.
    RatingTable table{2, 5, std::vector<int>(20, 4)};
    table.cells[3] = kMissing;
    CHECK(outcomeOf("full_agreement", table)->value == 1); // it is a category like others as long as nobody says more
    table.noCategory = 4;
    const Report all = report(table);
    for (const Measure* each : levelMeasures()) {
        INFO(each->key);
        REQUIRE_FALSE(compute(*each, table).defined());
        CHECK(compute(*each, table).why() == NotComputable::NoCategory);
        CHECK(compute(*each, table).use() == ItemUse{10, 10, 9});
        CHECK(all.of(*each).why() == NotComputable::NoCategory);
        const LiveAgreement live(table);
        if (LiveAgreement::follows(*each)) {
            CHECK(live.value(*each).why() == NotComputable::NoCategory);
        }
    }
    // One category is enough to agree on.
    table.cells[3] = 0;
    CHECK(outcomeOf("full_agreement", table)->value == Approx(0.9));
    CHECK(givesNoCategory(withRaters(table, {0})));
    CHECK_FALSE(givesNoCategory(withRaters(table, {1})));
}

TEST_CASE("Items with one rating count for chance, and can be left out")
{
    // Two agree on both categories; four more items have one rating, all of the first category.
    const RatingTable table{2, 2, {0, 0, 1, 1, 0, 1, 0, kMissing, 0, kMissing, 0, kMissing, kMissing, 0}};
    const RatingTable without = withoutSingles(table);
    CHECK(without.cells == std::vector<int>{0, 0, 1, 1, 0, 1});
    CHECK(outcomeOf("fleiss_kappa", without)->value == Approx(1.0 / 3));
    CHECK(outcomeOf("fleiss_kappa", table)->value != Approx(1.0 / 3));
    CHECK(outcomeOf("percent_agreement", table)->value == outcomeOf("percent_agreement", without)->value);
}

TEST_CASE("One item has a value and no error")
{
    const RatingTable agreed{3, 2, {1, 1, 0}};
    REQUIRE(outcomeOf("fleiss_kappa", agreed).defined());
    CHECK_FALSE(outcomeOf("fleiss_kappa", agreed)->standardError.has_value());
    CHECK_FALSE(outcomeOf("fleiss_kappa", agreed)->interval.has_value());
    CHECK_FALSE(outcomeOf("alpha_nominal", agreed)->standardError.has_value());
    CHECK_FALSE(outcomeOf("percent_agreement", agreed)->standardError.has_value());
}

TEST_CASE("Perfect agreement is 1 with an error of exactly 0")
{
    RatingTable table{7, 5, {}};
    for (int item = 0; item < 1000; ++item) {
        table.cells.insert(table.cells.end(), 7, item % 97 == 0 ? 4 : item % 3);
    }
    for (const Outcome& outcome :
         {outcomeOf("fleiss_kappa", table), outcomeOf("conger_kappa", table), outcomeOf("gwet_ac1", table),
          outcomeOf("brennan_prediger", table), outcomeOf("alpha_nominal", table),
          outcomeOf("percent_agreement", table), pairMatrix(table).front().kappa}) {
        REQUIRE(outcome.defined());
        CHECK(outcome->value == 1);
        CHECK(outcome->standardError == 0);
        CHECK(outcome->interval == Interval{1, 1});
    }
}

TEST_CASE("Raters who never meet leave their cell of the matrix undefined")
{
    const RatingTable table{3, 2, {0, 0, kMissing, 1, kMissing, kMissing, 1, 0, kMissing, kMissing, kMissing, 1}};
    const auto pairs = pairMatrix(table);
    REQUIRE(pairs.size() == 3);
    CHECK(pairs[0].items == 2);
    CHECK(pairs[0].kappa.defined());
    CHECK(pairs[1].kappa.why() == NotComputable::NoCommonItems);
    CHECK(pairs[2].kappa.why() == NotComputable::NoCommonItems);
}

TEST_CASE("Sets: an empty choice differs completely from every other, two equal sets not at all")
{
    const std::vector<CodeSet> sets{{}, {"P"}, {"P", "Q"}, {"Q", "R"}};
    const auto jaccard = jaccardDifference(sets).matrix({});
    const auto masi = masiDifference(sets).matrix({});
    CHECK(jaccard[0] == 0);
    CHECK(masi[0] == 0);
    for (std::size_t l = 1; l < 4; ++l) {
        CHECK(jaccard[l] == 1);
        CHECK(masi[l] == 1);
        CHECK(jaccard[l * 5] == 0);
    }
    CHECK(jaccard[1 * 4 + 2] == 0.5);
    CHECK(masi[1 * 4 + 2] == Approx(1 - 0.5 * 2 / 3).epsilon(1e-15));
    CHECK(masi[2 * 4 + 3] == Approx(1 - 1.0 / 3 / 3).epsilon(1e-15));
    CHECK(masi[1 * 4 + 3] == 1);
}
