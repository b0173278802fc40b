// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/file_commands.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "core/exchange/demo.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/disk.h"
#include "ui/app/commands.h"
#include "ui/app/main_window.h"
#include "ui/core/jobs.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/dialogs/backups_dialog.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/import_flow.h"
#include "ui/dialogs/merge_flow.h"
#include "ui/dialogs/new_project_dialog.h"
#include "ui/dialogs/package_dialog.h"
#include "ui/dialogs/taxonomy_preview.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"

namespace accord::ui {
namespace {

std::filesystem::path pathOf(const QString& file)
{
    return file.toStdString();
}

} // namespace

FileCommands::FileCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    addActions();
    connect(&window, &MainWindow::projectChanged, this, [this] {
        if (Session* session = m_window.session()) {
            m_imports = new ImportFlow(*session, m_window.prompts(), m_window.actions(), &m_window, session);
            connect(session, &Session::meChanged, this, &FileCommands::updateEnabled);
            connect(session, &Session::contentsChanged, this, &FileCommands::updateEnabled);
        }
        updateEnabled();
    });
    updateEnabled();
}

void FileCommands::addActions()
{
    const auto close = [this] {
        m_window.whenMayClose(this, [this] {
            m_window.closeProject();
            setSetting(settings::kLastProject, QString()); // next time begins with the start page
        });
    };
    ActionTable table(m_window.actions(), &m_window, kWindowPlace, this);
    table.make("file.new", tr("New Project…"), Qt::CTRL | Qt::Key_N,
               {.menu = kFileMenu, .help = "start", .icon = "new"}, [this] { newProject(); });
    table.make("file.open", tr("Open Project…"), Qt::CTRL | Qt::Key_O,
               {.menu = kFileMenu, .help = "start", .icon = "open"}, [this] { openProject(); });
    table.make("file.demo", tr("Try the Demo"), {}, {.menu = kFileMenu, .help = "start", .icon = "demo"},
               [this] { openDemo(); });
    const ActionDetails ofIssues{
        .menu = kFileMenu, .section = 1, .right = Action::ImportIssues, .help = "files", .ofProject = true};
    table.make("file.importIssues", tr("Import Issues…"), {}, ofIssues, [this] { m_imports->issues(); });
    table.make("file.importTexts", tr("Import Other Texts…"), {}, ofIssues, [this] { m_imports->texts(); });
    table.make("file.importLinks", tr("Import Links…"), {}, ofIssues, [this] { m_imports->links(); });
    table.make("file.importLabels", tr("Import Labels…"), {},
               {.menu = kFileMenu, .section = 1, .right = Action::ImportLabels, .help = "files", .ofProject = true},
               [this] { m_imports->labels(); });
    table.make("file.importTaxonomy", tr("Import Taxonomy…"), {},
               {.menu = kFileMenu, .section = 1, .right = Action::ImportCodebook, .help = "files", .ofProject = true},
               [this] { m_imports->taxonomy(); });
    table.make("file.exportLabels", tr("Export Labels…"), {},
               {.menu = kFileMenu, .section = 2, .help = "files", .ofProject = true}, [this] { exportLabels(); });
    table.make("file.exportTaxonomy", tr("Export Taxonomy…"), {},
               {.menu = kFileMenu, .section = 2, .help = "files", .ofProject = true}, [this] { exportTaxonomy(); });
    table.make("file.taxonomyTemplate", tr("Save a Taxonomy Template…"), {},
               {.menu = kFileMenu, .section = 2, .help = "files"}, [this] { saveTemplate(); });
    table.make("file.saveCopy", tr("Save a Copy…"), {},
               {.menu = kFileMenu, .section = 3, .help = "files", .ofProject = true}, [this] { saveCopy(); });
    table.make("file.backups", tr("Backups…"), {},
               {.menu = kFileMenu, .section = 4, .help = "start", .icon = "history"}, [this] { showBackups(); });
    table.make("file.close", tr("Close Project"), Qt::CTRL | Qt::Key_W,
               {.menu = kFileMenu, .section = 5, .help = "start", .ofProject = true}, close);
    table
        .make("file.quit", tr("Quit"), Qt::CTRL | Qt::Key_Q, {.menu = kFileMenu, .section = 5, .help = "start"},
              [this] { m_window.close(); })
        ->setMenuRole(QAction::QuitRole);
}

void FileCommands::updateEnabled()
{
    const Session* session = m_window.session();
    for (const Actions::Entry& entry : m_window.actions().entries()) {
        if (entry.details().ofProject && session != nullptr) {
            enable(entry.action, true, *session);
        } else if (entry.details().ofProject) {
            entry.action->setVisible(true);
            entry.action->setEnabled(false);
        }
    }
    if (session != nullptr && isPermitted(*session, Action::ImportOwnLabels)) { // whose they are, the file says
        enable(m_window.actions().action(QStringLiteral("file.importLabels")), true, *session, Action::ImportOwnLabels);
    }
}

void FileCommands::open(const QString& file, const QString& told)
{
    const auto tell = [this, told] {
        if (!told.isEmpty()) {
            m_window.tell(told);
        }
    };
    const auto openIt = [this, file, tell] {
        if (const Status opened = m_window.open(pathOf(file)); !opened.ok()) {
            offerRepair(file, opened.error());
        }
        tell();
    };
    m_window.whenMayClose(this, openIt, tell);
}

void FileCommands::offerRepair(const QString& file, const Error& error)
{
    const QString title = tr("Open Project");
    if (error.code != Errc::Damaged && error.code != Errc::BadTaxonomy) {
        m_window.say(title, error);
        return;
    }
    m_window.prompts().confirm(
        &m_window,
        {title,
         tr("%1 is damaged. Accord can make it anew from everything in it that can be read; the file as it is now is "
            "kept. If there is a recent backup, that may be the better way: see \"Backups\" on the start page.")
             .arg(QFileInfo(file).fileName()),
         tr("Repair It")},
        {this, [this, file] { repair(file); }});
}

void FileCommands::repair(const QString& file)
{
    m_window.tell(tr("Repairing…"));
    ++m_working;
    m_repair = std::jthread([this, file, before = std::move(m_repair)]() mutable {
        before = {}; // one after the other, and nobody at the window waits
        const Result<Repair> done = repairProject(pathOf(file));
        QMetaObject::invokeMethod(
            this, [this, file, done] { m_window.afterQuestions(this, [this, file, done] { repaired(file, done); }); },
            Qt::QueuedConnection);
    });
}

void FileCommands::repaired(const QString& file, const Result<Repair>& done)
{
    --m_working;
    if (!done.ok()) {
        m_window.say(tr("Repair"), done.error());
        return;
    }
    QString text = tr("The project opens again. What was there is kept as %1.")
                       .arg(QFileInfo(QString::fromStdString(done->kept.string())).fileName());
    for (const Message& line : done->lost) {
        text += QLatin1Char('\n') + tr("Not repaired: %1").arg(messageText(line));
    }
    open(file);
    m_window.prompts().tell(&m_window, tr("Repair"), text); // above what opening it asks
}

void FileCommands::showBackups()
{
    auto* dialog = new BackupsDialog(m_window.prompts(), setting(settings::kRecent), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->release = [this, dialog](const QString& project, const std::function<void()>& then) {
        const Session* session = m_window.session();
        if (session == nullptr ||
            QFileInfo(QString::fromStdString(session->project().file().string())) != QFileInfo(project)) {
            then();
            return;
        }
        m_window.whenMayClose(dialog, [this, then] {
            m_window.closeProject();
            then();
        });
    };
    connect(dialog, &BackupsDialog::restored, this, &FileCommands::open);
    connect(dialog, &BackupsDialog::left, this, &FileCommands::open);
    dialog->open();
}

void FileCommands::openProject()
{
    m_window.prompts().openFiles(&m_window, tr("Open Project"), tr("Accord projects (*.accord)"),
                                 {this, [this](const QStringList& files) { open(files.front()); }});
}

void FileCommands::newProject()
{
    auto* dialog = new NewProjectDialog(m_window.prompts(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        Opening opening;
        opening.person = dialog->person();
        if (const Status opened = m_window.open(dialog->file(), opening); !opened.ok()) {
            m_window.say(tr("New Project"), opened.error());
        }
    });
    dialog->open();
}

void FileCommands::openDemo()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString file = QDir(folder).filePath(QStringLiteral("demo.accord"));
    if (!QFileInfo::exists(file)) {
        QDir().mkpath(folder);
        makeDemo(file);
        return;
    }
    m_window.prompts().confirm(&m_window,
                               {tr("Try the Demo"),
                                tr("The demo is there from last time. Make it anew? What you did in it will be gone."),
                                tr("Make It Anew")},
                               {this, [this, file] { makeDemoAnew(file); }, [this, file] { open(file); }});
}

void FileCommands::makeDemoAnew(const QString& file)
{
    m_window.whenMayClose(this, [this, file] {
        m_window.closeProject();
        Project::remove(pathOf(file));
        makeDemo(file);
    });
}

void FileCommands::makeDemo(const QString& file)
{
    QAction* action = m_window.actions().action(QStringLiteral("file.demo"));
    action->setEnabled(false);
    m_window.tell(tr("Making the demo…"));
    ++m_working;
    m_demo = std::jthread([this, file, action, language = windowLanguage()](const std::stop_token& stop) {
        NoProgress progress;
        const Result<Project> made = exchange::createDemo(pathOf(file), progress, stop, language);
        const Status status = made.ok() ? Status() : Status(made.error());
        QMetaObject::invokeMethod(
            this,
            [this, file, action, status] {
                m_window.afterQuestions(this, [this, file, action, status] {
                    --m_working;
                    action->setEnabled(true);
                    if (status.ok()) {
                        open(file);
                    } else {
                        m_window.tell({});
                        m_window.say(tr("Try the Demo"), status.error());
                    }
                });
            },
            Qt::QueuedConnection);
    });
}

void FileCommands::takeDropped(const QStringList& files)
{
    if (m_window.session() == nullptr) {
        m_window.prompts().tell(&m_window, tr("Open Project"),
                                tr("Please open a project first; then files can be dropped into it."));
    } else if (!m_imports->dropped(files)) {
        m_window.prompts().tell(&m_window, tr("Import"),
                                tr("None of these files can be imported. Accord takes issues and taxonomies as JSON, "
                                   "lists of links as text, and labels as CSV."));
    }
}

void FileCommands::exportLabels()
{
    auto* dialog = new ExportDialog(*m_window.session(), m_window.prompts(), &m_window);
    dialog->open();
}

void FileCommands::saveCopy()
{
    const QString title = tr("Save a Copy");
    const QFileInfo present(QString::fromStdString(m_window.session()->project().file().string()));
    const QString proposal = present.dir().filePath(tr("Copy of %1.accord").arg(present.completeBaseName()));
    const auto copy = [this, title](const QString& file) { copyTo(file, title); };
    m_window.prompts().saveFile(&m_window, title, proposal, tr("Accord projects (*.accord)"),
                                {m_window.session(), copy});
}

void FileCommands::copyTo(const QString& file, const QString& title)
{
    m_window.session()->jobs().start(
        tr("Copying the project"), Jobs::Access::Read,
        [file](Project& project, Progress& /*progress*/, const std::stop_token& stop) {
            return copyProject(project, pathOf(file), stop);
        },
        this,
        [this, file, title](const Status& status) {
            if (status.ok()) {
                m_window.tell(tr("The copy is %1.").arg(QDir::toNativeSeparators(file)));
            } else if (status.error().code != Errc::Cancelled) {
                m_window.say(title, status.error());
            }
        });
}

void FileCommands::saveTemplate()
{
    const QString title = tr("Save a Taxonomy Template");
    const auto save = [this, title](const QString& file) {
        Session* session = m_window.session();
        const auto project = session == nullptr ? std::filesystem::path() : session->project().file();
        const Status saved = exchange::saveTaxonomyTemplate(pathOf(file), {}, project);
        if (saved.ok()) {
            m_window.tell(tr("The template is in %1 now: change it, and import it.").arg(QFileInfo(file).fileName()));
        } else {
            m_window.say(title, saved.error());
        }
    };
    m_window.prompts().saveFile(&m_window, title, QStringLiteral("taxonomy.csv"), taxonomyFilters(), {this, save});
}

void FileCommands::exportTaxonomy()
{
    const QString title = tr("Export Taxonomy");
    const auto save = [this, title](const QString& file) {
        const Result<std::int64_t> written = exchange::exportTaxonomy(m_window.session()->project(), pathOf(file));
        if (written.ok()) {
            m_window.tell(tr("The taxonomy is in %1 now.").arg(QFileInfo(file).fileName()));
        } else {
            m_window.say(title, written.error());
        }
    };
    m_window.prompts().saveFile(&m_window, title, QStringLiteral("taxonomy.json"),
                                tr("JSON with identifiers (*.json);;Tables (*.csv);;Text by "
                                   "indentation (*.txt);;Markdown (*.md)"),
                                {m_window.session(), save});
}

SharingCommands::SharingCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    ActionTable table(window.actions(), &window, kWindowPlace, this);
    table.make("file.package", tr("Hand Out Package…"), Qt::CTRL | Qt::SHIFT | Qt::Key_H,
               {.menu = kFileMenu, .section = 3, .help = "sharing"}, [this] { handOut(); });
    table.make("file.merge", tr("Merge…"), Qt::CTRL | Qt::SHIFT | Qt::Key_M,
               {.menu = kFileMenu, .section = 3, .help = "sharing"}, [this] { m_merges->start(); });
    connect(&window, &MainWindow::projectChanged, this, [this] {
        if (Session* session = m_window.session()) {
            m_merges = new MergeFlow(*session, m_window.prompts(), &m_window, session);
            connect(
                m_merges, &MergeFlow::openWanted, this,
                [this](const QString& file) { m_window.commands().openFile(file); }, Qt::QueuedConnection);
            connect(session, &Session::contentsChanged, this, &SharingCommands::updateEnabled);
            connect(session, &Session::meChanged, this, &SharingCommands::updateEnabled);
        }
        updateEnabled();
    });
    updateEnabled();
}

void SharingCommands::updateEnabled()
{
    Session* session = m_window.session();
    const Actions& actions = m_window.actions();
    const bool open = session != nullptr;
    const bool package = open && session->packagedFor().valid();
    QAction* handOut = actions.action(QStringLiteral("file.package"));
    handOut->setVisible(!package); // it is one person's, and the study is led elsewhere
    if (open) {
        enable(handOut, !package && !session->project().people().empty() && !session->project().rounds().empty(),
               package || session->project().readOnly() ? QString() : denialText(*session, Action::HandOutOwn));
    } else {
        handOut->setEnabled(false);
    }
    if (QAction* merge = actions.action(QStringLiteral("file.merge")); open) {
        // In a package the flow says where its work goes.
        enable(merge, true,
               package && !session->project().readOnly() ? QString() : denialText(*session, Action::Merge));
    } else {
        merge->setEnabled(false);
    }
}

void SharingCommands::handOut()
{
    auto* dialog = new PackageDialog(*m_window.session(), m_window.prompts(), &m_window);
    dialog->open();
}

void SharingCommands::merge(const QStringList& files)
{
    if (m_merges) {
        m_merges->start(files);
    }
}

} // namespace accord::ui
