// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/project/codebook/as_given.h"
#include "core/project/disk.h"
#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/project/presence.h"
#include "core/project/project.h"
#include "core/project/ratings.h"
#include "ui/core/jobs.h"

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace accord::ui {

/// One thread with a connection of its own that does what it is given, one after the other.
class Writer
{
public:
    using Work = std::function<Status(Project&)>;
    using Done = std::function<void(int, Status)>; ///< called on the writer's thread

    Writer(std::filesystem::path file, Done done);
    ~Writer(); ///< does everything that was given before it returns
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void give(int number, Work work);
    void waitUntilIdle();

private:
    struct Task
    {
        int number = 0;
        Work work;
    };

    void run();

    std::filesystem::path m_file;
    Done m_done;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    std::deque<Task> m_tasks;
    bool m_busy = false;
    bool m_stopping = false;
    std::jthread m_thread; ///< last: everything above is there when it starts
};

/// Who else has the project open: lets this window's heart beat in the file and tells when others come and go. While
/// nobody writes it has the log written back. The file is only touched on the thread that writes.
class PresenceMonitor : public QObject
{
    Q_OBJECT
public:
    using Work = std::function<Status(Project&)>;
    using Aside = std::function<void(Work)>; ///< runs work where the project is written to, without a word

    PresenceMonitor(Aside aside, QObject* parent = nullptr);

    void setMe(PersonId me);
    void start();
    void leave(); ///< takes this window's row away; the last word before the project closes

    [[nodiscard]] const std::vector<Present>& others() const { return m_others; }

    /// The person that this window labels as has been seen to label in another one.
    [[nodiscard]] bool iAmHereTwice() const;

    void look(); ///< at once instead of at the next turn of the clock

signals:
    void changed();

private:
    void seen(std::vector<Present> others);

    Aside m_aside;
    QTimer m_clock;
    PersonId m_me;
    std::shared_ptr<Presence> m_presence; ///< used where the project is written to, and only there
    std::vector<Present> m_others;
    bool m_left = false;
    std::shared_ptr<WriteBack> m_writeBack; ///< used like m_presence
};

/// One round in memory for everybody in the window who counts or compares: agreement, conflicts, the status bar.
struct LiveRound
{
    LabelMatrix labelMatrix;
    LiveLevels levels;
    std::shared_ptr<const AsGiven> given{}; ///< by which codebook its labels were given, and the round by that one
};

/// Text in a field that is not in the project.
enum class Unsaved {
    Nothing,
    Kept,   ///< a draft of it is kept on this machine
    Typing, ///< it is lost if the program ends now
};

/// Who tells a person that something could not be written.
enum class FailureTold {
    ByWindow,   ///< failed() is emitted, and notSaved() answers why until a later write succeeds
    ByReceiver, ///< the receiver, in its `done`; the window only where the receiver is gone
};

/// An open project in the window: its reading connection (this thread's), the writer thread, who I am, which round I am
/// in, and what changed. Pages meet here and never poke each other: they write through it and listen to changed().
class Session : public QObject
{
    Q_OBJECT
public:
    /// Opens the file. Sentences for the errors are made with errorText().
    static Result<std::unique_ptr<Session>> open(const std::filesystem::path& file);
    ~Session() override;

    /// For reads of a fraction of a frame, on the window's thread only.
    [[nodiscard]] Project& project() { return m_project; }
    [[nodiscard]] const Project& project() const { return m_project; }

    /// Whose package the file is; nobody's if it is a whole project.
    [[nodiscard]] PersonId packagedFor() const { return m_packagedFor; }

    [[nodiscard]] PersonId me() const { return m_me; }
    void setMe(PersonId person);
    [[nodiscard]] RoundId round() const { return m_round; }
    void setRound(RoundId round);

    /// Runs `work` on the writer thread, one after the other in the order given, then `done` on this thread (also when
    /// it failed). Durable before `done` runs. `done` is not called after the receiver is gone.
    /// A receiver that tells itself what failed is not called where the project was replaced: replaced() tells that.
    using Work = std::function<Status(Project&)>;
    using Done = std::function<void(const Status&)>;
    void write(Work work, QObject* receiver, Done done, FailureTold told = FailureTold::ByWindow);

    /// The same for labels, which whoever gives them keeps until they are saved (Page::unsavedLabels()).
    void writeLabel(Work work, QObject* receiver, Done done);

    /// What nobody gave and nobody waits for, such as a slice of an index: it is written between what is saved, and
    /// does not count as that. Short, as a label may wait behind it. `done` as for write(); not once the project was
    /// replaced.
    void writeAside(Work work, QObject* receiver, Done done);

    /// Long work that writes (an import, a fetch, a merge), with progress and Cancel: a job on a connection of its own,
    /// behind which no label waits. It counts as being saved until it is done; `done` tells what failed, the window
    /// where the receiver is gone. Answers the number of the job, for Jobs::stop().
    int writeLong(const QString& title, Jobs::Work work, QObject* receiver, Done done);

    /// What was given to write() and can no longer be written, because the project was replaced; in its order.
    [[nodiscard]] const std::vector<Work>& unwritten() const { return m_unwritten; }

    /// 0: everything that could be saved is saved.
    [[nodiscard]] int pendingWrites() const { return static_cast<int>(m_pending.size()) + m_longWrites; }

    /// What `field` holds that is not in the project; the foot of the window does not say "Saved" while somebody types.
    /// Whoever says something else than Nothing takes it back before they go.
    void setUnsaved(const QObject* field, Unsaved what);
    [[nodiscard]] Unsaved unsaved() const; ///< the worst of all fields

    /// Why the last write failed; nothing once a later one succeeded.
    [[nodiscard]] const std::optional<Error>& notSaved() const { return m_notSaved; }

    /// The project's file was replaced or removed while it was open. Nothing is read from it or written into it any
    /// more: whatever is given to write() fails.
    [[nodiscard]] bool isReplaced() const { return m_replaced.has_value(); }
    [[nodiscard]] const std::optional<Error>& replacedBy() const { return m_replaced; } ///< what then is to be told

    /// Waits until everything given to write() is done and has been told. For the moment before the window closes; long
    /// work is stopped and waited for when the session goes.
    void finishWrites();

    /// Long work with progress and Cancel, on a thread and a connection of its own; it only reads the project, or
    /// writeLong() has begun it.
    [[nodiscard]] Jobs& jobs() { return *m_jobs; }

    /// Reads a T off this thread, once, then calls `done` with a Result<T> on this one, as long as the receiver lives;
    /// what `work` takes says Jobs::read(). A view that asks again and again holds a Reading instead.
    template <class T, class Work, class Done>
    void read(QObject* receiver, Work work, Done done)
    {
        m_jobs->read<T>(receiver, std::move(work), std::move(done));
    }

    [[nodiscard]] bool isBehind(RoundId round) const; ///< it runs, with an older codebook than the newest

    /// Who else has the project open.
    [[nodiscard]] PresenceMonitor& company() { return *m_presence; }
    [[nodiscard]] const PresenceMonitor& company() const { return *m_presence; }

    /// The current round in memory; null until it is loaded (in the background, asked for by wantRound()) or while the
    /// round is blind. roundChanged() tells when it is there and when numbers moved. What was handed out never changes
    /// (a background thread may read it); ask again for the newest, and do not keep it longer than needed.
    [[nodiscard]] std::shared_ptr<const LiveRound> liveRound() const { return m_liveRound; }
    void wantRound();
    [[nodiscard]] bool loadingRound() const { return m_loading; }
    [[nodiscard]] bool roundIsBlind() const; ///< false without a round

    /// Looks for changes at once instead of at the next turn of the clock (every 200 ms).
    void poll();

signals:
    void changed(const accord::Changes& changes); ///< what anybody did, this window included
    void contentsChanged();                       ///< people, rounds, items, issues or taxonomy
    void roundChanged();                          ///< liveRound() is there, is another one, or moved
    void meChanged();
    void currentRoundChanged(); ///< another round was chosen
    void savingChanged();       ///< pendingWrites() went from or to 0, or notSaved() or unsaved() changed
    void failed(const accord::Error& error);
    void replaced(const accord::Error& error); ///< once: see isReplaced()

private:
    struct Pending
    {
        QPointer<QObject> receiver;
        Done done;
        Work work; ///< to be kept where it cannot be written; none of labels
        FailureTold told = FailureTold::ByWindow;
    };

    Session(Project project, Feed feed);
    void give(Work work, Pending pending);
    void remembered();
    void written(int number, const Status& status);
    void writtenLong(const QPointer<QObject>& receiver, const Done& done, const Status& status);
    void stopIfReplaced(const Error& error);
    void takeOver(const Changes& changes);
    void checkChoices();
    void colourTypes() const;
    bool follow(const Changes& changes);
    void loadRound();
    void loaded(RoundId round, Result<std::shared_ptr<LiveRound>> state);

    Project m_project;
    Feed m_feed;
    QTimer m_clock;
    bool m_feedFailed = false;
    PersonId m_packagedFor;
    PersonId m_me;
    RoundId m_round;

    std::unique_ptr<PresenceMonitor> m_presence; ///< goes after the writer, which works for it
    std::unique_ptr<Writer> m_writer;
    std::map<int, Pending> m_pending;
    int m_lastWrite = 0;
    std::map<int, Pending> m_aside; ///< by numbers below kAside
    int m_lastAside = 0;
    int m_longWrites = 0;
    std::optional<Error> m_notSaved;
    std::map<const QObject*, Unsaved> m_unsaved;
    std::optional<Error> m_replaced;
    std::vector<Work> m_unwritten;

    std::unique_ptr<Jobs> m_jobs;
    std::shared_ptr<LiveRound> m_liveRound;
    bool m_wantsRound = false;
    bool m_loading = false;
    bool m_loadAgain = false;
    std::vector<Changes> m_sinceLoading; ///< what the feed told while a round was being read
};

} // namespace accord::ui
