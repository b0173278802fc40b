// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QDialog>
#include <QListView>
#include <QPushButton>
#include <QTest>

#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/ui/waiting.h"
#include "ui/app/main_window.h"
#include "ui/core/session.h"
#include "ui/pages/reconcile/queue/conflict_model.h"
#include "ui/widgets/charts/matrix_view.h"

using namespace accord;
using namespace accord::test;

namespace {

ui::Opening pilot(const DemoProject& demo, const char* page)
{
    const auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    ui::Opening opening;
    opening.person = QString::fromStdString(project->people().front().name);
    opening.round = QStringLiteral("Pilot");
    opening.page = QString::fromLatin1(page);
    return opening;
}

void openWindow(ui::MainWindow& window, const DemoProject& demo, const char* page)
{
    REQUIRE(window.open(demo.file(), pilot(demo, page)).ok());
    window.resize(1280, 720);
    window.show();
    window.activateWindow();
    REQUIRE(waitUntilActive(&window));
    REQUIRE(waitFor([&] { return window.session()->liveRound() != nullptr; }));
}

QListView* queueOf(const ui::MainWindow& window)
{
    auto* queue = window.findChild<QListView*>(QStringLiteral("queue"));
    REQUIRE(queue != nullptr);
    return queue;
}

} // namespace

TEST_CASE("In the window, a field of the heat map opens what the two dispute")
{
    const DemoProject demo;
    FakePrompts prompts;
    ui::MainWindow window(prompts);
    openWindow(window, demo, "agreement");
    auto* pairs = window.findChild<ui::MatrixView*>(QStringLiteral("pairs"));
    REQUIRE(pairs != nullptr);
    REQUIRE(waitFor([&] { return pairs->size() == 5; }));
    QTest::mouseClick(pairs, Qt::LeftButton, {}, pairs->cellRect(1, 0).center());

    // The issues are looked for in the background.
    REQUIRE(waitFor([&] { return window.currentPage()->id() == QStringLiteral("reconcile"); }));
    const QListView* queue = queueOf(window);
    REQUIRE(queue->model()->rowCount() > 0);
    const auto state = window.session()->liveRound();
    for (int row = 0; row < queue->model()->rowCount(); ++row) {
        const ItemId item{queue->model()->index(row, 0).data(ui::ConflictModel::ItemRole).toLongLong()};
        const int at = state->labelMatrix.rowOf(item);
        CHECK_FALSE(state->labelMatrix.cell(at, 0) == state->labelMatrix.cell(at, 1));
    }
}

TEST_CASE("In the window, a conflict is decided by keys and undone from another page")
{
    const DemoProject demo;
    FakePrompts prompts;
    ui::MainWindow window(prompts);
    openWindow(window, demo, "reconcile");
    const QListView* queue = queueOf(window);
    REQUIRE(waitFor([&] { return queue->model()->rowCount() > 0 && queue->hasFocus(); }));
    const ItemId item{queue->currentIndex().data(ui::ConflictModel::ItemRole).toLongLong()};
    const auto state = [&] {
        return reconcile::currentDecision(window.session()->project(), window.session()->round(), item)->state;
    };
    REQUIRE(state() == DecisionState::Open);

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_N);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Agreed after a look at the trace"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(waitFor([&] { return state() == DecisionState::Decided; }));
    CHECK(ItemId{queue->currentIndex().data(ui::ConflictModel::ItemRole).toLongLong()} != item);

    REQUIRE(window.showPage(QStringLiteral("agreement")));
    window.undo().undo();
    REQUIRE(waitFor([&] { return window.currentPage()->id() == QStringLiteral("reconcile"); }));
    CHECK(state() == DecisionState::Open);
    CHECK(ItemId{queue->currentIndex().data(ui::ConflictModel::ItemRole).toLongLong()} == item);
}

TEST_CASE("In the window, a rule is looked at, applied and undone by keys")
{
    const DemoProject demo;
    FakePrompts prompts;
    ui::MainWindow window(prompts);
    openWindow(window, demo, "reconcile");
    const QListView* queue = queueOf(window);
    REQUIRE(waitFor([&] { return queue->model()->rowCount() > 0 && queue->hasFocus(); }));
    const auto decided = [&] { return reconcile::tally(window.session()->liveRound()->labelMatrix).decided; };
    const int before = decided();

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = window.findChild<QDialog*>(QStringLiteral("ruleDialog"));
    REQUIRE(dialog != nullptr);
    REQUIRE(waitFor([&] { return dialog->isAncestorOf(QApplication::focusWidget()); }));
    const auto* apply = dialog->findChild<QPushButton*>(QStringLiteral("applyRule"));
    REQUIRE(apply != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_M, Qt::AltModifier);
    REQUIRE(waitFor([&] { return apply->isEnabled() && apply->text().contains(QStringLiteral("Majority")); }));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    REQUIRE(waitFor([&] { return decided() > before; }));
    window.activateWindow(); // as a window manager does when a dialog goes
    REQUIRE(waitFor([&] { return queue->hasFocus(); }));
    CHECK(window.undo().count() == 1);

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    REQUIRE(waitFor([&] { return decided() == before; }));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(waitFor([&] { return decided() > before; }));
}
