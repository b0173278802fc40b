// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficient.h"
#include "core/agreement/coefficients/chance_corrected.h"
#include "core/agreement/report.h"
#include "core/base/reason.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <random>

using namespace accord::agreement;

namespace {

constexpr Coefficient kAll[] = {Coefficient::PercentAgreement, Coefficient::FullAgreement,
                                Coefficient::BrennanPrediger,  Coefficient::FleissKappa,
                                Coefficient::CongerKappa,      Coefficient::LightKappa,
                                Coefficient::GwetAc,           Coefficient::KrippendorffAlpha};

/// Small and full of holes, so that every reason for an undefined value comes up.
RatingTable sparseTable(unsigned seed)
{
    std::mt19937 random(seed);
    RatingTable table{1 + static_cast<int>(random() % 4), 1 + static_cast<int>(random() % 3), {}};
    const auto items = random() % 5;
    const auto missing = 1 + random() % 4;
    for (std::size_t cell = 0; cell < items * static_cast<std::size_t>(table.raters); ++cell) {
        const bool gap = random() % 4 < missing;
        table.cells.push_back(gap ? kMissing : static_cast<int>(random() % static_cast<unsigned>(table.categories)));
    }
    return table;
}

} // namespace

TEST_CASE("What can be computed is known before computing, with the same reason")
{
    int undefined = 0;
    int defined = 0;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        const auto table = sparseTable(seed);
        REQUIRE(check(table).ok());
        const auto ratings = Ratings::of(table);
        for (const Coefficient coefficient : kAll) {
            CAPTURE(seed, static_cast<int>(coefficient));
            const auto reason = obstacle(coefficient, ratings);
            const auto outcome = compute(coefficient, ratings);
            REQUIRE(outcome.defined() == !reason.has_value());
            if (reason) {
                REQUIRE(outcome.why() == *reason);
                ++undefined;
            } else {
                REQUIRE(outcome->value <= 1);
                ++defined;
            }
        }
    }
    CHECK(undefined > 1000);
    CHECK(defined > 1000);
}

TEST_CASE("A report says what the single functions say")
{
    const auto table = sparseTable(7);
    const auto all = report(table);
    CHECK(all.use == ItemPatterns::of(table).use());
    CHECK(all.fleissKappa.defined() == fleissKappa(table).defined());
    CHECK(all.perCategory.size() == static_cast<std::size_t>(table.categories));
    CHECK(all.pairs.size() == static_cast<std::size_t>(table.raters * (table.raters - 1) / 2));
}

TEST_CASE("A table that is none is refused with the place")
{
    CHECK(check({2, 2, {0, 1, 1}}).error().reason == Reason::CellsNotFull);
    const auto outside = check({2, 2, {0, 1, 1, 2}});
    REQUIRE_FALSE(outside.ok());
    CHECK(accord::test::says(outside.error(), "Item 1, rater 1"));
    CHECK(check({0, 0, {}}).ok());
}

TEST_CASE("Each row says why it is used or left out")
{
    const RatingTable table{3, 2, {0, 1, kMissing, kMissing, 1, kMissing, kMissing, kMissing, kMissing}};
    CHECK(rowUse(table, 0) == RowUse::Used);
    CHECK(rowUse(table, 1) == RowUse::SingleRating);
    CHECK(rowUse(table, 2) == RowUse::NoRating);
    const auto use = Ratings::of(table).items.use();
    CHECK(use == ItemUse{3, 2, 1});
    CHECK(use.leftOut() == 2);
}
