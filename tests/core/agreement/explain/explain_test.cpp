// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/distance.h"
#include "core/agreement/explanation.h"
#include "tests/core/agreement/by_key.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord::agreement;
using accord::test::measure;
using accord::test::outcomeOf;

namespace {

// Four items of three raters and two categories: all equal, two to one, one rating, none.
const RatingTable kTable{3, 3, {0, 0, 0, 0, 1, 1, 1, kMissing, kMissing, kMissing, kMissing, kMissing}};

std::string figuresOf(const Explanation& explanation, Step step)
{
    const auto found = std::ranges::find(explanation.formulas, step, &Formula::step);
    return found == explanation.formulas.end() ? std::string() : found->figures;
}

Count leftOut(const Explanation& explanation, LeftOutReason why)
{
    const auto found = std::ranges::find(explanation.leftOut, why, &LeftOutCount::why);
    return found == explanation.leftOut.end() ? 0 : found->count;
}

} // namespace

TEST_CASE("An explanation shows the exact counts, and its numbers lead to the value")
{
    const auto fleiss = explain(measure("fleiss_kappa"), kTable);
    REQUIRE(fleiss.outcome.defined());
    REQUIRE(fleiss.observed.size() == 1);
    CHECK(fleiss.observed[0].agreeing == 4);
    CHECK(fleiss.observed[0].pairs == 6);
    CHECK(fleiss.observed[0].unanimous == 1);
    CHECK(fleiss.ratings == 7);
    CHECK(fleiss.codebook == 3);
    CHECK(fleiss.categories == 2);
    CHECK(leftOut(fleiss, LeftOutReason::SingleRating) == 1);
    CHECK(leftOut(fleiss, LeftOutReason::NoRating) == 1);
    double expected = 0;
    for (const CategoryPart& part : fleiss.chance) {
        expected += part.share * part.share;
    }
    CHECK(expected == Approx(*fleiss.outcome->expected).epsilon(1e-14));
    CHECK(4.0 / 6 == Approx(*fleiss.outcome->observed).epsilon(1e-14));
    // Shares (1 + 1/3 + 0) / 3 and (0 + 2/3 + 1) / 3.
    CHECK(figuresOf(fleiss, Step::Observed) == "p_a = 4 / 6 = 0.666667");
    CHECK(figuresOf(fleiss, Step::Expected) == "p_e = 0.444444² + 0.555556² = 0.506173");
    CHECK(figuresOf(fleiss, Step::Value) == "κ = (0.666667 − 0.506173) / (1 − 0.506173) = 0.325000");
    CHECK(fleiss.measure->convention == Convention::ItemAverage);
    CHECK(fleiss.interval == IntervalMethod::VarianceTerms);
    CHECK(fleiss.band == Band::Fair);
    CHECK(fleiss.benchmark.has_value());
    CHECK_FALSE(fleiss.measure->sources.empty());
}

TEST_CASE("Items with different numbers of ratings weigh the same in observed agreement")
{
    const RatingTable table{3, 2, {0, 0, 1, 0, 0, kMissing, 1, 1, 1}};
    const auto percent = explain(measure("percent_agreement"), table);
    CHECK(figuresOf(percent, Step::Observed) == "p_a = (1 / 1 + 4 / 3) / 3 = 0.777778");
    CHECK(figuresOf(percent, Step::Expected).empty());
    CHECK_FALSE(percent.band.has_value());
    const auto full = explain(measure("full_agreement"), table);
    CHECK(figuresOf(full, Step::Observed) == "p_full = 2 / 3 = 0.666667");
    CHECK(full.measure->convention == Convention::ShareOfItems);
}

TEST_CASE("Alpha is explained by disagreement over the ratings of pairable items")
{
    const auto alpha = explain(measure("alpha_nominal"), kTable);
    CHECK(alpha.measure->convention == Convention::RatingAverage);
    // Four ordered pairs differ; 4 and 2 ratings of 6.
    CHECK(figuresOf(alpha, Step::Observed) == "D_o = (4 / 2) / 6 = 0.333333");
    CHECK(figuresOf(alpha, Step::Expected) == "D_e = (4 × 2 + 2 × 4) / (6 × 5) = 0.533333");
    CHECK(figuresOf(alpha, Step::Value) == "α = 1 − 0.333333 / 0.533333 = 0.375000");
}

TEST_CASE("Coefficients of pairs say how many pairs they rest on")
{
    const auto light = explain(measure("light_kappa"), kTable);
    CHECK(light.pairsOfRaters == 3);
    CHECK(light.pairsUndefined == 0);
    CHECK(light.outcome.use().pairable == 2);
    CHECK(light.interval == IntervalMethod::None);
    CHECK(figuresOf(light, Step::Value) == "κ = (0.000000 + 0.000000 + 1.000000) / 3 = 0.333333");
    CHECK(explain(measure("conger_kappa"), kTable).pairsOfRaters == 3);
}

TEST_CASE("An undefined figure says why, and shows what there is")
{
    const RatingTable one{2, 2, {1, 1, 1, 1}};
    const auto fleiss = explain(measure("fleiss_kappa"), one);
    REQUIRE_FALSE(fleiss.outcome.defined());
    CHECK(fleiss.outcome.why() == NotComputable::OneCategory);
    REQUIRE(fleiss.formulas.size() == 1);
    CHECK(fleiss.formulas[0].figures == "p_a = 2 / 2 = 1.000000");
    CHECK(explain(measure("fleiss_kappa"), RatingTable{2, 2, {}}).formulas.empty());
}

TEST_CASE("Alpha along paths is the coefficient itself, with the weights of its levels")
{
    const std::vector<CodePath> paths{{"A", "A.1"}, {"A", "A.2"}, {"B", "B.1"}};
    const RatingTable table{2, 3, {0, 1, 0, 2, 2, 2, 1, 1}};
    const auto explained = explain(kAlphaAlongPaths, table, paths);
    CHECK(explained.levelWeights == std::vector<double>{0.5, 0.5});
    CHECK(explained.outcome->value == outcomeOf("alpha_nominal", table, pathDifference(paths))->value);
    CHECK(explained.formulas.size() == 5);
}
