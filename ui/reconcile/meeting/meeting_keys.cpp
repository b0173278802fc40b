// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/meeting/meeting_keys.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

#include "ui/support/actions.h"

namespace accord::ui {
namespace {

struct MeetingKeysWords
{
    Q_DECLARE_TR_FUNCTIONS(MeetingKeys)
};

} // namespace

MeetingKeys MeetingKeys::add(Actions& actions, QWidget* page)
{
    const QString place = QStringLiteral("reconcile");
    const auto make = [&](const char* name, const QString& text, const QKeySequence& keys) {
        return actions.add(place + QLatin1Char('.') + QLatin1String(name), text, keys, page, place, place);
    };
    MeetingKeys all;
    all.start = make("startMeeting", MeetingKeysWords::tr("Start a Meeting…"), QKeySequence(Qt::CTRL | Qt::Key_M));
    all.change = make("changeMeeting", MeetingKeysWords::tr("Change the Meeting…"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    all.end = make("endMeeting", MeetingKeysWords::tr("End the Meeting"), QKeySequence(Qt::CTRL | Qt::Key_E));
    all.agenda =
        make("showAgenda", MeetingKeysWords::tr("Show the Agenda"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
    all.view = make("meetingView", MeetingKeysWords::tr("Meeting View"), QKeySequence(Qt::Key_F11));
    all.view->setCheckable(true);
    all.leave = make("leaveMeetingView", MeetingKeysWords::tr("Leave the Meeting View"), QKeySequence(Qt::Key_Escape));
    all.leave->setEnabled(false);
    all.clock = make("issueClock", MeetingKeysWords::tr("Clock for Each Issue"), QKeySequence(Qt::Key_T));
    all.clock->setCheckable(true);
    all.votesUp = make("votesUp", MeetingKeysWords::tr("Scroll the Votes Up"), QKeySequence(Qt::SHIFT | Qt::Key_Up));
    all.votesDown =
        make("votesDown", MeetingKeysWords::tr("Scroll the Votes Down"), QKeySequence(Qt::SHIFT | Qt::Key_Down));
    return all;
}

} // namespace accord::ui
