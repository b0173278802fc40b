// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/categories.h"
#include "core/agreement/compute.h"
#include "core/agreement/distance.h"
#include "core/agreement/fleiss_variants.h"
#include "core/agreement/krippendorff.h"
#include "core/agreement/pairs.h"
#include "tests/core/agreement/by_key.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <random>

using namespace accord::agreement;
using accord::test::outcomeOf;

namespace {

RatingTable someTable(unsigned seed, int raters, bool gaps)
{
    std::mt19937 random(seed);
    RatingTable table{raters, 4, {}};
    for (int item = 0; item < 60; ++item) {
        const int truth = static_cast<int>(random() % 4);
        for (int rater = 0; rater < raters; ++rater) {
            const int said = random() % 3 == 0 ? static_cast<int>(random() % 4) : truth;
            table.cells.push_back(gaps && random() % 4 == 0 ? kMissing : said);
        }
    }
    return table;
}

void checkEqual(const Outcome& left, const Outcome& right)
{
    REQUIRE(left.defined());
    REQUIRE(right.defined());
    CHECK(left->value == Approx(right->value).epsilon(1e-12));
    REQUIRE(left->standardError.has_value() == right->standardError.has_value());
    CHECK(left->standardError.value_or(0) == Approx(right->standardError.value_or(0)).epsilon(1e-9));
}

void checkAllEqual(const RatingTable& left, const RatingTable& right)
{
    for (const Measure* measure : levelMeasures()) {
        CAPTURE(measure->key);
        checkEqual(compute(*measure, left), compute(*measure, right));
    }
}

} // namespace

TEST_CASE("The order of items, raters and categories does not matter")
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const auto table = someTable(seed, 4, true);
        const auto turned = recoded(withRaters(table, {2, 0, 3, 1}), {3, 1, 0, 2}, 4);
        RatingTable backwards{4, 4, {}};
        for (int item = turned.items(); item-- > 0;) {
            backwards.cells.insert(backwards.cells.end(), turned.row(item), turned.row(item) + 4);
        }
        checkAllEqual(table, backwards);
    }
}

TEST_CASE("Items and raters without any rating change nothing")
{
    const auto table = someTable(3, 3, true);
    RatingTable wider{4, 4, {}};
    for (int item = 0; item < table.items(); ++item) {
        wider.cells.insert(wider.cells.end(), table.row(item), table.row(item) + 3);
        wider.cells.push_back(kMissing);
    }
    wider.cells.insert(wider.cells.end(), 8, kMissing);
    checkAllEqual(table, wider);
}

TEST_CASE("With two raters and nothing missing Conger's kappa is Cohen's, the error times sqrt(n/(n-1))")
{
    const auto table = someTable(5, 2, false);
    const auto conger = outcomeOf("conger_kappa", table);
    const auto cohen = pairMatrix(table).front().kappa;
    CHECK(conger->value == Approx(cohen->value).epsilon(1e-13));
    CHECK(*conger->standardError == Approx(*cohen->standardError * std::sqrt(60.0 / 59)).epsilon(1e-11));
}

TEST_CASE("Nominal kappa is the mean of the categories' kappas, weighted by p (1 - p)")
{
    const auto table = someTable(6, 5, true);
    double sum = 0;
    double weights = 0;
    for (const auto& category : perCategory(table)) {
        const double weight = category.prevalence * (1 - category.prevalence);
        sum += weight * category.kappa->value;
        weights += weight;
    }
    CHECK(outcomeOf("fleiss_kappa", table)->value == Approx(sum / weights).epsilon(1e-12));
}

TEST_CASE("Alpha is the rating-weighted kappa with the correction for the number of values")
{
    const auto table = someTable(7, 4, true);
    double values = 0;
    for (const double count : pairableCounts(ItemPatterns::of(table))) {
        values += count;
    }
    REQUIRE(kFleissVariants[1].key == "rating_weighted");
    const double kappa = fleissVariants(table).at(1)->value;
    CHECK(outcomeOf("alpha_nominal", table)->value == Approx(1 - (1 - 1 / values) * (1 - kappa)).epsilon(1e-12));
}

TEST_CASE("Quadratic weights are the interval metric, and weights that tell all categories apart are nominal")
{
    const auto table = someTable(8, 3, true);
    const std::vector<double> values{1, 2.5, 7, 11};
    std::vector<double> squares;
    const auto quadratic = weightsOf(Scale::Quadratic, values);
    for (int k = 0; k < 4; ++k) {
        for (int l = 0; l < 4; ++l) {
            squares.push_back(quadratic.disagreement(k, l));
        }
    }
    checkEqual(outcomeOf("alpha_nominal", table, DistanceFunction::given(squares)),
               outcomeOf("alpha_nominal", table, DistanceFunction::interval(values)));
    std::vector<double> ones(16, 1.0);
    for (std::size_t k = 0; k < 4; ++k) {
        ones[k * 5] = 0;
    }
    checkEqual(outcomeOf("fleiss_kappa", table), outcomeOf("fleiss_kappa", table, DistanceFunction::given(ones)));
    checkEqual(outcomeOf("gwet_ac1", table), outcomeOf("gwet_ac1", table, DistanceFunction::given(ones)));
    checkEqual(outcomeOf("conger_kappa", table), outcomeOf("conger_kappa", table, DistanceFunction::given(ones)));
    checkEqual(outcomeOf("alpha_nominal", table), outcomeOf("alpha_nominal", table, DistanceFunction::given(ones)));
}

TEST_CASE("The confusion matrix counts every pair of ratings once and holds percent agreement")
{
    const auto table = someTable(9, 4, false);
    const auto matrix = confusionMatrix(table);
    CHECK(matrix.pairs() == 60 * 6);
    Count same = 0;
    for (int k = 0; k < 4; ++k) {
        same += matrix.at(k, k);
        for (int l = 0; l < 4; ++l) {
            CHECK(matrix.at(k, l) == matrix.at(l, k));
        }
    }
    CHECK(outcomeOf("percent_agreement", table)->value == Approx(static_cast<double>(same) / (60 * 6)).epsilon(1e-13));
}

TEST_CASE("A rating table with more categories and raters than fit one word is counted alike")
{
    std::mt19937 random(10);
    RatingTable table{40, 90, {}};
    for (int item = 0; item < 50; ++item) {
        const int truth = static_cast<int>(random() % 90);
        for (int rater = 0; rater < 40; ++rater) {
            const int said = random() % 3 == 0 ? static_cast<int>(random() % 90) : truth;
            table.cells.push_back(random() % 9 == 0 ? kMissing : said);
        }
    }
    Count pairs = 0;
    Count same = 0;
    for (int item = 0; item < table.items(); ++item) {
        for (int g = 0; g < 40; ++g) {
            for (int h = g + 1; h < 40; ++h) {
                const bool both = table.at(item, g) != kMissing && table.at(item, h) != kMissing;
                pairs += both ? 1 : 0;
                same += both && table.at(item, g) == table.at(item, h) ? 1 : 0;
            }
        }
    }
    const auto matrix = confusionMatrix(table);
    CHECK(matrix.pairs() == pairs);
    Count diagonal = 0;
    for (int k = 0; k < 90; ++k) {
        diagonal += matrix.at(k, k);
    }
    CHECK(diagonal == same);
    Count paired = 0;
    for (const auto& pair : pairCounts(table)) {
        paired += pair.items;
    }
    CHECK(paired == pairs);
}
