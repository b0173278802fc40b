// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>

#include "core/study/lifecycle.h"
#include "tests/core/must.h"
#include "tests/ui/pages/study/study_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/session.h"
#include "ui/pages/study/rounds_tab.h"

using namespace accord;
using namespace accord::test;

namespace {

enum RoundColumn { Name, Purpose, State, Items, Overlap, Blind, Codebook, Given };

QString caption(QString text)
{
    return text.remove(QStringLiteral("…"));
}

// What the page says is to be done next: the buttons in view that Enter presses.
QStringList next(StudyBench& bench)
{
    QStringList captions;
    for (const auto* button : bench.page().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->isDefault()) {
            captions.append(caption(button->text()));
        }
    }
    return captions;
}

QStringList only(StudyBench& bench, const char* action)
{
    return {caption(bench.action(action)->text())};
}

} // namespace

TEST_CASE("Without a round the page says what to do next")
{
    StudyBench bench;
    CHECK(bench.action("study.newRound")->isEnabled());
    CHECK(bench.action("study.newRound")->isVisible());
    CHECK(next(bench) == only(bench, "study.newRound"));
    for (const char* id : {"study.assign", "study.start", "study.close", "study.report", "study.reconciled"}) {
        INFO(id);
        CHECK_FALSE(bench.action(id)->isEnabled());
    }
}

TEST_CASE("A round goes from draft to reconciled by keys")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, false, 12);
    auto* list = bench.in<ui::ListView>(&bench.page(), "roundList");
    list->setFocus();
    REQUIRE(list->model()->rowCount() == 1);
    CHECK(bench.cell(list, 0, Name) == "Pilot");
    CHECK(bench.cell(list, 0, State) == "draft");
    CHECK(bench.cell(list, 0, Items) == "12");
    CHECK(bench.cell(list, 0, Overlap) == "everybody");
    CHECK(bench.action("study.edit")->isEnabled());
    CHECK_FALSE(bench.action("study.close")->isEnabled());
    CHECK(next(bench) == only(bench, "study.start"));

    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_S);
    bench.settle();
    CHECK(bench.round("Pilot").state == RoundState::Running);
    CHECK(bench.cell(list, 0, State) == "running");
    CHECK(bench.cell(list, 0, Codebook) == "version 1");
    CHECK(bench.action("study.close")->isEnabled());
    CHECK_FALSE(bench.action("study.report")->isEnabled()); // it is blind

    bench.labelAll("Pilot", 5);
    CHECK(bench.cell(list, 0, Given) == "31 of 36");
    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_C);
    bench.settle();
    REQUIRE(bench.prompts.allAsked());
    const QString question = bench.prompts.asked.back();
    CHECK(question.contains("5 of 36 labels are missing: Cy 5 of 12"));
    CHECK(question.contains("The blind is lifted"));
    CHECK(question.contains("cannot be taken back"));
    CHECK(bench.round("Pilot").state == RoundState::Closed);
    CHECK_FALSE(bench.round("Pilot").blind);
    CHECK(next(bench) == only(bench, "study.report"));

    // It asks, and while something is disputed why that is left open for good.
    bench.prompts.expectConfirm(true);
    bench.prompts.expectLine(std::nullopt);
    bench.key(Qt::Key_M);
    bench.settle();
    CHECK(bench.prompts.allAsked());
    CHECK(bench.prompts.asked.back().contains("conflicts have no decision"));
    CHECK(bench.round("Pilot").state == RoundState::Closed);
    bench.prompts.expectConfirm(true);
    bench.prompts.expectLine(QStringLiteral(" "));
    bench.prompts.expectTell();
    bench.key(Qt::Key_M);
    bench.settle();
    CHECK(bench.round("Pilot").state == RoundState::Closed);
    bench.prompts.expectConfirm(true);
    bench.prompts.expectLine(QStringLiteral("their authors deleted them"));
    bench.key(Qt::Key_M);
    bench.settle();
    CHECK(bench.prompts.allAsked());
    CHECK(bench.round("Pilot").state == RoundState::Reconciled);
    CHECK(bench.round("Pilot").leftOpen == "their authors deleted them");
    CHECK(bench.in<QLabel>(&bench.page(), "roundFacts")->text().contains("their authors deleted them"));
}

TEST_CASE("Closing can be thought over")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    bench.in<ui::ListView>(&bench.page(), "roundList")->setFocus();
    bench.prompts.expectConfirm(false);
    bench.key(Qt::Key_C);
    bench.settle();
    CHECK(bench.round("Pilot").state == RoundState::Running);
    CHECK(bench.round("Pilot").blind);
}

TEST_CASE("The card says how the round came about and the pages can be taken to it")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    bench.makeRound("Main", RoundPurpose::Main, false, 8);
    auto* list = bench.in<ui::ListView>(&bench.page(), "roundList");
    list->setFocus();
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Down);
    CHECK(bench.in<QLabel>(&bench.page(), "roundTitle")->text() == "Main, draft");
    CHECK(bench.in<QLabel>(&bench.page(), "roundFacts")->text().contains("For Ann, Bob, Cy"));
    bench.key(Qt::Key_W);
    bench.settle();
    CHECK(bench.window().session()->round() == bench.round("Main").id);
}

TEST_CASE("A draft is deleted, by its key and after a question")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    bench.makeRound("Main", RoundPurpose::Main, false, 8);
    bench.settle();
    auto* list = bench.in<ui::ListView>(&bench.page(), "roundList");
    list->setFocus();
    bench.key(Qt::Key_Home);
    CHECK_FALSE(bench.action("study.delete")->isEnabled()); // it runs
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_W); // the pages show it
    bench.settle();
    REQUIRE(bench.window().session()->round() == bench.round("Main").id);
    bench.prompts.expectConfirm(false);
    bench.key(Qt::Key_Delete);
    bench.settle();
    REQUIRE(list->model()->rowCount() == 2);
    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_Delete);
    bench.settle();
    REQUIRE(waitFor([&] { return list->model()->rowCount() == 1; }));
    CHECK(bench.project().rounds().size() == 1);
    CHECK(bench.window().session()->round() == bench.round("Pilot").id); // and not one that is gone
}

TEST_CASE("A round that runs begins and stops to take open codes, and stays what it is otherwise")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    bench.settle();
    auto* list = bench.in<ui::ListView>(&bench.page(), "roundList");
    list->setFocus();
    REQUIRE(bench.action("study.edit")->isEnabled());
    const study::RoundContent before = study::contentOf(bench.round("Pilot"));
    REQUIRE_FALSE(before.openCodes);
    for (const bool open : {true, false}) {
        list->setFocus();
        bench.key(Qt::Key_E);
        auto* dialog = qobject_cast<ui::EditRoundDialog*>(bench.dialog("editRound"));
        REQUIRE(dialog != nullptr);
        CHECK(dialog->windowTitle() == "Edit Round");
        CHECK(bench.in<QLabel>(dialog, "editRoundHint")->isVisible());
        for (const char* settled : {"purpose1", "purpose2", "purpose3", "purpose4", "blind", "ownOrder"}) {
            INFO(settled);
            CHECK_FALSE(bench.in<QAbstractButton>(dialog, settled)->isEnabled());
        }
        auto* codes = bench.in<QCheckBox>(dialog, "openCodes");
        CHECK(codes->isEnabled());
        CHECK(codes->isChecked() != open);
        codes->setChecked(open);
        dialog->accept();
        bench.settle();
        study::RoundContent wanted = before;
        wanted.openCodes = open;
        CHECK(study::contentOf(bench.round("Pilot")) == wanted);
        CHECK(bench.round("Pilot").state == RoundState::Running);
        CHECK(bench.in<QLabel>(&bench.page(), "roundFacts")->text().contains("Open codes") == open);
    }
    {
        Project other = must(Project::open(bench.file()));
        (void)must(study::closeRound(other, bench.person("Lea"), bench.round("Pilot").id));
    }
    bench.settle();
    CHECK_FALSE(bench.action("study.edit")->isEnabled());
}

TEST_CASE("Who does not lead sees the rounds, and who may change them")
{
    StudyBench bench("Ann");
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    auto* list = bench.in<ui::ListView>(&bench.page(), "roundList");
    REQUIRE(list->model()->rowCount() == 1);
    CHECK(bench.cell(list, 0, Given) == "0 of your 6");
    // No command of the lead is in her window; one that a key asks for all the same says who may.
    const QString leads = "Only a lead can do this: Lea.";
    for (const char* id : {"study.newRound", "study.settings", "study.addPerson", "study.assign", "study.topUp",
                           "study.edit", "study.delete", "study.start", "study.close", "study.report",
                           "study.reconciled", "study.left", "study.references", "study.go", "study.noGo"}) {
        INFO(id);
        CHECK_FALSE(bench.action(id)->isVisible());
        CHECK_FALSE(bench.action(id)->isEnabled());
        CHECK(bench.action(id)->toolTip() == leads);
        CHECK(bench.action(id)->statusTip() == leads);
    }
    const auto* card = bench.in<QWidget>(&bench.page(), "roundCard");
    const auto* close = bench.in<QPushButton>(card, "study.close");
    CHECK_FALSE(close->isVisible());
    // What is counted for her are her own labels, and the card says so.
    bool own = false;
    for (const QLabel* label : card->findChildren<QLabel*>()) {
        own = own || label->text().contains(QStringLiteral("You gave "));
        CHECK_FALSE(label->text().contains(QStringLiteral("labels are given")));
    }
    CHECK(own);
    CHECK_FALSE(bench.in<QPushButton>(card, "study.start")->isVisible());
    CHECK_FALSE(bench.action("study.tab2")->isEnabled()); // People
    CHECK_FALSE(bench.action("study.tab5")->isEnabled()); // Report and Gate
    CHECK_FALSE(bench.action("study.tab7")->isEnabled()); // Audit
    CHECK(bench.action("study.tab3")->isEnabled());       // Progress: her own
    CHECK(bench.action("study.tab8")->isEnabled());       // Shares: what every round that is not blind shows
}

TEST_CASE("The list of rounds is a sound model")
{
    ui::ColumnModel<ui::RoundRow> model(nullptr, ui::roundColumns(),
                                        {.id = [](const ui::RoundRow& each) { return each.round.id.value; }});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ui::RoundRow row;
    row.round.id = RoundId{1};
    row.round.name = "One";
    row.expected = 4;
    row.done = 1;
    model.setRows({row});
    CHECK(model.rowCount() == 1);
    row.done = 2;
    model.setRows({row});
    CHECK(model.index(0, Given).data().toString() == "2 of 4");
    ui::RoundRow other = row;
    other.round.id = RoundId{2};
    model.setRows({row, other});
    CHECK(model.rowCount() == 2);
    CHECK(model.indexOf(2).row() == 1);
}
