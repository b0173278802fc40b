// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace accord::ui {

class IssueClock;
class MeetingMonitor;
class Session;

/// The top of the meeting view: how far the agenda is, the time that is left, the clock of the issue in view.
class MeetingHead : public QWidget
{
    Q_OBJECT
public:
    /// `watch` and `session` must live as long as this.
    MeetingHead(const MeetingMonitor& watch, const Session& session, QWidget* parent);

    void addFigures(QWidget* figures);
    void setPlace(int row, int rows); ///< of the issue in the queue; said when no meeting goes on
    void setClock(bool on);
    void refresh();     ///< the meeting or its agenda moved
    void refreshTime(); ///< a second went by

    [[nodiscard]] IssueClock& clock() { return *m_clock; }

protected:
    void changeEvent(QEvent* event) override;

private:
    const MeetingMonitor& m_watch;
    const Session& m_session;
    QLabel* m_done;
    QLabel* m_time;
    QLabel* m_limiter;
    QLabel* m_issue;
    IssueClock* m_clock;
    QHBoxLayout* m_line;
    QWidget* m_figures = nullptr;
    int m_row = -1;
    int m_rows = 0;
    bool m_clockOn = true;
};

} // namespace accord::ui
