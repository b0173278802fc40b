// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/commands.h"

#include "ui/app/file_commands.h"
#include "ui/app/main_window.h"
#include "ui/app/pages.h"
#include "ui/app/palette.h"
#include "ui/app/recent_files.h"
#include "ui/app/start_page.h"
#include "ui/app/view_commands.h"
#include "ui/core/settings.h"
#include "ui/dialogs/import_flow.h"

namespace accord::ui {

Commands::Commands(MainWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_file(new FileCommands(window, this))
{
    addEdit();
    m_sharing = new SharingCommands(window, this);
    for (const PageEntry* page : pageEntries()) {
        if (page->addCommands != nullptr) {
            page->addCommands(window, this);
        }
    }
    new ViewCommands(window, this);
    new HelpCommands(window, this);
}

void Commands::addEdit()
{
    QUndoStack& stack = m_window.undo();
    ActionTable table(m_window.actions(), &m_window, kWindowPlace, this);
    QAction* undo = table.make("edit.undo", tr("Undo"), Qt::CTRL | Qt::Key_Z, {.menu = kEditMenu, .help = "keys"},
                               [&stack] { stack.undo(); });
    QAction* redo = table.make("edit.redo", tr("Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
                               {.menu = kEditMenu, .help = "keys"}, [&stack] { stack.redo(); });
    table.make("edit.palette", tr("Command Palette…"), Qt::CTRL | Qt::SHIFT | Qt::Key_P,
               {.menu = kEditMenu, .section = 1, .help = "keys"}, [this] { openPalette({}); });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(&stack, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(&stack, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(&stack, &QUndoStack::undoTextChanged, undo,
            [undo](const QString& text) { undo->setText(text.isEmpty() ? tr("Undo") : tr("Undo %1").arg(text)); });
    connect(&stack, &QUndoStack::redoTextChanged, redo,
            [redo](const QString& text) { redo->setText(text.isEmpty() ? tr("Redo") : tr("Redo %1").arg(text)); });
    connect(&m_window, &MainWindow::projectChanged, this, [this] {
        for (const Page* page : m_window.pages()) {
            connect(page, &Page::wanted, this, [this](const Target& target) {
                if (std::holds_alternative<IssuesTarget>(target)) {
                    openPalette(QStringLiteral("#"));
                }
            });
        }
    });
}

void Commands::openPalette(const QString& typed)
{
    const Page* page = m_window.currentPage();
    const bool meeting = page != nullptr && page->id() == pageOf(ReconcileTarget());
    auto* palette = new Palette(m_window.actions(), m_window.session(), !meeting, &m_window);
    connect(palette, &Palette::itemWanted, this, [this, meeting](ItemId item) {
        m_window.goTo(meeting ? Target(ReconcileTarget{item}) : Target(LabelTarget{.item = item}));
    });
    palette->show();
    palette->begin(typed);
}

void Commands::fillStartPage(StartPage& page)
{
    const Actions& actions = m_window.actions();
    page.offer(*actions.entry(QStringLiteral("file.new")), tr("A taxonomy, a file, and your name"));
    page.offer(*actions.entry(QStringLiteral("file.open")), tr("A file that ends in .accord; or drop it here"));
    page.offer(*actions.entry(QStringLiteral("file.demo")), tr("74 issues, five annotators, nothing to break"));
    page.offer(*actions.entry(QStringLiteral("file.backups")), tr("What a project was an hour, a day, a week ago"));
}

void Commands::openFile(const QString& file)
{
    m_file->open(file);
}

void Commands::openLast()
{
    const QString last = setting(settings::kLastProject);
    if (last.isEmpty()) {
        return;
    }
    // Its drive may take its time, or never answer: meanwhile one may open another one.
    RecentFiles& files = RecentFiles::instance();
    auto* once = new QObject(this);
    connect(&files, &RecentFiles::found, once, [this, once, last](const QString& file, bool there) {
        if (file != last) {
            return;
        }
        once->deleteLater();
        disconnect(&RecentFiles::instance(), nullptr, once, nullptr);
        if (there && m_window.session() == nullptr && setting(settings::kLastProject) == last) {
            m_file->open(file);
        }
    });
    files.look({last});
}

bool Commands::busy() const
{
    return m_file->busy();
}

void Commands::takeDropped(const QStringList& files)
{
    QStringList projects;
    QStringList others;
    for (const QString& file : files) {
        (fileKind(file) == FileKind::Project ? projects : others) += file;
    }
    if (projects.isEmpty()) {
        m_file->takeDropped(others);
    } else if (m_window.session() == nullptr) {
        m_file->open(projects.front());
    } else {
        m_sharing->merge(projects);
    }
}

} // namespace accord::ui
