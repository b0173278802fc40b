// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include "tests/support/catch.h"
#include "ui/pages/label/label_form.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {
namespace {

/// A button may take itself away with what it does; Qt comes back to it after its signal. Each of these was deleted
/// then, which AddressSanitizer tells.
void deletedLater(const QPointer<QWidget>& pressed)
{
    REQUIRE(pressed != nullptr);
    CHECK(pressed->parentWidget() == nullptr);
    CHECK(pressed->isHidden());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    CHECK(pressed == nullptr);
}

VoteSheet sheetOf(const std::vector<QString>& codes)
{
    VoteSheet sheet;
    for (const QString& code : codes) {
        Option option;
        option.text.code = code;
        option.text.pathText = QStringLiteral("Bug");
        option.choice.votes = 2;
        option.majority = sheet.options.empty();
        sheet.options.push_back(option);
    }
    sheet.consensus.votes = 3;
    return sheet;
}

TEST_CASE("a vote row lives through a click that shows other votes, and says what it is")
{
    VotesPanel panel;
    panel.setSheet(sheetOf({QStringLiteral("C.5"), QStringLiteral("C.9")}), {QStringLiteral("1")});
    panel.resize(400, 300);
    panel.show();
    auto rows = panel.findChildren<VoteRow*>();
    REQUIRE(rows.size() == 2);
    QAccessibleInterface* said = QAccessible::queryAccessibleInterface(rows[0]);
    REQUIRE(said != nullptr);
    CHECK(said->role() == QAccessible::Button);
    CHECK(said->text(QAccessible::Name) == "C.5 Bug");
    CHECK(said->text(QAccessible::Value) == "2 of 3, majority");
    CHECK(QAccessible::queryAccessibleInterface(rows[1])->text(QAccessible::Value) == "2 of 3");

    int chosen = -1;
    QObject::connect(&panel, &VotesPanel::chosen, &panel, [&](int option) {
        chosen = option;
        panel.setSheet(sheetOf({QStringLiteral("C.9")}), {});
    });
    const QPointer<QWidget> content = panel.widget();
    QTest::mouseClick(rows[1], Qt::LeftButton);
    CHECK(chosen == 1);
    deletedLater(content);
    rows = panel.findChildren<VoteRow*>();
    REQUIRE(rows.size() == 1);
    // As a screen reader clicks.
    QAccessible::queryAccessibleInterface(rows[0])->actionInterface()->doAction(
        QAccessibleActionInterface::pressAction());
    CHECK(chosen == 0);
}

TEST_CASE("the button of an empty page lives through what it does")
{
    Placeholder page;
    QAction action(QStringLiteral("Add Source…"));
    page.say(QStringLiteral("collect"), QStringLiteral("Nothing here"), QStringLiteral("Add a source."));
    page.offer(&action, true);
    page.show();
    const QPointer<QWidget> button = page.findChild<QPushButton*>();
    REQUIRE(button != nullptr);
    QObject::connect(&action, &QAction::triggered, &page, [&] {
        page.say(QStringLiteral("collect"), QStringLiteral("Reading"), QStringLiteral("It is read now."));
    });
    QTest::mouseClick(button, Qt::LeftButton);
    CHECK(page.findChild<QPushButton*>() == nullptr);
    deletedLater(button);
}

TEST_CASE("the button of a reason lives through a change of the reasons")
{
    QAction accept(QStringLiteral("Accept"));
    QAction flag(QStringLiteral("Flag"));
    QAction cannotTell(QStringLiteral("Cannot Tell"));
    QAction exclude(QStringLiteral("Not for This Study"));
    VerdictBar bar({&accept, &flag, &cannotTell, &exclude});
    bar.setReasons({{Exclusion::OffTopic, QStringLiteral("another subject")}});
    bar.askReason({QStringLiteral("1")});
    bar.show();
    QPointer<QWidget> button;
    for (QPushButton* each : bar.findChildren<QPushButton*>()) {
        button = each->text().contains(QStringLiteral("another subject")) ? each : button.data();
    }
    REQUIRE(button != nullptr);
    Exclusion given = Exclusion::None;
    QObject::connect(&bar, &VerdictBar::reasonGiven, &bar, [&](Exclusion reason) {
        given = reason;
        bar.setReasons({{Exclusion::NotAnIssue, QStringLiteral("a test")}});
    });
    QTest::mouseClick(button, Qt::LeftButton);
    CHECK(given == Exclusion::OffTopic);
    deletedLater(button);
    CHECK(bar.reason(1) == Exclusion::NotAnIssue);
}

TEST_CASE("what is discarded is gone from its window at once and deleted later")
{
    QWidget window;
    const QPointer<QWidget> row = new QWidget(&window);
    discard(row);
    CHECK(window.findChildren<QWidget*>().isEmpty());
    deletedLater(row);
    discard(nullptr);
}

} // namespace
} // namespace accord::ui
