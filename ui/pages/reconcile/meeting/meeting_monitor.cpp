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

MeetingMonitor::MeetingMonitor(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_counting(session, this)
{
    m_second.setInterval(kSecond);
    connect(&m_second, &QTimer::timeout, this, &MeetingMonitor::ticked);
    connect(&session, &Session::changed, this, &MeetingMonitor::changesCame);
    connect(&session, &Session::currentRoundChanged, this, &MeetingMonitor::read);
    read();
}

reconcile::MeetingTime MeetingMonitor::time() const
{
    return m_meeting ? reconcile::meetingTime(*m_meeting, m_count, m_session.project().now())
                     : reconcile::MeetingTime{};
}

void MeetingMonitor::changesCame(const Changes& changes)
{
    if (changes.meetings || changes.contents || changes.everything) {
        read();
    }
}

void MeetingMonitor::read()
{
    const auto found = reconcile::runningMeeting(m_session.project(), m_session.round());
    const std::optional<Meeting> before = std::exchange(m_meeting, found.ok() ? *found : std::nullopt);
    if (!m_meeting || !before || before->id != m_meeting->id) {
        m_count = {};
    }
    if (m_meeting) {
        m_second.start();
        recount();
    } else {
        m_second.stop();
    }
    emit changed();
    if (before && !m_meeting) {
        emit ended();
    }
}

void MeetingMonitor::recount()
{
    const auto state = m_session.liveRound();
    if (!m_meeting || !state || state->labelMatrix.round() != m_meeting->content.round) {
        return;
    }
    m_counting.readAbout<reconcile::AgendaCount>(
        [this] { return m_meeting ? std::optional(m_meeting->id) : std::nullopt; },
        [state, meeting = *m_meeting](Project& project) -> Result<reconcile::AgendaCount> {
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
    if (m_meeting) {
        write([content, meeting = *m_meeting, me = m_session.me()](
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
