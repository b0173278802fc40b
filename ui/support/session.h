// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include "core/base/result.h"
#include "core/project/board.h"
#include "core/project/feed.h"
#include "core/project/live_levels.h"
#include "core/project/project.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace accord::ui {

class Jobs;

/// One round in memory for everybody in the window who counts or compares: agreement, conflicts, the status bar.
struct RoundState
{
    Board board;
    LiveLevels levels;
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

    [[nodiscard]] PersonId me() const { return m_me; }
    void setMe(PersonId person);
    [[nodiscard]] RoundId round() const { return m_round; }
    void setRound(RoundId round);

    /// Runs `work` on the writer thread, one after the other in the order given, then `done` on this thread (also when
    /// it failed). Durable before `done` runs. `done` is not called after the receiver is gone.
    using Work = std::function<Status(Project&)>;
    using Done = std::function<void(const Status&)>;
    void write(Work work, QObject* receiver, Done done);

    [[nodiscard]] int pendingWrites() const { return m_pending; } ///< 0: everything is saved

    /// Long work with progress and Cancel, on a thread and a connection of its own.
    [[nodiscard]] Jobs& jobs() { return *m_jobs; }

    /// The current round in memory; null until it is loaded (in the background, asked for by wantRound()) or while the
    /// round is blind. roundChanged() tells when it is there and when numbers moved.
    [[nodiscard]] std::shared_ptr<const RoundState> roundState() const { return m_roundState; }
    void wantRound();

    /// Looks for changes at once instead of at the next turn of the clock (every 200 ms).
    void poll();

signals:
    void changed(const accord::Changes& changes); ///< what anybody did, this window included
    void contentsChanged();                       ///< people, rounds, items, issues or taxonomy
    void roundChanged();                          ///< roundState() is there, is another one, or moved
    void meChanged();
    void currentRoundChanged(); ///< another round was chosen
    void savingChanged();       ///< pendingWrites() went from or to 0
    void failed(const accord::Error& error);

private:
    struct Writer;

    explicit Session(Project project, Feed feed);
    void takeOver(const Changes& changes);

    Project m_project;
    Feed m_feed;
    PersonId m_me;
    RoundId m_round;
    int m_pending = 0;
    bool m_wantsRound = false;
    std::unique_ptr<Writer> m_writer;
    std::unique_ptr<Jobs> m_jobs;
    std::shared_ptr<RoundState> m_roundState;
};

} // namespace accord::ui
