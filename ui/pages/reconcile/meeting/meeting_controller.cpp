// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/meeting/meeting_controller.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/meetings.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/pages/reconcile/meeting/meeting_dialog.h"
#include "ui/pages/reconcile/meeting/meeting_monitor.h"
#include "ui/pages/reconcile/meeting/meeting_view.h"
#include "ui/pages/reconcile/report/reading_list_dialog.h"
#include "ui/text/error_text.h"

#include <utility>

namespace accord::ui {
namespace {

// What a room wants to know, the most wanted first.
void addViewKeys(MeetingHead& head, const Actions& actions)
{
    const auto add = [&](const char* name, const QString& caption) {
        head.addKey(actions.action(QStringLiteral("reconcile.") + QLatin1String(name)), caption);
    };
    add("method", {}); // says what is said so far
    add("decide", MeetingController::tr("Decide"));
    add("secondVote", MeetingController::tr("Second Vote"));
    add("defer", MeetingController::tr("Defer"));
    add("reason", MeetingController::tr("Reason"));
    add("leaveMeetingView", MeetingController::tr("Back"));
    add("otherCategory", MeetingController::tr("Another"));
    add("pseudonyms", MeetingController::tr("Names Off"));
    add("previous", MeetingController::tr("Previous"));
    add("next", MeetingController::tr("Next"));
    add("issueClock", MeetingController::tr("Clock"));
}

bool isTextField(const QWidget* widget)
{
    return qobject_cast<const QLineEdit*>(widget) != nullptr || qobject_cast<const QComboBox*>(widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(widget) != nullptr;
}

} // namespace

MeetingController::MeetingController(const PageContext& context, const ReconcileStore& store, Page* page, Shown shown)
    : QObject(page)
    , m_context(context)
    , m_store(store)
    , m_page(page)
    , m_shown(std::move(shown))
    , m_keys(context.actions, page)
    , m_watch(new MeetingMonitor(context.session, store, this))
    , m_bar(new MeetingBar(*m_watch, context.session, m_keys, page))
    , m_head(new MeetingHead(*m_watch, context.session, page))
{
    addViewKeys(*m_head, context.actions);
    m_keys.leave->setEnabled(false);
    m_keys.clock->setChecked(setting(settings::kIssueClock));
    m_head->setClock(m_keys.clock->isChecked());
    connectKeys();
    connect(m_watch, &MeetingMonitor::changed, this, [this] {
        meetingMoved();
        showAgendaOnce();
    });
    connect(m_watch, &MeetingMonitor::ticked, this, [this] {
        m_bar->refreshTime();
        m_head->refreshTime();
    });
    // Not from within the telling: the question waits for an answer.
    connect(m_watch, &MeetingMonitor::ended, this, &MeetingController::offerMinutes, Qt::QueuedConnection);
    connect(&store, &ReconcileStore::changed, this, &MeetingController::follow);
    connect(&context.session, &Session::savingChanged, m_head, &MeetingHead::refreshTime);
}

MeetingController::~MeetingController() = default;

void MeetingController::connectKeys()
{
    connect(m_keys.start, &QAction::triggered, this, &MeetingController::ask);
    connect(m_keys.change, &QAction::triggered, this, &MeetingController::ask);
    connect(m_keys.end, &QAction::triggered, this, &MeetingController::end);
    connect(m_keys.readingList, &QAction::triggered, this, &MeetingController::saveReadingList);
    connect(m_keys.agenda, &QAction::triggered, this, &MeetingController::showAgenda);
    connect(m_keys.view, &QAction::triggered, this, [this](bool on) { setView(on); });
    connect(m_keys.votesUp, &QAction::triggered, this, [this] { scrollVotes(-1); });
    connect(m_keys.votesDown, &QAction::triggered, this, [this] { scrollVotes(1); });
    connect(m_keys.leave, &QAction::triggered, this, &MeetingController::leaveView);
    connect(m_keys.clock, &QAction::triggered, this, [](bool on) { setSetting(settings::kIssueClock, on); });
    connect(&settingsNews(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == QLatin1String(settings::kIssueClock.key)) {
            m_keys.clock->setChecked(setting(settings::kIssueClock));
            m_head->setClock(m_keys.clock->isChecked());
        }
    });
}

QWidget* MeetingController::bar() const
{
    return m_bar;
}

QWidget* MeetingController::head() const
{
    return m_head;
}

IssueClock& MeetingController::clock() const
{
    return m_head->clock();
}

void MeetingController::addFigures(QWidget* figures)
{
    m_head->addFigures(figures);
}

void MeetingController::arrange(MeetingView::Parts parts)
{
    parts.onlyPage.append(m_bar);
    parts.onlyView.append(m_head);
    m_view = new MeetingView(m_page, std::move(parts));
    meetingMoved();
}

void MeetingController::roundMoved()
{
    m_watch->recount();
    refresh(); // people may have other names or colours
    updateKeys();
    showAgendaOnce();
}

void MeetingController::refresh()
{
    m_bar->refresh();
    m_head->refresh();
}

void MeetingController::placed(int row, int rows)
{
    m_head->setPlace(row, rows);
}

void MeetingController::follow(const ReconcileState& before)
{
    const ReconcileState& now = m_store.state();
    if (now.item != before.item) {
        clock().start();
        m_head->refreshTime();
    }
    if (now.namesHidden != before.namesHidden) {
        refresh();
    }
    updateKeys();
}

bool MeetingController::inView() const
{
    return m_view != nullptr && m_view->isOn();
}

void MeetingController::setView(bool on, bool wholeScreen)
{
    const bool possible = m_view != nullptr && (m_context.session.liveRound() != nullptr || !on);
    m_keys.view->setChecked(on && possible);
    if (!possible || on == m_view->isOn()) {
        return;
    }
    m_view->set(on, wholeScreen);
    m_keys.leave->setEnabled(on);
    if (on) {
        showAgenda();
    }
    meetingMoved();
    emit viewChanged();
}

// Out of what popped up or of a field first, then out of the view.
void MeetingController::leaveView()
{
    if (QWidget* popup = QApplication::activePopupWidget()) {
        popup->close();
    } else if (isTextField(QApplication::focusWidget())) {
        emit viewChanged();
    } else {
        setView(false);
    }
}

// The keyboard is never on them: their rows are chosen by number.
void MeetingController::scrollVotes(int direction)
{
    if (const auto* votes = m_page->findChild<QScrollArea*>(QStringLiteral("votes"))) {
        QScrollBar* bar = votes->verticalScrollBar();
        bar->setValue(bar->value() + direction * bar->pageStep() / 2);
    }
}

// Where the meeting, its agenda or the keys that belong to it moved.
void MeetingController::meetingMoved()
{
    m_bar->setVisible(m_watch->meeting().has_value() && !inView());
    refresh();
    updateKeys();
}

void MeetingController::updateKeys()
{
    const bool permitted = m_store.state().me.valid(); // it is known who starts and ends meetings
    const bool running = m_watch->meeting().has_value();
    const bool shown = m_context.session.liveRound() != nullptr;
    const Session& session = m_context.session;
    enable(m_keys.start, permitted && shown && !running, session, session.round());
    enable(m_keys.change, permitted && shown && running, session, session.round());
    enable(m_keys.end, permitted && running, session, session.round());
    m_keys.agenda->setEnabled(running && shown);
    m_keys.view->setEnabled(shown);
    m_keys.readingList->setEnabled(shown);
}

// A new meeting, or another agenda, budget or people for the one that goes on.
void MeetingController::ask()
{
    if (m_dialog) {
        return;
    }
    m_dialog = new MeetingDialog(m_context, m_shown(), m_watch->meeting(), m_page);
    const bool running = m_watch->meeting().has_value();
    connect(m_dialog, &QDialog::accepted, this, [this, running] {
        const MeetingContent content = m_dialog->content();
        if (running) {
            m_watch->change(content, this, [this](const Error& error) { tell(tr("Nothing Was Changed"), error); });
        } else {
            m_watch->begin(content, this, [this](const Error& error) { tell(tr("No Meeting Was Started"), error); });
        }
        show(content);
    });
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_page->activateWindow();
        emit viewChanged(); // the keyboard comes back to where it works
    });
    m_dialog->open();
}

void MeetingController::show(const MeetingContent& content)
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    Meeting meeting;
    meeting.content = content;
    const auto agenda = reconcile::agendaOf(m_context.session.project(), state->labelMatrix, meeting);
    if (agenda.ok()) {
        emit agendaWanted(*agenda);
    } else {
        tell(tr("The Agenda Cannot Be Shown"), agenda.error());
    }
}

void MeetingController::showAgenda()
{
    if (m_watch->meeting()) {
        show(m_watch->meeting()->content);
    }
}

// A meeting with chosen issues begins, or the page is opened while it goes on: its queue is the agenda, unless somebody
// looks for something of their own.
void MeetingController::showAgendaOnce()
{
    const auto state = m_context.session.liveRound();
    const auto& meeting = m_watch->meeting();
    if (!state || !meeting || meeting->id == m_agendaShown) {
        return;
    }
    m_agendaShown = meeting->id;
    const reconcile::FilterNames names{state->labelMatrix, m_context.session.project().people()};
    const reconcile::Filter shown = m_shown();
    if (!meeting->content.items.empty() && !shown.items &&
        reconcile::filterText(shown, names) == reconcile::filterText({}, names)) {
        showAgenda();
    }
}

void MeetingController::saveReadingList()
{
    auto* dialog = new ReadingListDialog(m_context.session, m_context.prompts, m_shown(), m_watch->meeting(), m_page);
    connect(dialog, &QDialog::finished, this, [this] {
        m_page->activateWindow();
        emit viewChanged(); // the keyboard comes back to where it works
    });
    dialog->open();
}

void MeetingController::end()
{
    const std::optional<Meeting> meeting = m_watch->meeting(); // another one may run when the question is answered
    if (!meeting) {
        return;
    }
    const QString name = QString::fromStdString(meeting->content.name);
    const auto endIt = [this, meeting = *meeting] {
        m_ending = true;
        m_watch->end(meeting, this, [this](const Error& error) {
            m_ending = false;
            tell(tr("The Meeting Goes On"), error);
        });
    };
    m_context.prompts.confirm(m_page,
                              {tr("End the Meeting"),
                               tr("%1: %2 of the agenda are decided, after %3. It ends for everybody who takes "
                                  "part.")
                                   .arg(name, settledText(m_watch->count()), timeUsedText(m_watch->time())),
                               tr("End the Meeting")},
                              {this, endIt});
}

// To the one who ended it.
void MeetingController::offerMinutes()
{
    QAction* minutes = m_context.actions.action(QStringLiteral("study.minutes"));
    if (std::exchange(m_ending, false) && minutes != nullptr && minutes->isEnabled()) {
        m_context.prompts.confirm(m_page,
                                  {tr("The Meeting Has Ended"),
                                   tr("Its minutes tell what was decided and why, and what it did to agreement."),
                                   tr("Save the Minutes…"), tr("Not Now")},
                                  {minutes, [minutes] { minutes->trigger(); }});
    }
}

void MeetingController::tell(const QString& title, const Error& error)
{
    if (error.code == Errc::Exists) {
        m_context.prompts.tell(m_page, title,
                               tr("Somebody else has just started one. There is one meeting at a time in a round."));
    } else if (error.code == Errc::NotFound) {
        m_context.prompts.tell(m_page, title, tr("Somebody else has ended it already."));
    } else {
        m_context.prompts.tell(m_page, title, errorText(error));
    }
}

} // namespace accord::ui
