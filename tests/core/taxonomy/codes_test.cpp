// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/codebook/relabel.h"
#include "core/project/consensus.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"
#include "core/store/study/rounds.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"
#include "core/taxonomy/codes.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using test::errorOf;
using test::must;
using test::Sample;

namespace {

LabelContent coded(const std::string& code, const std::string& summary = {})
{
    LabelContent content;
    content.verdict = Verdict::NoneOfThese;
    content.code = code;
    content.summary = summary;
    return content;
}

void allowCodes(Project& project, RoundId round, bool allowed = true)
{
    study::RoundContent content = study::contentOf(*project.round(round));
    content.openCodes = allowed;
    must(study::editRound(project, project.people().front().id, round, content));
}

/// A round that takes open codes.
struct Coding : Sample
{
    Coding() { allowCodes(project, round); }

    Error refusal(const LabelContent& content)
    {
        return errorOf(labelling::submitLabel(project, {round, items[0], people[0], content, 0}));
    }

    std::vector<taxonomy::OpenCode> codes() { return must(taxonomy::openCodes(project, people[0])).codes; }
};

// "0 B.3;2 B.3;": places in the round, and what the code has become.
std::string again(Coding& sample, int person)
{
    std::string text;
    for (const LabelToRelabel& label :
         must(toLookAtAgain(sample.project, sample.round, sample.people[static_cast<std::size_t>(person)]))) {
        const Category* category = sample.project.taxonomy()->find(label.category);
        text += std::to_string(std::ranges::find(sample.items, label.item) - sample.items.begin()) + " " +
                (label.why == RelabelReason::Coded ? category->code : "other") + ";";
    }
    return text;
}

} // namespace

TEST_CASE("Open codes: a round takes them when a lead says so, and only while nobody's work is over")
{
    Sample sample;
    const auto give = [&](const LabelContent& content) {
        return labelling::submitLabel(sample.project, {sample.round, sample.items[0], sample.people[0], content, 0});
    };
    CHECK(errorOf(give(coded("drift"))).reason == Reason::NoOpenCodes);
    // Another window's change holds at once.
    Project other = test::reopened(sample.project);
    allowCodes(other, sample.round);
    must(give(coded("drift", "results differ")));
    must(sample.project.refresh());
    CHECK(sample.project.round(sample.round)->openCodes);
    allowCodes(sample.project, sample.round, false);
    // What stands goes on to stand, with another note for example; what is new is refused.
    LabelContent noted = coded("drift", "results differ");
    noted.note = "seen twice";
    must(give(noted));
    CHECK(errorOf(give(coded("another"))).reason == Reason::NoOpenCodes);
    CHECK((must(labelling::currentContent(sample.project, sample.round, sample.items[0], sample.people[0])) == noted));
    must(study::closeRound(sample.project, sample.people[0], sample.round));
    study::RoundContent content = study::contentOf(*sample.project.round(sample.round));
    content.openCodes = true;
    CHECK(errorOf(study::editRound(sample.project, sample.people[0], sample.round, content)).reason ==
          Reason::RoundOver);
}

TEST_CASE("Open codes: a proposal is made of what is open now, whatever a window has heard of")
{
    Coding sample;
    must(store::setBlind(sample.project.database(), sample.round, true));
    must(sample.project.refresh());
    sample.give(0, 0, coded("drift"));
    sample.give(1, 1, coded("drift"));
    Project window = test::reopened(sample.project);
    taxonomy::NewProposal wish;
    wish.content.name = "Numerical Drift";
    wish.content.definition = "Results differ between runs.";
    wish.by = sample.people[0];
    CHECK(errorOf(taxonomy::proposeFromCodes(window, wish, {"drift"})).reason == Reason::OpenCodeUnknown);
    must(study::liftBlind(sample.project, sample.people[0], sample.round, "all is done"));
    CHECK(must(taxonomy::openCodes(window, sample.people[0])).codes.size() == 1);
    must(taxonomy::proposeFromCodes(window, wish, {"drift"}));
}

TEST_CASE("Open codes: a code is a short text on one line, and goes with none of these")
{
    Coding sample;
    CHECK(sample.refusal(coded("")).reason == Reason::OpenCodeNeedsVerdict);
    for (const std::string& text : {std::string(" drift"), std::string("two\nlines"), std::string("\xff"),
                                    std::string("tab\there"), std::string(201, 'x')}) {
        CHECK(sample.refusal(coded(text)).reason == Reason::OpenCodeUnsound);
    }
    LabelContent category = sample.labelled("A.1");
    category.code = "drift";
    CHECK(sample.refusal(category).reason == Reason::OpenCodeNeedsVerdict);
    sample.give(0, 0, coded(std::string(200, 'x')));
    sample.give(0, 0, coded("数值漂移"));
}

TEST_CASE("Open codes: a label that is one is done and gives no rating, and that is told")
{
    Coding sample;
    sample.give(0, 0, coded("drift"));
    sample.give(1, 0, "A.1");
    sample.give(2, 0, "A.1");
    sample.give(0, 1, test::cannotTell());
    const auto queue = must(labelling::queue(sample.project, sample.round, sample.people[0]));
    CHECK(queue[0].done());
    CHECK_FALSE(queue[1].done());
    CHECK(must(study::completeness(sample.project, sample.round)).missing == 3 * 6 - 3);
    CHECK(must(labelling::doneSince(sample.project, sample.round, sample.people[0], "2000-01-01")) == 1);

    const LabelMatrix matrix = must(LabelMatrix::load(sample.project, sample.round));
    const Ratings table = ratings(matrix, {});
    CHECK(table.openCodes == 1);
    CHECK(table.cannotTell == 1);
    CHECK(std::ranges::count_if(table.table.cells, [](int cell) { return cell >= 0; }) == 2);
    CHECK(consensusOf(matrix, 0).agreement != Agreement::Conflict);
    CHECK(consensusOf(matrix, 0).votes == 2);
}

TEST_CASE("Open codes: they are listed with who used them how often, whatever their letters' case")
{
    Coding sample;
    sample.give(0, 0, coded("Drift", "results differ"));
    sample.give(1, 0, coded("drift"));
    sample.give(1, 2, coded("drift", "NaN on one card"));
    sample.give(2, 1, coded("Billing"));
    sample.give(0, 3, coded("gone"));
    sample.give(0, 3, "A.1");
    const auto codes = sample.codes();
    REQUIRE(codes.size() == 2);
    CHECK(codes[0].code == "drift");
    CHECK(codes[0].labels.size() == 3);
    CHECK(codes[0].people == std::vector{sample.people[0], sample.people[1]});
    CHECK(codes[0].labels[0].content.summary == "results differ");
    CHECK(codes[1].code == "Billing");
    CHECK(codes[1].proposals.empty());
    CHECK(must(labelling::codesLike(sample.project, sample.people[2], "DR")) ==
          std::vector<std::string>{"drift", "Drift"});
}

TEST_CASE("Open codes: while a round is blind nobody is told another's")
{
    Coding sample;
    sample.give(0, 0, coded("quokka", "leaks"));
    sample.give(1, 1, coded("wombat"));
    must(store::setBlind(sample.project.database(), sample.round, true));
    must(sample.project.refresh());
    const auto like = [&](int person) {
        return must(labelling::codesLike(sample.project, sample.people[static_cast<std::size_t>(person)], ""));
    };
    CHECK(like(0) == std::vector<std::string>{"quokka"});
    CHECK(like(2).empty());
    for (const PersonId person : sample.people) {
        const auto all = must(taxonomy::openCodes(sample.project, person));
        CHECK(all.codes.empty());
        CHECK(all.leftOut == std::vector{sample.round});
        CHECK(errorOf(taxonomy::openCodes(sample.project, person, sample.round)).code == Errc::NotPermitted);
        taxonomy::NewProposal proposal;
        proposal.content.name = "Guess";
        proposal.content.definition = "Which codes are there?";
        proposal.by = person;
        // A code that is there is refused as one that is not.
        CHECK(errorOf(taxonomy::proposeFromCodes(sample.project, proposal, {"quokka"})).reason ==
              Reason::OpenCodeUnknown);
        CHECK(errorOf(taxonomy::proposeFromCodes(sample.project, proposal, {"none"})).reason ==
              Reason::OpenCodeUnknown);
    }
    must(study::liftBlind(sample.project, sample.people[0], sample.round, "everybody is done"));
    CHECK(sample.codes().size() == 2);
    CHECK(like(2).size() == 2);
}

TEST_CASE("Open codes: several become a category by a proposal, and their labels are to be given again")
{
    Coding sample;
    sample.give(0, 0, coded("Drift", "results differ"));
    sample.give(1, 0, coded("drift"));
    sample.give(1, 2, coded("nondeterminism", "other numbers each run"));
    sample.give(2, 1, coded("Billing"));
    must(study::closeRound(sample.project, sample.people[0], sample.round));

    taxonomy::NewProposal proposal;
    proposal.content.name = "Numerical Drift";
    proposal.content.definition = "Results differ between runs.";
    proposal.content.category = sample.project.taxonomy()->findCode("B")->uuid;
    proposal.by = sample.people[0];
    proposal.asked = {sample.people[0]};
    const Uuid id = must(taxonomy::proposeFromCodes(sample.project, proposal, {"DRIFT", "nondeterminism"}));
    const auto view = must(taxonomy::proposalNamed(sample.project, id.text(), sample.people[0]));
    CHECK(view.proposal.content.codes.size() == 2);
    REQUIRE(view.proposal.raisedBy.size() == 2);
    CHECK(view.proposal.raisedBy[0].item == sample.items[0]);
    CHECK(view.proposal.raisedBy[1].item == sample.items[2]);
    REQUIRE(view.proposal.content.examples.size() == 2);
    CHECK(view.proposal.content.examples[0].find(": results differ") != std::string::npos);
    CHECK(sample.codes()[0].proposals == std::vector{id});
    // A closed round takes no labels, and nothing is to be given again before it is accepted.
    CHECK(again(sample, 1).empty());
    LabelContent theme = sample.labelled("B.1");
    CHECK(errorOf(labelling::submitLabel(sample.project, {sample.round, sample.items[2], sample.people[1], theme, 0}))
              .code == Errc::NotPermitted);

    const auto accepted = must(taxonomy::accept(sample.project, id, sample.people[0]));
    CHECK(again(sample, 0) == "0 B.3;");
    CHECK(again(sample, 1) == "0 B.3;2 B.3;");
    CHECK(again(sample, 2).empty());
    const auto counts = must(relabelCounts(sample.project));
    REQUIRE(counts.size() == 2);
    CHECK(counts[1].coded == 2);
    CHECK(counts[1].meaning + counts[1].split == 0);
    CHECK(must(relabel(sample.project, sample.round, sample.items[2], sample.people[1])) == RelabelReason::Coded);

    LabelContent becomes;
    becomes.verdict = Verdict::Category;
    becomes.category = accepted.category;
    must(labelling::submitLabel(sample.project, {sample.round, sample.items[2], sample.people[1], becomes, 0}));
    CHECK(again(sample, 1) == "0 B.3;");
    // Given again as it is, it is meant.
    must(labelling::submitLabel(sample.project, {sample.round, sample.items[0], sample.people[1], coded("drift"), 0}));
    CHECK(again(sample, 1).empty());
    CHECK(errorOf(labelling::submitLabel(sample.project, {sample.round, sample.items[1], sample.people[2], becomes, 0}))
              .code == Errc::NotPermitted);
}
