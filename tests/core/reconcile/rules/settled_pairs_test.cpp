// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/blocks.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/minutes.h"
#include "core/reconcile/settled_pairs.h"
#include "core/report/documents.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/reconcile/rows.h"
#include "tests/support/catch.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"

#include <chrono>

using namespace accord;
using accord::reconcile::BlockKey;
using accord::reconcile::Filter;
using accord::reconcile::FilterNames;
using accord::reconcile::Rule;
using accord::reconcile::SettledPair;
using accord::test::giveRow;
using accord::test::must;
using accord::test::Sample;

namespace {

/// Eight conflicts of B.1 and B.2, of which B.1 leads in the first five, and one of A.1 and A.2.
struct Argued : Sample
{
    Argued()
        : Sample(3, 9)
    {
        for (int item = 0; item < 8; ++item) {
            giveRow(*this, item, {"B.1", item < 5 ? "B.1" : "B.2", "B.2"});
        }
        giveRow(*this, 8, {"A.1", "A.2", "A.1"});
    }

    void decide(int item, std::string_view code, const std::string& reason, Cause cause = Cause::None)
    {
        DecisionContent content = decided(code);
        content.reason = reason;
        content.cause = cause;
        must(reconcile::decide(project, round, people[0], {{items[static_cast<std::size_t>(item)], content}}));
    }

    BlockKey pair() const { return {category("B.1"), category("B.2")}; }

    SettledPair settled() { return must(reconcile::settledPair(project, test::labelMatrixOf(*this), pair())); }

    std::optional<Rule> like()
    {
        const LabelMatrix labelMatrix = test::labelMatrixOf(*this);
        return reconcile::likeTheLast({labelMatrix, project.people()}, settled());
    }
};

} // namespace

TEST_CASE("Pairs: how a pair was settled, with causes and the last three reasons", "[reconcile][pairs]")
{
    Argued sample;
    CHECK(sample.settled().decided == 0);
    sample.decide(0, "B.1", "one", Cause::CodebookGap);
    sample.decide(1, "B.2", "two", Cause::Slip);
    sample.decide(2, "B.1", "three", Cause::CodebookGap);
    sample.decide(5, "B.1", "four");
    sample.decide(8, "A.1", "of another pair", Cause::Slip);
    const SettledPair settled = sample.settled();
    CHECK(settled.decided == 4);
    REQUIRE(settled.outcomes.size() == 2);
    CHECK(settled.outcomes[0].category == sample.category("B.1"));
    CHECK(settled.outcomes[0].byPeople == 3);
    CHECK(settled.outcomes[1].byPeople == 1);
    CHECK(settled.causes[static_cast<std::size_t>(Cause::CodebookGap)] == 2);
    CHECK(settled.causes[static_cast<std::size_t>(Cause::Slip)] == 1);
    CHECK(settled.causes[0] == 1);
    REQUIRE(settled.last.size() == 3);
    CHECK(settled.last[0].content.reason == "four");
    CHECK(settled.last[1].content.reason == "three");
    CHECK(settled.last[2].content.reason == "two");

    const auto all = must(reconcile::settledPairs(sample.project, test::labelMatrixOf(sample)));
    REQUIRE(all.size() == 2);
    CHECK(all[0].pair == sample.pair());
    CHECK(all[1].decided == 1);
    const auto minutes = must(reconcile::minutes(sample.project, {sample.round, {}, {}, {}}, false));
    const std::string text = report::minutesText(minutes, *sample.project.taxonomy(), {});
    CHECK(text.find("By pair of categories") != std::string::npos);
    CHECK(text.find("the codebook has a gap 2") != std::string::npos);
}

TEST_CASE("Pairs: after three like decisions the rest of the pair is decided like them", "[reconcile][pairs]")
{
    Argued sample;
    sample.decide(0, "B.2", "so it is");
    sample.decide(1, "B.2", "so it is");
    CHECK_FALSE(sample.like());
    sample.decide(2, "B.2", "so it is");
    const auto rule = sample.like();
    REQUIRE(rule);
    CHECK(rule->name() == "category=B.2 where pending block=B.1,B.2");
    const auto preview = reconcile::preview(test::labelMatrixOf(sample), *rule);
    CHECK(preview.items == 5);
    CHECK(preview.byCategory == std::map<std::string, int>{{"B.2", 5}});
    const auto outcome = must(reconcile::apply(sample.project, sample.round, sample.people[0], preview));
    CHECK(outcome.after.front().content.rule == rule->name());
    CHECK(sample.settled().decided == 8);
    CHECK(sample.settled().last.size() == 3); // a rule's are no precedents
    CHECK(must(reconcile::putBack(sample.project, sample.round, sample.people[0], outcome.before, outcome.after)) == 5);
    CHECK(sample.settled().decided == 3);

    // What followed the majority each time is decided by majority; what has nothing in common is not offered.
    Argued other;
    other.decide(0, "B.1", "majority");
    other.decide(5, "B.2", "majority");
    other.decide(6, "B.2", "majority");
    REQUIRE(other.like());
    CHECK(other.like()->name() == "majority where pending block=B.1,B.2");
    CHECK(reconcile::preview(test::labelMatrixOf(other), *other.like()).byCategory ==
          std::map<std::string, int>{{"B.1", 4}, {"B.2", 1}});
    other.decide(7, "B.1", "against it");
    CHECK_FALSE(other.like());
}

TEST_CASE("Rules: a rule decides what its condition lets through, and nothing else", "[reconcile][pairs]")
{
    Argued sample;
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    const FilterNames names{labelMatrix, sample.project.people()};
    const auto decisions = [&](const std::string& text) {
        const Rule rule = must(reconcile::resolved(must(Rule::parse(text)), names));
        CHECK(must(Rule::parse(rule.name())).name() == rule.name());
        return reconcile::preview(labelMatrix, rule).byCategory;
    };
    using Counts = std::map<std::string, int>;
    CHECK(decisions("majority") == Counts{{"A.1", 1}, {"B.1", 5}, {"B.2", 3}});
    CHECK(decisions("majority where block=B.2,B.1") == Counts{{"B.1", 5}, {"B.2", 3}});
    CHECK(decisions("majority where leading=B.1") == Counts{{"B.1", 5}});
    CHECK(decisions("category=A.2 where leading=B.2") == Counts{{"A.2", 3}});
    CHECK(decisions("category=- where block=A.1,A.2") == Counts{{"-", 1}});
    CHECK(decisions("category=B.1 where limit=2 block=B.1,B.2") == Counts{{"B.1", 2}});
    const auto refused = [&](const std::string& text) {
        return reconcile::resolved(must(Rule::parse(text)), names).error().code;
    };
    CHECK(refused("category=Z.9") == Errc::UnknownCategory);
    CHECK(refused("majority where nonsense") == Errc::Invalid);

    // The issues behind a number: no others are decided.
    Rule some = must(Rule::parse("majority"));
    Filter filter;
    filter.items = std::make_shared<const std::vector<ItemId>>(std::vector<ItemId>{sample.items[1], sample.items[6]});
    reconcile::narrow(some, names, filter);
    CHECK(some.name() == "majority where pending of 2 issues");
    CHECK(reconcile::preview(labelMatrix, some).decisions.size() == 2);
}

TEST_CASE("The study: three decisions and a rule settle the block of B.1 and B.2", "[reconcile][study][pairs]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", study, false);
    const RoundId round = project.rounds().front().id;
    const PersonId lead = project.people().front().id;
    LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
    Filter block;
    block.block = BlockKey{labelMatrix.taxonomy().findCode("B.1")->id, labelMatrix.taxonomy().findCode("B.2")->id};
    const auto queue = reconcile::conflicts(labelMatrix, block);
    REQUIRE(queue.size() == 1267);
    for (std::size_t i = 0; i < 3; ++i) {
        DecisionContent content;
        content.state = DecisionState::Decided;
        content.verdict = Verdict::Category;
        content.category = block.block->one;
        content.method = Method::Lead;
        content.reason = "As the definition says";
        must(reconcile::decide(project, round, lead, {{queue[i].item, content}}));
    }
    const auto loading = std::chrono::steady_clock::now();
    labelMatrix = must(LabelMatrix::load(project, round));
    const auto begin = std::chrono::steady_clock::now();
    const SettledPair settled = must(reconcile::settledPair(project, labelMatrix, *block.block));
    const auto like = reconcile::likeTheLast({labelMatrix, project.people()}, settled);
    REQUIRE(like);
    const auto preview = reconcile::preview(labelMatrix, *like);
    CHECK(preview.decisions.size() == 1264);
    // Runs beside the window, and still shall be there before one has read the issue.
    CHECK(std::chrono::steady_clock::now() - begin < 20 * (begin - loading));
    CHECK(must(reconcile::applyForGood(project, round, lead, preview)) == 1264);
    labelMatrix = must(LabelMatrix::load(project, round));
    CHECK(reconcile::conflicts(labelMatrix, block).empty());
    CHECK(must(reconcile::settledPair(project, labelMatrix, *block.block)).decided == 1267);
}
