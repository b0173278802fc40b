// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

#include "core/model/meeting.h"
#include "core/reconcile/conflicts.h"
#include "ui/core/page.h"
#include "ui/pages/reconcile/meeting_view.h"

#include <functional>

class QAction;
class QWidget;

namespace accord::ui {

class Actions;
class IssueClock;
class MeetingBar;
class MeetingDialog;
class MeetingHead;
class MeetingMonitor;

/// What can be done about a meeting, registered with the standard shortcuts.
struct MeetingKeys
{
    QAction* start = nullptr;
    QAction* change = nullptr;
    QAction* end = nullptr;
    QAction* readingList = nullptr;
    QAction* agenda = nullptr;  ///< the queue shows the agenda
    QAction* view = nullptr;    ///< checkable
    QAction* leave = nullptr;   ///< back from the view
    QAction* clock = nullptr;   ///< checkable
    QAction* votesUp = nullptr; ///< where there are more than fit
    QAction* votesDown = nullptr;

    /// The shortcuts work within `page`.
    static MeetingKeys add(Actions& actions, QWidget* page);
};

/// Everything about meetings on the Reconcile page: starts and ends them, shows the one that goes on in a line of the
/// page, and turns the page into the meeting view and back.
class MeetingController : public QObject
{
    Q_OBJECT
public:
    /// Answers what the queue shows.
    using Shown = std::function<reconcile::Filter()>;

    MeetingController(const PageContext& context, Page* page, Shown shown);
    ~MeetingController() override;

    // To be put into the page: a line on top, and the one below the issue in the view.
    [[nodiscard]] QWidget* bar() const;
    [[nodiscard]] QWidget* head() const;
    [[nodiscard]] IssueClock& clock() const;

    void addFigures(QWidget* figures); ///< for the line of the view, which has the font of a second rank there

    /// Once: the parts of the page that the view rearranges. The bar and the line of the view are known.
    void arrange(MeetingView::Parts parts);

    void roundMoved();                 ///< counts the agenda anew
    void refresh();                    ///< names are shown or hidden, or colours changed
    void placed(int row, int rows);    ///< where the issue in view stands in the queue
    void issueOpened();                ///< another issue is in view
    void setPermitted(bool permitted); ///< whether it is known who starts and ends meetings

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
    void meetingMoved();
    void updateKeys();

    PageContext m_context;
    Page* m_page;
    Shown m_shown;
    MeetingKeys m_keys;
    MeetingMonitor* m_watch;
    MeetingBar* m_bar;
    MeetingHead* m_head;
    MeetingView* m_view = nullptr;
    QPointer<MeetingDialog> m_dialog;
    bool m_permitted = false;
    bool m_ending = false; ///< from here
    Uuid m_agendaShown;    ///< of the meeting whose agenda the queue was given
};

} // namespace accord::ui
