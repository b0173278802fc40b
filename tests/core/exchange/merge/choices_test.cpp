// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/project/label_matrix.h"
#include "core/project/repair.h"
#include "core/store/study/codebooks.h"
#include "core/study/people.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"

#include <functional>

using namespace accord;
using exchange::MergeQuestion;
using exchange::MergeQuestionKind;
using test::merged;
using test::must;
using test::planned;
using test::visible;

namespace fs = std::filesystem;

TEST_CASE("Merge: a person who worked in two copies is shown, and each choice holds", "[merge]")
{
    const auto [prefer, expected] =
        GENERATE(table<Prefer, std::string>({{Prefer::Newest, "B.2"}, {Prefer::Here, "A.2"}, {Prefer::There, "B.2"}}));
    test::Team team;
    team.give(0, 0, "A.1");
    const fs::path package = team.package(0);
    team.give(0, 0, "A.2");
    team.give(0, 1, "A.1");
    test::giveIn(package, "Person 1", 0, "B.1");
    test::giveIn(package, "Person 1", 0, "B.2");
    test::giveIn(package, "Person 1", 1, "A.1");

    const auto plan = planned(team.file, {package});
    const MergeQuestion* question = test::lookFor(plan, MergeQuestionKind::LabelledTwice);
    REQUIRE(question != nullptr);
    CHECK(question->subject == "Person 1");
    CHECK(question->count == 1); // the same label twice is no question
    CHECK(question->samples == std::vector<std::string>{test::sampleLink(1).url});
    CHECK(question->choices == std::vector<std::string>{"newest", "here", "package"});

    MergeChoices choices;
    choices.samePerson = prefer;
    (void)team.merge({package}, choices);
    CHECK(team.code(0, 0) == expected);
    CHECK(must(checkIntegrity(team.project)).sound());
    // Nothing is asked again, and nothing changes again.
    const auto again = planned(team.file, {package});
    CHECK(again.nothingNew());
    CHECK_FALSE(again.needsALook());
    (void)team.merge({package}, choices);
    CHECK(team.code(0, 0) == expected);
}

TEST_CASE("Merge: only a lead chooses whose label, which text and which codebook holds", "[merge]")
{
    test::Team team;
    team.give(0, 0, "A.1");
    const fs::path package = team.package(0);
    team.give(0, 0, "A.2");
    test::giveIn(package, "Person 1", 0, "B.1");
    team.lead();
    const auto dump = test::dump(team.project);
    const auto refused = [&](const std::function<void(MergeChoices&)>& choose) {
        MergeChoices choices;
        choices.by = team.people[0];
        choose(choices);
        NoProgress quiet;
        const std::vector<fs::path> files{package};
        const auto merged = exchange::merge(team.project, files, choices, quiet, {});
        return !merged.ok() && merged.error().code == Errc::NotPermitted &&
               exchange::planMerge(team.project, files, choices, quiet, {}).error().code == Errc::NotPermitted;
    };
    CHECK(refused([](MergeChoices& choices) { choices.samePerson = Prefer::Here; }));
    CHECK(refused([](MergeChoices& choices) { choices.samePerson = Prefer::There; }));
    CHECK(refused([](MergeChoices& choices) { choices.retired = RetiredLabels::Flag; }));
    CHECK(refused([](MergeChoices& choices) { choices.retired = RetiredLabels::Reopen; }));
    CHECK(refused([](MergeChoices& choices) { choices.texts = Prefer::Here; }));
    CHECK(refused([](MergeChoices& choices) { choices.codebook = Prefer::There; }));
    CHECK(test::dump(team.project) == dump);
    // As it comes everybody may merge it, and a lead as they like.
    MergeChoices choices;
    choices.by = team.people[2];
    choices.samePerson = Prefer::Here;
    (void)team.merge({package}, choices);
    CHECK(team.code(0, 0) == "A.2");
    CHECK_FALSE(refused([](MergeChoices&) {}));
}

TEST_CASE("Merge: a person who worked in two packages is shown although both are new here", "[merge]")
{
    test::Team team;
    const fs::path first = team.package(0, "first.accord");
    const fs::path second = team.package(0, "second.accord");
    test::giveIn(first, "Person 1", 3, "A.1");
    test::giveIn(second, "Person 1", 3, "B.1");
    test::giveIn(second, "Person 1", 4, "B.1");
    const auto plan = planned(team.file, {first, second});
    const MergeQuestion* question = test::lookFor(plan, MergeQuestionKind::LabelledTwice);
    REQUIRE(question != nullptr);
    CHECK(question->count == 1);
    MergeChoices choices;
    choices.samePerson = Prefer::Here; // what came in before
    (void)team.merge({first, second}, choices);
    CHECK(team.code(0, 3) == "A.1");
    CHECK(team.code(0, 4) == "B.1");
}

TEST_CASE("Merge: an issue's text that changed is shown, both are kept, and each choice holds", "[merge]")
{
    const auto [prefer, expected] = GENERATE(table<Prefer, std::string>({{Prefer::Newest, "changed twice there"},
                                                                         {Prefer::Here, "changed here"},
                                                                         {Prefer::There, "changed twice there"}}));
    test::Team team;
    test::setText(team.project, 1, "first");
    test::setText(team.project, 2, "the same");
    const fs::path package = team.package(0);
    {
        Project other = must(Project::open(package));
        test::setText(other, 1, "changed there");
        test::setText(other, 1, "changed twice there");
        test::setText(other, 3, "found there");
    }
    test::setText(team.project, 1, "changed here");
    MergeChoices choices;
    choices.take = std::set{MergeExtra::Items};
    const auto plan = planned(team.file, {package}, choices);
    CHECK(plan.fresh().texts == 3);
    const MergeQuestion* question = test::lookFor(plan, MergeQuestionKind::TextChanged);
    REQUIRE(question != nullptr);
    CHECK(question->count == 1);
    CHECK(question->samples == std::vector<std::string>{test::sampleLink(1).url});

    choices.texts = prefer;
    (void)team.merge({package}, choices);
    CHECK(test::titleOf(team.project, 1) == expected);
    CHECK(test::titleOf(team.project, 2) == "the same");
    CHECK(test::titleOf(team.project, 3) == "found there");
    CHECK(must(team.project.database().number("SELECT count(*) FROM document")) == 6);
    CHECK(must(team.project.database().number("SELECT count(*) FROM part")) == 6);
    MergeChoices taking;
    taking.take = choices.take;
    const auto again = team.merge({package}, taking);
    CHECK(again.nothingNew());
    CHECK(test::titleOf(team.project, 1) == expected);
    test::setText(team.project, 1, "and again here");
    (void)team.merge({package});
    CHECK(test::titleOf(team.project, 1) == "and again here");
}

TEST_CASE("Merge: a category that was renamed or retired meanwhile is shown, labels keep it", "[merge]")
{
    test::Team team;
    const fs::path package = team.package(0);
    test::giveIn(package, "Person 1", 0, "B.2");
    test::giveIn(package, "Person 1", 1, "A.2");
    // Here: B.2 goes, A.2 is called otherwise.
    std::string json = test::changedTaxonomy(R"("code":"A.2","name":"Why")", R"("code":"A.9","name":"Wherefore")");
    json = test::taxonomyWithout(json, "00000000-0000-4000-8000-000000000022");
    (void)must(exchange::importTaxonomyText(team.project, json, "changed.json"));

    const auto plan = planned(team.file, {package});
    const MergeQuestion* renamed = test::lookFor(plan, MergeQuestionKind::CategoryRenamed);
    REQUIRE(renamed != nullptr);
    CHECK(renamed->subject == "A.2 Why");
    CHECK(renamed->detail == "A.9 Wherefore");
    const MergeQuestion* retired = test::lookFor(plan, MergeQuestionKind::CategoryRetired);
    REQUIRE(retired != nullptr);
    CHECK(retired->subject == "B.2 Speed");
    const MergeQuestion* labels = test::lookFor(plan, MergeQuestionKind::RetiredLabels);
    REQUIRE(labels != nullptr);
    CHECK(labels->count == 1);
    MergeChoices choices;

    SECTION("kept")
    {
        (void)team.merge({package});
        CHECK(team.code(0, 0) == "B.2");
        const LabelMatrix labelMatrix = must(LabelMatrix::load(team.project, team.round));
        CHECK(labelMatrix.cell(0, 0).category >= 0);
    }
    SECTION("flagged")
    {
        choices.retired = RetiredLabels::Flag;
        CHECK(team.merge({package}, choices).relabelled == 1);
        CHECK(team.code(0, 0) == "B.2");
        CHECK(must(labelling::currentContent(team.project, team.round, team.items[0], team.people[0])).flagged);
        CHECK_FALSE(must(labelling::currentContent(team.project, team.round, team.items[1], team.people[0])).flagged);
    }
    SECTION("opened again")
    {
        choices.retired = RetiredLabels::Reopen;
        CHECK(team.merge({package}, choices).relabelled == 1);
        CHECK(team.code(0, 0).empty());
    }
    CHECK(team.code(0, 1) == "A.9");
    CHECK(planned(team.file, {package}).nothingNew());
    CHECK(team.merge({package}, choices).relabelled == 0);
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("Merge: codebooks of both copies are kept and numbered alike, and each choice holds", "[merge]")
{
    const auto prefer = GENERATE(Prefer::Newest, Prefer::Here, Prefer::There);
    test::Team team;
    const fs::path copy = team.copy();
    const std::string added =
        R"({"id":"00000000-0000-4000-8000-000000000031","parent":"00000000-0000-4000-8000-000000000002","code":"B.3","name":"Odd"},
{"id":"00000000-0000-4000-8000-000000000021")";
    (void)must(exchange::importTaxonomyText(
        team.project, test::changedTaxonomy(R"({"id":"00000000-0000-4000-8000-000000000021")", added), "here.json"));
    test::importTaxonomyIn(copy, test::changedTaxonomy("\"Memory\"", "\"Room\""));
    test::importTaxonomyIn(copy, test::changedTaxonomy("\"Memory\"", "\"Space\""));
    team.give(0, 0, "B.3");

    const auto plan = planned(team.file, {copy});
    REQUIRE(test::lookFor(plan, MergeQuestionKind::CodebookDiffers) != nullptr);
    MergeChoices choices;
    choices.codebook = prefer;
    (void)team.merge({copy}, choices);
    CHECK(must(team.project.categoryCoded("B.1")).name == (prefer == Prefer::Here ? "Memory" : "Space"));
    const Category* odd = team.project.taxonomy()->findCode("B.3");
    REQUIRE(odd != nullptr);
    CHECK(odd->retired == (prefer != Prefer::Here));
    CHECK(team.code(0, 0) == "B.3");
    const auto codebooks = must(store::codebooks(team.project.database()));
    CHECK(codebooks.size() == (prefer == Prefer::Here ? 5U : 4U));
    for (std::size_t i = 0; i < codebooks.size(); ++i) {
        CHECK(codebooks[i].number == static_cast<int>(i) + 1);
    }
    (void)merged(copy, {team.file});
    CHECK(visible(copy) == visible(team.file));
    CHECK_FALSE(planned(team.file, {copy}).needsALook());
}

TEST_CASE("Merge: what is left out is not said to be here already", "[merge]")
{
    test::Team team;
    team.lead();
    team.give(0, 0, "A.1");
    const fs::path copy = team.copy();
    Uuid stranger;
    {
        Project other = must(Project::open(copy));
        study::PersonContent person;
        person.name = "Stranger";
        stranger = must(study::addPerson(other, team.people[2], person)).uuid;
    }
    test::giveIn(copy, "Stranger", 0, "B.1");
    test::giveIn(copy, "Stranger", 1, "B.2");
    test::giveIn(copy, "Person 2", 1, "B.2");
    MergeChoices choices;
    choices.by = team.people[2];
    choices.people[stranger].kind = PersonChoice::Kind::LeaveOut;
    const auto plan = planned(team.file, {copy}, choices);
    CHECK(plan.fresh().labels == 1);
    CHECK(plan.files.at(0).known.labels == 1);
    (void)team.merge({copy}, choices);
    const auto again = planned(team.file, {copy}, choices);
    CHECK(again.fresh().labels == 0);
    CHECK(again.files.at(0).known.labels == 2);
}
