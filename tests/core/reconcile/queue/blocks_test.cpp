// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/blocks.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/report/documents.h"
#include "core/sqlite/database.h"
#include "tests/core/english.h"
#include "tests/core/reconcile/rows.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <set>

using namespace accord;
using accord::reconcile::Block;
using accord::reconcile::Filter;
using accord::test::giveRow;
using accord::test::must;
using accord::test::Sample;

namespace {

std::string blockAt(const LabelMatrix& labelMatrix, int row)
{
    const auto key = reconcile::blockOf(labelMatrix, consensusOf(labelMatrix, row));
    return key ? report::blockText(test::kEnglish, labelMatrix.taxonomy(), *key) : std::string("none");
}

std::vector<std::string> linesOf(const LabelMatrix& labelMatrix, const std::vector<Block>& blocks)
{
    std::vector<std::string> lines;
    lines.reserve(blocks.size());
    for (const Block& block : blocks) {
        lines.push_back(report::blockText(test::kEnglish, labelMatrix.taxonomy(), block.key) + ": " +
                        std::to_string(block.pending) + "+" + std::to_string(block.deferred) + "+" +
                        std::to_string(block.decided) + " of " + std::to_string(block.conflicts));
    }
    return lines;
}

// Labels of five people and, by number of votes alone, the order that the queue has to have.
void giveQueue(Sample& sample)
{
    giveRow(sample, 0, {"A.1", "A.1", "A.1", "A.1", "A.2"});
    giveRow(sample, 1, {"B.1", "B.1", "B.1", "B.1", "B.2"});
    giveRow(sample, 2, {"A.1", "A.1", "A.1", "A.1", "A.2"});
    giveRow(sample, 3, {"B.2", "B.2", "B.2", "B.2", "B.1"});
    giveRow(sample, 4, {"B.1", "B.1", "B.2", "B.2", "B.2"});
    giveRow(sample, 5, {"A.1", "A.1", "B.2", "B.2", "-"});
    giveRow(sample, 6, {"A.1.i", "A.1.i", "A.1.i", "A.1.i", "A.1.ii"});
}

} // namespace

TEST_CASE("Blocks: conflicts between the same two categories and no third, counted at the theme", "[reconcile]")
{
    Sample sample(3, 12);
    giveRow(sample, 0, {"B.2", "A.1", "B.2"});
    giveRow(sample, 1, {"A.1.i", "B.2", "A.1.ii"});
    giveRow(sample, 2, {"A.1", "A.2", "A.2"});
    giveRow(sample, 3, {"A.1.i", "A.1.ii", "A.1.ii"});
    giveRow(sample, 4, {"A.1", "A.1.i", "A.1.i"});
    giveRow(sample, 5, {"A.1", "A.2", "B.1"});
    giveRow(sample, 6, {"A.1", "A.1.i", "A.1.ii"});
    giveRow(sample, 7, {"-", "B.2", "-"});
    giveRow(sample, 8, {"A", "A.1", "A"});
    giveRow(sample, 9, {"A.1", "A.1", "A.1"});
    giveRow(sample, 10, {"A.1", "", ""});
    giveRow(sample, 11, {"A", "B", "?"});
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    CHECK(blockAt(labelMatrix, 0) == "A.1 or B.2"); // in the codebook's order
    CHECK(blockAt(labelMatrix, 1) == "A.1 or B.2");
    CHECK(blockAt(labelMatrix, 2) == "A.1 or A.2");
    CHECK(blockAt(labelMatrix, 3) == "A.1.i or A.1.ii");
    CHECK(blockAt(labelMatrix, 4) == "A.1 or A.1.i");
    CHECK(blockAt(labelMatrix, 5) == "three or more categories");
    CHECK(blockAt(labelMatrix, 6) == "three or more categories");
    CHECK(blockAt(labelMatrix, 7) == "B.2 or not for this study");
    CHECK(blockAt(labelMatrix, 8) == "A or A.1");
    CHECK(blockAt(labelMatrix, 9) == "none");
    CHECK(blockAt(labelMatrix, 10) == "none");
    CHECK(blockAt(labelMatrix, 11) == "A or B");
}

TEST_CASE("Queue: as many as are wanted, of each block, by margin and by who leads", "[reconcile][agenda]")
{
    Sample sample(5, 7);
    giveQueue(sample);
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    const auto rows = [&](const std::string& text) {
        std::vector<int> found;
        for (const auto& conflict :
             reconcile::conflicts(labelMatrix, must(reconcile::parseFilter(text, {labelMatrix, {}})))) {
            found.push_back(conflict.row);
        }
        return found;
    };
    const std::vector<int> all = rows("");
    REQUIRE(all.size() == 7);
    const std::vector<int> worst = rows("seed=1"); // what is equally bad is drawn, from the seed 1 if none is said
    CHECK(rows("limit=3") == std::vector<int>(worst.begin(), worst.begin() + 3));
    CHECK(rows("per-block=1").size() == 4);
    CHECK(rows("per-block=2").size() == 6);
    CHECK(rows("per-block=1 limit=2").size() == 2);
    CHECK(rows("margin=0") == std::vector<int>{5});
    CHECK(rows("margin=1") == std::vector<int>{5, 4});
    CHECK(rows("leading=B.2 seed=3").size() == 2); // 3 and 4; in 5 it has as many as another
    CHECK(rows("leading=A").size() == 3);

    // The same seed draws the same; over seeds each is drawn.
    std::set<int> drawn;
    for (int seed = 1; seed <= 40; ++seed) {
        const std::string text = "sample=2 seed=" + std::to_string(seed);
        const std::vector<int> two = rows(text);
        REQUIRE(two.size() == 2);
        CHECK(rows(text) == two);
        drawn.insert(two.begin(), two.end());
    }
    CHECK(drawn.size() == 7);
    for (const std::string text : {"limit=0", "limit=1001", "margin=-1", "sample=x", "seed=0", "per-block=1,2"}) {
        CHECK_FALSE(reconcile::parseFilter(text, {labelMatrix, {}}).ok());
    }
    Filter sized;
    sized.perBlock = 1;
    CHECK(reconcile::blocks(labelMatrix, sized).size() == 4);
    CHECK(reconcile::blocks(labelMatrix, sized).front().conflicts == 1);
}

TEST_CASE("Blocks: largest first, with what was done of each, whatever state the filter shows", "[reconcile]")
{
    Sample sample(5, 7);
    giveQueue(sample);
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[1], sample.decided("B.1")}}));
    DecisionContent later;
    later.state = DecisionState::Deferred;
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], later}}));
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    const std::vector<std::string> all{"B.1 or B.2: 2+0+1 of 3", "A.1 or A.2: 1+1+0 of 2",
                                       "A.1.i or A.1.ii: 1+0+0 of 1", "three or more categories: 1+0+0 of 1"};
    CHECK(linesOf(labelMatrix, reconcile::blocks(labelMatrix, {})) == all);
    Filter decided;
    decided.show = Filter::Show::Decided;
    decided.block = reconcile::BlockKey{};
    CHECK(linesOf(labelMatrix, reconcile::blocks(labelMatrix, decided)) == all);
    Filter odd; // items 0, 2, 4, 6
    odd.repository = "toolkit/odd";
    CHECK(linesOf(labelMatrix, reconcile::blocks(labelMatrix, odd)) ==
          std::vector<std::string>{"A.1 or A.2: 1+1+0 of 2", "A.1.i or A.1.ii: 1+0+0 of 1", "B.1 or B.2: 1+0+0 of 1"});
    CHECK((reconcile::blocks(labelMatrix, {})[0].split == Level::Theme));
}

TEST_CASE("Queue: labels with categories that the codebook does not have say nothing", "[reconcile]")
{
    Sample sample(2, 1);
    giveRow(sample, 0, {"A.1", "-"});
    must(sample.project.database().execute("PRAGMA foreign_keys = OFF; DELETE FROM category"));
    must(sample.project.refresh());
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    CHECK(labelMatrix.rows() == 1);
    CHECK(reconcile::conflicts(labelMatrix, {}).empty());
}

TEST_CASE("Queue: level of the split, evenness, then the largest block, whose items come together", "[reconcile]")
{
    Sample sample(5, 7);
    giveQueue(sample);
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    std::vector<int> rows;
    for (const auto& conflict : reconcile::conflicts(labelMatrix, {})) {
        rows.push_back(conflict.row);
    }
    // Across types; three to two; four to one of the block of three, then of the block of two; sub-themes.
    CHECK(rows == std::vector{5, 4, 1, 3, 0, 2, 6});
    CHECK(reconcile::conflicts(labelMatrix, {})[1].alike == 3);

    // The size of a block is that of the round: a filter changes what is shown and not what comes first.
    Filter two;
    two.across = {Level::Theme};
    two.block = reconcile::BlockKey{sample.category("B.1"), sample.category("B.2")};
    const auto block = reconcile::conflicts(labelMatrix, two);
    CHECK(block.size() == 3);
    CHECK(std::ranges::all_of(block, [&](const auto& conflict) { return conflict.block == two.block; }));
}

TEST_CASE("Queue: the level of the split as a filter", "[reconcile]")
{
    Sample sample(5, 7);
    giveQueue(sample);
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    const auto count = [&](std::vector<Level> levels) {
        Filter filter;
        filter.across = std::move(levels);
        return reconcile::conflicts(labelMatrix, filter).size();
    };
    CHECK(count({}) == 7);
    CHECK(count({Level::Type}) == 1);
    CHECK(count({Level::Theme}) == 5);
    CHECK(count({Level::Subtheme}) == 1);
    CHECK(count({Level::Type, Level::Subtheme}) == 2);
    Filter several;
    several.block = reconcile::BlockKey{};
    CHECK(reconcile::conflicts(labelMatrix, several).size() == 1);
}
