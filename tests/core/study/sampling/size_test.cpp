// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/study/sampling/size.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <cmath>

using namespace accord;
using study::ProportionAim;
using test::must;

namespace {

std::int64_t sizeFor(double confidence, double margin, std::optional<std::int64_t> population, double expected = 0.5)
{
    return must(study::sampleSize({confidence, margin, expected, population}));
}

} // namespace

// R. V. Krejcie and D. W. Morgan, "Determining Sample Size for Research Activities", Educational and Psychological
// Measurement 30, 1970, table 1 (confidence 95 %, margin 0.05, proportion 0.5). The table rounds to the nearest whole
// number; a sample that keeps the margin is at least as large, so that it may be one more.
TEST_CASE("Sample size: as Krejcie and Morgan's table has it", "[study]")
{
    const std::vector<std::pair<std::int64_t, std::int64_t>> table{
        {10, 10},     {50, 44},     {100, 80},    {200, 132},   {300, 169},    {500, 217},
        {800, 260},   {1000, 278},  {1500, 306},  {2000, 322},  {3000, 341},   {5000, 357},
        {10000, 370}, {20000, 377}, {50000, 381}, {75000, 382}, {1000000, 384}};
    for (const auto& [population, size] : table) {
        INFO("population " << population);
        const std::int64_t ours = sizeFor(0.95, 0.05, population);
        CHECK(ours >= size);
        CHECK(ours <= size + 1);
    }
    // Where the exact figure is just below the printed one, both are the same.
    for (const auto& [population, size] :
         std::vector<std::pair<std::int64_t, std::int64_t>>{{100, 80}, {200, 132}, {1000, 278}, {5000, 357}}) {
        CHECK(sizeFor(0.95, 0.05, population) == size);
    }
}

// W. G. Cochran, "Sampling Techniques", 3rd edition, 1977, section 4.4: n0 = t^2 pq / d^2; 385, 1068 and 16588 are its
// values for 95 % within 5 and 3 points and for 99 % within 1 point, rounded up.
TEST_CASE("Sample size: of a population without bounds", "[study]")
{
    CHECK(study::normalQuantile(0.95) == Approx(1.9599639845400545).epsilon(1e-14));
    CHECK(sizeFor(0.95, 0.05, std::nullopt) == 385);
    CHECK(sizeFor(0.95, 0.03, std::nullopt) == 1068);
    CHECK(sizeFor(0.99, 0.01, std::nullopt) == 16588);
    CHECK(sizeFor(0.95, 0.05, std::nullopt, 0.1) == 139);
    CHECK(sizeFor(0.95, 0.05, 38742) == 381);
}

TEST_CASE("Sample size: the margin is kept, and one item less does not keep it", "[study]")
{
    for (const double expected : {0.5, 0.2, 0.03}) {
        for (const std::int64_t population : {40, 999, 38742, 2000000}) {
            const ProportionAim aim{0.95, 0.04, expected, population};
            const std::int64_t size = must(study::sampleSize(aim));
            INFO(population << " " << expected);
            REQUIRE(must(study::marginOf(aim, size)) <= 0.04 + 1e-12);
            if (size > 1) {
                REQUIRE(must(study::marginOf(aim, size - 1)) > 0.04);
            }
        }
    }
    CHECK(must(study::marginOf({0.95, 0.05, 0.5, 100}, 100)) == 0);
}

TEST_CASE("Sample size: for each stratum by itself", "[study]")
{
    const ProportionAim aim{0.95, 0.05, 0.5, std::nullopt};
    CHECK(must(study::sampleSizes(aim, {1000, 100, 0, 3})) == std::vector<std::int64_t>{278, 80, 0, 3});
    CHECK(study::sizesSentence(aim, {278, 80, 3}) ==
          "Random samples from 3 strata, 361 issues together, estimate a proportion in each stratum with a margin of "
          "error of at most 5 percentage points at a confidence level of 95 % (Cochran 1977, for the proportion of 0.5 "
          "that asks for most, with finite population correction).");
}

TEST_CASE("Sample size: the sentence for the paper", "[study]")
{
    CHECK(
        study::sizeSentence({0.95, 0.05, 0.5, 38742}, 381) ==
        "A random sample of 381 of 38,742 issues estimates a proportion with a margin of error of at most 5 percentage "
        "points at a confidence level of 95 % (Cochran 1977, for the proportion of 0.5 that asks for most, with finite "
        "population correction).");
    CHECK(study::sizeSentence({0.99, 0.01, 0.1, std::nullopt}, 5972) ==
          "A random sample of 5,972 issues estimates a proportion with a margin of error of at most 1 percentage point "
          "at a confidence level of 99 % (Cochran 1977, for an expected proportion of 0.1).");
    CHECK(
        study::kappaSentence(0.7, 0.05, 0.95, 3, 412) ==
        "With 412 issues, each labelled by 3 annotators, the 95 % confidence interval of Fleiss' kappa is expected to "
        "reach at most 0.05 to each side of an expected kappa of 0.7.");
}

TEST_CASE("Sample size: what makes no sense is refused", "[study]")
{
    CHECK(test::errorOf(study::sampleSize({1.0, 0.05, 0.5, {}})).reason == Reason::ConfidenceOutOfRange);
    CHECK(test::errorOf(study::sampleSize({0.95, 0, 0.5, {}})).reason == Reason::MarginOutOfRange);
    CHECK(test::errorOf(study::sampleSize({0.95, 0.05, 1, {}})).reason == Reason::ProportionOutOfRange);
    CHECK(test::errorOf(study::sampleSize({0.95, 0.05, 0.5, 0})).reason == Reason::EmptyPopulation);
    CHECK(test::errorOf(study::sampleSize({0.95, 1e-9, 0.5, {}})).reason == Reason::MarginOutOfReach);
    CHECK(test::errorOf(study::marginOf({0.95, 0.05, 0.5, {}}, 0)).reason == Reason::NoItems);
}
