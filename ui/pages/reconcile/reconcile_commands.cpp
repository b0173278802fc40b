// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/reconcile_commands.h"

#include "core/project/items.h"
#include "core/reconcile/second_votes.h"
#include "ui/core/actions.h"
#include "ui/core/page.h"
#include "ui/core/page_window.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/pages/reconcile/report/report_dialogs.h"
#include "ui/pages/reconcile/second_vote_dialog.h"
#include "ui/text/names.h"
#include "ui/widgets/notification_bar.h"

#include <utility>
#include <vector>

namespace accord::ui {

ReportCommands::ReportCommands(PageWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    ActionTable table(window.actions(), &window, kWindowPlace, this);
    table.make("study.feedback", tr("What Did the Meeting Change for Me?"), Qt::CTRL | Qt::SHIFT | Qt::Key_Y,
               {.menu = kStudyMenu, .section = 2, .help = "reconcile"}, [this] { openFeedback(); });
    table.make("study.minutes", tr("Save the Minutes…"), {}, {.menu = kStudyMenu, .section = 2, .help = "reconcile"},
               [this] { saveMinutes(); });
    connect(&window, &PageWindow::projectChanged, this, [this] {
        if (Session* session = m_window.session()) {
            connect(session, &Session::currentRoundChanged, this, &ReportCommands::updateEnabled);
            connect(session, &Session::contentsChanged, this, &ReportCommands::updateEnabled);
        }
        updateEnabled();
    });
    updateEnabled();
}

// A blind round has nothing to tell yet.
void ReportCommands::updateEnabled()
{
    Session* session = m_window.session();
    const bool open = session != nullptr && session->round().valid() && !session->roundIsBlind();
    for (const char* id : {"study.feedback", "study.minutes"}) {
        m_window.actions().action(QString::fromLatin1(id))->setEnabled(open);
    }
}

void ReportCommands::openFeedback()
{
    auto* dialog = new FeedbackDialog(*m_window.session(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FeedbackDialog::itemWanted, this, [this](ItemId item) { m_window.goTo(ReconcileTarget{item}); });
    dialog->setVisible(true);
}

void ReportCommands::saveMinutes()
{
    auto* dialog = new MinutesDialog(*m_window.session(), m_window.prompts(), &m_window);
    dialog->open();
}

namespace {

const QString kSecondVotes = QStringLiteral("secondVotes");

std::vector<ItemId> itemsWaitingForMe(Session& session)
{
    if (!session.round().valid() || !session.me().valid() || session.roundIsBlind()) {
        return {};
    }
    auto waiting = reconcile::waitingFor(session.project(), session.round(), session.me());
    return waiting.ok() ? std::move(*waiting) : std::vector<ItemId>{};
}

} // namespace

VoteCommands::VoteCommands(PageWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_vote(window.actions().add({"study.vote",
                                   tr("Vote on What Waits…"),
                                   Qt::CTRL | Qt::SHIFT | Qt::Key_V,
                                   {.menu = kStudyMenu, .section = 2, .help = "reconcile"},
                                   [this] { vote(); }},
                                  &window, kWindowPlace, this))
{
    connect(&window, &PageWindow::projectChanged, this, &VoteCommands::follow);
    connect(&window, &PageWindow::pageChanged, this, &VoteCommands::ask);
    m_vote->setEnabled(false);
}

void VoteCommands::follow()
{
    if (Session* session = m_window.session()) {
        connect(session, &Session::changed, this, [this](const Changes& changes) {
            if (!changes.secondVotes.empty() || changes.everything || changes.contents) {
                ask();
            }
        });
        connect(session, &Session::meChanged, this, &VoteCommands::ask);
        connect(session, &Session::currentRoundChanged, this, &VoteCommands::ask);
    }
    ask();
}

// On the page Reconcile the ballot is in view, or the line below the votes says where it is.
void VoteCommands::ask()
{
    Session* session = m_window.session();
    const std::vector<ItemId> waiting = session == nullptr ? std::vector<ItemId>{} : itemsWaitingForMe(*session);
    m_vote->setEnabled(!waiting.empty());
    const Page* page = m_window.currentPage();
    NotificationBar& notices = m_window.notices();
    if (waiting.empty() || page == nullptr || page->id() == pageOf(ReconcileTarget{})) {
        notices.dismiss(kSecondVotes);
        return;
    }
    const auto headings = headingsOf(session->project(), std::vector{waiting.front()});
    if (waiting.size() > 1 || !headings.ok() || headings->empty()) {
        notices.say(kSecondVotes,
                    tr("%Ln issues wait for your second vote.", nullptr, static_cast<int>(waiting.size())), m_vote);
    } else {
        const Heading& heading = headings->front();
        notices.say(
            kSecondVotes,
            tr("%1 waits for your second vote.").arg(issueText(heading.repository, heading.number, heading.title)),
            m_vote);
    }
}

void VoteCommands::vote()
{
    Session* session = m_window.session();
    if (m_window.findChild<SecondVoteDialog*>() != nullptr || itemsWaitingForMe(*session).empty()) {
        return;
    }
    auto* dialog = new SecondVoteDialog({*session, m_window.actions(), m_window.prompts(), m_window.undo()}, &m_window);
    dialog->open();
}

} // namespace accord::ui
