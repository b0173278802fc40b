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
