// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include "core/base/progress.h"
#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/project/project.h"
#include "ui/core/session.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace accord::ui {

/// Long work off the window's thread: opens the project for itself, reports, can be stopped, and delivers on the
/// window's thread only if its receiver still lives.
class Jobs : public QObject
{
    Q_OBJECT
public:
    explicit Jobs(std::filesystem::path file, QObject* parent = nullptr);
    /// Asks everything to stop and waits for it; for quiet jobs, which only read, a moment at most. What they work with
    /// is their own, so that they may end later; nobody is told.
    ~Jobs() override;

    using Work = std::function<Status(Project&, Progress&, std::stop_token)>;
    using Done = std::function<void(const Status&)>;

    /// Starts `work`; `title` is a sentence for the progress bar ("Importing 3 files"). A quiet job shows none, and
    /// only reads. `work` holds what it needs by value. Answers a number for stop().
    int start(const QString& title, Work work, QObject* receiver, Done done, bool quiet = false);
    void stop(int job);
    [[nodiscard]] bool anyRunning() const;

    /// Jobs that were asked to stop, and read on. Before the program ends.
    static bool anyLeftBehind();

signals:
    void started(int job, const QString& title, bool quiet);
    void progress(int job, const QString& step, qint64 done, qint64 total);
    void finished(int job);

private:
    struct Running;
    struct Address;

    void finish(int number, const Status& status);

    std::filesystem::path m_file;
    std::unique_ptr<Running> m_running;
    std::shared_ptr<Address> m_address;
};

/// What a view reads off the window's thread. What is asked for anew takes the place of what is on its way, so that a
/// view never shows an answer to an older question.
class Background
{
public:
    Background(Session& session, QObject* receiver)
        : m_session(session)
        , m_receiver(receiver)
    {}
    ~Background() { stop(); }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    template <class T>
    using Read = std::function<Result<T>(Project&, Progress&, const std::stop_token&)>;
    template <class T>
    using Done = std::function<void(Result<T>)>;

    /// `title`: a sentence for the progress bar; without one nothing is shown.
    template <class T>
    void read(Read<T> work, Done<T> done, const QString& title = {})
    {
        stop();
        const auto found = std::make_shared<Result<T>>(Error{Errc::Cancelled, Reason::Cancelled});
        const auto mine = std::make_shared<int>(0);
        *mine = m_job = m_session.jobs().start(
            title,
            [found, work = std::move(work)](Project& project, Progress& progress, const std::stop_token& stop) {
                *found = work(project, progress, stop);
                return Status();
            },
            m_receiver,
            [this, found, mine, done = std::move(done)](const Status& status) {
                if (*mine != m_job) {
                    return;
                }
                m_job = 0;
                done(status.ok() ? std::move(*found) : Result<T>(status.error()));
            },
            title.isEmpty());
    }

    void stop()
    {
        if (m_job != 0) {
            m_session.jobs().stop(std::exchange(m_job, 0));
        }
    }

    [[nodiscard]] bool busy() const { return m_job != 0; }

private:
    Session& m_session;
    QObject* m_receiver;
    int m_job = 0; ///< 0: nothing is on its way
};

} // namespace accord::ui
