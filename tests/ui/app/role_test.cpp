// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTimer>

#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/ui/waiting.h"
#include "ui/app/commands.h"
#include "ui/app/main_window.h"
#include "ui/app/pages.h"
#include "ui/app/palette.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/pages/label/label_page.h"

namespace accord::ui {
namespace {

using namespace test;

Opening as(const char* person, const char* page)
{
    Opening where;
    where.person = QString::fromLatin1(person);
    where.round = QStringLiteral("Pilot");
    where.page = QString::fromLatin1(page);
    return where;
}

/// What only leads do, by the ids of its commands.
const QStringList kOfLeads{"view.page.collect",     "study.close",         "study.start",     "study.newRound",
                           "study.settings",        "study.addPerson",     "study.liftBlind", "file.importIssues",
                           "file.importLinks",      "file.importTaxonomy", "taxonomy.add",    "taxonomy.rename",
                           "taxonomy.merge",        "taxonomy.split",      "taxonomy.retire", "taxonomy.review",
                           "reconcile.decideByRule"};

void visibleTexts(const QWidget& menu, QStringList& ids)
{
    for (const QAction* action : menu.actions()) {
        if (action->isVisible()) {
            ids.append(action->objectName());
            if (const QMenu* below = action->menu()) {
                visibleTexts(*below, ids);
            }
        }
    }
}

TEST_CASE("An annotator's window has no page and no command of leads, in menus, palette or bars")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    REQUIRE(window.open(demo.file(), as("Jonas Lindqvist", "label")).ok());
    window.show();
    const auto look = [&](bool lead) {
        for (const char* page : {"label", "reconcile", "taxonomy", "study"}) {
            INFO(page);
            REQUIRE(window.showPage(QString::fromLatin1(page)));
            QCoreApplication::processEvents();
            QStringList inMenus;
            visibleTexts(*window.menuBar(), inMenus);
            Palette palette(window.actions(), nullptr, false, &window);
            for (const QString& id : kOfLeads) {
                const QAction* action = window.actions().action(id);
                INFO(id.toStdString());
                REQUIRE(action != nullptr);
                CHECK(action->isVisible() == lead);
                if (!lead) {
                    CHECK(!inMenus.contains(id));
                    CHECK(!palette.listed().contains(action->text()));
                    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>(id)) {
                        CHECK(!button->isVisible());
                    }
                }
            }
        }
    };
    look(false);
    CHECK(!window.showPage(QStringLiteral("collect")));
    CHECK(!window.findChild<PageBar*>()->findChild<QAbstractButton*>(QStringLiteral("collect"))->isVisible());

    window.session()->setMe(window.session()->project().personNamed("Mira Okafor")->id);
    look(true);
    REQUIRE(window.showPage(QStringLiteral("collect")));
    CHECK(window.findChild<PageBar*>()->findChild<QAbstractButton*>(QStringLiteral("collect"))->isVisible());

    // On a page that is not theirs, an annotator is led to one that is.
    window.session()->setMe(window.session()->project().personNamed("Jonas Lindqvist")->id);
    QCoreApplication::processEvents();
    REQUIRE(window.currentPage() != nullptr);
    CHECK(window.currentPage()->id() == QStringLiteral("label"));
}

TEST_CASE("The question who somebody is proposes nobody, and Enter alone answers nothing")
{
    DialogPrompts prompts;
    QObject asker;
    int answers = 0;
    bool looked = false;
    QTimer::singleShot(0, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        REQUIRE(dialog != nullptr);
        auto* list = dialog->findChild<QListWidget*>();
        QPushButton* take = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        CHECK(list->selectedItems().isEmpty());
        CHECK(!take->isEnabled());
        QTest::keyClick(list, Qt::Key_Return);
        CHECK(dialog->isVisible());
        QTest::keyClick(list, Qt::Key_Down);
        CHECK(take->isEnabled());
        looked = true;
        dialog->reject();
    });
    prompts.choose(nullptr, QStringLiteral("Who Are You?"), {}, {QStringLiteral("Ann"), QStringLiteral("Bob")},
                   {&asker, [&answers](qsizetype) { ++answers; }});
    REQUIRE(waitFor([&prompts] { return !prompts.isAsking(); }));
    CHECK(looked);
    CHECK(answers == 0);
}

TEST_CASE("The window opens again with the last project, person, round and issue, unless the project was closed")
{
    const DemoProject demo;
    FakePrompts prompts;
    ItemId item;
    {
        MainWindow window(prompts);
        REQUIRE(window.open(demo.file(), as("Jonas Lindqvist", "label")).ok());
        window.show();
        auto* page = qobject_cast<LabelPage*>(window.currentPage());
        REQUIRE(page != nullptr);
        const ItemId first = page->currentItem();
        window.actions().action(QStringLiteral("label.next"))->trigger();
        window.actions().action(QStringLiteral("label.next"))->trigger();
        item = page->currentItem();
        CHECK(item != first);
        window.close();
    }
    {
        MainWindow window(prompts);
        window.commands().openLast();
        REQUIRE(waitFor([&] { return window.session() != nullptr; }));
        CHECK(window.session()->project().person(window.session()->me())->name == "Jonas Lindqvist");
        CHECK(window.session()->project().round(window.session()->round())->name == "Pilot");
        window.show();
        auto* page = qobject_cast<LabelPage*>(window.currentPage());
        REQUIRE(page != nullptr);
        CHECK(page->currentItem() == item);
        window.actions().action(QStringLiteral("file.close"))->trigger();
        CHECK(window.session() == nullptr);
    }
    MainWindow window(prompts);
    window.commands().openLast();
    CHECK(window.session() == nullptr);
}

} // namespace
} // namespace accord::ui
