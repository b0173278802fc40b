// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/alarms.h"
#include "core/agreement/compute.h"
#include "core/agreement/pairs.h"
#include "tests/core/agreement/study.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <map>
#include <random>

using namespace accord::agreement;
using namespace accord::test;

TEST_CASE("In the study exactly A.1 and A.4 are used but never agreed on, and they cost least")
{
    ACCORD_REAL_DATA(folder, "llm-dl-challenges");
    const auto study = readStudy(folder);
    auto annotators = study.text.columns;
    annotators.pop_back();
    const auto labelled = numbered(columnsOf(study.text, annotators));
    const auto tallies = Tallies::of(ItemPatterns::of(labelled.table));
    std::vector<std::string> never;
    std::vector<std::string> zero;
    std::vector<std::string> costly;
    std::vector<std::string> order;
    std::map<std::string, CategoryAlarm> found;
    for (const auto& alarm : categoryAlarms(tallies, perCategory(tallies))) {
        const auto& label = labelled.labels[static_cast<std::size_t>(alarm.category)];
        if (alarm.neverAgreed) {
            never.push_back(label);
        }
        if (alarm.reachesZero) {
            zero.push_back(label);
        }
        if (alarm.costsMost) {
            costly.push_back(label);
        }
        order.push_back(label);
        found[label] = alarm;
        CHECK_FALSE(alarm.rare); // A.1 has 68 labels, A.4 has 70
    }
    CHECK(never == std::vector<std::string>{"A.4", "A.1"});
    CHECK(zero == std::vector<std::string>{"A.1"});
    CHECK(costly == std::vector<std::string>{"C.1", "C.5", "C.9", "B.2", "C.2"});
    CHECK(order == std::vector<std::string>{"C.1", "C.5", "C.9", "B.2", "C.2", "A.4", "A.1"});
    // Pairs of labels with exactly one in the category, counted in the files of the study: of 813,582 pairs 174,223
    // differ, and the shares of the categories give an expected agreement of 0.0998509.
    const auto lost = [](double pairs) { return pairs / 2 / 813582 / (1 - 0.09985092051334568); };
    CHECK(found["C.1"].lost == Approx(lost(41886)).epsilon(1e-9));
    CHECK(found["C.2"].lost == Approx(lost(28324)).epsilon(1e-9));
    CHECK(found["A.4"].lost == Approx(lost(406)).epsilon(1e-9));
    CHECK(found["A.1"].share == Approx(402.0 / 2 / 174223).epsilon(1e-9));

    const auto confusions = mainConfusions(confusionMatrix(labelled.table));
    REQUIRE_FALSE(confusions.empty());
    CHECK(confusions.back().cumulated >= 0.5);
    CHECK(confusions.back().cumulated - confusions.back().share < 0.5);
    CHECK(std::ranges::is_sorted(confusions, std::greater<>(), &Confusion::pairs));
}

TEST_CASE("What the categories lose adds up to what kappa lacks to 1, also with missing ratings")
{
    std::mt19937 random(21);
    for (int round = 0; round < 20; ++round) {
        RatingTable table{4, 6, {}};
        for (int cell = 0; cell < 4 * 80; ++cell) {
            const int truth = static_cast<int>(cell / 4 % 6);
            table.cells.push_back(random() % 5 == 0   ? kMissing
                                  : random() % 3 == 0 ? static_cast<int>(random() % 6)
                                                      : truth);
        }
        const auto categories = perCategory(table);
        const Outcome kappa = compute(kFleissKappa, table);
        REQUIRE(kappa.defined());
        double lost = 0;
        for (const CategoryAgreement& each : categories) {
            lost += each.lost;
        }
        CHECK(lost == Approx(1 - kappa->value).epsilon(1e-12));
        const auto alarms = categoryAlarms(Tallies::of(ItemPatterns::of(table)), categories);
        CHECK(std::ranges::is_sorted(alarms, std::greater<>(), &CategoryAlarm::lost));
    }
}

TEST_CASE("Categories with few labels are told apart, and each knows for which it is taken")
{
    // 1 is said once, of an item on which all others say 0.
    RatingTable table{3, 4, {}};
    for (int item = 0; item < 8; ++item) {
        table.cells.insert(table.cells.end(), {0, 0, item == 0 ? 1 : 0});
        table.cells.insert(table.cells.end(), {2, 2, item < 3 ? 0 : 2});
    }
    const auto tallies = Tallies::of(ItemPatterns::of(table));
    const auto alarms = categoryAlarms(tallies, perCategory(tallies));
    REQUIRE(alarms.size() >= 2);
    CHECK(alarms.front().category == 0); // in all 4 pairs that differ
    CHECK(alarms.front().share == Approx(0.5));
    CHECK_FALSE(alarms.front().rare);
    const auto once = std::ranges::find(alarms, 1, &CategoryAlarm::category);
    REQUIRE(once != alarms.end());
    CHECK(once->rare);
    CHECK(once->neverAgreed);
    const auto matrix = confusionMatrix(table);
    CHECK(mostConfusedWith(matrix, 0) == 2);
    CHECK(mostConfusedWith(matrix, 0, 2) == 1);
    CHECK(mostConfusedWith(matrix, 3) == -1);
}

TEST_CASE("The confusion matrix is held against chance, and its rows add up to 1")
{
    const auto matrix = confusionMatrix(RatingTable{2, 4, {0, 0, 0, 1, 1, 1, 0, 2}});
    // Margins 4, 3, 1 of 8.
    CHECK(matrix.margin(0) == 4);
    CHECK(matrix.margin(1) == 3);
    CHECK(matrix.expected(0, 1) == 4.0 * 3 / 8);
    CHECK(matrix.expected(0, 0) == 4.0 * 4 / 8 / 2);
    CHECK(*matrix.observedToExpected(0, 1) == Approx(1 / 1.5));
    CHECK(*matrix.observedToExpected(1, 2) == 0);
    CHECK(*matrix.rowShare(0, 1) == 0.25);
    CHECK(*matrix.rowShare(1, 0) == Approx(1.0 / 3));
    CHECK(*matrix.rowShare(0, 0) == 0.5);
    CHECK_FALSE(matrix.rowShare(3, 0));
    CHECK_FALSE(matrix.observedToExpected(3, 3));
    double expected = 0;
    double row = 0;
    for (int k = 0; k < 4; ++k) {
        row += *matrix.rowShare(0, k);
        for (int l = k; l < 4; ++l) {
            expected += matrix.expected(k, l);
        }
    }
    CHECK(row == Approx(1));
    CHECK(expected == Approx(static_cast<double>(matrix.pairs())));
}

TEST_CASE("A rater who guesses lies clearly apart, the others do not")
{
    std::mt19937 random(9);
    RatingTable table{5, 4, {}};
    for (int item = 0; item < 300; ++item) {
        const int truth = static_cast<int>(random() % 4);
        for (int rater = 0; rater < 5; ++rater) {
            const bool guess = rater == 2 || random() % 10 == 0;
            table.cells.push_back(guess ? static_cast<int>(random() % 4) : truth);
        }
    }
    const auto alarms = raterAlarms(pairMatrix(table), table.raters);
    REQUIRE(alarms.size() == 1);
    CHECK(alarms[0].rater == 2);
    CHECK(alarms[0].own < 0.2);
    CHECK(alarms[0].others > 0.7);
}

TEST_CASE("Without disagreement there is nothing to be alarmed about")
{
    const RatingTable table{3, 2, {0, 0, 0, 1, 1, 1, 0, 0, 0}};
    const auto tallies = Tallies::of(ItemPatterns::of(table));
    CHECK(categoryAlarms(tallies, perCategory(tallies)).empty());
    CHECK(raterAlarms(pairMatrix(table), 3).empty());
    CHECK(mainConfusions(confusionMatrix(table)).empty());
}
