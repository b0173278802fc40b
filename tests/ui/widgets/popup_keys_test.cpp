// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QTest>
#include <QVBoxLayout>

#include "tests/support/catch.h"
#include "tests/ui/waiting.h"
#include "ui/widgets/popup_keys.h"

using namespace accord;

namespace {

/// A page that is worked with single keys, and a drop-down list on it.
struct Bench : QWidget
{
    Bench()
    {
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(&list);
        list.addItems({"None", "Slip", "Defect"});
        action.setShortcut(Qt::Key_D);
        action.setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QObject::connect(&action, &QAction::triggered, this, [this] { ++triggered; });
        addAction(&action);
        show();
        list.setFocus();
        REQUIRE(test::waitUntilActive(this));
    }

    QComboBox list;
    QAction action;
    int triggered = 0;
};

} // namespace

TEST_CASE("Popup keys: an open list gets the key, and the page behind it does not")
{
    ui::PopupKeys keys;
    QCoreApplication::instance()->installEventFilter(&keys);
    Bench bench;
    QTest::keyClick(&bench.list, Qt::Key_D);
    CHECK(bench.triggered == 1);

    bench.list.showPopup();
    REQUIRE(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(bench.list.view(), Qt::Key_D);
    CHECK(bench.triggered == 1);
    CHECK(bench.list.view()->currentIndex().row() == 2);
    bench.list.hidePopup();

    QTest::keyClick(&bench.list, Qt::Key_D);
    CHECK(bench.triggered == 2);
}

TEST_CASE("Popup keys: Enter and Space choose in an open list, Esc leaves it, and the page behind gets none of them")
{
    ui::PopupKeys keys;
    QCoreApplication::instance()->installEventFilter(&keys);
    Bench bench;
    bench.action.setShortcuts({Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape});
    const auto choose = [&](Qt::Key step, Qt::Key last) {
        bench.list.showPopup();
        REQUIRE(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(bench.list.view(), step);
        QTest::keyClick(bench.list.view(), last);
        CHECK(QApplication::activePopupWidget() == nullptr);
        return bench.list.currentIndex();
    };
    CHECK(choose(Qt::Key_Down, Qt::Key_Return) == 1);
    CHECK(choose(Qt::Key_Down, Qt::Key_Space) == 2);
    CHECK(choose(Qt::Key_Up, Qt::Key_Escape) == 2);
    CHECK(choose(Qt::Key_Up, Qt::Key_Enter) == 1);
    CHECK(bench.triggered == 0);
}

TEST_CASE("Popup keys: an open menu gets the key, and the page behind it does not")
{
    ui::PopupKeys keys;
    QCoreApplication::instance()->installEventFilter(&keys);
    Bench bench;
    QMenu menu;
    int chosen = 0;
    QObject::connect(menu.addAction(QStringLiteral("&Delete")), &QAction::triggered, &bench, [&] { ++chosen; });
    menu.popup(QPoint(10, 10));
    REQUIRE(QApplication::activePopupWidget() == &menu);
    QTest::keyClick(&menu, Qt::Key_D);
    CHECK(bench.triggered == 0);
    CHECK(chosen == 1);
}
