// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/menus.h"

#include <QAction>
#include <QFileInfo>
#include <QMap>
#include <QMenu>
#include <QMenuBar>

#include "ui/app/commands.h"
#include "ui/app/main_window.h"
#include "ui/app/recent_files.h"
#include "ui/core/settings.h"

#include <algorithm>

namespace accord::ui {
namespace {

const QString kStudy = QStringLiteral("study"); ///< its page has no menu of its own

/// "&Label"; a title without that letter has it behind, as in the other menus: "标注(&L)".
QString withMnemonic(const Page& page)
{
    const QString title = page.title();
    const QChar letter = page.id().front().toUpper();
    return title.startsWith(letter, Qt::CaseInsensitive) ? QLatin1Char('&') + title
                                                         : QStringLiteral("%1(&%2)").arg(title, letter);
}

} // namespace

Menus::Menus(MainWindow& window)
    : QObject(&window)
    , m_window(window)
{
    QMenuBar& bar = *window.menuBar();
    QMenu& file = *bar.addMenu(tr(kFileMenu));
    QMenu& edit = *bar.addMenu(tr(kEditMenu));
    m_page = bar.addMenu(QString());
    m_study = bar.addMenu(tr(kStudyMenu));
    m_view = bar.addMenu(tr(kViewMenu));
    fill(file, kFileMenu);
    fill(edit, kEditMenu);
    fill(*bar.addMenu(tr(kHelpMenu)), kHelpMenu);
    m_recent = new QMenu(tr("Open &Recent"), &file);
    file.insertMenu(window.actions().action(QStringLiteral("file.demo")), m_recent);
    connect(m_recent, &QMenu::aboutToShow, this, &Menus::fillRecent);
    connect(&window, &MainWindow::pageChanged, this, &Menus::fillPage);
    connect(&window, &MainWindow::projectChanged, this, &Menus::fillView);
    connect(&window, &MainWindow::projectChanged, this, &Menus::fillStudy);
    connect(&window, &MainWindow::pageChanged, this, &Menus::fillStudy);
    for (QMenu* menu : {m_page, m_study}) {
        connect(menu, &QMenu::aboutToShow, this, [menu] { hideEmpty(*menu); });
    }
    fillRecent();
    fillPage();
    fillStudy();
    fillView();
}

/// What stands in this menu of the window, with a line between its sections.
void Menus::fill(QMenu& menu, const char* title)
{
    menu.setToolTipsVisible(true); // who may do what somebody else may not
    QList<Actions::Entry> entries = m_window.actions().entries();
    entries.removeIf([title](const Actions::Entry& entry) { return !entry.isInMenu(title); });
    std::ranges::stable_sort(entries, {}, [](const Actions::Entry& entry) { return entry.details().section; });
    for (qsizetype i = 0; i < entries.size(); ++i) {
        if (i > 0 && entries[i].details().section != entries[i - 1].details().section) {
            menu.addSeparator();
        }
        menu.addAction(hasItsKeyHere(entries[i]) ? entries[i].action : withoutKey(entries[i], menu));
    }
}

bool Menus::hasItsKeyHere(const Actions::Entry& entry) const
{
    const Page* page = m_window.currentPage();
    return entry.place == kWindowPlace || (page != nullptr && page->id() == entry.place);
}

/// On another page the key of an action means something else, or nothing.
QAction* Menus::withoutKey(const Actions::Entry& entry, QMenu& menu)
{
    auto* stand = new QAction(&menu);
    stand->setObjectName(entry.id);
    const auto follow = [stand, action = entry.action] {
        stand->setText(action->text());
        stand->setToolTip(action->toolTip());
        stand->setStatusTip(action->statusTip());
        stand->setEnabled(action->isEnabled());
        stand->setVisible(action->isVisible());
    };
    follow();
    connect(entry.action, &QAction::changed, stand, follow);
    connect(entry.action, &QObject::destroyed, stand, &QObject::deleteLater);
    // Later: what it does may fill the menu anew, in which it stands.
    connect(stand, &QAction::triggered, entry.action, &QAction::trigger, Qt::QueuedConnection);
    return stand;
}

void Menus::fillRecent()
{
    m_recent->clear();
    for (const QString& path : setting(settings::kRecent)) {
        QAction* action = m_recent->addAction(QFileInfo(path).completeBaseName());
        action->setToolTip(path);
        action->setEnabled(RecentFiles::instance().mayBeThere(path));
        connect(&RecentFiles::instance(), &RecentFiles::found, action, [action, path](const QString& file, bool there) {
            if (file == path) {
                action->setEnabled(there);
            }
        });
        connect(action, &QAction::triggered, this, [this, path] { m_window.commands().openFile(path); });
    }
    RecentFiles::instance().look(setting(settings::kRecent));
    m_recent->menuAction()->setEnabled(!m_recent->isEmpty());
}

void Menus::fillPage()
{
    empty(*m_page);
    m_page->setToolTipsVisible(true);
    const Page* page = m_window.currentPage();
    if (page != nullptr && page->id() != kStudy) {
        m_page->setTitle(withMnemonic(*page));
        fillGrouped(*m_page, page->id());
    }
    m_page->menuAction()->setVisible(!m_page->isEmpty());
}

void Menus::fillStudy()
{
    empty(*m_study);
    fill(*m_study, kStudyMenu);
    const Page* page = m_window.currentPage();
    if (page != nullptr && page->id() == kStudy) {
        m_study->addSeparator();
        fillGrouped(*m_study, kStudy);
    }
}

/// What can be done in a place, in menus below this one, so that none is longer than the window is high.
void Menus::fillGrouped(QMenu& menu, const QString& place)
{
    QMap<QLatin1String, QMenu*> below;
    QMenu* self = &menu;
    for (const Actions::Entry& entry : m_window.actions().entries()) {
        if (entry.place != place || entry.isInMenu(kStudyMenu)) {
            continue;
        }
        const char* title = entry.details().menu;
        QMenu*& shown = title == nullptr ? self : below[QLatin1String(title)];
        if (shown == nullptr) {
            shown = menu.addMenu(tr(title));
            shown->setToolTipsVisible(true);
        }
        shown->addAction(entry.action);
    }
}

/// Menus below it in which nothing is for this person.
void Menus::hideEmpty(QMenu& menu)
{
    for (QMenu* below : menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        below->menuAction()->setVisible(std::ranges::any_of(below->actions(), &QAction::isVisible));
    }
}

/// Together with the menus below it.
void Menus::empty(QMenu& menu)
{
    menu.clear();
    for (QMenu* below : menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        below->deleteLater(); // one of its actions may be what fills the menu anew
    }
}

void Menus::fillView()
{
    m_view->clear();
    fill(*m_view, kViewMenu);
}

} // namespace accord::ui
