// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QWidget;

namespace accord::ui {

class Actions;

/// What can be done about a meeting, registered with the standard shortcuts.
struct MeetingKeys
{
    QAction* start = nullptr;
    QAction* change = nullptr;
    QAction* end = nullptr;
    QAction* agenda = nullptr;  ///< the queue shows the agenda
    QAction* view = nullptr;    ///< checkable
    QAction* leave = nullptr;   ///< back from the view
    QAction* clock = nullptr;   ///< checkable
    QAction* votesUp = nullptr; ///< where there are more than fit
    QAction* votesDown = nullptr;

    /// The shortcuts work within `page`.
    static MeetingKeys add(Actions& actions, QWidget* page);
};

} // namespace accord::ui
