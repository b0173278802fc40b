// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace accord::ui {

class MeetingMonitor;
class Session;
struct MeetingKeys;

/// One quiet line on the page while a meeting goes on: its name, how far the agenda is, the time, and who takes part.
/// Hidden without a meeting.
class MeetingBar : public QWidget
{
    Q_OBJECT
public:
    /// `watch` must live as long as this.
    MeetingBar(const MeetingMonitor& watch, const Session& session, const MeetingKeys& keys, QWidget* parent);

    void refresh();     ///< the meeting, its agenda or its people moved
    void refreshTime(); ///< a second went by

private:
    void showPeople();
    [[nodiscard]] QString agendaWords() const;

    const MeetingMonitor& m_watch;
    const Session& m_session;
    QLabel* m_name;
    QLabel* m_done;
    QLabel* m_time;
    QLabel* m_limiter;
    QWidget* m_people;
    QHBoxLayout* m_chips;
    QString m_agenda; ///< in words of the filter
};

} // namespace accord::ui
