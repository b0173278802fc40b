// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include "core/model/meeting.h"
#include "core/reconcile/meetings.h"
#include "ui/core/reading.h"
#include "ui/pages/reconcile/reconcile_state.h"

#include <functional>
#include <optional>

namespace accord::ui {

/// The meeting that goes on in the round, whoever began it, with its agenda counted and its time.
class MeetingMonitor : public QObject
{
    Q_OBJECT
public:
    MeetingMonitor(Session& session, const ReconcileStore& store, QObject* parent);

    [[nodiscard]] const std::optional<Meeting>& meeting() const { return m_store.state().meeting; }
    [[nodiscard]] const reconcile::AgendaCount& count() const { return m_count; }
    [[nodiscard]] reconcile::MeetingTime time() const; ///< as of now; zero without a meeting

    /// Counts the agenda anew, in the background: the round moved.
    void recount();

    // Written in the background; changed() tells when it is so, `failed` why it did not work out.
    using Failed = std::function<void(const Error&)>;
    void begin(const MeetingContent& content, QObject* receiver, Failed failed);
    void change(const MeetingContent& content, QObject* receiver, Failed failed);
    void end(const Meeting& meeting, QObject* receiver, Failed failed);

signals:
    void changed(); ///< a meeting began, changed or ended, or its agenda was counted anew
    void ticked();  ///< every second while one goes on
    void ended();   ///< the meeting that went on does not any more, whoever ended it

private:
    void follow(const std::optional<Meeting>& before);
    void write(Session::Work work, QObject* receiver, Failed failed);

    Session& m_session;
    const ReconcileStore& m_store;
    reconcile::AgendaCount m_count;
    Reading m_counting;
    QTimer m_second;
};

} // namespace accord::ui
