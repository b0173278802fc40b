// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include "core/base/reason.h"
#include "ui/support/jobs.h"
#include "ui/support/session.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

namespace accord::ui {

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
