// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/rating_table.h"
#include "core/project/ratings.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;

namespace {

/// Item 0: A.1 twice, B.1 once; item 1: one each.
struct Divided : Sample
{
    Divided()
    {
        give(0, 0, "A.1");
        give(1, 0, "A.1");
        give(2, 0, "B.1");
        give(0, 1, "A.1");
        give(1, 1, "B.1");
    }

    Status decide(std::size_t item, const DecisionContent& content)
    {
        return reconcile::decide(project, round, people[0], {{items[item], content}});
    }

    DecisionContent by(std::string_view code, Method method, const std::string& reason = {}) const
    {
        DecisionContent content = decided(code);
        content.method = method;
        content.reason = reason;
        return content;
    }

    // Votes of all three, revealed unless told otherwise.
    Uuid votedFor(std::size_t item, const std::vector<std::string>& codes, bool revealed = true)
    {
        must(reconcile::openSecondVotes(project, {round, {items[item]}, people[0], {}, people}));
        const Uuid id = must(reconcile::newestSecondVote(project, round, items[item]))->id;
        for (std::size_t i = 0; i < codes.size(); ++i) {
            must(reconcile::cast(project, id, people[i], {Verdict::Category, category(codes[i]), Exclusion::None, {}}));
        }
        if (revealed) {
            must(reconcile::reveal(project, id, people[0], true));
        }
        return id;
    }
};

} // namespace

TEST_CASE("Deciding against the majority of the first labels needs a reason", "[meeting]")
{
    Divided sample;
    const Error error = errorOf(sample.decide(0, sample.by("B.1", Method::Consensus, " \t")));
    CHECK(error.code == Errc::Invalid);
    CHECK(accord::test::says(error, "it goes against the majority of the first labels, A.1 (2 of 3), so say why"));
    CHECK(must(reconcile::currentDecision(sample.project, sample.round, sample.items[0])).state == DecisionState::Open);
    must(sample.decide(0, sample.by("B.1", Method::Consensus, "it asks for a feature")));
    must(sample.decide(0, sample.by("A.1", Method::Consensus)));
    SECTION("where they have none, none does")
    {
        CHECK(sample.decide(1, sample.by("B.1", Method::Lead)).ok());
        CHECK(sample.decide(5, sample.by("B.1", Method::Lead)).ok());
    }
    SECTION("also for none of these and not for this study")
    {
        DecisionContent content;
        content.state = DecisionState::Decided;
        for (const Verdict verdict : {Verdict::NoneOfThese, Verdict::NotForStudy}) {
            content.verdict = verdict;
            content.reason.clear();
            CHECK(errorOf(sample.decide(0, content)).code == Errc::Invalid);
            content.reason = "two topics in one";
            must(sample.decide(0, content));
        }
    }
    SECTION("but a rule's or a file's does not")
    {
        DecisionContent content = sample.decided("B.1");
        content.reason.clear();
        content.source = DecisionSource::Import;
        CHECK(sample.decide(0, content).ok());
    }
}

TEST_CASE("What a decision says of how it came about is true", "[meeting]")
{
    Divided sample;
    SECTION("the majority of the first labels")
    {
        must(sample.decide(0, sample.by("A.1", Method::Majority)));
        CHECK(accord::test::says(errorOf(sample.decide(0, sample.by("B.1", Method::Majority, "why not"))),
                                 "the majority of the first labels says A.1 (2 of 3)"));
        CHECK(errorOf(sample.decide(1, sample.by("B.1", Method::Majority))).code == Errc::Invalid);
    }
    SECTION("a second vote")
    {
        DecisionContent content = sample.by("B.1", Method::SecondVote, "as voted");
        CHECK(errorOf(sample.decide(0, content)).code == Errc::Invalid);
        content.secondVote = sample.votedFor(0, {"B.1", "B.1", "A.1"}, false);
        CHECK(accord::test::says(errorOf(sample.decide(0, content)), "it was not revealed yet"));
        must(reconcile::reveal(sample.project, content.secondVote, sample.people[0], false));
        CHECK(accord::test::says(errorOf(sample.decide(1, content)), "it was about another issue"));
        DecisionContent other = content;
        other.category = sample.category("A.1");
        CHECK(accord::test::says(errorOf(sample.decide(0, other)),
                                 "it leads to B.1 (2 of 3); say how else you came to the "
                                 "decision"));
        other.method = Method::Consensus;
        must(sample.decide(0, other));
        content.takingPart = {sample.people[2], sample.people[0]};
        must(sample.decide(0, content));
        const auto history = must(reconcile::decisionHistory(sample.project, sample.items[0]));
        REQUIRE(history.size() == 2);
        CHECK(history[1].content.method == Method::SecondVote);
        CHECK(history[1].content.secondVote == content.secondVote);
        CHECK(history[1].content.takingPart == std::vector{sample.people[0], sample.people[2]});
        content.secondVote = newUuid();
        CHECK(errorOf(sample.decide(0, content)).code == Errc::NotFound);
    }
    SECTION("a second vote that leads nowhere or was called off")
    {
        DecisionContent content = sample.by("B.1", Method::SecondVote);
        content.secondVote = sample.votedFor(1, {"B.1", "A.1"});
        CHECK(errorOf(sample.decide(1, content)).code == Errc::Invalid);
        content.secondVote = sample.votedFor(1, {"B.1", "B.1"}, false);
        must(reconcile::callOff(sample.project, content.secondVote, sample.people[0]));
        CHECK(accord::test::says(errorOf(sample.decide(1, content)), "it was called off"));
    }
    SECTION("a meeting")
    {
        DecisionContent content = sample.by("B.1", Method::Consensus);
        content.meeting = newUuid();
        CHECK(accord::test::says(errorOf(sample.decide(1, content)), "there is no such meeting on this round"));
    }
}

TEST_CASE("None of these is a decision, and no category where agreement is computed", "[meeting]")
{
    Divided sample;
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = Verdict::NoneOfThese;
    content.method = Method::Consensus;
    must(sample.decide(1, content));
    must(sample.decide(0, sample.by("A.1", Method::Majority)));
    content.category = sample.category("A.1");
    CHECK(errorOf(sample.decide(1, content)).code == Errc::Invalid);

    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    CHECK(labelMatrix.decision(1).verdict == Verdict::NoneOfThese);
    const Ratings at = ratings(labelMatrix, Selection());
    CHECK(at.finals[1] == agreement::kMissing);
    CHECK(at.finals[0] != agreement::kMissing);
    for (std::size_t category = 0; category < at.categories.size(); ++category) {
        CHECK(at.code(labelMatrix.taxonomy(), static_cast<int>(category)) != "-");
    }
}

TEST_CASE("Reasons given earlier are offered again, most used first", "[meeting]")
{
    Divided sample;
    for (const auto& [item, reason] : std::vector<std::pair<std::size_t, std::string>>{{0, "It asks for a feature"},
                                                                                       {1, "It reports a crash"},
                                                                                       {2, "it asks for docs"},
                                                                                       {3, "It reports a crash"},
                                                                                       {4, ""},
                                                                                       {5, "Über die Dokumentation"}}) {
        must(sample.decide(item, sample.by("B.1", Method::Consensus, reason)));
    }
    using Reasons = std::vector<std::string>;
    CHECK(must(reconcile::reasonsLike(sample.project, "")).front() == "It reports a crash");
    CHECK(must(reconcile::reasonsLike(sample.project, "it ")) ==
          Reasons{"It reports a crash", "It asks for a feature", "it asks for docs"});
    CHECK(must(reconcile::reasonsLike(sample.project, "it asks")).size() == 2);
    CHECK(must(reconcile::reasonsLike(sample.project, "Über")) == Reasons{"Über die Dokumentation"});
    CHECK(must(reconcile::reasonsLike(sample.project, "no")).empty());
    CHECK(must(reconcile::reasonsLike(sample.project, "", 2)).size() == 2);
}
