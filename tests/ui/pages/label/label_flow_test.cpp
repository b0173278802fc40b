// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/actions.h"
#include "ui/core/settings.h"
#include "ui/pages/label/label_pane.h"
#include "ui/widgets/reader/reading_look.h"

#include <filesystem>

namespace accord::ui {
namespace {

using namespace test;

QTreeView& treeView(LabelBench& bench)
{
    return *bench.page().findChild<QTreeView*>(QStringLiteral("categoryTree"));
}

QModelIndex rowOf(const QTreeView& tree, const char* code)
{
    QModelIndex index = tree.model()->index(0, 0);
    while (index.isValid() && index.data(CategoryModel::CodeRole).toString() != QLatin1String(code)) {
        index = tree.indexBelow(index);
    }
    REQUIRE(index.isValid());
    return index;
}

QString line(LabelBench& bench)
{
    return bench.page().findChild<QLabel*>(QStringLiteral("verdictLine"))->text();
}

QString found(LabelBench& bench)
{
    const auto* label = bench.page().findChild<QLabel*>(QStringLiteral("queueFound"));
    return label->isVisible() ? label->text() : QString();
}

QTabBar& tabs(LabelBench& bench)
{
    return *bench.page().findChild<QTabBar*>(QStringLiteral("queueTabs"));
}

void label(LabelBench& bench, Qt::Key theme)
{
    bench.key(Qt::Key_C);
    bench.key(theme);
    bench.key(Qt::Key_Return);
}

TEST_CASE("the first keys of somebody new are the page's")
{
    LabelBench bench(2);
    bench.close();
    const TempFolder folder; // where nobody has said who they are
    std::filesystem::copy_file(bench.file(), folder / "new.accord");
    bench.prompts.expectChoose(QStringLiteral("Somebody else…"));
    bench.prompts.expectLine(QStringLiteral("Zoe"));
    MainWindow window(bench.prompts);
    window.show();
    window.activateWindow();
    REQUIRE(waitUntilActive(&window));
    Opening opening;
    opening.page = QStringLiteral("label");
    REQUIRE(window.open(folder / "new.accord", opening).ok());
    REQUIRE(waitFor([&] { return window.session()->me().valid(); }));
    QWidget* focus = QApplication::focusWidget();
    REQUIRE(focus != nullptr);
    CHECK(window.currentPage()->isAncestorOf(focus));
    QTest::keyClick(focus, Qt::Key_C);
    auto* page = qobject_cast<LabelPage*>(window.currentPage());
    REQUIRE(page->tree().focusedCategory() != nullptr);
    CHECK(page->tree().focusedCategory()->code == "C");
}

TEST_CASE("what had the keys is hidden, and the page has them")
{
    LabelBench bench(2);
    bench.page().queuePanel().filterBox()->setFocus();
    bench.window().actions().action(QStringLiteral("label.queue"))->trigger();
    REQUIRE(waitFor([&] { return QApplication::focusWidget() != nullptr; }));
    label(bench, Qt::Key_5);
    CHECK(bench.code(1) == "C.5");
    bench.window().actions().action(QStringLiteral("label.queue"))->trigger();
}

TEST_CASE("after all shortcuts were reset the letters of types lead into the tree")
{
    LabelBench bench(2);
    Actions& actions = bench.window().actions();
    actions.setShortcut(QStringLiteral("label.type.C"), QKeySequence(Qt::Key_W));
    bench.key(Qt::Key_W);
    CHECK(bench.page().tree().focusedCategory()->code == "C");
    actions.resetShortcuts();
    bench.key(Qt::Key_A);
    REQUIRE(bench.page().tree().focusedCategory() != nullptr);
    CHECK(bench.page().tree().focusedCategory()->code == "A");
    bench.key(Qt::Key_C);
    CHECK(bench.page().tree().focusedCategory()->code == "C");
    for (const Actions::Entry& entry : actions.entries()) {
        INFO(entry.id.toStdString());
        CHECK(entry.action->shortcut() == entry.standard);
    }
    CHECK(actions.action(QStringLiteral("view.larger"))->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Equal)));
}

TEST_CASE("Enter breaks a line of the note, Ctrl+Enter and Esc leave it")
{
    LabelBench bench(3);
    bench.key(Qt::Key_N);
    bench.type(QStringLiteral("asked twice"));
    bench.key(Qt::Key_Return);
    bench.type(QStringLiteral("c9 fits, x does not"));
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    CHECK(bench.current() == 1);
    CHECK(QApplication::focusWidget() != bench.page().form().note());
    label(bench, Qt::Key_5);
    CHECK(bench.label(1).note == "asked twice\nc9 fits, x does not");
    CHECK(bench.code(1) == "C.5");
    bench.key(Qt::Key_N);
    bench.type(QStringLiteral("one"));
    bench.key(Qt::Key_Escape);
    label(bench, Qt::Key_5);
    CHECK(bench.label(2).note == "one");
}

TEST_CASE("tabs of the queue by key, and an issue of the tab is in view")
{
    LabelBench bench(6);
    QueueModel& queue = bench.page().queuePanel().model();
    label(bench, Qt::Key_5);
    label(bench, Qt::Key_5);
    REQUIRE(bench.current() == 3);
    const auto* list = bench.page().findChild<QListView*>(QStringLiteral("queueList"));
    bench.key(Qt::Key_2, Qt::AltModifier);
    CHECK(queue.tab() == QueueTab::Done);
    CHECK(bench.current() == 1);
    CHECK(list->currentIndex().row() == 0);
    bench.key(Qt::Key_1, Qt::AltModifier);
    CHECK(queue.tab() == QueueTab::ToDo);
    CHECK(bench.current() == 3);
    CHECK(list->currentIndex().row() == 0);
    bench.key(Qt::Key_4, Qt::AltModifier);
    CHECK(bench.current() == 3); // it is there as well
    CHECK(list->currentIndex().row() == 2);
    bench.key(Qt::Key_3, Qt::AltModifier);
    CHECK(queue.tab() == QueueTab::Flagged);
    CHECK(bench.current() == 3);
    CHECK(found(bench).startsWith(QStringLiteral("None here.")));
    label(bench, Qt::Key_5);
    CHECK(bench.code(3) == "C.5");

    // A tab stop: there the arrows choose a tab, and the other keys are the page's.
    tabs(bench).setFocus(Qt::TabFocusReason);
    REQUIRE(tabs(bench).hasFocus());
    bench.key(Qt::Key_Left);
    CHECK(queue.tab() == QueueTab::Done);
    CHECK(bench.current() == 3); // it is done now
    CHECK(list->currentIndex().row() == 2);
    bench.key(Qt::Key_B);
    CHECK(bench.page().tree().focusedCategory()->code == "B");
}

TEST_CASE("a search finds in all tabs, its numbers agree, and the keys are the page's when it is done")
{
    LabelBench bench(12);
    QueuePanel& panel = bench.page().queuePanel();
    QueueModel& queue = panel.model();
    label(bench, Qt::Key_5);
    label(bench, Qt::Key_5);
    REQUIRE(queue.tab() == QueueTab::ToDo);
    bench.key(Qt::Key_1, Qt::AltModifier);
    bench.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(panel.filterBox()->hasFocus());
    bench.type(QStringLiteral("even")); // in the discussion of every second one
    REQUIRE(waitFor([&] { return queue.rowCount() == 6; }));
    CHECK(queue.tab() == QueueTab::All);
    CHECK(bench.current() == 3); // nothing moves while somebody types
    const ItemId first = queue.itemAt(queue.nextToDo(-1));
    bench.key(Qt::Key_Return);
    CHECK(bench.page().currentItem() == first);
    REQUIRE(waitFor([&] { return found(bench) == QStringLiteral("6 found"); }));
    CHECK(tabs(bench).tabText(static_cast<int>(QueueTab::ToDo)) == QStringLiteral("To do 5"));
    CHECK(tabs(bench).tabText(static_cast<int>(QueueTab::Done)) == QStringLiteral("Done 1"));
    CHECK(tabs(bench).tabText(static_cast<int>(QueueTab::All)) == QStringLiteral("All 6"));
    const int number = bench.current();
    label(bench, Qt::Key_6);
    CHECK(bench.code(number) == "C.6");
    CHECK(panel.filterBox()->text() == QStringLiteral("even"));
    CHECK(bench.current() != number);

    // The button that clears it gives the keys back, and what was found stays in view and in the list.
    panel.filterBox()->setFocus();
    QTest::mouseClick(panel.filterBox()->findChild<QToolButton*>(), Qt::LeftButton);
    CHECK(panel.filterBox()->text().isEmpty());
    CHECK(!panel.filterBox()->hasFocus());
    CHECK(queue.tab() == QueueTab::ToDo);
    CHECK(queue.rowOf(bench.page().currentItem()) >= 0);
    CHECK(tabs(bench).tabText(static_cast<int>(QueueTab::ToDo)) == QStringLiteral("To do 9"));

    panel.filterBox()->setFocus();
    QTest::mouseClick(&tabs(bench), Qt::LeftButton, {}, tabs(bench).tabRect(1).center());
    CHECK(queue.tab() == QueueTab::Done);
    CHECK(!panel.filterBox()->hasFocus());
    label(bench, Qt::Key_7);
    CHECK(bench.code(1) == "C.7");
}

TEST_CASE("a double click opens and closes a theme, and accepts what has nothing below it")
{
    LabelBench bench(2);
    QTreeView& tree = treeView(bench);
    const auto doubleClick = [&](const char* code) {
        tree.scrollTo(rowOf(tree, code));
        const QPoint place = tree.visualRect(rowOf(tree, code)).center();
        REQUIRE(tree.viewport()->rect().contains(place));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, place);
        QCoreApplication::processEvents();
        // Both clicks of a pair hit the same row.
        CHECK(tree.indexAt(place).data(CategoryModel::CodeRole).toString() == QLatin1String(code));
        QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {}, place);
        QCoreApplication::processEvents();
    };
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_2); // its sub-themes stand above C.9
    for (const bool open : {true, false, true}) {
        doubleClick("C.9");
        CHECK(tree.isExpanded(rowOf(tree, "C.9")) == open);
        CHECK(bench.page().tree().focusedCategory()->code == "C.9");
        CHECK(bench.current() == 1);
        CHECK(bench.label(1).verdict == Verdict::None);
    }
    doubleClick("C.9.iv");
    CHECK(bench.current() == 2);
    CHECK(bench.code(1) == "C.9.iv");
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_9);
    bench.key(Qt::Key_Return); // a theme is accepted by key
    CHECK(bench.code(2) == "C.9");
}

TEST_CASE("a row that is half in view stays where it is when it is pressed")
{
    LabelBench bench(2);
    QTreeView& tree = treeView(bench);
    bench.window().resize(1280, 500); // rows are more than there is room for
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_9);
    tree.verticalScrollBar()->setValue(tree.visualRect(tree.model()->index(0, 0)).height() / 2);
    const QModelIndex top = tree.indexAt(QPoint(60, 1));
    const int before = tree.visualRect(top).top();
    REQUIRE(before < 0);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, QPoint(60, 1));
    QCoreApplication::processEvents();
    CHECK(tree.visualRect(top).top() == before);
}

TEST_CASE("the issue keeps 45 characters whatever the fonts and the panels beside it")
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    for (const QFont& font : {usual, large}) {
        QApplication::setFont(font);
        const int least = ReadingLook(0).leastColumn();
        LabelBench bench(3);
        auto* parts = bench.page().findChild<QSplitter*>(QStringLiteral("labelParts"));
        for (const QSize size : {QSize(1440, 900), QSize(1280, 720), QSize(1024, 600), QSize(800, 480)}) {
            bench.window().resize(size);
            parts->setSizes({100, 100, 3000});
            QCoreApplication::processEvents();
            INFO(size.width() << " " << font.pointSizeF());
            REQUIRE(parts->width() <= size.width());
            // The panel in which one acts has its words; only where both have no room the text has less.
            const auto& pane = *bench.page().findChild<LabelPane*>();
            CHECK(pane.isVisible());
            CHECK(pane.geometry().right() < parts->width());
            const bool fits =
                pane.minimumWidth() + bench.page().reader().leastWidth() + parts->handleWidth() <= parts->width();
            CHECK(bench.page().reader().text().viewport()->width() >= (fits ? least : least / 3));
            CHECK((fits || !bench.page().queuePanel().isVisible()));
            for (const QPushButton* button : pane.findChildren<QPushButton*>()) {
                INFO(button->text().toStdString());
                CHECK((!button->isVisible() || button->width() >= button->sizeHint().width()));
            }
        }
        bench.window().resize(1280, 720);
        QCoreApplication::processEvents();
        CHECK(bench.page().queuePanel().isVisible());
        CHECK(bench.page().tree().isVisible());
    }
    QApplication::setFont(usual);
}

TEST_CASE("the queue can be narrow, keeps its width while counts change, and stays hidden")
{
    {
        LabelBench bench(12);
        auto* parts = bench.page().findChild<QSplitter*>(QStringLiteral("labelParts"));
        parts->setSizes({10, 700, 300});
        QCoreApplication::processEvents();
        const int narrow = bench.page().queuePanel().width();
        CHECK(narrow <= 24 * bench.window().fontMetrics().averageCharWidth());
        for (int number = 1; number <= 11; ++number) {
            bench.key(Qt::Key_F);
            label(bench, Qt::Key_5);
        }
        QCoreApplication::processEvents();
        CHECK(bench.page().queuePanel().width() == narrow);
        bench.key(Qt::Key_B, Qt::ControlModifier);
        CHECK(!bench.page().queuePanel().isVisible());
        bench.key(Qt::Key_Left); // and the queue goes on
        CHECK(bench.current() == 11);
    }
    LabelBench bench(2);
    CHECK(!bench.page().queuePanel().isVisible());
    bench.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier); // what is wanted of it brings it back
    CHECK(bench.page().queuePanel().isVisible());
    CHECK(bench.page().queuePanel().filterBox()->hasFocus());
    CHECK(setting(settings::kQueueShown));
}

TEST_CASE("a message goes when it is not true any more")
{
    LabelBench bench(2);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_Return);
    CHECK(line(bench) == QStringLiteral("C is a type: go on to one of its themes."));
    bench.key(Qt::Key_9);
    CHECK(line(bench).isEmpty());
    bench.key(Qt::Key_Return);
    label(bench, Qt::Key_5);
    CHECK(line(bench) == QStringLiteral("This was the last one to do here."));
    bench.settle(); // being saved changes nothing about that
    CHECK(line(bench) == QStringLiteral("This was the last one to do here."));
    bench.key(Qt::Key_Delete);
    CHECK(line(bench).isEmpty());

    setSetting(settings::kAcceptGoesOn, false);
    const auto back = qScopeGuard([] { setSetting(settings::kAcceptGoesOn, true); });
    bench.key(Qt::Key_Question);
    bench.settle();
    REQUIRE(line(bench) == QStringLiteral("You could not tell yet: it is at the end of your queue, still to do."));
    label(bench, Qt::Key_5);
    CHECK(line(bench) == QStringLiteral("Labelled C.5, no sub-theme."));
}

} // namespace

TEST_CASE("What was done today ends at midnight, while the window is open")
{
    LabelBench bench(3);
    QueuePanel& panel = bench.page().queuePanel();
    auto* progress = panel.findChild<QToolButton*>("progress");
    REQUIRE(progress != nullptr);
    label(bench, Qt::Key_5);
    bench.settle();
    REQUIRE(waitFor([&] { return progress->text().contains("1 today"); }));
    // A little before midnight, and after it as soon as it was asked once.
    const QDate today = QDate::currentDate();
    const auto asked = std::make_shared<int>(0);
    panel.setClock([asked, today] {
        return ++*asked == 1 ? today.addDays(1).startOfDay().addMSecs(-1) : today.addDays(1).startOfDay();
    });
    CHECK(waitFor([&] { return progress->text().contains("0 today"); }));
    // Timers stand still while a machine sleeps: a window that comes back looks at the day.
    panel.setClock([today] { return today.startOfDay(); });
    REQUIRE(waitFor([&] { return progress->text().contains("1 today"); }));
    const auto tomorrow = std::make_shared<bool>(false);
    panel.setClock([tomorrow, today] { return today.addDays(*tomorrow ? 1 : 0).startOfDay(); });
    REQUIRE(waitFor([&] { return progress->text().contains("1 today"); }));
    *tomorrow = true;
    QEvent back(QEvent::WindowActivate);
    QCoreApplication::sendEvent(&panel, &back);
    CHECK(waitFor([&] { return progress->text().contains("0 today"); }));
}

} // namespace accord::ui
