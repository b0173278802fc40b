// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>

#include "ui/core/session.h"

#include <memory>
#include <utility>

namespace accord::ui {

/// What a view reads off the window's thread for one place of its own. What is asked for anew takes the place of what
/// is on its way, and an answer that is late for what is shown now is dropped: it is never shown.
class Reading
{
public:
    /// Answers come as long as the receiver and this live.
    Reading(Session& session, QObject* receiver)
        : m_jobs(&session.jobs())
        , m_receiver(receiver)
    {}
    ~Reading() { stop(); }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

    /// Calls `done` with the Result<T> of `work`, which takes what Jobs::read() says. `title`: a sentence for the
    /// progress bar; without one nothing is shown.
    template <class T, class Work, class Done>
    void read(Work work, Done done, const QString& title = {})
    {
        stop();
        m_turn = std::make_shared<int>();
        *m_turn = m_jobs->read<T>(
            m_receiver, std::move(work),
            [this, turn = std::weak_ptr(m_turn), done = std::move(done)](Result<T> answer) {
                if (!turn.expired()) {
                    m_turn.reset();
                    done(std::move(answer));
                }
            },
            title);
    }

    /// The same for a question about something that may be another one when the answer comes: `subject` says what it
    /// is about, now and then, and the answer is dropped where the two differ. Whoever changes the subject asks anew.
    template <class T, class Subject, class Work, class Done>
    void readAbout(Subject subject, Work work, Done done)
    {
        auto asked = subject();
        read<T>(std::move(work),
                [asked = std::move(asked), subject = std::move(subject), done = std::move(done)](Result<T> answer) {
                    if (subject() == asked) {
                        done(std::move(answer));
                    }
                });
    }

    /// What is on its way is not wanted any more.
    void stop()
    {
        if (m_turn && m_jobs) {
            m_jobs->stop(*m_turn);
        }
        m_turn.reset();
    }

    [[nodiscard]] bool busy() const { return m_turn != nullptr; }

private:
    QPointer<Jobs> m_jobs;
    QObject* m_receiver;
    std::shared_ptr<int> m_turn; ///< the job that is on its way; who answers holds it weakly, and is late without it
};

} // namespace accord::ui
