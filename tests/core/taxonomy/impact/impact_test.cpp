// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/project/ratings.h"
#include "core/reconcile/decisions.h"
#include "core/report/documents.h"
#include "core/store/study/rounds.h"
#include "core/study/rounds.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/impact.h"
#include "core/taxonomy/versions.h"
#include "tests/core/english.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/core/taxonomy/edits/random_edits.h"
#include "tests/support/catch.h"
#include "tests/support/real_data.h"

#include <array>

using namespace accord;
using taxonomy::Edit;
using taxonomy::Impact;
using taxonomy::Preview;
using test::must;
using test::Sample;

namespace {

using Kappas = std::array<std::optional<double>, 3>;

std::vector<Edit> edits(const std::string& lines)
{
    return must(taxonomy::parseEdits(lines));
}

std::optional<double> valueOf(const agreement::Outcome& outcome)
{
    return outcome.defined() ? std::optional(outcome->value) : std::nullopt;
}

// As the live display and the report of agreement compute it.
Kappas liveKappas(Project& project, RoundId round)
{
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
    const LiveLevels live(labelMatrix);
    Kappas kappas;
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        kappas[static_cast<std::size_t>(level) - 1] = valueOf(live.at(level).value(agreement::kFleissKappa));
    }
    return kappas;
}

Kappas reportedKappas(Project& project, RoundId round)
{
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
    Kappas kappas;
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        Selection selection;
        selection.level = level;
        kappas[static_cast<std::size_t>(level) - 1] =
            valueOf(agreement::compute(agreement::kFleissKappa, ratings(labelMatrix, selection).table));
    }
    return kappas;
}

Kappas afterOf(const Impact& impact)
{
    Kappas kappas;
    for (std::size_t level = 0; level < 3; ++level) {
        kappas[level] = impact.byRound.front().kappa[level].after;
    }
    return kappas;
}

Kappas beforeOf(const Impact& impact)
{
    Kappas kappas;
    for (std::size_t level = 0; level < 3; ++level) {
        kappas[level] = impact.byRound.front().kappa[level].before;
    }
    return kappas;
}

// Everybody labels everything somehow.
void labelAll(Sample& sample, std::mt19937& random)
{
    const auto codes = sample.project.taxonomy()->codes();
    for (int person = 0; person < static_cast<int>(sample.people.size()); ++person) {
        for (int item = 0; item < static_cast<int>(sample.items.size()); ++item) {
            const auto what = random() % 10;
            if (what == 0) {
                continue;
            }
            sample.give(person, item,
                        what == 1   ? test::notForStudy(Exclusion::OffTopic)
                        : what == 2 ? test::cannotTell()
                                    : sample.labelled(codes[random() % codes.size()]));
        }
    }
}

} // namespace

TEST_CASE("An impact counts labels, decisions, people and rounds, each once")
{
    Sample sample(3, 4);
    for (int person = 0; person < 3; ++person) {
        sample.give(person, 0, "B.1");
        sample.give(person, 1, person == 0 ? "B.1.i" : "B.2");
        sample.give(person, 2, "A.1");
    }
    must(reconcile::decide(sample.project, sample.round, sample.people[0],
                           {{sample.items[0], sample.decided("B.1")}, {sample.items[2], sample.decided("A.1")}}));
    const Preview preview = must(taxonomy::preview(
        sample.project, edits("merge B.1 into B.2\nrename B.2 \"Slow\"\nadd theme A \"New\""), sample.people[0]));
    REQUIRE(preview.edits.size() == 3);
    const Impact& merged = preview.edits[0].impact;
    CHECK(merged.labels == 4);
    CHECK(merged.decisions == 1);
    CHECK(merged.people == 3);
    CHECK(merged.rounds == 1);
    CHECK(merged.level == Level::Theme);
    CHECK(merged.relabel == 0);
    CHECK(preview.edits[1].impact.labels == 2);
    CHECK(preview.edits[1].impact.people == 2);
    CHECK(preview.edits[2].impact.labels == 0);
    CHECK(preview.all.labels == 6);
    CHECK(preview.taxonomy.findCode("A.3") != nullptr);

    const Preview again = must(taxonomy::preview(
        sample.project, edits("define B.2 definition \"d\" meaning\nsplit A.1 into \"x\" \"y\""), sample.people[0]));
    CHECK(again.edits[0].impact.relabel == 2);
    CHECK(again.edits[1].impact.relabel == 3);
    CHECK(again.all.relabel == 5);
    CHECK(again.edits[1].impact.labels == 3);
}

TEST_CASE("The sentence tells what is merged, how much that is, and what kappa becomes")
{
    Sample sample(2, 3);
    sample.give(0, 0, "B.1");
    sample.give(1, 0, "B.2");
    sample.give(0, 1, "A.1");
    sample.give(1, 1, "A.1");
    sample.give(0, 2, "A.2");
    sample.give(1, 2, "A.2");
    const Preview preview =
        must(taxonomy::preview(sample.project, edits("merge B.1 into B.2\nrename A.1 \"Howto\""), sample.people[0]));
    // Two of three items agree; after the merge all of them do.
    CHECK(report::impactSentence(test::kEnglish, sample.project, preview.edits[0].text, preview.edits[0].impact) ==
          "merge B.1 into B.2: 1 label, 0 decisions, kappa at theme level from .5385 to 1.0000");
    CHECK(report::impactSentence(test::kEnglish, sample.project, preview.edits[1].text, preview.edits[1].impact) ==
          "rename A.1 \"Howto\": 2 labels, 0 decisions, kappa at theme level stays 1.0000");
    // What a split does to kappa is up to whoever labels again.
    const Preview split = must(
        taxonomy::preview(sample.project, edits("split A.1 into \"x\" \"y\"\nmerge B.1 into B.2"), sample.people[0]));
    CHECK(report::impactSentence(test::kEnglish, sample.project, "split A.1", split.edits[0].impact) ==
          "split A.1: 2 labels, 0 decisions, 2 labels to look at again, kappa at theme level unknown until they are "
          "(now .5385)");
    CHECK(report::impactSentence(test::kEnglish, sample.project, "both", split.all)
              .ends_with("2 labels to look at again, kappa at theme level from .5385 to 1.0000, and unknown until they "
                         "are"));
    CHECK(report::kappaText(test::kEnglish, -0.03124) == "-.0312");
    CHECK(report::kappaText(test::kEnglish, 0.76214) == ".7621");
    CHECK(report::kappaText(test::kEnglish, -0.00001) == ".0000");
    CHECK(report::kappaText(test::kEnglish, std::nullopt) == "undefined");
}

TEST_CASE("Of a blind round only the viewer's own labels are told")
{
    Sample sample(3, 3);
    study::RoundPlan plan;
    plan.name = "Blind";
    plan.blind = true;
    const Round blind = must(study::startRound(sample.project, plan));
    sample.round = blind.id;
    sample.items = must(store::itemsInOrder(sample.project.database(), blind.id));
    sample.give(0, 0, "B.1");
    sample.give(1, 0, "B.1");
    sample.give(1, 1, "B.2");
    const Preview mine = must(taxonomy::preview(sample.project, edits("merge B.1 into B.2"), sample.people[0]));
    CHECK(mine.all.labels == 1);
    CHECK(mine.all.decisions == 0);
    REQUIRE(mine.all.byRound.size() == 1);
    CHECK(mine.all.byRound[0].blind);
    CHECK_FALSE(mine.all.byRound[0].kappa[1].before.has_value());
    CHECK_FALSE(mine.all.byRound[0].kappa[1].after.has_value());
    const Preview others = must(taxonomy::preview(sample.project, edits("merge B.1 into B.2"), sample.people[2]));
    CHECK(others.all.labels == 0);
    CHECK(others.all.byRound.empty());
    CHECK(report::impactSentence(test::kEnglish, sample.project, "merge B.1 into B.2", mine.all) ==
          "merge B.1 into B.2: 1 label, 0 decisions; of blind rounds only your own labels are counted");
}

TEST_CASE("A code that another category had is neither foretold nor suggested, and refused before anything is applied")
{
    Sample sample(2, 3);
    sample.give(0, 0, "B.2");
    const auto apply = [&](const std::string& lines) {
        return taxonomy::applyEdits(sample.project, edits(lines), sample.people[0], "");
    };
    must(apply("recode B.2 as B.7"));
    for (const char* lines :
         {"add theme B \"New\" as b.2", "recode B.1 as B.2", "recode B as Z\nadd type \"New\" as B"}) {
        const Error foretold = test::errorOf(taxonomy::preview(sample.project, edits(lines), sample.people[0]));
        CHECK(foretold.code == Errc::Invalid);
        CHECK(accord::test::says(foretold, "; codes are not used again"));
        const Error refused = test::errorOf(apply(lines));
        CHECK(accord::test::said(refused) == accord::test::said(foretold));
    }
    must(apply("recode A as Q\nrecode Q.2 as Q.9\nadd theme Q \"New\"\nadd type \"Other\"\nrecode B.7 as B.2"));
    for (const auto& [code, name] : {std::pair("C", "Other"), std::pair("B.2", "Speed")}) {
        const Category* found = sample.project.taxonomy()->findCode(code);
        REQUIRE(found != nullptr);
        CHECK(found->name == name);
    }
}

TEST_CASE("Kappa is afterwards what was foretold, to the last digit, whatever is edited")
{
    for (std::uint32_t seed = 1; seed <= 15; ++seed) {
        INFO("seed " << seed);
        std::mt19937 random(seed);
        Sample sample(4, 30);
        labelAll(sample, random);
        for (int version = 0; version < 3; ++version) {
            const HeldCodes held = must(heldCodes(sample.project.database()));
            const auto some = test::possibleEdits(*sample.project.taxonomy(), 4, random, held);
            const Preview preview = must(taxonomy::preview(sample.project, some, sample.people[0]));
            REQUIRE(beforeOf(preview.all) == liveKappas(sample.project, sample.round));
            (void)must(taxonomy::applyEdits(sample.project, some, sample.people[0], ""));
            REQUIRE(afterOf(preview.all) == liveKappas(sample.project, sample.round));
            REQUIRE(afterOf(preview.all) == reportedKappas(sample.project, sample.round));
            REQUIRE(afterOf(preview.edits.back().impact) == afterOf(preview.all));
            labelAll(sample, random);
        }
    }
}

TEST_CASE("The study: a merge on 271,194 labels is foretold, applied and undone")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", study);
    const RoundId round = project.rounds().front().id;
    const PersonId lead = project.people().front().id;
    const Kappas before = liveKappas(project, round);
    REQUIRE(before[1].has_value());
    CHECK(report::kappaText(test::kEnglish, before[1]) == ".7621");

    const auto merge = edits("merge C.7 into C.6");
    const Preview preview = must(taxonomy::preview(project, merge, lead));
    const Impact& impact = preview.edits.front().impact;
    CHECK(beforeOf(impact) == before);
    CHECK(impact.labels > 0);
    CHECK(impact.decisions > 0);
    CHECK(impact.people == 7);
    const std::string sentence = report::impactSentence(test::kEnglish, project, preview.edits.front().text, impact);
    CHECK(sentence == "merge C.7 into C.6: 12,504 labels, 1,664 decisions, kappa at theme level from .7621 to .7635");

    (void)must(taxonomy::applyEdits(project, merge, lead, "One theme"));
    CHECK(liveKappas(project, round) == afterOf(impact));
    CHECK(reportedKappas(project, round) == afterOf(impact));
    CHECK(afterOf(impact) != before);

    (void)must(taxonomy::undoVersion(project, project.codebookNumber(), lead));
    CHECK(liveKappas(project, round) == before);

    const Preview split = must(taxonomy::preview(project, edits("split C.7 into \"One\" \"Other\""), lead));
    CHECK(split.all.relabel == impact.labels);
    CHECK(*afterOf(split.all)[1] == Approx(*before[1]).epsilon(1e-12));
}
