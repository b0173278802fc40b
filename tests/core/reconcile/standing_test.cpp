// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/consensus.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/store/study/assignment.h"
#include "core/study/assignment/plan.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;

using accord::reconcile::Filter;
using accord::test::must;
using accord::test::Sample;

namespace {

// Labels of one item, by person; empty: none, "-": not for this study, "?": cannot tell.
void giveRow(Sample& sample, int item, const std::vector<std::string>& codes)
{
    for (std::size_t person = 0; person < codes.size(); ++person) {
        const std::string& code = codes[person];
        if (!code.empty()) {
            sample.give(static_cast<int>(person), item,
                        code == "-"   ? test::notForStudy(Exclusion::OffTopic)
                        : code == "?" ? test::cannotTell()
                                      : sample.labelled(code));
        }
    }
}

LabelMatrix labelMatrixOfMain(Sample& sample)
{
    return must(LabelMatrix::load(sample.project, sample.round));
}

std::vector<int> rowsOf(const LabelMatrix& labelMatrix, const Filter& filter)
{
    std::vector<int> rows;
    for (const auto& conflict : reconcile::conflicts(labelMatrix, filter)) {
        rows.push_back(conflict.row);
    }
    return rows;
}

} // namespace

TEST_CASE("Standing: unanimous, in conflict, or too few to say", "[reconcile]")
{
    Sample sample(3, 7);
    giveRow(sample, 0, {"A.1", "A.1", "A.1"});
    giveRow(sample, 1, {"A.1", "A.1", ""});
    giveRow(sample, 2, {"A.1", "A.1", "?"});
    giveRow(sample, 3, {"A.1", "B", ""});
    giveRow(sample, 4, {"-", "-", "-"});
    giveRow(sample, 5, {"?", "?", "?"});
    const LabelMatrix labelMatrix = labelMatrixOfMain(sample);
    const auto at = [&](int row) { return consensusOf(labelMatrix, row); };
    CHECK(at(0).agreement == Agreement::Unanimous);
    CHECK(at(0).votes == 3);
    CHECK(at(1).agreement == Agreement::Incomplete);
    CHECK(at(2).agreement == Agreement::Incomplete);
    CHECK(at(2).undecided == 1);
    CHECK(at(3).agreement == Agreement::Conflict);
    CHECK(at(4).agreement == Agreement::Unanimous);
    CHECK(at(4).choices.front().verdict == Verdict::NotForStudy);
    CHECK(at(5).agreement == Agreement::Incomplete);
    CHECK(at(5).choices.empty());
    CHECK(at(6).leadingShare() == 0);

    const auto tally = reconcile::tally(labelMatrix);
    CHECK(tally.items == 7);
    CHECK(tally.unanimous == 2);
    CHECK(tally.conflicts == 1);
    CHECK(tally.incomplete == 4);
    CHECK(tally.acrossTypes == 1);
}

TEST_CASE("Standing: somebody who withdrew all they said is not waited for", "[reconcile]")
{
    Sample sample(3, 2);
    giveRow(sample, 0, {"A.1", "A.1", ""});
    giveRow(sample, 1, {"", "", "B.1"});
    CHECK(consensusOf(labelMatrixOfMain(sample), 0).agreement == Agreement::Incomplete);
    sample.give(2, 1, LabelContent{});
    CHECK(consensusOf(labelMatrixOfMain(sample), 0).agreement == Agreement::Unanimous);
}

TEST_CASE("Standing: a conflict is on the highest level on which labels differ", "[reconcile]")
{
    Sample sample(2, 7);
    giveRow(sample, 0, {"A.1", "B.1"});
    giveRow(sample, 1, {"A.1.i", "A.2"});
    giveRow(sample, 2, {"A.1.i", "A.1.ii"});
    giveRow(sample, 3, {"A.1", "A.1.i"});
    giveRow(sample, 4, {"A", "A.1"});
    giveRow(sample, 5, {"-", "A"});
    giveRow(sample, 6, {"A", "B"});
    const LabelMatrix labelMatrix = labelMatrixOfMain(sample);
    const auto splitAt = [&](int row) { return *consensusOf(labelMatrix, row).split; };
    CHECK(splitAt(0) == Level::Type);
    CHECK(splitAt(1) == Level::Theme);
    CHECK(splitAt(2) == Level::Subtheme);
    CHECK(splitAt(3) == Level::Subtheme);
    CHECK(splitAt(4) == Level::Theme);
    CHECK(splitAt(5) == Level::Type);
    CHECK(splitAt(6) == Level::Type);
    const auto tally = reconcile::tally(labelMatrix);
    CHECK(tally.acrossTypes == 3);
    CHECK(tally.acrossThemes == 2);
    CHECK(tally.acrossSubthemes == 2);
}

TEST_CASE("Standing: the majority is more than half of those who chose", "[reconcile]")
{
    Sample sample(4, 4);
    giveRow(sample, 0, {"A.1", "A.1", "B.1", "A.1"});
    giveRow(sample, 1, {"A.1", "A.1", "B.1", "B.1"});
    giveRow(sample, 2, {"A.1", "A.1", "B.1", "?"});
    giveRow(sample, 3, {"-", "A.2", "-", "-"});
    const LabelMatrix labelMatrix = labelMatrixOfMain(sample);
    const auto codeOf = [&](int row) {
        const auto consensus = consensusOf(labelMatrix, row);
        const auto* leading = consensus.majority();
        return leading == nullptr ? std::string("none")
               : leading->category < 0
                   ? std::string("-")
                   : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(leading->category)].code;
    };
    CHECK(codeOf(0) == "A.1");
    CHECK(codeOf(1) == "none");
    CHECK(codeOf(2) == "A.1");
    CHECK(codeOf(3) == "-");
    CHECK(consensusOf(labelMatrix, 0).leadingShare() == 0.75);
    // Ties look the same for everybody: the codebook's order.
    CHECK(consensusOf(labelMatrix, 1).choices.front().category == labelMatrix.indexOf(sample.category("A.1")));
}

TEST_CASE("Conflicts: worst first, across types before themes before sub-themes, then the most evenly split",
          "[reconcile]")
{
    Sample sample(4, 7);
    giveRow(sample, 0, {"A.1.i", "A.1.i", "A.1.i", "A.1.ii"});
    giveRow(sample, 1, {"A.1", "A.1", "A.1", "A.2"});
    giveRow(sample, 2, {"A.1", "A.1", "A.1", "B.1"});
    giveRow(sample, 3, {"A.1", "A.1", "B.1", "B.1"});
    giveRow(sample, 4, {"A.1", "A.1", "A.1", "A.1"});
    giveRow(sample, 5, {"A.1", "A.1", "A.2", "A.2"});
    giveRow(sample, 6, {"A.1", "A.1", "A.1", "B.1"});
    const LabelMatrix labelMatrix = labelMatrixOfMain(sample);
    CHECK(rowsOf(labelMatrix, {}) == std::vector{3, 2, 6, 5, 1, 0});
    Filter all;
    all.onlyConflicts = false;
    CHECK(rowsOf(labelMatrix, all) == std::vector{3, 2, 6, 5, 1, 0, 4});
}

TEST_CASE("Conflicts: filters", "[reconcile]")
{
    Sample sample(3, 6);
    giveRow(sample, 0, {"A.1", "B.1", "A.1"});   // odd
    giveRow(sample, 1, {"A.1.i", "A.2", "A.2"}); // even
    giveRow(sample, 2, {"B.1.i", "B.2", ""});    // odd
    giveRow(sample, 3, {"-", "A.1", "A.1"});     // even
    LabelContent flagged = sample.labelled("B.1.i");
    flagged.flagged = true;
    sample.give(0, 2, flagged);
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], sample.decided("A.1")}}));
    DecisionContent later;
    later.state = DecisionState::Deferred;
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[1], later}}));
    const LabelMatrix labelMatrix = labelMatrixOfMain(sample);

    const auto with = [&](auto&& change) {
        Filter filter;
        filter.show = Filter::Show::All;
        change(filter);
        std::vector<int> rows = rowsOf(labelMatrix, filter);
        std::ranges::sort(rows);
        return rows;
    };
    CHECK(with([](Filter&) {}) == std::vector{0, 1, 2, 3});
    CHECK(with([](Filter& f) { f.show = Filter::Show::Pending; }) == std::vector{2, 3});
    CHECK(with([](Filter& f) { f.show = Filter::Show::Deferred; }) == std::vector{1});
    CHECK(with([](Filter& f) { f.show = Filter::Show::Decided; }) == std::vector{0});
    CHECK(with([](Filter& f) { f.onlyFlagged = true; }) == std::vector{2});
    CHECK(with([](Filter& f) { f.repository = "toolkit/even"; }) == std::vector{1, 3});
    CHECK(with([&](Filter& f) {
              f.oneAnnotator = sample.people[0];
              f.otherAnnotator = sample.people[2];
          }) == std::vector{1, 3});
    CHECK(with([&](Filter& f) {
              f.oneAnnotator = sample.people[0];
              f.otherAnnotator = PersonId{99};
          }).empty());
    CHECK(with([&](Filter& f) {
              f.oneCategory = sample.category("A");
              f.otherCategory = sample.category("B");
          }) == std::vector{0});
    CHECK(with([&](Filter& f) { f.oneCategory = sample.category("A.1"); }) == std::vector{0, 1, 3});
    CHECK(with([&](Filter& f) { f.oneCategory = sample.category("B.1.i"); }) == std::vector{2});
}

TEST_CASE("Standing: where items are handed out, it waits for those who have them", "[reconcile]")
{
    Sample sample(4, 4);
    NoProgress quiet;
    study::AssignmentRequest request;
    request.round = sample.round;
    request.overlap = 2;
    must(study::apply(sample.project, {}, must(study::planAssignment(sample.project, {}, request, quiet, {}))));
    const auto assigned = must(store::assignedIn(sample.project.database(), sample.round));
    for (const auto& [person, items] : assigned) {
        const auto who = std::ranges::find(sample.people, person) - sample.people.begin();
        for (const ItemId item : items) {
            const auto place = std::ranges::find(sample.items, item) - sample.items.begin();
            // Both label item 0 and 1, alike and not; one of the two labels item 2.
            const bool second = person != std::ranges::find_if(assigned, [item = item](const auto& entry) {
                                              return std::ranges::count(entry.second, item) > 0;
                                          })->first;
            if (place < 2 || (place == 2 && !second)) {
                sample.give(static_cast<int>(who), static_cast<int>(place), place == 1 && second ? "B" : "A.1");
            }
        }
    }
    const LabelMatrix labelMatrix = labelMatrixOfMain(sample);
    CHECK(labelMatrix.expected(0) == 2);
    CHECK(consensusOf(labelMatrix, 0).agreement == Agreement::Unanimous);
    CHECK(consensusOf(labelMatrix, 1).agreement == Agreement::Conflict);
    CHECK(consensusOf(labelMatrix, 2).agreement == Agreement::Incomplete);
    CHECK(consensusOf(labelMatrix, 3).agreement == Agreement::Incomplete);
}
