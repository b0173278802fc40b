// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/alarms.h"
#include "core/agreement/pairs.h"
#include "tests/core/agreement/study.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <random>

using namespace accord::agreement;
using namespace accord::test;

TEST_CASE("In the study exactly A.1 and A.4 are used but never agreed on")
{
    ACCORD_REAL_DATA(folder, "llm-dl-challenges");
    const auto study = readStudy(folder);
    auto annotators = study.text.columns;
    annotators.pop_back();
    const auto labelled = numbered(columnsOf(study.text, annotators));
    const auto tallies = Tallies::of(ItemPatterns::of(labelled.table));
    std::vector<std::string> never;
    std::vector<std::string> zero;
    for (const auto& alarm : categoryAlarms(tallies, perCategory(tallies))) {
        const auto& label = labelled.labels[static_cast<std::size_t>(alarm.category)];
        if (alarm.neverAgreed) {
            never.push_back(label);
        }
        if (alarm.reachesZero) {
            zero.push_back(label);
        }
    }
    std::ranges::sort(never);
    CHECK(never == std::vector<std::string>{"A.1", "A.4"});
    CHECK(zero == std::vector<std::string>{"A.1"});

    const auto confusions = mainConfusions(confusionMatrix(labelled.table));
    REQUIRE_FALSE(confusions.empty());
    CHECK(confusions.back().cumulated >= 0.5);
    CHECK(confusions.back().cumulated - confusions.back().share < 0.5);
    CHECK(std::ranges::is_sorted(confusions, std::greater<>(), &Confusion::pairs));
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
