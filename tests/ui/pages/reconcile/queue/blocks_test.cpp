// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "core/reconcile/filter.h"
#include "core/reconcile/saved_filters.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/queue/block_list.h"
#include "ui/pages/reconcile/queue/conflict_filter.h"
#include "ui/pages/reconcile/queue/conflict_model.h"
#include "ui/pages/reconcile/reconcile_page.h"

using namespace accord;
using namespace accord::test;

namespace {

QStringList queued(const ui::ReconcilePage& page)
{
    const QAbstractItemModel* model = child<QListView>(page, "queue")->model();
    QStringList votes;
    for (int row = 0; row < model->rowCount(); ++row) {
        votes.append(model->index(row, 0).data(ui::ConflictModel::VotesRole).toStringList().join(' '));
    }
    return votes;
}

QStringList blocksOf(const ui::ReconcilePage& page)
{
    const QAbstractItemModel* model = child<QListView>(page, "blocks")->model();
    QStringList lines;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        lines.append(QStringLiteral("%1: %2/%3")
                         .arg(index.data().toString())
                         .arg(index.data(ui::BlockModel::LeftRole).toInt())
                         .arg(index.data(ui::BlockModel::ConflictsRole).toInt()));
    }
    return lines;
}

} // namespace

TEST_CASE("By keyboard: the blocks, one of them, a decision in it, and back")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    auto* blocks = child<QListView>(page, "blocks");
    const QAbstractItemModelTester tester(blocks->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK_FALSE(blocks->isVisible());
    bench.key(Qt::Key_G);
    REQUIRE(blocks->isVisible());
    CHECK(blocks->hasFocus());
    CHECK(blocksOf(page) == QStringList{"All conflicts: 5/5", "C.5 or C.9: 2/2", "C.1 or C.9: 1/1", "C.2 or C.3: 1/1",
                                        "Three or more categories: 1/1"});
    // Enter is the list's here, and decides nothing.
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Return);
    CHECK_FALSE(blocks->isVisible());
    CHECK(queued(page) == QStringList{QString::fromUtf8("C.5×2 C.9×2"), QString::fromUtf8("C.9×3 C.5×1")});
    CHECK(child<QLabel>(page, "block")->text() == "<b>C.5 or C.9</b>: 2 left of 2");
    CHECK(child<QListView>(page, "queue")->hasFocus());
    CHECK(bench.decided() == 0);

    // #4, an even split: the first choice with a reason.
    bench.key(Qt::Key_2);
    bench.key(Qt::Key_N);
    bench.type("Both say so");
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.decided() == 1);
    CHECK(child<QLabel>(page, "block")->text() == "<b>C.5 or C.9</b>: 1 left of 2");

    bench.key(Qt::Key_G);
    CHECK(blocks->currentIndex().row() == 1);
    CHECK(blocksOf(page)[1] == "C.5 or C.9: 1/2");
    bench.key(Qt::Key_Home);
    bench.key(Qt::Key_Space);
    CHECK(queued(page).size() == 4);
    CHECK(child<QLabel>(page, "block")->text() == "Worst first");
    bench.key(Qt::Key_G);
    bench.key(Qt::Key_G);
    CHECK_FALSE(blocks->isVisible());
}

TEST_CASE("By keyboard: filters unfold, and levels narrow the queue down")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    CHECK(child<QPushButton>(page, "moreFilters")->text() == "Filters (F)");
    bench.key(Qt::Key_F);
    auto* people = child<QComboBox>(page, "onePerson");
    CHECK(people->isVisible());
    CHECK(people->hasFocus());
    auto* types = child<QToolButton>(page, "acrossTypes");
    for (int step = 0; step < 20 && !types->hasFocus(); ++step) {
        bench.key(Qt::Key_Tab);
    }
    REQUIRE(types->hasFocus());
    bench.key(Qt::Key_Space);
    CHECK(queued(page) == QStringList{QString::fromUtf8("C.9×2 A.2×1 B.1×1")});
    CHECK(child<QPushButton>(page, "moreFilters")->text() == "Filters: 1 (F)");
    bench.key(Qt::Key_Tab);
    CHECK(child<QToolButton>(page, "acrossThemes")->hasFocus());
    bench.key(Qt::Key_Space);
    CHECK(queued(page).size() == 5);
}

TEST_CASE("By keyboard: a filter is kept in the project, chosen again and removed")
{
    PageBench bench;
    ui::ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    child<QToolButton>(page, "acrossThemes")->setChecked(true);
    auto* repository = child<QComboBox>(page, "repository");
    repository->setCurrentText("vllm-project/vllm");
    REQUIRE(queued(page).size() == 3);
    auto* menu = child<QMenu>(page, "savedFiltersMenu");
    const auto press = [&](const QList<Qt::Key>& keys) {
        // Offscreen a menu that has closed goes on as the active window.
        QApplication::setActiveWindow(&page);
        bench.key(Qt::Key_S);
        REQUIRE(menu->isVisible());
        for (const Qt::Key key : keys) {
            QWidget* popup = QApplication::activePopupWidget();
            REQUIRE(popup != nullptr);
            QTest::keyClick(popup, key);
        }
        CHECK_FALSE(menu->isVisible());
        bench.settle();
    };
    bench.prompts.expectLine(QStringLiteral("vllm & themes"));
    press({Qt::Key_Down, Qt::Key_Return}); // keep: none is there to be chosen
    const auto saved = reconcile::savedFilters(bench.session->project());
    REQUIRE(saved.ok());
    REQUIRE(saved->size() == 1);
    CHECK(saved->front().name == "vllm & themes");
    CHECK(saved->front().text == "pending across=theme repo=vllm-project/vllm");

    child<QToolButton>(page, "acrossThemes")->setChecked(false);
    repository->setCurrentIndex(0);
    CHECK(queued(page).size() == 5);
    press({Qt::Key_Down, Qt::Key_Return});
    CHECK(queued(page).size() == 3);
    CHECK(child<QToolButton>(page, "acrossThemes")->isChecked());
    CHECK(repository->currentText() == "vllm-project/vllm");

    bench.prompts.expectConfirm(true);
    press({Qt::Key_Up, Qt::Key_Right, Qt::Key_Return});
    CHECK(reconcile::savedFilters(bench.session->project())->empty());
}

TEST_CASE("A filter by people is kept as it was when somebody asked for it, whoever joins meanwhile")
{
    PageBench bench;
    reconcile::Filter pair;
    pair.oneAnnotator = bench.person("Ann");
    pair.otherAnnotator = bench.person("Bob");
    QAction key;
    ui::SavedFilters menu(
        bench.context(), &key, [&pair] { return pair; }, nullptr);
    bench.session->wantRound();
    REQUIRE(waitFor([&] { return bench.session->liveRound() != nullptr; }));
    emit menu.findChild<QMenu*>()->aboutToShow();
    bench.prompts.expectLine(QStringLiteral("Ann and Bob"), [&bench] {
        Project other = must(Project::open(bench.file()));
        (void)must(study::addPerson(other, "Eve"));
        bench.session->poll();
        CHECK(bench.session->project().personNamed("Eve").ok());
    });
    for (QAction* action : menu.findChild<QMenu*>()->actions()) {
        if (action->text().contains(QStringLiteral("Keep"))) {
            action->trigger();
        }
    }
    bench.settle();
    REQUIRE(bench.prompts.allAsked());
    const auto saved = must(reconcile::savedFilters(bench.session->project()));
    REQUIRE(saved.size() == 1);
    const auto uuid = [&](const char* name) { return must(bench.session->project().personNamed(name)).uuid.text(); };
    CHECK(saved.front().text.find("pair=" + uuid("Ann") + "," + uuid("Bob")) != std::string::npos);
}
