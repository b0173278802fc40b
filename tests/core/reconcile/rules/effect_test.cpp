// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/pairs.h"
#include "core/project/ratings.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/rule_effect.h"
#include "core/reconcile/rules.h"
#include "tests/core/project/random_round.h"
#include "tests/core/reconcile/rows.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <set>

using namespace accord;
using accord::reconcile::Rule;
using accord::test::must;
using accord::test::Sample;

namespace {

std::vector<double> kappasOf(const LabelMatrix& labelMatrix)
{
    const Ratings table = ratings(labelMatrix, {});
    std::vector<double> values;
    for (const auto& pair : agreement::againstFinal(table.table, table.finals)) {
        values.push_back(pair.kappa ? pair.kappa->value : -9);
    }
    return values;
}

} // namespace

TEST_CASE("Effect: what is foretold is what is found after the rule was applied", "[reconcile]")
{
    const std::string rule = GENERATE("majority", "plurality", "same-theme", "person=Person 2");
    INFO(rule);
    test::Random random(11);
    Sample sample(4, 30);
    for (int step = 0; step < 200; ++step) {
        test::randomStep(sample, random);
    }
    const LabelMatrix before = test::labelMatrixOf(sample);
    const Rule resolved = must(reconcile::resolved(must(Rule::parse(rule)), sample.project.people()));
    const auto preview = reconcile::preview(before, resolved);
    const auto effect = reconcile::effect(before, preview);
    must(reconcile::apply(sample.project, sample.round, sample.people[0], preview));
    const LabelMatrix after = test::labelMatrixOf(sample);

    const auto tallyBefore = reconcile::tally(before);
    const auto tallyAfter = reconcile::tally(after);
    CHECK(effect.itemsOfRound == 30);
    CHECK(effect.conflictsOfRound == tallyBefore.conflicts);
    CHECK(effect.before.items == tallyBefore.decided);
    CHECK(effect.after.items == tallyAfter.decided);
    CHECK(effect.before.conflicts == tallyBefore.conflictsDecided);
    CHECK(effect.after.conflicts == tallyAfter.conflictsDecided);
    int typed = 0;
    for (const auto& [type, count] : effect.after.byType) {
        typed += count;
    }
    CHECK(typed == effect.after.items);
    const auto wanted = kappasOf(after);
    const auto was = kappasOf(before);
    REQUIRE(effect.annotators.size() == wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto& annotator = effect.annotators[i];
        CHECK((annotator.before ? annotator.before->value : -9) == was[i]);
        CHECK((annotator.after ? annotator.after->value : -9) == wanted[i]);
    }
    // Once more there is nothing to decide, whatever the rule.
    CHECK(reconcile::preview(after, resolved).decisions.empty());
}

TEST_CASE("Sample: the same seed draws the same, conflicts first, nothing twice", "[reconcile]")
{
    Sample sample(3, 40);
    for (int item = 0; item < 40; ++item) {
        test::giveRow(sample, item, {"A.1", "A.1", item % 4 == 0 ? "B.1" : "A.1"});
    }
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    const auto preview = reconcile::preview(labelMatrix, must(Rule::parse("majority")));
    REQUIRE(preview.decisions.size() == 40);
    const auto itemsOf = [&](std::size_t most, std::uint64_t seed) {
        std::vector<ItemId> items;
        for (const auto& decided : reconcile::sample(labelMatrix, preview, most, seed)) {
            items.push_back(decided.item);
        }
        return items;
    };
    CHECK((itemsOf(6, 1) == itemsOf(6, 1)));
    CHECK((itemsOf(6, 1) != itemsOf(6, 2)));
    const auto six = itemsOf(6, 3);
    CHECK(std::ranges::all_of(six, [&](ItemId item) { return labelMatrix.rowOf(item) % 4 == 0; }));
    const auto twenty = itemsOf(20, 3);
    CHECK(twenty.size() == 20);
    CHECK(std::set<ItemId>(twenty.begin(), twenty.end()).size() == 20);
    CHECK(std::ranges::count_if(twenty, [&](ItemId item) { return labelMatrix.rowOf(item) % 4 == 0; }) == 10);
    CHECK(itemsOf(99, 3).size() == 40);
    CHECK(itemsOf(0, 3).empty());
}
