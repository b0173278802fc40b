// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules.h"
#include "core/store/events/derive.h"
#include "core/store/study/rounds.h"
#include "core/study/rounds.h"
#include "tests/core/project/random_round.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <map>

using namespace accord;
using accord::reconcile::Rule;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Random;
using accord::test::Sample;

namespace {

LabelMatrix labelMatrixOf(Sample& sample)
{
    return must(LabelMatrix::load(sample.project, sample.round));
}

std::vector<DecisionContent> decisionsOf(Sample& sample)
{
    std::vector<DecisionContent> all;
    for (const ItemId item : sample.items) {
        all.push_back(must(reconcile::currentDecision(sample.project, sample.round, item)));
    }
    return all;
}

// The verdict of a decision in a word: "A.1", "-", or nothing.
std::string codeOf(Sample& sample, int item)
{
    const auto content =
        must(reconcile::currentDecision(sample.project, sample.round, sample.items[static_cast<std::size_t>(item)]));
    const Category* category = sample.project.taxonomy()->find(content.category);
    return category != nullptr ? category->code : content.verdict == Verdict::NotForStudy ? "-" : "";
}

void label(Sample& sample, int item, const std::vector<std::string>& codes)
{
    for (std::size_t person = 0; person < codes.size(); ++person) {
        if (codes[person] == "-") {
            sample.give(static_cast<int>(person), item, test::notForStudy(Exclusion::Unusable));
        } else if (!codes[person].empty()) {
            sample.give(static_cast<int>(person), item, codes[person]);
        }
    }
}

} // namespace

TEST_CASE("Rules: their words", "[reconcile]")
{
    for (const std::string name : {"unanimous", "majority", "at-least=2", "at-least=17"}) {
        CHECK(must(Rule::parse(name)).name() == name);
    }
    for (const std::string name : {"", "Majority", "at-least", "at-least=", "at-least=1", "at-least=-3", "at-least=2x",
                                   "at-least=99999999999"}) {
        INFO(name);
        CHECK(errorOf(Rule::parse(name)).code == Errc::Invalid);
    }
}

TEST_CASE("Rules: what each of them answers", "[reconcile]")
{
    Sample sample(5, 7);
    label(sample, 0, {"A.1", "A.1", "A.1", "A.1", "A.1"});
    label(sample, 1, {"A.1", "A.1", "A.1", "B.1", "B.1"});
    label(sample, 2, {"A.1", "A.1", "B.1", "B.1", "A.2"});
    label(sample, 3, {"-", "-", "-", "B.1", "B.1"});
    label(sample, 4, {"A.1", "", "", "", ""});
    label(sample, 5, {"A.1", "A.1", "A.2", "B.1", "B.2"});
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    const auto answers = [&](const std::string& rule) {
        std::map<std::string, int> found = reconcile::preview(labelMatrix, must(Rule::parse(rule))).byCategory;
        return found;
    };
    using Answers = std::map<std::string, int>;
    CHECK(answers("unanimous") == Answers{{"A.1", 1}});
    CHECK(answers("majority") == Answers{{"-", 1}, {"A.1", 2}});
    CHECK(answers("at-least=2") == Answers{{"-", 1}, {"A.1", 3}}); // a tie has no answer
    CHECK(answers("at-least=4") == Answers{{"A.1", 1}});
    CHECK(answers("at-least=6").empty());
    const auto preview = reconcile::preview(labelMatrix, must(Rule::parse("majority")));
    CHECK(preview.items == 7);
    CHECK(preview.matching == 3);
    CHECK(preview.unanimous == 1);
    CHECK(preview.conflicts == 2);
    CHECK(preview.conflictsOfRound == 4);
    CHECK(preview.alreadyDecided == 0);
    CHECK(preview.decisions.size() == 3);
}

TEST_CASE("Rules: what is applied is what was previewed, and undo restores every decision", "[reconcile]")
{
    const std::uint64_t seed = GENERATE(1U, 2U, 3U);
    INFO("seed " << seed);
    Random random(seed);
    Sample sample(4, 10);
    for (int step = 0; step < 70; ++step) {
        test::randomStep(sample, random);
    }
    const auto rule = must(Rule::parse(seed == 1 ? "majority" : seed == 2 ? "at-least=2" : "unanimous"));
    const auto before = decisionsOf(sample);
    const auto preview = reconcile::preview(labelMatrixOf(sample), rule);
    const auto outcome = must(reconcile::apply(sample.project, sample.round, sample.people[1], preview));
    CHECK(outcome.after.size() == preview.decisions.size());

    auto expected = before;
    for (const auto& decision : preview.decisions) {
        const auto decided = preview.decided(decision);
        const auto place = std::ranges::find(sample.items, decided.item) - sample.items.begin();
        expected[static_cast<std::size_t>(place)] = decided.content;
        // Never over a person's decision.
        CHECK((before[static_cast<std::size_t>(place)].state == DecisionState::Open));
        CHECK(decided.content.rule == rule.name());
    }
    CHECK((decisionsOf(sample) == expected));
    // Once more there is nothing to decide.
    CHECK(reconcile::preview(labelMatrixOf(sample), rule).decisions.empty());

    const auto count = static_cast<int>(outcome.after.size());
    CHECK(must(reconcile::putBack(sample.project, sample.round, sample.people[1], outcome.before, outcome.after)) ==
          count);
    CHECK((decisionsOf(sample) == before));
    CHECK(must(reconcile::putBack(sample.project, sample.round, sample.people[1], outcome.after, outcome.before)) ==
          count);
    CHECK((decisionsOf(sample) == expected));
    CHECK(must(reconcile::putBack(sample.project, sample.round, sample.people[1], outcome.before, outcome.after)) ==
          count);
    CHECK((decisionsOf(sample) == before));
    // Where nobody is going to undo it the same is decided.
    CHECK(must(reconcile::applyForGood(sample.project, sample.round, sample.people[1], preview)) == count);
    CHECK((decisionsOf(sample) == expected));
    // Nothing is as it was before, and so nothing is done again.
    CHECK(must(reconcile::putBack(sample.project, sample.round, sample.people[1], outcome.after, outcome.before)) == 0);
    CHECK((decisionsOf(sample) == expected));
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Rules: another rule may change what a rule decided, but not what a person or a file did", "[reconcile]")
{
    Sample sample(3, 3);
    for (int item = 0; item < 3; ++item) {
        label(sample, item, {"A.1", "A.1", "B.1"});
    }
    const auto applied = [&](const std::string& rule) {
        const auto preview = reconcile::preview(labelMatrixOf(sample), must(Rule::parse(rule)));
        return must(reconcile::apply(sample.project, sample.round, {}, preview)).after.size();
    };
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], sample.decided("B.1")}}));
    DecisionContent later;
    later.state = DecisionState::Deferred;
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[1], later}}));
    CHECK(applied("majority") == 1);
    CHECK(codeOf(sample, 0) == "B.1");
    CHECK(codeOf(sample, 1).empty());
    CHECK(codeOf(sample, 2) == "A.1");
    const auto preview = reconcile::preview(labelMatrixOf(sample), must(Rule::parse("majority")));
    CHECK(preview.alreadyDecided == 2);
    CHECK(preview.sameAsDecided == 0);

    // The labels change; the rule's own decision follows, the person's does not.
    label(sample, 2, {"B.1", "", ""});
    CHECK(applied("at-least=2") == 1);
    CHECK(codeOf(sample, 2) == "B.1");
    CHECK(codeOf(sample, 0) == "B.1");
}

TEST_CASE("Rules: what a person decided between preview and apply, or since, is left alone", "[reconcile]")
{
    Sample sample(3, 2);
    label(sample, 0, {"A.1", "A.1", "B.1"});
    label(sample, 1, {"A.1", "A.1", "B.1"});
    const auto preview = reconcile::preview(labelMatrixOf(sample), must(Rule::parse("majority")));
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], sample.decided("B.2")}}));
    const auto outcome = must(reconcile::apply(sample.project, sample.round, sample.people[1], preview));
    CHECK(outcome.after.size() == 1);
    CHECK(codeOf(sample, 0) == "B.2");
    CHECK(codeOf(sample, 1) == "A.1");
    // Somebody decides anew before the undo.
    must(reconcile::decide(sample.project, sample.round, sample.people[2], {{sample.items[1], sample.decided("B.1")}}));
    CHECK(must(reconcile::putBack(sample.project, sample.round, sample.people[1], outcome.before, outcome.after)) == 0);
    CHECK(codeOf(sample, 1) == "B.1");
    CHECK(must(reconcile::decisionHistory(sample.project, sample.items[1])).size() == 2);
}

TEST_CASE("Decisions: contents that do not fit together are refused, all or none", "[reconcile]")
{
    Sample sample(2, 2);
    const auto codeFor = [&](DecisionContent content, PersonId by) {
        return errorOf(reconcile::decide(sample.project, sample.round, by,
                                         {{sample.items[0], sample.decided("A.1")}, {sample.items[1], content}}))
            .code;
    };
    DecisionContent none;
    none.state = DecisionState::Decided;
    CHECK(codeFor(none, sample.people[0]) == Errc::Invalid);
    DecisionContent both = sample.decided("A.1");
    both.state = DecisionState::Deferred;
    CHECK(codeFor(both, sample.people[0]) == Errc::Invalid);
    DecisionContent unknown = sample.decided("A.1");
    unknown.category = CategoryId{999};
    CHECK(codeFor(unknown, sample.people[0]) == Errc::UnknownCategory);
    CHECK(codeFor(sample.decided("A.1"), {}) == Errc::Invalid);
    DecisionContent garbled = sample.decided("A.1");
    garbled.reason = "bad \xff";
    CHECK(codeFor(garbled, sample.people[0]) == Errc::Invalid);
    CHECK(codeOf(sample, 0).empty());
    CHECK(must(reconcile::decisionHistory(sample.project, sample.items[0])).empty());
}

TEST_CASE("Decisions: while a round is blind, neither votes nor decisions nor rules", "[reconcile]")
{
    Sample sample(2, 2);
    study::RoundPlan plan;
    plan.name = "Blind";
    const Round round = must(study::startRound(sample.project, plan));
    const ItemId item = must(store::itemsInOrder(sample.project.database(), round.id)).front();
    CHECK(errorOf(LabelMatrix::load(sample.project, round.id)).code == Errc::NotPermitted);
    const PersonId by = sample.people[0];
    CHECK(errorOf(reconcile::votes(sample.project, round.id, item)).code == Errc::NotPermitted);
    CHECK(errorOf(reconcile::decide(sample.project, round.id, by, {{item, sample.decided("A.1")}})).code ==
          Errc::NotPermitted);
    CHECK(errorOf(reconcile::apply(sample.project, round.id, by, {})).code == Errc::NotPermitted);
    CHECK(errorOf(reconcile::putBack(sample.project, round.id, by, {}, {})).code == Errc::NotPermitted);
    must(study::liftBlind(sample.project, {}, round.id, "everybody is done"));
    CHECK(reconcile::votes(sample.project, round.id, item).ok());
    must(reconcile::decide(sample.project, round.id, by, {{item, sample.decided("A.1")}}));
}

TEST_CASE("Votes: everybody's label with what belongs to it, by person", "[reconcile]")
{
    Sample sample(3, 1);
    LabelContent content = sample.labelled("A.1");
    content.summary = "how to";
    content.note = "see log";
    content.confidence = Confidence::Low;
    sample.give(2, 0, content);
    sample.give(0, 0, test::notForStudy(Exclusion::NotAnIssue));
    const auto votes = must(reconcile::votes(sample.project, sample.round, sample.items[0]));
    REQUIRE(votes.size() == 2);
    CHECK(votes[0].by == sample.people[0]);
    CHECK(votes[0].content.exclusion == Exclusion::NotAnIssue);
    CHECK((votes[1].content == content));
    CHECK(votes[1].codebook == sample.project.codebook());
}
