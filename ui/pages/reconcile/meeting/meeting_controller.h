// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QPointer>

#include "core/model/meeting.h"
#include "core/reconcile/conflicts.h"
#include "ui/core/actions.h"
#include "ui/core/page.h"
#include "ui/pages/reconcile/meeting/meeting_view.h"
#include "ui/pages/reconcile/reconcile_state.h"

#include <functional>

namespace accord::ui {

class IssueClock;
class MeetingBar;
class MeetingDialog;
class MeetingHead;
class MeetingMonitor;

/// What can be done about a meeting.
struct MeetingKeys : ActionTable
{
    Q_DECLARE_TR_FUNCTIONS(MeetingKeys)

public:
    MeetingKeys(Actions& actions, QWidget* page)
        : ActionTable(actions, page, QStringLiteral("reconcile"))
    {}

    static constexpr const char* kMeetingMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Meeting");

    QAction* start = make("reconcile.startMeeting", tr("Start a Meeting…"), Qt::CTRL | Qt::Key_M,
                          {.menu = kMeetingMenu, .right = Action::HoldMeeting});
    QAction* change = make("reconcile.changeMeeting", tr("Change the Meeting…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E,
                           {.menu = kMeetingMenu, .right = Action::HoldMeeting});
    QAction* end = make("reconcile.endMeeting", tr("End the Meeting"), Qt::CTRL | Qt::Key_E,
                        {.menu = kMeetingMenu, .right = Action::EndMeeting});
    QAction* agenda =
        make("reconcile.showAgenda", tr("Show the Agenda"), Qt::CTRL | Qt::SHIFT | Qt::Key_A, {.menu = kMeetingMenu});
    QAction* readingList = make("reconcile.readingList", tr("Save a Reading List…"), Qt::CTRL | Qt::SHIFT | Qt::Key_L,
                                {.menu = kMeetingMenu});
    QAction* view =
        make("reconcile.meetingView", tr("Meeting View"), Qt::Key_F11, {.menu = kMeetingMenu, .checkable = true});
    QAction* leave =
        make("reconcile.leaveMeetingView", tr("Leave the Meeting View"), Qt::Key_Escape, {.menu = kMeetingMenu});
    QAction* clock =
        make("reconcile.issueClock", tr("Clock for Each Issue"), Qt::Key_T, {.menu = kMeetingMenu, .checkable = true});
    /// Where there are more than fit.
    QAction* votesUp =
        make("reconcile.votesUp", tr("Scroll the Votes Up"), Qt::SHIFT | Qt::Key_Up, {.menu = kMeetingMenu});
    QAction* votesDown =
        make("reconcile.votesDown", tr("Scroll the Votes Down"), Qt::SHIFT | Qt::Key_Down, {.menu = kMeetingMenu});
};

/// Everything about meetings on the Reconcile page: starts and ends them, shows the one that goes on in a line of the
/// page, and turns the page into the meeting view and back.
class MeetingController : public QObject
{
    Q_OBJECT
public:
    /// Answers what the queue shows.
    using Shown = std::function<reconcile::Filter()>;

    MeetingController(const PageContext& context, const ReconcileStore& store, Page* page, Shown shown);
    ~MeetingController() override;

    // To be put into the page: a line on top, and the one below the issue in the view.
    [[nodiscard]] QWidget* bar() const;
    [[nodiscard]] QWidget* head() const;
    [[nodiscard]] IssueClock& clock() const;

    void addFigures(QWidget* figures); ///< for the line of the view, which has the font of a second rank there

    /// Once: the parts of the page that the view rearranges. The bar and the line of the view are known.
    void arrange(MeetingView::Parts parts);

    void roundMoved();              ///< counts the agenda anew
    void refresh();                 ///< colours changed
    void placed(int row, int rows); ///< where the issue in view stands in the queue

    [[nodiscard]] bool inView() const;
    void setView(bool on, bool wholeScreen = true);
    [[nodiscard]] const MeetingMonitor& watch() const { return *m_watch; }

signals:
    void agendaWanted(const accord::reconcile::Filter& agenda); ///< the queue is to show it
    void viewChanged(); ///< the page is the meeting view now or not any more: the keyboard is to be put where it works

private:
    void connectKeys();
    void ask();
    void show(const MeetingContent& content);
    void end();
    void offerMinutes();
    void showAgenda();
    void showAgendaOnce();
    void saveReadingList();
    void leaveView();
    void scrollVotes(int direction);
    void tell(const QString& title, const Error& error);
    void follow(const ReconcileState& before);
    void meetingMoved();
    void updateKeys();

    PageContext m_context;
    const ReconcileStore& m_store;
    Page* m_page;
    Shown m_shown;
    MeetingKeys m_keys;
    MeetingMonitor* m_watch;
    MeetingBar* m_bar;
    MeetingHead* m_head;
    MeetingView* m_view = nullptr;
    QPointer<MeetingDialog> m_dialog;
    bool m_ending = false; ///< from here
    Uuid m_agendaShown;    ///< of the meeting whose agenda the queue was given
};

} // namespace accord::ui
