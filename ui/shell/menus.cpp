// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/menus.h"

#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

#include "ui/shell/commands/commands.h"
#include "ui/shell/main_window.h"
#include "ui/support/settings.h"

namespace accord::ui {
namespace {

const QString kSeparator = QStringLiteral("-");
const QString kStudy = QStringLiteral("study"); ///< its page has no menu of its own

QStringList ids(std::initializer_list<const char*> names)
{
    QStringList list;
    for (const char* name : names) {
        list.append(QString::fromLatin1(name));
    }
    return list;
}

} // namespace

Menus::Menus(MainWindow& window)
    : QObject(&window)
    , m_window(window)
{
    QMenuBar& bar = *window.menuBar();
    QMenu& file = *bar.addMenu(tr("&File"));
    fill(file, ids({"file.new", "file.open"}));
    m_recent = file.addMenu(tr("Open &Recent"));
    fill(file,
         ids({"file.demo", "-", "file.importIssues", "file.importLinks", "file.importLabels", "file.importTaxonomy",
              "-", "file.exportLabels", "file.exportTaxonomy", "-", "file.saveCopy", "file.package", "file.merge", "-",
              "file.backups", "file.settings", "-", "file.close", "file.quit"}));
    fill(*bar.addMenu(tr("&Edit")), ids({"edit.undo", "edit.redo", "-", "edit.palette"}));
    m_page = bar.addMenu(QString());
    m_study = bar.addMenu(tr("&Study"));
    m_view = bar.addMenu(tr("&View"));
    fill(*bar.addMenu(tr("&Help")), ids({"help.manual", "help.shortcuts", "-", "help.about"}));
    connect(m_recent, &QMenu::aboutToShow, this, &Menus::fillRecent);
    connect(&window, &MainWindow::pageChanged, this, &Menus::fillPage);
    connect(&window, &MainWindow::projectChanged, this, &Menus::fillView);
    connect(&window, &MainWindow::projectChanged, this, &Menus::fillStudy);
    connect(&window, &MainWindow::pageChanged, this, &Menus::fillStudy);
    fillRecent();
    fillPage();
    fillStudy();
    fillView();
}

void Menus::fill(QMenu& menu, const QStringList& names)
{
    for (const QString& name : names) {
        if (name == kSeparator) {
            menu.addSeparator();
        } else if (QAction* action = m_window.actions().action(name)) {
            menu.addAction(action);
        }
    }
}

void Menus::fillRecent()
{
    m_recent->clear();
    for (const QString& path : setting(settings::kRecent)) {
        const QFileInfo file(path);
        QAction* action = m_recent->addAction(file.completeBaseName());
        action->setToolTip(path);
        action->setEnabled(file.exists());
        connect(action, &QAction::triggered, this, [this, path] { m_window.commands().openFile(path); });
    }
    m_recent->menuAction()->setEnabled(!m_recent->isEmpty());
}

void Menus::fillPage()
{
    m_page->clear();
    const Page* page = m_window.currentPage();
    if (page != nullptr && page->id() != kStudy) {
        m_page->setTitle(QLatin1Char('&') + page->title());
        for (const Actions::Entry& entry : m_window.actions().entries()) {
            if (entry.place == page->id()) {
                m_page->addAction(entry.action);
            }
        }
    }
    m_page->menuAction()->setVisible(!m_page->isEmpty());
}

void Menus::fillStudy()
{
    m_study->clear();
    const QStringList always =
        ids({"study.whoAmI", "study.addPerson", "-", "study.newRound", "study.chooseRound", "study.liftBlind", "-",
             "study.feedback", "study.minutes", "-", "taxonomy.proposals", "taxonomy.proposeChange"});
    fill(*m_study, always);
    const Page* page = m_window.currentPage();
    if (page == nullptr || page->id() != kStudy) {
        return;
    }
    m_study->addSeparator();
    for (const Actions::Entry& entry : m_window.actions().entries()) {
        if (entry.place == kStudy && !always.contains(entry.id)) {
            m_study->addAction(entry.action);
        }
    }
}

void Menus::fillView()
{
    m_view->clear();
    for (const Page* page : m_window.pages()) {
        fill(*m_view, {QStringLiteral("view.page.") + page->id()});
    }
    fill(*m_view, ids({"-", "view.systemTheme", "view.lightTheme", "view.darkTheme", "-", "view.larger", "view.smaller",
                       "view.standardSize", "-", "view.fullScreen"}));
}

} // namespace accord::ui
