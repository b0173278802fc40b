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

const QString kSeparator = QStringLiteral("-");
const QString kWindow = QStringLiteral("window");
const QString kStudy = QStringLiteral("study"); ///< its page has no menu of its own

QStringList ids(std::initializer_list<const char*> names)
{
    QStringList list;
    for (const char* name : names) {
        list.append(QString::fromLatin1(name));
    }
    return list;
}

/// What every page that shows an issue can do with its text, and what that page can do besides.
QStringList textOf(std::initializer_list<const char*> more)
{
    return ids({"find", "findNext", "findPrevious", "nextComment", "previousComment", "top", "end", "raw", "wrap",
                "pictures", "unfold"}) +
           ids(more);
}

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
    QMenu& file = *bar.addMenu(tr("&File"));
    fill(file, ids({"file.new", "file.open"}));
    m_recent = file.addMenu(tr("Open &Recent"));
    fill(file, ids({"file.demo",
                    "-",
                    "file.importIssues",
                    "file.importTexts",
                    "file.importLinks",
                    "file.importLabels",
                    "file.importTaxonomy",
                    "-",
                    "file.exportLabels",
                    "file.exportTaxonomy",
                    "file.taxonomyTemplate",
                    "-",
                    "file.saveCopy",
                    "file.package",
                    "file.merge",
                    "-",
                    "file.backups",
                    "file.settings",
                    "-",
                    "file.close",
                    "file.quit"}));
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
    for (QMenu* menu : {m_page, m_study}) {
        connect(menu, &QMenu::aboutToShow, this, [menu] { hideEmpty(*menu); });
    }
    fillRecent();
    fillPage();
    fillStudy();
    fillView();
}

void Menus::fill(QMenu& menu, const QStringList& names)
{
    menu.setToolTipsVisible(true); // who may do what somebody else may not
    for (const QString& name : names) {
        const QList<Actions::Entry>& entries = m_window.actions().entries();
        const auto found = std::ranges::find(entries, name, &Actions::Entry::id);
        if (name == kSeparator) {
            menu.addSeparator();
        } else if (found != entries.end()) {
            menu.addAction(hasItsKeyHere(*found) ? found->action : withoutKey(*found, menu));
        }
    }
}

bool Menus::hasItsKeyHere(const Actions::Entry& entry) const
{
    const Page* page = m_window.currentPage();
    return entry.place == kWindow || (page != nullptr && page->id() == entry.place);
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

/// The menu below that of the page in which an action stands, so that none is longer than the window is high.
QString Menus::groupOf(const QString& id)
{
    struct Group
    {
        QString title;
        QStringList names; // of the page's actions; with a star: what begins so
    };
    const QMap<QString, QList<Group>> groups{
        {QStringLiteral("label"),
         {{tr("&Queue"),
           ids({"next", "previous", "first", "last", "search", "goTo", "queue", "tab*", "progress", "pause"})},
          {tr("&Category"), ids({"walk*", "type.*", "up", "filterTree", "codebook"})},
          {tr("Con&fidence"), ids({"confidence*"})},
          {tr("&Text of the Issue"), textOf({"openLink"})}}},
        {QStringLiteral("reconcile"),
         {{tr("&Queue"),
           ids({"next", "previous", "first", "last", "refresh", "queue", "blocks", "filters", "savedFilters"})},
          {tr("&Choose"), ids({"choose*", "otherCategory", "notForStudy", "noneOfThese", "cannotTell"})},
          {tr("&Second Vote"), ids({"secondVote", "handOver", "reveal", "callOff", "nextWaiting"})},
          {tr("&Meeting"), ids({"startMeeting", "changeMeeting", "endMeeting", "showAgenda", "meetingView",
                                "leaveMeetingView", "issueClock", "votes*", "readingList"})},
          {tr("&Text of the Issue"), textOf({"openLink"})}}},
        {QStringLiteral("collect"),
         {{tr("&Sources"),
           ids({"add", "addLinks", "edit", "remove", "fetch", "fetchAll", "stop", "forecast", "tokens"})},
          {tr("&Text of the Issue"), textOf({"wholeIssue"})}}},
        {QStringLiteral("taxonomy"),
         {{tr("&Edit"), ids({"add", "editWords", "keepWords", "rename", "move", "merge", "split", "retire", "pending",
                             "remove", "review", "discard"})},
          {tr("&Proposal"), ids({"proposals.*"})}}},
        {QStringLiteral("study"),
         {{tr("&Round"), ids({"edit", "assign", "topUp", "delete", "start", "close", "report", "reconciled", "work"})},
          {tr("&Gate"), ids({"go", "noGo", "saveReport"})},
          {tr("Parts of the Pa&ge"), ids({"tab*"})}}},
    };
    const QString name = id.section(QLatin1Char('.'), 1);
    for (const Group& group : groups.value(id.section(QLatin1Char('.'), 0, 0))) {
        for (const QString& each : group.names) {
            if (each.endsWith(QLatin1Char('*')) ? name.startsWith(each.chopped(1)) : name == each) {
                return group.title;
            }
        }
    }
    return {};
}

void Menus::fillPage()
{
    empty(*m_page);
    m_page->setToolTipsVisible(true);
    const Page* page = m_window.currentPage();
    if (page != nullptr && page->id() != kStudy) {
        m_page->setTitle(withMnemonic(*page));
        fillGrouped(*m_page, page->id(), {});
    }
    m_page->menuAction()->setVisible(!m_page->isEmpty());
}

void Menus::fillStudy()
{
    empty(*m_study);
    const QStringList always = ids({"study.whoAmI", "study.addPerson", "-", "study.newRound", "study.chooseRound",
                                    "study.liftBlind", "study.newestCodebook", "-", "study.vote", "study.feedback",
                                    "study.minutes", "-", "taxonomy.proposals", "taxonomy.proposeChange"});
    fill(*m_study, always);
    const Page* page = m_window.currentPage();
    if (page == nullptr || page->id() != kStudy) {
        return;
    }
    m_study->addSeparator();
    fillGrouped(*m_study, kStudy, always);
}

/// What can be done in a place, but what stands in the menu already.
void Menus::fillGrouped(QMenu& menu, const QString& place, const QStringList& but)
{
    QMap<QString, QMenu*> below;
    for (const Actions::Entry& entry : m_window.actions().entries()) {
        if (entry.place != place || but.contains(entry.id)) {
            continue;
        }
        const QString group = groupOf(entry.id);
        if (!group.isEmpty() && !below.contains(group)) {
            below[group] = menu.addMenu(group);
            below[group]->setToolTipsVisible(true);
        }
        (group.isEmpty() ? &menu : below[group])->addAction(entry.action);
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
    for (const Page* page : m_window.pages()) {
        fill(*m_view, {QStringLiteral("view.page.") + page->id()});
    }
    fill(*m_view, ids({"-", "view.systemTheme", "view.lightTheme", "view.darkTheme", "view.contrastTheme", "-",
                       "view.larger", "view.smaller", "view.standardSize", "-", "view.fullScreen"}));
}

} // namespace accord::ui
