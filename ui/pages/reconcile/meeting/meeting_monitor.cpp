// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/meeting/meeting_monitor.h"

#include "core/reconcile/meetings.h"
#include "ui/core/session.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kSecond = 1000; // milliseconds

} // namespace

MeetingMonitor::MeetingMonitor(Session& session, const ReconcileStore& store, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_store(store)
    , m_counting(session, this)
{
    m_second.setInterval(kSecond);
    connect(&m_second, &QTimer::timeout, this, &MeetingMonitor::ticked);
    connect(&store, &ReconcileStore::changed, this, [this](const ReconcileState& before) { follow(before.meeting); });
    follow({});
}

reconcile::MeetingTime MeetingMonitor::time() const
{
    return meeting() ? reconcile::meetingTime(*meeting(), m_count, m_session.project().now())
                     : reconcile::MeetingTime{};
}

void MeetingMonitor::follow(const std::optional<Meeting>& before)
{
    const bool same = meeting() && before && before->id == meeting()->id;
    if (same ? before->content == meeting()->content : !meeting() && !before) {
        return;
    }
    if (!same) {
        m_count = {};
    }
    if (meeting()) {
        m_second.start();
        recount();
    } else {
        m_second.stop();
    }
    emit changed();
    if (before && !meeting()) {
        emit ended();
    }
}

void MeetingMonitor::recount()
{
    const auto state = m_session.liveRound();
    if (!meeting() || !state || state->labelMatrix.round() != meeting()->content.round) {
        return;
    }
    m_counting.readAbout<reconcile::AgendaCount>(
        [this] { return meeting() ? std::optional(meeting()->id) : std::nullopt; },
        [state, meeting = *meeting()](Project& project) -> Result<reconcile::AgendaCount> {
            ACCORD_TRY(const reconcile::Filter agenda, reconcile::agendaOf(project, state->labelMatrix, meeting));
            return reconcile::countAgenda(project, state->labelMatrix, meeting, agenda);
        },
        [this](const Result<reconcile::AgendaCount>& count) {
            if (count.ok()) {
                m_count = *count;
                emit changed();
            }
        });
}

void MeetingMonitor::write(Session::Work work, QObject* receiver, Failed failed)
{
    m_session.write(
        std::move(work), receiver,
        [failed = std::move(failed)](const Status& status) {
            if (!status.ok()) {
                failed(status.error());
            }
        },
        FailureTold::ByReceiver);
}

void MeetingMonitor::begin(const MeetingContent& content, QObject* receiver, Failed failed)
{
    write(
        [content, me = m_session.me()](Project& project) -> Status {
            ACCORD_CHECK(reconcile::beginMeeting(project, me, content));
            return {};
        },
        receiver, std::move(failed));
}

void MeetingMonitor::change(const MeetingContent& content, QObject* receiver, Failed failed)
{
    if (meeting()) {
        write([content, meeting = *meeting(), me = m_session.me()](
                  Project& project) { return reconcile::changeMeeting(project, meeting, me, content); },
              receiver, std::move(failed));
    }
}

void MeetingMonitor::end(const Meeting& meeting, QObject* receiver, Failed failed)
{
    write([meeting, me = m_session.me()](Project& project) { return reconcile::endMeeting(project, meeting, me); },
          receiver, std::move(failed));
}

} // namespace accord::ui
