// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/session.h"

#include <QCoreApplication>
#include <QSettings>

#include "core/base/os/files.h"
#include "core/exchange/package.h"
#include "core/project/feed.h"
#include "ui/core/jobs.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

namespace accord::ui {
namespace {

/// The writer's connection, opened when it is first needed and tried again while the file cannot be opened.
struct Connection
{
    std::optional<Project> project;
    std::optional<Feed> feed;

    Status prepare(const std::filesystem::path& file)
    {
        if (!project) {
            ACCORD_TRY(Project opened, Project::open(file));
            ACCORD_TRY(feed, Feed::start(opened));
            project.emplace(std::move(opened));
            return {};
        }
        // Other connections may have changed people, rounds or the taxonomy, which the project keeps in memory.
        return feed->poll(*project).ok() ? Status() : project->refresh();
    }
};

} // namespace

Writer::Writer(std::filesystem::path file, Done done)
    : m_file(std::move(file))
    , m_done(std::move(done))
    , m_thread([this] { run(); })
{}

Writer::~Writer()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void Writer::give(int number, Work work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back(Task{number, std::move(work)});
    }
    m_wake.notify_one();
}

void Writer::waitUntilIdle()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_tasks.empty() && !m_busy; });
}

void Writer::run()
{
    Connection connection;
    for (;;) {
        Task task;
        {
            std::unique_lock lock(m_mutex);
            m_busy = false;
            if (m_tasks.empty()) {
                m_idle.notify_all();
            }
            m_wake.wait(lock, [this] { return m_stopping || !m_tasks.empty(); });
            if (m_tasks.empty()) {
                return;
            }
            task = std::move(m_tasks.front());
            m_tasks.pop_front();
            m_busy = true;
        }
        Status status = connection.prepare(m_file);
        if (status.ok()) {
            status = task.work(*connection.project);
        }
        m_done(task.number, std::move(status));
    }
}

namespace {

constexpr int kLookMilliseconds = 2000;
constexpr int kFirstLookMilliseconds = 300; ///< after the window has painted

bool same(const std::vector<Present>& one, const std::vector<Present>& other)
{
    return std::ranges::equal(
        one, other, [](const Present& a, const Present& b) { return a.person == b.person && a.seen == b.seen; });
}

} // namespace

PresenceMonitor::PresenceMonitor(Aside aside, QObject* parent)
    : QObject(parent)
    , m_aside(std::move(aside))
    , m_presence(std::make_shared<Presence>())
    , m_writeBack(std::make_shared<WriteBack>())
{
    m_clock.setInterval(kLookMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &PresenceMonitor::look);
}

void PresenceMonitor::start()
{
    QTimer::singleShot(kFirstLookMilliseconds, this, [this] {
        if (!m_left) {
            look();
            m_clock.start();
        }
    });
}

void PresenceMonitor::setMe(PersonId me)
{
    m_me = me;
    if (m_clock.isActive()) {
        look();
    }
}

void PresenceMonitor::look()
{
    m_aside([this, me = m_me, presence = m_presence, writeBack = m_writeBack](Project& project) -> Status {
        Status status = presence->turn(project, me, std::chrono::steady_clock::now());
        const Status written = writeBack->turn(project, std::chrono::steady_clock::now());
        status = status.ok() ? written : status;
        // This object goes only after the thread that writes has ended.
        QMetaObject::invokeMethod(
            this, [this, others = presence->others()] { seen(others); }, Qt::QueuedConnection);
        return status;
    });
}

void PresenceMonitor::leave()
{
    m_left = true;
    m_clock.stop();
    m_aside([presence = m_presence](Project& project) { return presence->leave(project); });
}

void PresenceMonitor::seen(std::vector<Present> others)
{
    if (!same(others, m_others)) {
        m_others = std::move(others);
        emit changed();
    }
}

bool PresenceMonitor::iAmHereTwice() const
{
    return m_me.valid() &&
           std::ranges::any_of(m_others, [this](const Present& other) { return other.seen && other.person == m_me; });
}

namespace {

constexpr int kPollMilliseconds = 200;
constexpr int kAside = 0; ///< the number of work that nobody waits for; below it: of writeAside()

QString choiceKey(const Project& project, const char* what)
{
    return QString::fromLatin1(settings::kProjects) + settings::projectKey(project.file()) + QString::fromLatin1(what);
}

template <class Thing>
std::optional<Thing> withUuid(const SharedList<Thing>& things, const QString& uuid)
{
    const std::optional<Uuid> wanted = Uuid::parse(uuid.toStdString());
    const auto found =
        std::ranges::find_if(things, [&](const Thing& thing) { return wanted && thing.uuid == *wanted; });
    return found == things.end() ? std::nullopt : std::optional(*found);
}

} // namespace

Result<std::unique_ptr<Session>> Session::open(const std::filesystem::path& file)
{
    ACCORD_TRY(Project project, Project::open(file));
    ACCORD_TRY(const Feed feed, Feed::start(project));
    return std::unique_ptr<Session>(new Session(std::move(project), feed));
}

Session::Session(Project project, Feed feed)
    : m_project(std::move(project))
    , m_feed(feed)
    , m_presence(std::make_unique<PresenceMonitor>([this](Work work) { m_writer->give(kAside, std::move(work)); }))
    , m_writer(std::make_unique<Writer>(m_project.file(),
                                        [this](int number, Status status) {
                                            QMetaObject::invokeMethod(
                                                this, [this, number, status] { written(number, status); },
                                                Qt::QueuedConnection);
                                        }))
    , m_jobs(std::make_unique<Jobs>(m_project.file()))
{
    colourTypes();
    remembered();
    m_clock.setInterval(kPollMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &Session::poll);
    m_clock.start();
    m_presence->setMe(m_me);
    m_presence->start();
}

Session::~Session()
{
    m_clock.stop();
    m_presence->leave();
    m_writer.reset();
    m_jobs.reset();
}

void Session::remembered()
{
    const QSettings store;
    const auto packaged = exchange::packagedFor(m_project);
    if (packaged.ok() && *packaged) {
        m_packagedFor = (*packaged)->id;
        m_me = m_packagedFor; // there is nobody else in it
    } else if (const auto person =
                   withUuid(m_project.people(), store.value(choiceKey(m_project, "/person")).toString())) {
        m_me = person->id;
    }
    if (const auto found = withUuid(m_project.rounds(), store.value(choiceKey(m_project, "/round")).toString())) {
        m_round = found->id;
    } else if (!m_project.rounds().empty()) {
        m_round = m_project.rounds().back().id;
    }
}

void Session::setMe(PersonId person)
{
    const auto found = m_project.person(person);
    if (found == nullptr || person == m_me) {
        return;
    }
    m_me = person;
    QSettings().setValue(choiceKey(m_project, "/person"), QString::fromStdString(found->uuid.text()));
    m_presence->setMe(m_me);
    emit meChanged();
}

void Session::setRound(RoundId round)
{
    const auto found = m_project.round(round);
    if (found == nullptr || round == m_round) {
        return;
    }
    m_round = round;
    QSettings().setValue(choiceKey(m_project, "/round"), QString::fromStdString(found->uuid.text()));
    m_liveRound.reset();
    emit currentRoundChanged();
    emit roundChanged();
    loadRound();
}

bool Session::roundIsBlind() const
{
    const auto found = m_project.round(m_round);
    return found != nullptr && found->blind;
}

void Session::write(Work work, QObject* receiver, Done done, FailureTold told)
{
    Pending pending{receiver, std::move(done), work, told};
    give(std::move(work), std::move(pending));
}

void Session::writeLabel(Work work, QObject* receiver, Done done)
{
    give(std::move(work), Pending{receiver, std::move(done), {}, FailureTold::ByWindow});
}

void Session::give(Work work, Pending pending)
{
    const int number = ++m_lastWrite;
    m_pending.emplace(number, std::move(pending));
    if (m_replaced) {
        work = [error = *m_replaced](Project&) -> Status { return error; };
    }
    m_writer->give(number, std::move(work));
    if (pendingWrites() == 1) {
        emit savingChanged();
    }
}

void Session::writeAside(Work work, QObject* receiver, Done done)
{
    if (!m_replaced) {
        m_aside.emplace(--m_lastAside, Pending{receiver, std::move(done), {}, FailureTold::ByReceiver});
        m_writer->give(m_lastAside, std::move(work));
    }
}

void Session::stopIfReplaced(const Error& error)
{
    if (accord::isReplaced(error) && !m_replaced) {
        m_replaced = error;
        m_clock.stop();
        // Later: whoever is told closes the project.
        QMetaObject::invokeMethod(
            this, [this] { emit replaced(*m_replaced); }, Qt::QueuedConnection);
    }
}

void Session::setUnsaved(const QObject* field, Unsaved what)
{
    const Unsaved before = unsaved();
    if (what == Unsaved::Nothing) {
        m_unsaved.erase(field);
    } else {
        m_unsaved[field] = what;
    }
    if (unsaved() != before) {
        emit savingChanged();
    }
}

Unsaved Session::unsaved() const
{
    Unsaved worst = Unsaved::Nothing;
    for (const auto& [field, what] : m_unsaved) {
        worst = std::max(worst, what);
    }
    return worst;
}

void Session::finishWrites()
{
    m_writer->waitUntilIdle();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void Session::written(int number, const Status& status)
{
    if (const auto aside = m_aside.extract(number)) {
        if (!m_replaced && aside.mapped().receiver && aside.mapped().done) {
            aside.mapped().done(status);
        }
        return;
    }
    const auto found = m_pending.find(number);
    if (found == m_pending.end()) {
        return;
    }
    const Pending pending = std::move(found->second);
    m_pending.erase(found);
    const bool told = pending.told == FailureTold::ByReceiver && pending.receiver && pending.done;
    const bool wasSaved = !m_notSaved.has_value();
    if (status.ok() || !told) { // what is told to whoever asked for it is not waiting to be saved
        m_notSaved = status.ok() ? std::nullopt : std::optional(status.error());
    }
    // Whoever is told may close the project.
    const QPointer<Session> here(this);
    poll(); // so that whoever is told finds what was written
    if (!here) {
        return;
    }
    // The writer may have found no way to open what is there now, before anybody saw that it is another file.
    const bool gone = !status.ok() && (m_replaced || accord::isReplaced(status.error()));
    if (gone && pending.work) {
        m_unwritten.push_back(pending.work);
    }
    // Before anybody is told: they may ask a question, below which the foot of the window is still read.
    if (pendingWrites() == 0 || wasSaved != !m_notSaved.has_value()) {
        emit savingChanged();
    }
    if (pending.receiver && pending.done && !(gone && told)) {
        pending.done(status);
    }
    if (here && !status.ok()) {
        stopIfReplaced(status.error());
        if (!m_replaced && !told) {
            emit failed(status.error());
        }
    }
}

int Session::writeLong(const QString& title, Jobs::Work work, QObject* receiver, Done done)
{
    ++m_longWrites;
    if (pendingWrites() == 1) {
        emit savingChanged();
    }
    return m_jobs->start(title, Jobs::Access::Write, std::move(work), this,
                         [this, receiver = QPointer<QObject>(receiver), done = std::move(done)](const Status& status) {
                             writtenLong(receiver, done, status);
                         });
}

void Session::writtenLong(const QPointer<QObject>& receiver, const Done& done, const Status& status)
{
    --m_longWrites;
    const QPointer<Session> here(this);
    poll(); // so that whoever is told finds what was written
    if (here && pendingWrites() == 0) {
        emit savingChanged();
    }
    if (here && receiver && done) {
        done(status);
    } else if (here && !status.ok() && status.error().code != Errc::Cancelled) {
        emit failed(status.error());
    }
}

void Session::poll()
{
    if (m_replaced) {
        return;
    }
    const Result<Changes> changes = m_feed.poll(m_project);
    if (!changes.ok()) {
        stopIfReplaced(changes.error());
        if (m_replaced) {
            return;
        }
        // Said once, not five times a second.
        if (!std::exchange(m_feedFailed, true)) {
            emit failed(changes.error());
        }
        return;
    }
    m_feedFailed = false;
    if (!changes->empty()) {
        takeOver(*changes);
    }
}

/// A type has the same colour wherever its code stands.
void Session::colourTypes() const
{
    QStringList codes;
    for (const Category* type : m_project.taxonomy()->types()) {
        codes << QString::fromStdString(type->code);
    }
    theme::setTypes(codes);
}

void Session::takeOver(const Changes& changes)
{
    if (m_loading) {
        m_sinceLoading.push_back(changes);
    }
    if (changes.contents) {
        colourTypes();
        checkChoices();
    }
    const bool hadRound = m_liveRound != nullptr;
    const bool followed = follow(changes);
    emit changed(changes);
    if (changes.contents) {
        emit contentsChanged();
    }
    if (hadRound && followed) {
        emit roundChanged();
    }
    if (!followed) {
        loadRound();
    }
}

/// People and rounds came, or a round is not blind any more.
void Session::checkChoices()
{
    if (m_project.round(m_round) != nullptr) {
        return;
    }
    // There was none so far, or it was deleted.
    const RoundId before = std::exchange(m_round, {});
    if (!m_project.rounds().empty()) {
        m_round = m_project.rounds().back().id;
    }
    if (m_round != before) {
        m_liveRound.reset();
        emit currentRoundChanged();
        if (before.valid()) {
            emit roundChanged();
            loadRound();
        }
    }
}

/// Takes changes over into the round in memory. False when it must be read anew.
bool Session::follow(const Changes& changes)
{
    if (!m_liveRound) {
        return !(m_wantsRound && changes.contents);
    }
    if (changes.contents || changes.everything) {
        return false;
    }
    // Somebody may still read what was handed out, even on another thread: that one stays as it is.
    if (m_liveRound.use_count() > 1) {
        m_liveRound = std::make_shared<LiveRound>(*m_liveRound);
    }
    std::atomic_thread_fence(std::memory_order_acquire);
    const auto updates = m_liveRound->labelMatrix.apply(changes);
    if (!updates) {
        return false;
    }
    if (!m_liveRound->levels.apply(m_liveRound->labelMatrix, *updates)) {
        m_liveRound->levels = LiveLevels(m_liveRound->labelMatrix);
    }
    return true;
}

void Session::wantRound()
{
    if (!std::exchange(m_wantsRound, true)) {
        loadRound();
    }
}

void Session::loadRound()
{
    if (!m_wantsRound || !m_round.valid()) {
        return;
    }
    if (roundIsBlind()) {
        if (std::exchange(m_liveRound, nullptr)) {
            emit roundChanged();
        }
        return;
    }
    if (m_loading) {
        m_loadAgain = true;
        return;
    }
    m_loading = true;
    m_loadAgain = false;
    m_sinceLoading.clear();
    read<std::shared_ptr<LiveRound>>(
        this,
        [round = m_round](Project& project) -> Result<std::shared_ptr<LiveRound>> {
            ACCORD_CHECK(project.requireOpen(round));
            ACCORD_TRY(LabelMatrix labelMatrix, LabelMatrix::load(project, round));
            LiveLevels levels(labelMatrix);
            ACCORD_TRY(AsGiven given, asGiven(project, round));
            ACCORD_CHECK(given.labels ? given.labels->readOpenCodes(project) : Status()); // a page may count them
            return std::make_shared<LiveRound>(LiveRound{std::move(labelMatrix), std::move(levels),
                                                         std::make_shared<const AsGiven>(std::move(given))});
        },
        [this, round = m_round](Result<std::shared_ptr<LiveRound>> state) { loaded(round, std::move(state)); });
}

void Session::loaded(RoundId round, Result<std::shared_ptr<LiveRound>> state)
{
    poll(); // still into m_sinceLoading
    m_loading = false;
    bool again = m_loadAgain;
    if (!state.ok()) {
        if (state.error().code != Errc::Cancelled && !again) {
            emit failed(state.error());
        }
    } else if (round == m_round && !roundIsBlind()) {
        // The changes since the reading began may be in what was read or not; the last word on each item is the same.
        m_liveRound = std::move(state).value();
        for (const Changes& changes : m_sinceLoading) {
            again = !follow(changes) || again;
        }
        emit roundChanged();
    }
    m_sinceLoading.clear();
    if (again) {
        loadRound();
    }
}

bool Session::isBehind(RoundId round) const
{
    const Project& now = project();
    const auto about = now.round(round);
    return about != nullptr && about->state == RoundState::Running &&
           now.codebookNumberFor(round) < now.codebookNumber();
}

} // namespace accord::ui
