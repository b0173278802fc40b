// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLineEdit>
#include <QTest>

#include "tests/support/catch.h"
#include "tests/ui/waiting.h"
#include "ui/app/palette.h"
#include "ui/core/actions.h"

namespace accord::ui {
namespace {

using namespace test;

TEST_CASE("letters in order answer, starts of words answer better")
{
    const QString import = QStringLiteral("Import Labels…");
    CHECK(fuzzyScore(QString(), import) == 0);
    CHECK(fuzzyScore(QStringLiteral("zz"), import) == -1);
    CHECK(fuzzyScore(QStringLiteral("il"), import) > 0);
    CHECK(fuzzyScore(QStringLiteral("IL"), import) == fuzzyScore(QStringLiteral("il"), import));
    CHECK(fuzzyScore(QStringLiteral("imp lab"), import) >
          fuzzyScore(QStringLiteral("imp lab"), QStringLiteral("Simple Slabs")));
    CHECK(fuzzyScore(QStringLiteral("lb"), QStringLiteral("Lift the Blind…")) >
          fuzzyScore(QStringLiteral("lb"), QStringLiteral("Label")));
}

TEST_CASE("the palette lists what can be done, and does it")
{
    QWidget window;
    Actions actions;
    const auto add = [&](const char* id, const char* text) {
        return ActionTable(actions, &window, kWindowPlace).make(id, QString::fromLatin1(text), {});
    };
    add("a", "Import Issues");
    QAction* labels = add("b", "Import Labels");
    add("c", "Lift the Blind")->setEnabled(false);
    // A page that is not in view.
    QWidget hidden;
    ActionTable(actions, &hidden, QStringLiteral("page")).make("d", QStringLiteral("Import Elsewhere"), {});
    int done = 0;
    QObject::connect(labels, &QAction::triggered, [&] { ++done; });

    auto* palette = new Palette(actions, nullptr, false, &window);
    palette->show();
    CHECK(palette->listed() == QStringList{"Import Issues", "Import Labels"});
    auto* field = palette->findChild<QLineEdit*>();
    QTest::keyClicks(field, QStringLiteral("lab"));
    CHECK(palette->listed() == QStringList{"Import Labels"});
    CHECK(palette->saysInstead().isEmpty());
    QTest::keyClicks(field, QStringLiteral("q"));
    CHECK(palette->listed().isEmpty());
    CHECK(palette->saysInstead() == QStringLiteral("No command matches “labq”."));
    QTest::keyClick(field, Qt::Key_Backspace);
    QTest::keyClick(field, Qt::Key_Backspace);
    QTest::keyClick(field, Qt::Key_Backspace);
    QTest::keyClick(field, Qt::Key_Backspace);
    QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Return);
    REQUIRE(waitFor([&] { return done == 1; }));
}

} // namespace
} // namespace accord::ui
