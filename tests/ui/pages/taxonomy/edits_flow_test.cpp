// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTextBrowser>

#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "tests/ui/pages/taxonomy/taxonomy_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/label/queue_panel.h"
#include "ui/pages/taxonomy/review_dialog.h"

using namespace accord;
using test::must;
using test::TaxonomyBench;
using test::waitFor;
using test::waitUntilActive;

namespace {

/// Merges C.7 into C.6 by keys.
void merge(TaxonomyBench& bench)
{
    bench.goTo(QStringLiteral("C.7"));
    bench.key(Qt::Key_G);
    bench.dialog("editDialog");
    bench.type(QStringLiteral("C.6"));
    bench.key(Qt::Key_Return); // takes it in the tree
    bench.key(Qt::Key_Return); // keeps the edit
    bench.backToPage();
}

std::string codeThatCounts(TaxonomyBench& bench, int number)
{
    const auto taxonomy = bench.project().taxonomy();
    return taxonomy->resolveMerged(bench.label(number).category)->code;
}

} // namespace

TEST_CASE("Two categories are merged, applied and taken back, by keys alone")
{
    TaxonomyBench bench;
    merge(bench);
    const QStringList rows = bench.pending();
    REQUIRE(rows.size() == 1);
    CHECK(rows.front().startsWith(QStringLiteral("Merge C.7")));
    CHECK(rows.front().contains(QStringLiteral("3 labels, 0 decisions")));
    CHECK(rows.front().contains(QStringLiteral("kappa at theme level from")));
    CHECK(bench.part<QLabel>("pendingTotal")->text().startsWith(QStringLiteral("Together: 3 labels")));
    CHECK(bench.project().codebookNumber() == 1); // nothing is applied yet

    bench.apply(QStringLiteral("Nobody can tell them apart."));
    CHECK(bench.project().codebookNumber() == 2);
    CHECK(codeThatCounts(bench, 1) == "C.6");
    CHECK(bench.pending().isEmpty());

    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.settleEdits();
    CHECK(bench.project().codebookNumber() == 3);
    CHECK(codeThatCounts(bench, 1) == "C.7");
    CHECK(bench.pending().size() == 1); // and they wait again

    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    bench.settleEdits();
    CHECK(bench.project().codebookNumber() == 4);
    CHECK(codeThatCounts(bench, 1) == "C.6");
    CHECK(bench.pending().isEmpty());

    // Who made which version, and what is different.
    bench.key(Qt::Key_2);
    REQUIRE(waitFor([&] { return !bench.window().busy(); }));
    auto* versions = bench.part<QListView>("versionList");
    CHECK(versions->model()->rowCount() == 4);
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Down);
    REQUIRE(waitFor([&] {
        return bench.part<QTextBrowser>("versionDifference")->toPlainText().contains(QStringLiteral("Merged into C.6"));
    }));
    CHECK(versions->currentIndex().data().toString().contains(QStringLiteral("Nobody can tell them apart.")));
}

TEST_CASE("The version is taken back that the question named, and none where somebody made another one meanwhile")
{
    TaxonomyBench bench;
    merge(bench);
    bench.apply(QStringLiteral("Nobody can tell them apart."));
    REQUIRE(bench.project().codebookNumber() == 2);
    QAction* takeBack = bench.window().actions().action(QStringLiteral("taxonomy.takeBack"));
    bench.prompts.expectConfirm(true, [&bench] {
        Project other = must(Project::open(bench.file()));
        (void)must(taxonomy::returnTo(other, 1, bench.person("Ann")));
        bench.window().session()->poll();
    });
    bench.prompts.expectTell();
    takeBack->trigger();
    bench.settleEdits();
    CHECK(bench.prompts.allAsked());
    CHECK(bench.prompts.asked.front().contains(QStringLiteral("Take Back Version 2")));
    CHECK(bench.project().codebookNumber() == 3);
    for (const bool sure : {false, true}) {
        bench.prompts.expectConfirm(sure);
        takeBack->trigger();
        bench.settleEdits();
        CHECK(bench.project().codebookNumber() == (sure ? 4 : 3));
    }
}

TEST_CASE("Pending edits survive a restart, and go one by one")
{
    TaxonomyBench bench;
    merge(bench);
    bench.goTo(QStringLiteral("C.9"));
    bench.key(Qt::Key_F2);
    bench.dialog("editDialog");
    bench.type(QStringLiteral("Code Quality"));
    bench.key(Qt::Key_Return);
    bench.backToPage();
    CHECK(bench.pending().size() == 2);
    CHECK(bench.taxonomyPage().tree().chosen()->name == "Code Quality");
    CHECK(bench.project().taxonomy()->findCode("C.9")->name != "Code Quality");
    const auto ann = bench.person("Ann");
    bench.close();
    {
        Project project = must(Project::open(bench.file()));
        CHECK(must(taxonomy::draft(project, ann)).find("rename C.9 \"Code Quality\"") != std::string::npos);
    }
    test::FakePrompts prompts;
    ui::MainWindow again(prompts);
    ui::Opening opening;
    opening.person = QStringLiteral("Ann");
    opening.page = QStringLiteral("taxonomy");
    REQUIRE(again.open(bench.file(), opening).ok());
    again.show();
    auto* page = again.findChild<ui::TaxonomyPage*>();
    REQUIRE(page != nullptr);
    auto* list = page->findChild<QListView*>(QStringLiteral("pendingEdits"));
    REQUIRE(list != nullptr);
    CHECK(list->model()->rowCount() == 2);
    again.activateWindow();
    REQUIRE(waitUntilActive(&again));
    page->tree().focusTree();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_K);
    REQUIRE(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_X);
    CHECK(list->model()->rowCount() == 1);
    CHECK(list->model()->index(0, 0).data().toString().startsWith(QStringLiteral("Rename C.9")));
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    CHECK(list->model()->rowCount() == 2);
    again.session()->finishWrites();
}

TEST_CASE("Words are changed where they are read, and whether they mean the same is asked once")
{
    TaxonomyBench bench;
    bench.goTo(QStringLiteral("C.6"));
    bench.key(Qt::Key_E);
    auto* definition = bench.part<QPlainTextEdit>("entry.definition");
    REQUIRE(definition->hasFocus());
    auto* question = bench.part<QWidget>("meaningQuestion");
    CHECK_FALSE(question->isVisible());
    bench.key(Qt::Key_A, Qt::ControlModifier);
    bench.type(QStringLiteral("Data are lost, "));
    definition->insertPlainText(QStringLiteral("数据丢失."));
    CHECK(question->isVisible());
    bench.key(Qt::Key_S, Qt::ControlModifier);
    CHECK(bench.part<QRadioButton>("minorEdit")->hasFocus()); // it asks first
    CHECK(bench.pending().isEmpty());
    bench.key(Qt::Key_Down);
    CHECK(bench.part<QRadioButton>("changeOfMeaning")->isChecked());
    bench.key(Qt::Key_S, Qt::ControlModifier);
    bench.backToPage();
    const QStringList rows = bench.pending();
    REQUIRE(rows.size() == 1);
    CHECK(rows.front().contains(QStringLiteral("definition, a change of meaning")));
    CHECK(rows.front().contains(QStringLiteral("3 to look at again")));
    CHECK(bench.part<QTextBrowser>("entryView")->toPlainText().contains(QStringLiteral("Data are lost")));

    bench.apply(QStringLiteral("Say it more sharply."));
    CHECK(bench.project().taxonomy()->findCode("C.6")->definition == "Data are lost, 数据丢失.");

    // Ann has two labels to look at again, and goes through them on the Label page.
    bench.key(Qt::Key_4);
    REQUIRE(waitFor([&] { return bench.part<QAbstractItemView>("againList")->model()->rowCount() == 2; }));
    CHECK(bench.part<QLabel>("againCounts")->text().contains(QStringLiteral("Bob")));
    bench.part<QAbstractItemView>("againList")->setFocus();
    bench.key(Qt::Key_O);
    CHECK(bench.window().currentPage() == &bench.page());
    CHECK(bench.page().queuePanel().model().rowCount() == 2);
    CHECK(bench.current() == 2);
}

TEST_CASE("Another page leads to a category with its definition being edited, or with a merge prepared")
{
    TaxonomyBench bench;
    const auto uuid = [&](const char* code) { return bench.project().taxonomy()->findCode(code)->uuid; };
    using Begin = ui::TaxonomyTarget::Begin;
    REQUIRE(bench.window().goTo(ui::TaxonomyTarget{{}, uuid("C.7"), Begin::Merge, uuid("C.6")}));
    auto* dialog = bench.dialog("editDialog");
    auto* keep = dialog->findChild<QPushButton*>(QStringLiteral("keep"));
    REQUIRE(keep != nullptr);
    CHECK(keep->isEnabled());
    QTest::mouseClick(keep, Qt::LeftButton);
    bench.backToPage();
    REQUIRE(bench.pending().size() == 1);
    CHECK(bench.pending().front().startsWith(QStringLiteral("Merge C.7")));
    CHECK(bench.pending().front().contains(QStringLiteral("into C.6")));

    REQUIRE(bench.window().goTo(ui::TaxonomyTarget{{}, uuid("C.9"), Begin::Redefine}));
    CHECK(bench.chosen() == "C.9");
    CHECK(bench.part<QWidget>("entryEditor")->isVisible());
    CHECK(bench.part<QPlainTextEdit>("entry.definition")->hasFocus());
}

TEST_CASE("Notes and synonyms are edited without a question, and Esc asks before it loses words")
{
    TaxonomyBench bench;
    bench.goTo(QStringLiteral("C.6"));
    bench.key(Qt::Key_E);
    bench.part<QPlainTextEdit>("entry.notes")->setFocus();
    bench.type(QStringLiteral("Ask Bob."));
    bench.prompts.expectConfirm(false);
    bench.key(Qt::Key_Escape);
    bench.prompts.settle();
    CHECK(bench.part<QPlainTextEdit>("entry.notes")->isVisible());
    CHECK_FALSE(bench.part<QWidget>("meaningQuestion")->isVisible());
    bench.key(Qt::Key_S, Qt::ControlModifier);
    CHECK(bench.part<QTextBrowser>("entryView")->isVisible());
    REQUIRE(bench.pending().size() == 1);
    CHECK(bench.pending().front().contains(QStringLiteral("notes, a minor edit")));
    // The same words once more replace what waits.
    bench.key(Qt::Key_E);
    bench.part<QPlainTextEdit>("entry.notes")->setFocus();
    bench.type(QStringLiteral("And Cy. "));
    bench.key(Qt::Key_S, Qt::ControlModifier);
    CHECK(bench.pending().size() == 1);
}

TEST_CASE("A category is added, split, retired and brought back")
{
    TaxonomyBench bench;
    bench.goTo(QStringLiteral("C.9"));
    bench.key(Qt::Key_N);
    auto* dialog = bench.dialog("editDialog");
    CHECK(dialog->findChild<QComboBox*>(QStringLiteral("under"))->currentText().contains(QStringLiteral("C.9")));
    CHECK(dialog->findChild<QLineEdit*>(QStringLiteral("code"))->text() == QStringLiteral("C.9.vii"));
    dialog->findChild<QLineEdit*>(QStringLiteral("name"))->setFocus();
    bench.type(QStringLiteral("Flaky Tests"));
    dialog->findChild<QPlainTextEdit*>(QStringLiteral("definition"))->setFocus();
    bench.type(QStringLiteral("They fail now and then."));
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    bench.backToPage();
    CHECK(bench.chosen() == "C.9.vii");
    CHECK(bench.pending().size() == 2);

    bench.goTo(QStringLiteral("C.7"));
    bench.key(Qt::Key_S);
    dialog = bench.dialog("editDialog");
    bench.type(QStringLiteral("Interfaces"));
    bench.key(Qt::Key_Return);
    bench.type(QStringLiteral("Configuration"));
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    bench.backToPage();
    QStringList rows = bench.pending();
    REQUIRE(rows.size() == 3);
    CHECK(rows.back().startsWith(QStringLiteral("Split C.7")));
    CHECK(rows.back().contains(QStringLiteral("3 to look at again")));

    bench.goTo(QStringLiteral("A.4"));
    bench.key(Qt::Key_R);
    CHECK(bench.pending().size() == 4);
    bench.key(Qt::Key_H);
    bench.goTo(QStringLiteral("A.4"));
    REQUIRE(bench.taxonomyPage().tree().chosen()->retired);
    bench.key(Qt::Key_R); // brings it back
    rows = bench.pending();
    REQUIRE(rows.size() == 5);
    CHECK(rows.back().startsWith(QStringLiteral("Bring back A.4")));
    bench.apply(QStringLiteral("Much at once."));
    const auto taxonomy = bench.project().taxonomy();
    CHECK(taxonomy->findCode("C.9.vii")->definition == "They fail now and then.");
    CHECK_FALSE(taxonomy->findCode("A.4")->retired);
}

TEST_CASE("A category is dragged to another place")
{
    TaxonomyBench bench;
    auto& model = bench.taxonomyPage().tree().model();
    const auto taxonomy = bench.project().taxonomy();
    const QModelIndex moved = model.indexOf(taxonomy->findCode("C.9.iv")->uuid);
    const QModelIndex target = model.indexOf(taxonomy->findCode("C.6")->uuid);
    REQUIRE(model.flags(moved).testFlag(Qt::ItemIsDragEnabled));
    const std::unique_ptr<QMimeData> data(model.mimeData({moved}));
    CHECK_FALSE(model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, moved.parent())); // it is there already
    REQUIRE(model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, target));
    model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, target);
    const QStringList rows = bench.pending();
    REQUIRE(rows.size() == 1);
    CHECK(rows.front().startsWith(QStringLiteral("Move C.9.iv")));
    CHECK(bench.taxonomyPage().draft().taxonomy()->findCode("C.6.vi") != nullptr);
}

TEST_CASE("What somebody else changed meanwhile is said at the edit that does not fit any more")
{
    TaxonomyBench bench;
    bench.goTo(QStringLiteral("C.9"));
    bench.key(Qt::Key_F2);
    bench.dialog("editDialog");
    bench.type(QStringLiteral("Code Quality"));
    bench.key(Qt::Key_Return);
    bench.backToPage();
    (void)bench.pending();
    {
        Project other = must(Project::open(bench.file()));
        const auto edits = must(taxonomy::parseEdits("retire C.9"));
        (void)must(taxonomy::applyEdits(other, edits, bench.person("Bob"), "Nobody uses it."));
    }
    bench.settle();
    REQUIRE(waitFor([&] { return bench.project().codebookNumber() == 2; }));
    CHECK_FALSE(bench.window().actions().action(QStringLiteral("taxonomy.review"))->isEnabled());
    CHECK(bench.part<QLabel>("pendingTotal")->text().contains(QStringLiteral("does not fit")));
    bench.key(Qt::Key_K);
    bench.key(Qt::Key_X);
    CHECK(bench.pending().isEmpty());
}

TEST_CASE("What edits would do to a codebook that has changed since is not shown")
{
    TaxonomyBench bench;
    ui::Session& session = *bench.window().session();
    ui::ImpactPreview preview(session);
    const auto ask = [&] { preview.ask(must(taxonomy::parseEdits("rename C.9 \"Code Quality\""))); };
    ask();
    REQUIRE(waitFor([&] { return preview.answer() != nullptr; }));
    int answers = 0;
    QObject::connect(&preview, &ui::ImpactPreview::answered, [&] { ++answers; });
    ask(); // the answer is on its way now
    {
        Project other = must(Project::open(bench.file()));
        const auto edits = must(taxonomy::parseEdits("retire C.7"));
        (void)must(taxonomy::applyEdits(other, edits, bench.person("Bob"), "Nobody uses it."));
    }
    session.poll();
    REQUIRE(bench.project().codebookNumber() == 2);
    CHECK(answers == 0);
    CHECK(preview.answer() == nullptr);
    CHECK(preview.busy());
    REQUIRE(waitFor([&] { return preview.answer() != nullptr; }));
    CHECK(answers == 1);
    CHECK_FALSE(preview.busy());
}
