// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/labelling/labelling.h"
#include "core/project/agreement/figures.h"
#include "core/reconcile/decisions.h"
#include "core/study/rounds.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using accord::test::must;
using accord::test::Sample;

namespace {

// Three people, six items: agreed at a sub-theme, apart below a theme, apart below a type, across types, a theme
// against its sub-theme, and one that a single person labelled.
void label(Sample& sample)
{
    const std::vector<std::vector<std::string>> rows{{"A.1.i", "A.1.i", "A.1.i"}, {"A.1.i", "A.1.ii", "A.1.i"},
                                                     {"A.1.i", "A.2", ""},        {"A.1.i", "B.1.i", ""},
                                                     {"B.1", "B.1.i", ""},        {"B.2", "", ""}};
    for (std::size_t item = 0; item < rows.size(); ++item) {
        for (std::size_t person = 0; person < rows[item].size(); ++person) {
            if (!rows[item][person].empty()) {
                sample.give(static_cast<int>(person), static_cast<int>(item), rows[item][person]);
            }
        }
    }
    sample.give(2, 5, test::cannotTell());
}

LabelMatrix labelMatrixOf(Sample& sample)
{
    return must(LabelMatrix::load(sample.project, sample.round));
}

Selection at(Level level)
{
    Selection selection;
    selection.level = level;
    return selection;
}

int place(const LabelMatrix& labelMatrix, const Ratings& ratings, std::string_view code)
{
    for (int category = 0; category < ratings.table.categories; ++category) {
        if (ratings.code(labelMatrix.taxonomy(), category) == code) {
            return category;
        }
    }
    return -1;
}

} // namespace

TEST_CASE("Figures: the loss is split by the level at which labels part", "[project]")
{
    Sample sample(3, 6);
    label(sample);
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    const LevelLoss loss = lossByLevel(labelMatrix, {});
    REQUIRE(loss.parts.partAt.size() == 3);
    CHECK(loss.use.pairable == 5);
    CHECK(loss.parts.partAt[0] == Approx(1.0 / 5));
    CHECK(loss.parts.partAt[1] == Approx(1.0 / 5));
    CHECK(loss.parts.partAt[2] == Approx(2.0 / 3 / 5));
    CHECK(loss.parts.unspecified == Approx(1.0 / 5));
    CHECK(loss.parts.agreed == Approx((1 + 1.0 / 3) / 5));
    CHECK(loss.labelsStopAt == std::array<int, 3>{0, 3, 10});
    CHECK(loss.notForStudy == 0);
}

TEST_CASE("Figures: an explanation counts what the selection left out", "[project]")
{
    Sample sample(3, 6);
    label(sample);
    must(reconcile::decide(sample.project, sample.round, sample.people[0],
                           {{sample.items[0], sample.decided("A.1.i")}, {sample.items[4], sample.decided("B.1")}}));
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    Selection selection = at(Level::Subtheme);
    const auto all = explain(labelMatrix.taxonomy(), ratings(labelMatrix, selection), agreement::kFleissKappa);
    const auto count = [](const agreement::Explanation& explanation, agreement::LeftOutReason why) {
        const auto found = std::ranges::find(explanation.leftOut, why, &agreement::LeftOutCount::why);
        return found == explanation.leftOut.end() ? 0 : found->count;
    };
    CHECK(count(all, agreement::LeftOutReason::NotSpecified) == 3);
    CHECK(count(all, agreement::LeftOutReason::CannotTell) == 1);
    CHECK(count(all, agreement::LeftOutReason::SingleRating) == 2);
    CHECK(count(all, agreement::LeftOutReason::NoRating) == 1);
    selection.finalType = sample.category("A");
    const auto some = explain(labelMatrix.taxonomy(), ratings(labelMatrix, selection), agreement::kFleissKappa);
    CHECK(count(some, agreement::LeftOutReason::NotDecided) == 4);
    CHECK(count(some, agreement::LeftOutReason::OtherFinalType) == 1);
    const agreement::Measure& alongPaths = agreement::kAlphaAlongPaths;
    const auto path = explain(labelMatrix.taxonomy(), ratingsFor(labelMatrix, {}, alongPaths), alongPaths);
    CHECK(path.levelWeights.size() == 3);
    CHECK(outcomeOf(labelMatrix, {}, alongPaths)->value == path.outcome->value);
    CHECK(outcomeOf(labelMatrix, at(Level::Theme), agreement::kFleissKappa)->value ==
          explain(labelMatrix.taxonomy(), ratings(labelMatrix, at(Level::Theme)), agreement::kFleissKappa)
              .outcome->value);
}

TEST_CASE("Figures: every round has its value, and a blind one refuses", "[project]")
{
    Sample sample(3, 6);
    label(sample);
    (void)must(study::startRound(sample.project, {"Blind one", true, false, 0, false, 1}));
    const auto rounds = must(agreementByRound(sample.project, {}, agreement::kFleissKappa));
    REQUIRE(rounds.size() == 2);
    CHECK_FALSE(rounds[0].blind);
    CHECK(rounds[0].items == 6);
    CHECK(rounds[0].annotators == 3);
    const auto themes = ratings(labelMatrixOf(sample), at(Level::Theme));
    CHECK(rounds[0].levels[1].value->value == agreement::compute(agreement::kFleissKappa, themes.table)->value);
    CHECK(rounds[1].blind);
    CHECK_FALSE(rounds[1].levels[1].value.defined());
}

TEST_CASE("Cells: every figure leads back to its items", "[project]")
{
    Sample sample(3, 6);
    label(sample);
    must(reconcile::decide(sample.project, sample.round, sample.people[0],
                           {{sample.items[1], sample.decided("A.1.i")}}));
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    const Ratings subthemes = ratings(labelMatrix, at(Level::Subtheme));
    const Ratings types = ratings(labelMatrix, at(Level::Type));
    const int use = place(labelMatrix, subthemes, "A.1.i");
    const int setUp = place(labelMatrix, subthemes, "A.1.ii");
    CHECK(rowsWithCategory(subthemes, use, false) == std::vector<int>{0, 1, 2, 3});
    CHECK(rowsWithCategory(subthemes, use, true) == std::vector<int>{1, 3});
    CHECK(rowsConfused(subthemes, setUp, use) == std::vector<int>{1});
    CHECK(rowsConfused(subthemes, use, use) == std::vector<int>{0, 1});
    CHECK(rowsInDispute(types, 0, 1) == std::vector<int>{3});
    CHECK(rowsInDispute(subthemes, 0, 1) == std::vector<int>{1, 3});
    CHECK(rowsAgainstFinal(subthemes, 1) == std::vector<int>{1});
    CHECK(rowsAgainstFinal(subthemes, 0).empty());
    CHECK(rowsAgainstRest(subthemes, 1) == std::vector<int>{1, 3});
    CHECK(rowsLeftOut(subthemes, agreement::RowUse::NoRating) == std::vector<int>{5});
    CHECK(itemsOf(labelMatrix, {5, 0}) == std::vector<ItemId>{sample.items[5], sample.items[0]});
}

TEST_CASE("Compare: two groups of people share their items, two rounds may, and the difference says so", "[project]")
{
    Sample sample(3, 6);
    label(sample);
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    Selection pair = at(Level::Type);
    pair.annotators = {sample.people[0], sample.people[1]};
    Selection all = at(Level::Type);
    const auto groups = compare(labelMatrix, pair, labelMatrix, all, agreement::kFleissKappa);
    CHECK(groups.overlap == Overlap::All);
    CHECK(groups.commonItems == 6);
    const auto* difference = std::get_if<agreement::Comparison>(&groups.outcome);
    REQUIRE(difference != nullptr);
    CHECK(difference->difference == Approx(difference->first - difference->second));

    const auto same = compare(labelMatrix, all, labelMatrix, all, agreement::kFleissKappa);
    CHECK(std::get<agreement::Comparison>(same.outcome).standardError == Approx(0).margin(1e-15));

    const Round second = must(study::startRound(sample.project, {"Second", false, false, 4, false, 1}));
    const LabelMatrix other = must(LabelMatrix::load(sample.project, second.id));
    const auto rounds = compare(labelMatrix, all, other, all, agreement::kFleissKappa);
    CHECK(rounds.overlap == Overlap::Some);
    CHECK(rounds.commonItems == 4);
    CHECK(std::get<agreement::NotComputable>(rounds.outcome) == agreement::NotComputable::NoPairs);
}
