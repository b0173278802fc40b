// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTimer>
#include <QVBoxLayout>

#include "core/labelling/rescue.h"
#include "core/project/disk.h"
#include "ui/app/backup_keeper.h"
#include "ui/app/commands.h"
#include "ui/app/menus.h"
#include "ui/app/notices.h"
#include "ui/app/pages.h"
#include "ui/app/recent_files.h"
#include "ui/app/start_page.h"
#include "ui/app/status_line.h"
#include "ui/core/jobs.h"
#include "ui/core/language.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/session_dialog.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/notification_bar.h"
#include "ui/widgets/popup_keys.h"

#include <utility>

namespace accord::ui {
namespace {

/// A dialog is made for a usual screen and a usual size of text. With larger text it is larger; on a small screen, or
/// on one that is scaled, its buttons would be out of sight.
class DialogSize final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (auto* dialog = event->type() == QEvent::Show ? qobject_cast<QDialog*>(watched) : nullptr) {
            fit(*dialog);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    static void fit(QDialog& dialog)
    {
        static constexpr const char* kFitted = "fitted"; // once: later on its size is the person's own
        const QRect room = dialog.screen()->availableGeometry();
        const QSize most = room.size() * 9 / 10;
        QSize size = dialog.size();
        if (dialog.testAttribute(Qt::WA_Resized) && !dialog.property(kFitted).toBool()) {
            const QSize larger(theme::scaled(size.width()), theme::scaled(size.height()));
            size = size.expandedTo(larger.boundedTo(most));
        }
        dialog.setProperty(kFitted, true);
        if (size.width() > room.width() || size.height() > room.height()) {
            size = size.boundedTo(most);
        }
        if (size == dialog.size()) {
            return;
        }
        QRect place(QPoint(), size);
        const QWidget* above = dialog.parentWidget();
        place.moveCenter((above != nullptr ? above->window() : &dialog)->geometry().center());
        place.moveLeft(qBound(room.left(), place.left(), room.right() - size.width()));
        place.moveTop(qBound(room.top(), place.top(), room.bottom() - size.height()));
        dialog.setGeometry(place);
    }
};

} // namespace

MainWindow::MainWindow(Prompts& prompts, QWidget* parent)
    : PageWindow(parent)
    , m_prompts(prompts)
{
    PlainText::install(*qApp);
    build();
    connect(&settingsNews(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == QString::fromLatin1(settings::kLanguage.key)) {
            changeLanguageSoon();
        }
    });
    QCoreApplication::instance()->installEventFilter(new PopupKeys(this));
    QCoreApplication::instance()->installEventFilter(new DialogSize(this));
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (now == nullptr) {
            keepKeys();
        }
    });
    setAcceptDrops(true);
    setMinimumSize(100 * theme::kGrid, 60 * theme::kGrid);
    const QSize room = screen()->availableSize() * 9 / 10;
    resize(QSize(180 * theme::kGrid, 110 * theme::kGrid).boundedTo(room));
    restoreGeometry(setting(settings::kGeometry));
    fitScreen();
    closeProject();
}

// It may have been closed on a larger screen.
void MainWindow::fitScreen()
{
    const QRect place = screen()->availableGeometry();
    const QSize fitting = size().boundedTo(place.size() - QSize(theme::kGrid, 5 * theme::kGrid)); // with a frame
    if (!isMaximized() && fitting != size()) {
        resize(fitting);
        move(place.topLeft());
    }
}

MainWindow::~MainWindow()
{
    closeProject();
}

void MainWindow::build()
{
    m_central = new QWidget(this);
    m_bar = new PageBar(m_central);
    m_stack = new QStackedWidget(m_central);
    m_notices = new NotificationBar(m_central);
    m_progress = new ProgressStrip(m_central);
    m_start = new StartPage(m_stack);
    m_stack->addWidget(m_start);
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_notices);
    right->addWidget(m_stack, 1);
    right->addWidget(m_progress);
    auto* across = theme::layoutIn<QHBoxLayout>(m_central, theme::Pad::None, 0);
    across->addWidget(m_bar);
    across->addLayout(right, 1);
    setCentralWidget(m_central);
    m_status = new StatusLine(this);
    setStatusBar(m_status);
    m_commands = new Commands(*this);
    m_menus = new Menus(*this);
    m_commands->fillStartPage(*m_start);
    m_status->setCommands(m_actions.action(QStringLiteral("study.whoAmI")),
                          m_actions.action(QStringLiteral("study.chooseRound")));
    connect(m_start, &StartPage::openWanted, this, [this](const QString& file) { m_commands->openFile(file); });
}

namespace {

constexpr int kAMoment = 200; // milliseconds

} // namespace

void MainWindow::afterQuestions(QObject* receiver, const std::function<void()>& then)
{
    if (!m_prompts.isAsking()) {
        then();
        return;
    }
    QTimer::singleShot(kAMoment, receiver, [this, receiver, then] { afterQuestions(receiver, then); });
}

// Not within the dialog in which it was chosen, and neither while something runs whose end a page or a command waits
// for nor while somebody is asked something, or fills in a dialog of a page or a command.
void MainWindow::changeLanguageSoon()
{
    const auto waits = [this] {
        const QWidget* modal = QApplication::activeModalWidget();
        return !m_progress->isHidden() || m_commands->busy() || m_prompts.isAsking() ||
               (modal != nullptr && qobject_cast<const SettingsDialog*>(modal) == nullptr);
    };
    QTimer::singleShot(waits() ? kAMoment : 0, this, [this, waits] {
        if (waits()) {
            changeLanguageSoon();
        } else {
            changeLanguage();
        }
    });
}

// A text is made in the language of the moment. So everything that shows one is made anew; the project stays open.
void MainWindow::changeLanguage()
{
    const Page* before = currentPage();
    const QString id = before == nullptr ? QString() : before->id();
    const std::optional<Target> place = before == nullptr ? std::nullopt : before->place();
    const QList<SettingsDialog*> dialogs = findChildren<SettingsDialog*>();
    if (m_session) {
        leavePage();
        m_session->finishWrites();
    }
    qDeleteAll(dialogs);
    takeDownPages();
    delete m_menus;
    delete m_commands;
    m_actions.clear();
    delete takeCentralWidget();
    delete m_status;
    setMenuBar(new QMenuBar(this));
    language::apply(setting(settings::kLanguage));
    build();
    m_start->refresh();
    if (m_session) {
        m_progress->follow(m_session->jobs());
        fillWindow();
        restore(Opening{{}, {}, id, false});
        if (place) {
            currentPage()->show(*place);
        }
        m_session->wantRound();
    } else {
        setWindowTitle(tr("Accord"));
        emit projectChanged();
        emit pageChanged();
    }
    if (!dialogs.isEmpty()) {
        m_actions.action(QStringLiteral("file.settings"))->trigger();
    }
}

// Pages, foot, notices and title of the project.
void MainWindow::fillWindow()
{
    buildPages();
    m_status->follow(m_session.get());
    followPresence();
    const QString name = QString::fromStdString(m_session->project().name());
    const auto owner = m_session->project().person(m_session->packagedFor());
    setWindowTitle(owner == nullptr ? tr("%1 – Accord").arg(name)
                                    : tr("%1, package for %2 – Accord").arg(name, QString::fromStdString(owner->name)));
    emit projectChanged();
}

Status MainWindow::open(const std::filesystem::path& file, const Opening& opening)
{
    ACCORD_TRY(auto session, Session::open(file));
    ACCORD_CHECK(choose(*session, opening)); // what is open stays open where this one cannot be
    closeProject();
    m_session = std::move(session);
    m_progress->follow(m_session->jobs());
    connect(m_session.get(), &Session::failed, this, [this](const Error& error) { tell(errorText(error)); });
    connect(m_session.get(), &Session::replaced, this, [this] {
        // What is being answered, with words that may be many, is kept as well.
        afterQuestions(m_session.get(), [this] { closeProject(); });
    });
    if (opening.ask) { // a picture leaves nothing behind
        const auto* keeper = new BackupKeeper(*m_session, m_session.get());
        connect(keeper, &BackupKeeper::impossible, this,
                [this](const Error& error) { tell(tr("No backups are made: %1").arg(errorText(error))); });
    }
    const QString path = QString::fromStdString(file.string());
    if (opening.ask) {
        rememberRecent(path); // a picture is no visit
        setSetting(settings::kLastProject, QFileInfo(path).absoluteFilePath());
        if (const QString folder = QFileInfo(path).absolutePath();
            folder != QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)) {
            setSetting(settings::kFolder, folder); // files are looked for beside it; nobody looks beside the demo
        }
    }
    setWindowFilePath(path);
    fillWindow();
    restore(opening);
    m_session->wantRound();
    if (opening.ask && !m_session->me().valid() && !m_session->project().readOnly()) {
        m_actions.action(QStringLiteral("study.whoAmI"))->trigger();
    }
    return {};
}

// What was here is kept beside the file, and nothing more is written: the file there now is somebody else's. Says so.
QString MainWindow::keepReplaced()
{
    std::vector<labelling::LabelSubmission> unsaved;
    for (Page* page : m_pages) {
        const std::vector<labelling::LabelSubmission> more = page->unsavedLabels();
        unsaved.insert(unsaved.end(), more.begin(), more.end());
    }
    m_session->finishWrites(); // what waits behind the one that failed fails too
    const auto kept = labelling::rescue(m_session->project(), unsaved, m_session->unwritten());
    QString text = errorText(*m_session->replacedBy()) + QStringLiteral("\n\n");
    if (!kept.ok()) {
        text += tr("What was in the project could not be kept beside it either. %1").arg(errorText(kept.error()));
    } else {
        const QString file = QDir::toNativeSeparators(QString::fromStdString(kept->file.string()));
        text += tr("What the project held here is kept in %1, with what was not saved yet: labels (%2), decisions, "
                   "votes and other changes (%3). To bring it together with the file that is there now: open that one, "
                   "and File > Merge this one into it.")
                    .arg(file)
                    .arg(kept->labels)
                    .arg(kept->others);
        for (const Error& refused : kept->refused) {
            text += QLatin1Char('\n') + tr("Not kept: %1").arg(errorText(refused));
        }
    }
    return text;
}

void MainWindow::followPresence()
{
    const Opened& opened = m_session->project().opened();
    // Where a project can only be read, packages are the way to work together.
    const bool offer = opened.location.place == Place::Cloud && !m_session->packagedFor().valid();
    m_notices->say(QStringLiteral("place"), placeSentence(opened),
                   offer ? m_actions.action(QStringLiteral("file.package")) : nullptr);
    m_notices->say(QStringLiteral("recovery"), recoverySentence(opened));
    m_notices->say(QStringLiteral("room"), openedWithoutRoom(m_session->project()) ? roomSentence() : QString());
    connect(&m_session->company(), &PresenceMonitor::changed, this, &MainWindow::warnIfHereTwice, Qt::UniqueConnection);
    connect(m_session.get(), &Session::meChanged, this, &MainWindow::warnIfHereTwice, Qt::UniqueConnection);
    warnIfHereTwice();
}

void MainWindow::warnIfHereTwice()
{
    const QString name = QStringLiteral("twice");
    const auto me = m_session->project().person(m_session->me());
    if (me == nullptr || !m_session->company().iAmHereTwice()) {
        m_notices->dismiss(name);
        return;
    }
    m_notices->say(name, tr("%1 has this project open in another window as well. Labels given in both are kept; of two "
                            "for the same issue the later one holds.")
                             .arg(QString::fromStdString(me->name)));
}

// Who and where, as it was asked for.
Status MainWindow::choose(Session& session, const Opening& opening)
{
    if (!opening.person.isEmpty()) {
        ACCORD_TRY(const Person person, session.project().personNamed(opening.person.toStdString()));
        session.setMe(person.id);
    }
    if (!opening.round.isEmpty()) {
        ACCORD_TRY(const Round round, session.project().roundNamed(opening.round.toStdString()));
        session.setRound(round.id);
    }
    return {};
}

void MainWindow::buildPages()
{
    const PageContext context{*m_session, m_actions, m_prompts, m_undo};
    for (const PageEntry* entry : pageEntries()) {
        Page* page = entry->create(context, m_stack);
        m_stack->addWidget(page);
        restorePanes(*page);
        const QKeySequence keys(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + m_pages.size()));
        m_pages.append(page);
        const QByteArray name = QByteArrayLiteral("view.page.") + entry->id;
        QAction* action = m_actions.add({name.constData(),
                                         page->title(),
                                         keys,
                                         {.menu = kViewMenu, .help = entry->help},
                                         [this, id = page->id()] { showPage(id); }},
                                        page, kWindowPlace, this);
        // The shortcut must work while the page is hidden; the action still goes with its page.
        addAction(action);
        m_bar->add(*page, action);
        connect(page, &Page::wanted, this, &MainWindow::goTo);
        connect(page, &Page::roomWanted, this, &MainWindow::giveRoom);
    }
    m_bar->setVisible(!m_pages.isEmpty());
    connect(m_session.get(), &Session::meChanged, this, &MainWindow::offerPages, Qt::UniqueConnection);
    connect(m_session.get(), &Session::contentsChanged, this, &MainWindow::offerPages, Qt::UniqueConnection);
    offerPages();
}

bool MainWindow::isOffered(const Page& page) const
{
    return !page.isForLeads() || !isOfLeads(*m_session, Action::Fetch);
}

// Annotators have the pages of annotators: in the bar, in the menus and in the palette.
void MainWindow::offerPages()
{
    for (const Page* page : m_pages) {
        const bool offered = isOffered(*page);
        QAction* action = m_actions.action(QStringLiteral("view.page.") + page->id());
        action->setVisible(offered);
        action->setEnabled(offered);
        m_bar->setOffered(page->id(), offered);
    }
    if (currentPage() != nullptr && !isOffered(*currentPage())) {
        showPage(m_pages.front()->id());
    }
}

// Bars and foot go, so that a page has all of the window, and come again. Their shortcuts go on working.
void MainWindow::giveRoom(bool all, bool wholeScreen)
{
    menuBar()->setVisible(!all);
    m_bar->setVisible(!all);
    m_status->setVisible(!all);
    if (all && wholeScreen && !isFullScreen()) {
        m_tookScreen = true;
        setWindowState(windowState() | Qt::WindowFullScreen);
    } else if (!all && std::exchange(m_tookScreen, false)) {
        setWindowState(windowState() & ~Qt::WindowFullScreen);
    }
}

void MainWindow::restore(const Opening& opening)
{
    if (!(showPage(opening.page) || showPage(setting(settings::kPage))) && !m_pages.isEmpty()) {
        showPage(m_pages.front()->id());
    }
}

void MainWindow::closeProject()
{
    if (m_session) {
        const QString replaced = m_session->isReplaced() ? keepReplaced() : QString();
        leavePage();
        m_session->finishWrites();
        if (!replaced.isEmpty()) {
            m_prompts.tell(this, tr("The Project Was Replaced"), replaced);
        } else if (m_session->notSaved()) {
            say(tr("Not Everything Was Saved"), *m_session->notSaved());
        }
    }
    takeDownPages();
    m_session.reset();
    m_start->refresh();
    setWindowTitle(tr("Accord"));
    setWindowFilePath(QString());
    emit projectChanged();
    emit pageChanged();
}

void MainWindow::leavePage()
{
    if (Page* page = currentPage()) {
        page->leave();
        setSetting(settings::kPage, page->id());
    }
}

void MainWindow::takeDownPages()
{
    m_undo.clear();
    while (auto* dialog = findChild<SessionDialog*>()) {
        delete dialog;
    }
    m_stack->setCurrentWidget(m_start);
    for (const Page* page : m_pages) {
        rememberPanes(*page);
        delete page;
    }
    m_pages.clear();
    m_bar->clear();
    m_bar->hide();
    m_notices->clear();
    m_status->follow(nullptr);
}

void MainWindow::whenMayClose(QObject* receiver, const std::function<void()>& then,
                              const std::function<void()>& otherwise)
{
    if (!m_progress->isVisible()) {
        then();
        return;
    }
    m_prompts.confirm(this,
                      {tr("Close Project"),
                       tr("Something is still running in the background. If the project is closed now, it is "
                          "cancelled: a fetch keeps what came so far and goes on from there next time, anything "
                          "else leaves the project as it was."),
                       tr("Cancel It and Close")},
                      {receiver, then, otherwise});
}

Page* MainWindow::currentPage() const
{
    return qobject_cast<Page*>(m_stack->currentWidget());
}

bool MainWindow::showPage(const QString& id)
{
    if (const QString tab = id.section(QLatin1Char('/'), 1); !tab.isEmpty()) {
        const bool shown = showPage(id.section(QLatin1Char('/'), 0, 0));
        if (shown) {
            currentPage()->showTab(tab);
        }
        return shown;
    }
    const auto found = std::ranges::find_if(m_pages, [&](const Page* page) { return page->id() == id; });
    if (found == m_pages.end() || !isOffered(**found)) {
        return false;
    }
    Page* const before = currentPage();
    if (before != *found) {
        if (before != nullptr) {
            before->leave();
        }
        m_stack->setCurrentWidget(*found);
        m_bar->setCurrent(id);
        (*found)->enter();
        emit pageChanged();
    }
    return true;
}

bool MainWindow::goTo(const Target& target)
{
    const QString id = pageOf(target);
    if (id.isEmpty() || !m_session) {
        return false;
    }
    if (const RoundId round = roundOf(target); round.valid()) {
        m_session->setRound(round);
    }
    if (!showPage(id)) {
        return false;
    }
    currentPage()->show(target);
    return true;
}

/// What had the keys is gone or hidden: they are the page's. Otherwise its keys would do nothing.
void MainWindow::keepKeys()
{
    QTimer::singleShot(0, this, [this] {
        const QWidget* focus = QApplication::focusWidget();
        if (isActiveWindow() && currentPage() != nullptr && (focus == nullptr || !focus->isVisible())) {
            currentPage()->setFocus(Qt::OtherFocusReason);
        }
    });
}

bool MainWindow::busy() const
{
    if (!m_session) {
        return false;
    }
    const Page* page = currentPage();
    return m_session->jobs().anyRunning() || m_session->pendingWrites() > 0 || (page != nullptr && page->busy());
}

void MainWindow::tell(const QString& sentence)
{
    constexpr int kMilliseconds = 15000;
    if (m_session == nullptr) {
        m_start->say(sentence); // there is no status bar
    } else {
        m_status->showMessage(sentence, kMilliseconds);
        announce(*m_status, sentence);
    }
}

void MainWindow::say(const QString& title, const Error& error)
{
    m_prompts.tell(this, title, errorText(error));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    event->ignore();
    if (m_prompts.isAsking()) {
        afterQuestions(this, [this] { close(); });
        return;
    }
    if (m_progress->isVisible()) {
        whenMayClose(this, [this] {
            closeProject();
            close();
        });
        return;
    }
    if (!isFullScreen()) {
        setSetting(settings::kGeometry, saveGeometry());
    }
    closeProject();
    if (m_prompts.isAsking()) { // what could not be saved is told
        afterQuestions(this, [this] { close(); });
    } else {
        event->accept();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (std::ranges::any_of(urls, &QUrl::isLocalFile)) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) {
            files.append(url.toLocalFile());
        }
    }
    event->acceptProposedAction();
    m_commands->takeDropped(files);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_session) {
        m_session->poll();
        keepKeys();
    }
}

} // namespace accord::ui
