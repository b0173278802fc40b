// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/explanation.h"
#include "core/agreement/live.h"
#include "core/agreement/report.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/base/reason.h"
#include "tests/core/agreement/by_key.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <random>
#include <set>

using namespace accord::agreement;
using accord::Errc;
using accord::Error;
using accord::Reason;
using accord::test::measure;

namespace {

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

/// The reason why the nominal measure has no value for this table, decided on counts alone.
std::optional<NotComputable> reason(const Measure& measure, const RatingTable& table)
{
    if (measure.ofPairs != nullptr) {
        const auto pairs = pairMatrix(table);
        const bool some = std::ranges::any_of(pairs, [](const PairAgreement& pair) { return pair.kappa.defined(); });
        return some ? std::nullopt : std::optional(NotComputable::NoDefinedPair);
    }
    const auto items = ItemPatterns::of(table);
    if (items.use().pairable == 0) {
        return NotComputable::NoPairs;
    }
    if (measure.asksCodebook) {
        return table.categories >= 2 ? std::nullopt : std::optional(NotComputable::SmallCodebook);
    }
    const auto tallies = Tallies::of(items);
    int used = 0;
    for (int k = 0; k < table.categories; ++k) {
        used += (measure.disagreement ? tallies.pairableRatings(k) : tallies.ratings(k)) > 0 ? 1 : 0;
    }
    return measure.chanceCorrected && used < 2 ? std::optional(NotComputable::OneCategory) : std::nullopt;
}

} // namespace

TEST_CASE("A measure has a value or the right reason, whatever is missing")
{
    int undefined = 0;
    int defined = 0;
    for (unsigned seed = 0; seed < 3000; ++seed) {
        const auto table = sparseTable(seed);
        REQUIRE(check(table).ok());
        const auto forms = TableForms::of(table);
        for (const Measure* measure : levelMeasures()) {
            CAPTURE(seed, measure->key);
            const auto why = reason(*measure, table);
            const auto outcome = compute(*measure, forms);
            REQUIRE(outcome.defined() == !why.has_value());
            if (why) {
                REQUIRE(outcome.why() == *why);
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

TEST_CASE("A report says what the measures say one by one")
{
    for (unsigned seed = 0; seed < 50; ++seed) {
        const auto table = sparseTable(seed);
        const auto all = report(table);
        CHECK(all.use == ItemPatterns::of(table).use());
        for (const Measure* measure : levelMeasures()) {
            CAPTURE(seed, measure->key);
            const auto alone = compute(*measure, table);
            REQUIRE(all.of(*measure).defined() == alone.defined());
            CHECK(all.of(*measure).use() == alone.use());
            CHECK((!alone.defined() || all.of(*measure)->value == alone->value));
        }
        CHECK(all.perCategory.size() == static_cast<std::size_t>(table.categories));
        CHECK(all.pairs.size() == static_cast<std::size_t>(table.raters * (table.raters - 1) / 2));
    }
}

TEST_CASE("Every measure has a key of its own, words, a source and one way to be computed")
{
    std::set<std::string_view> words;
    for (const Measure* measure : measures()) {
        CAPTURE(measure->key);
        CHECK(words.insert(measure->key).second);
        CHECK(measureNamed(measure->key) == measure);
        for (const std::string_view word : measure->otherWords) {
            CHECK((word.empty() || words.insert(word).second));
            CHECK((word.empty() || measureNamed(word) == measure));
        }
        CHECK_FALSE(measure->name.empty());
        CHECK(measure->definition.ends_with('.'));
        CHECK_FALSE(measure->sources.empty());
        const int ways = (measure->expected != nullptr ? 1 : 0) + (measure->ofItems != nullptr ? 1 : 0) +
                         (measure->ofRows != nullptr ? 1 : 0) + (measure->ofPairs != nullptr ? 1 : 0) +
                         (measure->ofTallies != nullptr ? 1 : 0);
        CHECK(ways == 1);
        CHECK((measure->expected == nullptr) == (measure->obstacle == nullptr));
        CHECK_FALSE(measure->atLevel().isForAllLevels());
    }
    CHECK(levelMeasures().size() == measures().size() - 1);
    CHECK(measureNamed("ac1") == &measure("gwet_ac1"));
    CHECK(measureNamed("gamma") == nullptr);
    CHECK(measureNamed("") == nullptr);
}

TEST_CASE("An entry is all that a measure over item sums needs")
{
    // Chance is every category alike, as with Brennan and Prediger; said in three lines and in no table.
    const Measure entry{
        .key = "made_up",
        .name = "Made up",
        .definition = "Chance is every category alike.",
        .obstacle = [](const Totals&, const DistanceFunction&) { return std::optional<NotComputable>(); },
        .expected = [](const Totals& totals, const DistanceFunction&) { return 1 - 1.0 / totals.categories; },
    };
    const Measure& known = measure("brennan_prediger");
    const RatingTable first{3, 3, {0, 0, 1, 1, 1, 1, 2, 0, 2, 0, 0, kMissing, 1, 2, 2, kMissing, 1, kMissing}};
    const RatingTable second{2, 3, {0, 0, 1, 1, 2, 1, 0, 2, 1, 1, 2, kMissing}};
    const auto same = [](double left, double right) { return left == Approx(right).epsilon(1e-13); };
    const auto outcome = compute(entry, first);
    CHECK(same(outcome->value, compute(known, first)->value));
    CHECK(same(*outcome->standardError, *compute(known, first)->standardError));
    CHECK(same(LiveAgreement(first).value(entry)->interval->low, outcome->interval->low));
    CHECK(same(*jackknifeStandardError(*additive(entry, first)), *jackknifeStandardError(*additive(known, first))));
    CHECK(bootstrap(*additive(entry, first), {50, 3, 0.95}).resamples == 50);
    const auto apart = compareDependent(entry, first, second);
    CHECK(same(std::get<Comparison>(apart).standardError,
               std::get<Comparison>(compareDependent(known, first, second)).standardError));
    const auto explained = explain(entry, first);
    CHECK(explained.formulas.front().step == Step::Observed);
    CHECK(explained.formulas.back().step == Step::Interval);
}

TEST_CASE("A table that is none is refused with the place")
{
    CHECK(check({2, 2, {0, 1, 1}}).error().reason == Reason::CellsNotFull);
    const auto outside = check({2, 2, {0, 1, 1, 2}});
    REQUIRE_FALSE(outside.ok());
    CHECK(outside.error() == Error{Errc::Invalid, Reason::CellOutOfRange, {1, 1, 2, 2}});
    CHECK(check({0, 0, {}}).ok());
}

TEST_CASE("Each row says why it is used or left out")
{
    const RatingTable table{3, 2, {0, 1, kMissing, kMissing, 1, kMissing, kMissing, kMissing, kMissing}};
    CHECK(rowUse(table, 0) == RowUse::Used);
    CHECK(rowUse(table, 1) == RowUse::SingleRating);
    CHECK(rowUse(table, 2) == RowUse::NoRating);
    const auto use = ItemPatterns::of(table).use();
    CHECK(use == ItemUse{3, 2, 1});
    CHECK(use.leftOut() == 2);
}
