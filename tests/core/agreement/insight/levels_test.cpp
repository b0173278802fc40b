// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/levels.h"
#include "tests/core/agreement/by_key.h"
#include "tests/support/catch.h"

#include <numeric>

using namespace accord::agreement;
using accord::test::measure;
using accord::test::outcomeOf;

namespace {

const std::vector<CodePath> kPaths{{"A", "A.1"}, {"A", "A.2"}, {"B"}, {"B", "B.1"}};

} // namespace

TEST_CASE("A label that stops above a level is missing there, and counted")
{
    const RatingTable table{2, 4, {0, 1, 2, 3, kMissing, 2}};
    const auto types = atLevel(table, kPaths, 1);
    CHECK(types.table.cells == std::vector<int>{0, 0, 1, 1, kMissing, 1});
    CHECK(types.categories == std::vector<CodePath>{{"A"}, {"B"}});
    CHECK(types.unspecified == 0);
    const auto themes = atLevel(table, kPaths, 2);
    CHECK(themes.table.cells == std::vector<int>{0, 1, kMissing, 2, kMissing, kMissing});
    CHECK(themes.table.categories == 3);
    CHECK(themes.unspecified == 2);
}

TEST_CASE("Disagreement is split by the level at which raters part")
{
    // Four items of two raters: within type A, across types, theme against its type, agreed.
    const RatingTable table{2, 4, {0, 1, 1, 3, 2, 3, 0, 0}};
    const auto split = disagreementByLevel(ItemPatterns::of(table), kPaths);
    CHECK(split.agreed == Approx(0.25));
    REQUIRE(split.partAt.size() == 2);
    CHECK(split.partAt[0] == Approx(0.25));
    CHECK(split.partAt[1] == Approx(0.25));
    CHECK(split.unspecified == Approx(0.25));
}

TEST_CASE("The parts add up to one, and the agreed part is percent agreement")
{
    const RatingTable table{3, 4, {0, 1, 3, 2, 2, kMissing, 3, 3, 3, kMissing, 1, kMissing, 0, 2, 3}};
    const auto split = disagreementByLevel(ItemPatterns::of(table), kPaths);
    const double parts = std::accumulate(split.partAt.begin(), split.partAt.end(), split.agreed + split.unspecified);
    CHECK(parts == Approx(1).epsilon(1e-14));
    CHECK(split.agreed == Approx(outcomeOf("percent_agreement", table)->value).epsilon(1e-14));
    CHECK(disagreementByLevel(ItemPatterns::of({2, 4, {}}), kPaths).partAt.empty());
}
