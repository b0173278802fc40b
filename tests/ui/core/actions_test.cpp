// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "tests/support/catch.h"
#include "tests/ui/waiting.h"
#include "ui/core/actions.h"
#include "ui/core/rights.h"

namespace accord::ui {
namespace {

using namespace test;

const QString kWindow = QStringLiteral("window");

/// A window with a page and one widget in it that has the focus.
struct Place
{
    QWidget window;
    QWidget* page = new QWidget(&window);
    QVBoxLayout* column = new QVBoxLayout(page);
    Actions actions;

    Place() { (new QVBoxLayout(&window))->addWidget(page); }

    void focus(QWidget* widget)
    {
        column->addWidget(widget);
        window.show();
        window.activateWindow();
        REQUIRE(waitUntilActive(&window));
        widget->setFocus();
        REQUIRE(QApplication::focusWidget() == widget);
    }

    QAction* add(const char* id, const QKeySequence& keys, const char* place)
    {
        return ActionTable(actions, page, QString::fromLatin1(place)).make(id, QString::fromLatin1(id), keys);
    }
};

template <class Field>
void checkQuietIn()
{
    Place place;
    int letter = 0;
    int enter = 0;
    int arrow = 0;
    int control = 0;
    QObject::connect(place.add("t.letter", QKeySequence(Qt::Key_F), "label"), &QAction::triggered, [&] { ++letter; });
    QObject::connect(place.add("t.enter", QKeySequence(Qt::Key_Return), "label"), &QAction::triggered,
                     [&] { ++enter; });
    QObject::connect(place.add("t.arrow", QKeySequence(Qt::Key_Left), "label"), &QAction::triggered, [&] { ++arrow; });
    QObject::connect(place.add("t.control", QKeySequence(Qt::CTRL | Qt::Key_G), "label"), &QAction::triggered,
                     [&] { ++control; });
    auto* field = new Field;
    place.focus(field);
    for (const Qt::Key key : {Qt::Key_F, Qt::Key_Return, Qt::Key_Left}) {
        QTest::keyClick(field, key);
    }
    QTest::keyClick(field, Qt::Key_G, Qt::ControlModifier);
    CHECK(letter == 0);
    CHECK(enter == 0);
    CHECK(arrow == 0);
    CHECK(control == 1);
}

TEST_CASE("single keys are the text field's while it has the focus")
{
    checkQuietIn<QLineEdit>();
    checkQuietIn<QPlainTextEdit>();
    checkQuietIn<QTextEdit>();
    checkQuietIn<QSpinBox>();
}

TEST_CASE("an editable combo box is a text field, a text to read is none")
{
    Place place;
    int fired = 0;
    QObject::connect(place.add("t.flag", QKeySequence(Qt::Key_F), "label"), &QAction::triggered, [&] { ++fired; });
    auto* combo = new QComboBox;
    combo->setEditable(true);
    place.column->addWidget(combo);
    auto* reader = new QTextBrowser;
    place.focus(reader);
    QTest::keyClick(reader, Qt::Key_F);
    CHECK(fired == 1);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_F);
    CHECK(fired == 1);
    CHECK(combo->currentText() == QStringLiteral("f"));
}

TEST_CASE("both Enter keys accept")
{
    Place place;
    int fired = 0;
    QObject::connect(place.add("t.accept", QKeySequence(Qt::Key_Return), "label"), &QAction::triggered,
                     [&] { ++fired; });
    auto* reader = new QTextBrowser;
    place.focus(reader);
    QTest::keyClick(reader, Qt::Key_Return);
    QTest::keyClick(reader, Qt::Key_Enter);
    CHECK(fired == 2);
}

TEST_CASE("a shortcut of the person's own is kept")
{
    const QKeySequence own(Qt::CTRL | Qt::ALT | Qt::Key_M);
    {
        Place place;
        place.add("t.own", QKeySequence(Qt::Key_M), "label");
        place.actions.setShortcut(QStringLiteral("t.own"), own);
    }
    Place place;
    const QAction* action = place.add("t.own", QKeySequence(Qt::Key_M), "label");
    CHECK(action->shortcut() == own);
    place.actions.resetShortcuts();
    CHECK(action->shortcut() == QKeySequence(Qt::Key_M));
    Place later;
    CHECK(later.add("t.own", QKeySequence(Qt::Key_M), "label")->shortcut() == QKeySequence(Qt::Key_M));
}

TEST_CASE("two commands clash in one place and with the window, not across pages")
{
    Place place;
    place.add("one.a", QKeySequence(Qt::Key_A), "one");
    place.add("two.a", QKeySequence(Qt::Key_A), "two");
    CHECK(place.actions.clashes().isEmpty());
    CHECK(place.actions.clashesWith(QStringLiteral("two.a"), QKeySequence(Qt::Key_A)).isEmpty());
    place.add("window.a", QKeySequence(Qt::Key_A), "window");
    CHECK(place.actions.clashes() == QStringList{"one.a, window.a", "two.a, window.a"});
    place.add("one.again", QKeySequence(Qt::Key_A), "one");
    CHECK(place.actions.clashesWith(QStringLiteral("one.a"), QKeySequence(Qt::Key_A)) ==
          QStringList{"window.a", "one.again"});
}

struct GateTable : ActionTable
{
    using ActionTable::ActionTable;

    int opened = 0;
    QAction* open = make("gate.open", QStringLiteral("Open the Gate…"), Qt::Key_O,
                         {.menu = "&Gate",
                          .right = Action::RecordOutcome,
                          .help = "study",
                          .shortly = QStringLiteral("Open"),
                          .tip = QStringLiteral("Lets everybody in"),
                          .checkable = true,
                          .repeats = false},
                         [this] { ++opened; });
    QList<QAction*> doors = makeNumbered(10, "gate.door", QStringLiteral("Door %1"), Qt::AltModifier);
};

TEST_CASE("A line of a table says all there is to know of an action, several alike are one line")
{
    QWidget page;
    Actions actions;
    GateTable table(actions, &page, QStringLiteral("gate"));
    const Actions::Entry& entry = actions.entries().front();
    CHECK(entry.id == QStringLiteral("gate.open"));
    CHECK(entry.place == QStringLiteral("gate"));
    CHECK(entry.help() == QStringLiteral("study"));
    CHECK(entry.isInMenu("&Gate"));
    CHECK(entry.standard == QKeySequence(Qt::Key_O));
    CHECK(entry.action == table.open);
    CHECK(table.open->text() == QStringLiteral("Open the Gate…"));
    CHECK(table.open->iconText() == QStringLiteral("Open"));
    CHECK(table.open->toolTip() == QStringLiteral("Lets everybody in"));
    CHECK(table.open->isCheckable());
    CHECK(!table.open->autoRepeat());
    CHECK(table.withRight() == QList{table.open});
    CHECK(rightOf(*table.open) == Action::RecordOutcome);
    CHECK(!rightOf(*table.doors.front()));
    table.open->trigger();
    CHECK(table.opened == 1);
    REQUIRE(table.doors.size() == 10);
    CHECK(table.doors.front()->text() == QStringLiteral("Door 1"));
    CHECK(actions.entries().back().id == QStringLiteral("gate.door10"));
    CHECK(actions.entries().back().help() == QStringLiteral("gate"));
    CHECK(actions.entries().back().standard == QKeySequence(Qt::ALT | Qt::Key_0));
}

TEST_CASE("an entry goes with its widget")
{
    QWidget window;
    Actions actions;
    auto* page = new QWidget(&window);
    ActionTable(actions, page, QStringLiteral("page")).make("page.go", QStringLiteral("Go"), Qt::Key_G);
    REQUIRE(actions.action(QStringLiteral("page.go")) != nullptr);
    delete page;
    CHECK(actions.action(QStringLiteral("page.go")) == nullptr);
    CHECK(actions.entries().isEmpty());
}

} // namespace
} // namespace accord::ui
