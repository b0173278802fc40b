// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>
#include <QLineEdit>

#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/pages/study/study_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/session.h"
#include "ui/pages/study/rounds_tab.h"

using namespace accord;
using namespace accord::test;

namespace {

/// Somebody joins at another machine: the window reads people and rounds anew, and what it held of them goes. Freed
/// memory is written over from its beginning on, where the number of a first round or person is.
FakePrompts::Meanwhile joins(StudyBench& bench, const char* name)
{
    return [&bench, name] {
        Project other = must(Project::open(bench.file()));
        study::PersonContent content;
        content.name = name;
        (void)must(study::addPerson(other, must(other.personNamed("Lea")).id, content));
        const std::size_t before = bench.project().people().size();
        bench.window().session()->poll();
        CHECK(bench.project().people().size() == before + 1);
    };
}

FakePrompts::Meanwhile deletes(StudyBench& bench, const char* round)
{
    return [&bench, round] {
        Project other = must(Project::open(bench.file()));
        must(study::deleteRound(other, must(other.personNamed("Lea")).id, must(other.roundNamed(round)).id));
        bench.window().session()->poll();
        CHECK_FALSE(bench.project().roundNamed(round).ok());
    };
}

void chooseRow(StudyBench& bench, const char* list, std::int64_t id)
{
    auto* rows = bench.in<ui::ListView>(&bench.page(), list);
    rows->choose(id);
    rows->setFocus();
}

} // namespace

TEST_CASE("While a round's question is open others may join: it is about the round that it names")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, false, 6);
    chooseRow(bench, "roundList", bench.round("Pilot").id.value);
    for (const auto& [key, name, state] :
         {std::tuple{Qt::Key_S, "Dee", RoundState::Running}, std::tuple{Qt::Key_C, "Eve", RoundState::Closed},
          std::tuple{Qt::Key_M, "Fay", RoundState::Reconciled}}) {
        INFO(name);
        bench.prompts.expectConfirm(true, joins(bench, name));
        bench.key(key);
        bench.settle();
        REQUIRE(bench.prompts.allAsked());
        CHECK(bench.round("Pilot").state == state);
    }
}

TEST_CASE("A draft that somebody else deletes while its question is open is said to be gone, and no other one goes")
{
    StudyBench bench;
    bench.makeRound("Draft", RoundPurpose::Pilot, false, 6);
    bench.makeRound("Other", RoundPurpose::Main, false, 8);
    chooseRow(bench, "roundList", bench.round("Draft").id.value);
    bench.prompts.expectConfirm(true, joins(bench, "Dee"));
    bench.key(Qt::Key_Delete);
    bench.settle();
    CHECK_FALSE(bench.project().roundNamed("Draft").ok());

    chooseRow(bench, "roundList", bench.round("Other").id.value);
    bench.makeRound("Third", RoundPurpose::Main, false, 8);
    bench.prompts.expectConfirm(true, deletes(bench, "Other"));
    bench.prompts.expectTell();
    bench.key(Qt::Key_Delete);
    bench.settle();
    CHECK(bench.prompts.allAsked());
    CHECK(bench.project().roundNamed("Third").ok());
}

TEST_CASE("A blind is lifted from the round that was named, and the round that was chosen is shown")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    const RoundId pilot = bench.round("Pilot").id;
    bench.window().session()->setRound(pilot);
    bench.settle();
    bench.prompts.expectLine(QStringLiteral("everybody has finished"), joins(bench, "Dee"));
    bench.action("study.liftBlind")->trigger();
    bench.settle();
    CHECK(bench.prompts.allAsked());
    CHECK_FALSE(bench.round("Pilot").blind);

    bench.makeRound("Draft", RoundPurpose::Main, false, 6);
    bench.makeRound("Main", RoundPurpose::Main, false, 6);
    bench.makeRound("Check", RoundPurpose::Main, false, 6);
    // In the list as it is afterwards another one has its place.
    bench.prompts.expectChoose(QStringLiteral("Main (blind)"), deletes(bench, "Draft"));
    bench.action("study.chooseRound")->trigger();
    bench.settle();
    CHECK(bench.window().session()->round() == bench.round("Main").id);
}

TEST_CASE("Whoever the question names has left, and whoever was asked has made the references")
{
    StudyBench bench;
    bench.makeRound("Training", RoundPurpose::Training, true, 6);
    {
        Project other = must(Project::open(bench.file()));
        const RoundId round = bench.round("Training").id;
        labelling::LabelSubmission given{round, {}, bench.person("Lea"), {}, 10};
        given.item = must(labelling::queue(other, round, given.by)).front().item;
        given.content.verdict = Verdict::Category;
        given.content.category = bench.project().categoryCoded("C.9")->id;
        must(labelling::submitLabel(other, given));
    }
    bench.key(Qt::Key_4);
    bench.settle();
    bench.prompts.expectConfirm(true, joins(bench, "Dee"));
    bench.prompts.expectTell();
    bench.key(Qt::Key_U);
    bench.settle();
    REQUIRE(bench.prompts.allAsked());
    CHECK(bench.prompts.told.back().contains("1 reference"));

    bench.key(Qt::Key_2);
    bench.settle();
    // The first one: the beginning of freed memory is the first to be written over.
    const Person& first = bench.project().people().front();
    const std::string name = first.name;
    chooseRow(bench, "peopleList", first.id.value);
    bench.prompts.expectConfirm(true, joins(bench, "Eve"));
    if (name == "Lea") {
        bench.prompts.expectTell(); // the last lead stays
    }
    bench.key(Qt::Key_L);
    bench.settle();
    CHECK(bench.prompts.allAsked());
    chooseRow(bench, "peopleList", bench.person("Ann").value);
    bench.prompts.expectConfirm(true, joins(bench, "Fay"));
    bench.key(Qt::Key_L);
    bench.settle();
    CHECK_FALSE(bench.project().person(bench.person("Ann"))->left.empty());
    CHECK(bench.project().person(bench.person("Bob"))->left.empty());
}

TEST_CASE("What the gate comes to, and the report that is saved, are those of the round that was shown")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 12);
    bench.labelAll("Pilot");
    chooseRow(bench, "roundList", bench.round("Pilot").id.value);
    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_C);
    bench.settle();
    bench.makeRound("Main", RoundPurpose::Main, true, 6); // blind: it has no report
    const RoundId main = bench.round("Main").id;
    const RoundId pilot = bench.round("Pilot").id;
    auto* rounds = bench.page().findChild<ui::RoundsTab*>();
    REQUIRE(rounds != nullptr);
    const auto another = [&] { emit rounds->roundChosen(main); };
    emit rounds->roundChosen(pilot);
    bench.key(Qt::Key_5);
    bench.settle();
    REQUIRE(bench.action("study.go")->isEnabled());

    bench.prompts.expectLine(QStringLiteral("The differences are understood"), another);
    bench.action("study.go")->trigger();
    bench.settle();
    CHECK(bench.prompts.told.isEmpty());
    emit rounds->roundChosen(pilot);
    bench.settle();
    CHECK(bench.in<QLabel>(&bench.page(), "gateRecords")->text().startsWith("Go: Lea"));

    const auto file = bench.folder() / "report.md";
    bench.prompts.expectSaveFile(QString::fromStdString(file.string()), another);
    bench.action("study.saveReport")->trigger();
    bench.settle();
    CHECK(readFile(file).find("Pilot") != std::string::npos);
}
