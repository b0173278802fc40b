// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/ui/pages/study/study_bench.h"
#include "tests/ui/saving_watch.h"
#include "tests/ui/waiting.h"
#include "ui/pages/study/new_round_dialog.h"

using namespace accord;
using namespace accord::test;

namespace {

void click(StudyBench& bench, const QWidget* dialog, const char* button)
{
    auto* wanted = bench.in<QPushButton>(dialog, button);
    REQUIRE(waitFor([wanted] { return wanted->isEnabled(); }));
    QTest::mouseClick(wanted, Qt::LeftButton);
}

/// The action, as if its question were answered with yes.
void confirmed(StudyBench& bench, const char* id)
{
    INFO(id);
    REQUIRE(bench.action(id)->isEnabled());
    bench.prompts.expectConfirm(true);
    bench.action(id)->trigger();
}

} // namespace

TEST_CASE("Until it is in the file, whatever is changed on the Study page is said to be saved and not to be so")
{
    StudyBench bench;
    SavingWatch watch(bench.window(), bench.prompts);
    const auto done = [&](const char* what) {
        INFO(what);
        bench.settle();
        CHECK(watch.saved());
    };

    bench.action("study.addPerson")->trigger();
    auto* dialog = bench.dialog("person");
    QTest::keyClicks(bench.in<QLineEdit>(dialog, "name"), "Dee Dorn");
    click(bench, dialog, "ok");
    done("a person who joins");

    bench.key(Qt::Key_2);
    bench.settle();
    bench.in<ui::ListView>(&bench.page(), "peopleList")->choose(bench.person("Dee Dorn").value);
    confirmed(bench, "study.left");
    done("a person who leaves");

    bench.action("study.settings")->trigger();
    dialog = bench.dialog("studySettings");
    bench.in<QLineEdit>(dialog, "gate")->setText("theme fleiss-kappa >= 0.5");
    click(bench, dialog, "save");
    done("the settings of the study");

    bench.key(Qt::Key_1);
    bench.settle();
    bench.action("study.newRound")->trigger();
    auto* made = qobject_cast<ui::NewRoundDialog*>(bench.dialog("newRound"));
    REQUIRE(made != nullptr);
    REQUIRE(waitFor([made] { return !made->busy(); }));
    click(bench, made, "create");
    done("a new round");
    REQUIRE(bench.project().rounds().size() == 1);

    bench.in<ui::ListView>(&bench.page(), "roundList")->setFocus();
    bench.action("study.assign")->trigger();
    click(bench, bench.dialog("assign"), "apply");
    done("an assignment");

    confirmed(bench, "study.start");
    done("the start of a round");
    CHECK(bench.project().rounds().front().state == RoundState::Running);

    bench.labelAll(bench.project().rounds().front().name);
    (void)watch.saved();
    confirmed(bench, "study.close");
    done("the end of a round");

    bench.key(Qt::Key_5);
    bench.settle();
    REQUIRE(bench.action("study.go")->isEnabled());
    bench.prompts.expectLine("We go on");
    bench.action("study.go")->trigger();
    done("the verdict on a round");
    CHECK(watch.told() == 0);
}

TEST_CASE("What the Study page may not write any more is told once, and nothing waits to be saved")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, false, 6);
    SavingWatch watch(bench.window(), bench.prompts);
    const Round pilot = bench.round("Pilot");
    bench.in<ui::ListView>(&bench.page(), "roundList")->setFocus();
    REQUIRE(bench.action("study.start")->isEnabled());
    (void)watch.saved();
    {
        // Somebody else is quicker, and the window has not seen it yet.
        Project other = must(Project::open(bench.file()));
        must(study::startRound(other, bench.person("Lea"), pilot.id));
    }
    bench.prompts.expectConfirm(true);
    bench.prompts.expectTell();
    bench.action("study.start")->trigger();
    bench.settle();
    CHECK(watch.told() == 1);
    CHECK(watch.saved());

    bench.key(Qt::Key_2);
    bench.settle();
    bench.in<ui::ListView>(&bench.page(), "peopleList")->choose(bench.person("Bob").value);
    bench.action("study.edit")->trigger();
    auto* dialog = bench.dialog("person");
    {
        Project other = must(Project::open(bench.file()));
        study::PersonContent bob = study::contentOf(*other.person(bench.person("Bob")));
        bob.name = "Robert";
        must(study::editPerson(other, bench.person("Lea"), bench.person("Bob"), bob));
    }
    bench.in<QLineEdit>(dialog, "name")->setText("Bobby");
    bench.prompts.expectTell();
    click(bench, dialog, "ok");
    bench.settle();
    CHECK(watch.told() == 1);
    CHECK(watch.saved());
    CHECK_FALSE(bench.window().session()->notSaved().has_value());
}
