// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/taxonomy_commands.h"

#include "core/labelling/labelling.h"
#include "core/project/items.h"
#include "core/taxonomy/proposals.h"
#include "ui/core/actions.h"
#include "ui/core/page_window.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/pages/taxonomy/proposal_dialogs.h"
#include "ui/pages/taxonomy/proposal_text.h"
#include "ui/pages/taxonomy/taxonomy_page.h"
#include "ui/widgets/notification_bar.h"

#include <algorithm>
#include <utility>

namespace accord::ui {

namespace {

const QString kWaiting = QStringLiteral("proposals");
const QString kAccepted = QStringLiteral("accepted");

/// I raised it with an issue, and have not labelled that since it was accepted.
bool waitsForMyLabel(Session& session, const Proposal& proposal)
{
    return std::ranges::any_of(proposal.raisedBy, [&](const RaisedBy& raised) {
        if (raised.by != session.me()) {
            return false;
        }
        const auto round = taxonomy::roundOf(session.project(), raised.item);
        if (!round.ok()) {
            return false;
        }
        const auto label = labelling::currentLabel(session.project(), *round, raised.item, session.me());
        return label.ok() && label->has_value() && (*label)->at < proposal.end.at;
    });
}

/// The round of the first issue that raised it; of one that none raised, that of the pages.
RoundId roundOf(Session& session, const Proposal& proposal)
{
    if (!proposal.raisedBy.empty()) {
        if (const auto round = taxonomy::roundOf(session.project(), proposal.raisedBy.front().item); round.ok()) {
            return *round;
        }
    }
    return session.round();
}

/// Which codebook that round goes on with, and who can change it.
QString acceptedSentence(const Session& session, const Proposal& proposal, RoundId id)
{
    const Project& project = session.project();
    const QString title = proposalTitle(*project.taxonomy(), proposal);
    const QString newest = QString::number(project.codebookNumber());
    const QString own = QString::number(project.codebookNumberFor(id));
    const auto round = project.round(id);
    if (round != nullptr && (round->state == RoundState::Closed || round->state == RoundState::Reconciled)) {
        return TaxonomyCommands::tr("“%1” is in version %2 of the codebook. The round “%3” is closed: its labels stay "
                                    "those of version %4.")
            .arg(title, newest, QString::fromStdString(round->name), own);
    }
    if (!session.isBehind(id)) {
        return TaxonomyCommands::tr("“%1” is in the codebook now. The issues that raised it can be labelled again.")
            .arg(title);
    }
    const QString denied = denialText(session, Action::UseNewestCodebook, id);
    return TaxonomyCommands::tr("“%1” is in version %2 of the codebook. The round “%3” goes on with version %4, in "
                                "which nobody can choose it, until it is told to use the newest. %5")
        .arg(title, newest, QString::fromStdString(round->name), own,
             denied.isEmpty() ? TaxonomyCommands::tr("You can do that.") : denied);
}

} // namespace

TaxonomyCommands::TaxonomyCommands(PageWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    ActionTable table(window.actions(), &window, kWindowPlace, this);
    table.make("taxonomy.proposals", tr("Proposals for the Codebook"), Qt::CTRL | Qt::SHIFT | Qt::Key_G,
               {.menu = kStudyMenu, .section = 3, .help = "taxonomy"}, [this] { openList(); });
    table.make("taxonomy.proposeChange", tr("Propose a Change of the Codebook…"), {},
               {.menu = kStudyMenu, .section = 3, .help = "taxonomy"}, [this] { proposeChange({}); });
    connect(&window, &PageWindow::projectChanged, this, &TaxonomyCommands::follow);
    updateEnabled();
}

void TaxonomyCommands::follow()
{
    m_page = nullptr;
    m_waiting = 0;
    m_open.clear();
    m_news = {};
    if (Session* session = m_window.session()) {
        connect(session, &Session::meChanged, this, [this] { // what was new to the other one
            m_window.notices().dismiss(kAccepted);
            m_news = {};
            tellOfProposals();
        });
        for (Page* page : m_window.pages()) {
            if (auto* taxonomy = qobject_cast<TaxonomyPage*>(page)) {
                followPage(*taxonomy);
            }
            connect(page, &Page::wanted, this, &TaxonomyCommands::answer);
        }
        tellOfProposals();
    }
    updateEnabled();
}

void TaxonomyCommands::followPage(TaxonomyPage& page)
{
    m_page = &page;
    connect(&page, &TaxonomyPage::said, &m_window, &PageWindow::tell);
    connect(&page.book(), &ProposalModel::changed, this, [this] {
        tellOfProposals();
        updateEnabled();
    });
}

/// What belongs to no page: dialogs about proposals, and an item wherever somebody is.
void TaxonomyCommands::answer(const Target& target)
{
    if (const auto* proposal = std::get_if<ProposalTarget>(&target)) {
        propose(*proposal);
    } else if (const auto* change = std::get_if<ChangeTarget>(&target)) {
        proposeChange(change->category);
    } else if (const auto* one = std::get_if<ItemTarget>(&target)) {
        showItem(one->item);
    }
}

void TaxonomyCommands::updateEnabled()
{
    const Actions& actions = m_window.actions();
    const bool open = m_window.session() != nullptr && m_page != nullptr;
    actions.action(QStringLiteral("taxonomy.proposals"))->setEnabled(open);
    actions.action(QStringLiteral("taxonomy.proposeChange"))->setEnabled(open && m_page->book().mayWrite());
}

void TaxonomyCommands::propose(const ProposalTarget& wanted)
{
    if (m_page == nullptr || !m_page->book().mayWrite()) {
        m_window.tell(tr("Say who you are first: proposals are made under your name."));
        return;
    }
    auto* dialog = new ProposeDialog(m_page->book(), m_window.prompts(), wanted, &m_window);
    connect(dialog, &ProposeDialog::written, &m_window, &PageWindow::tell);
    dialog->open();
}

void TaxonomyCommands::proposeChange(CategoryId category)
{
    auto* dialog = new ChangeDialog(m_page->book(), m_window.prompts(), {}, category, &m_window);
    connect(dialog, &ChangeDialog::written, &m_window, &PageWindow::tell);
    dialog->open();
}

void TaxonomyCommands::openList()
{
    ProposalsPanel& list = m_page->proposals();
    if (const Uuid news = std::exchange(m_news, {}); !news.isNull()) {
        list.choose(news);
    } else {
        list.chooseWaiting();
    }
    m_window.notices().dismiss(kAccepted);
    m_window.goTo(TaxonomyTarget{QStringLiteral("proposals"), {}});
    m_window.activateWindow();
}

/// What waits for me, and what was accepted while I was here.
void TaxonomyCommands::tellOfProposals()
{
    NotificationBar& notices = m_window.notices();
    QAction* list = m_window.actions().action(QStringLiteral("taxonomy.proposals"));
    const int waiting = m_page->book().waiting();
    const bool shown = !notices.sentence(kWaiting).isEmpty();
    if (waiting == 0) {
        notices.dismiss(kWaiting);
    } else if (waiting > m_waiting || shown) {
        notices.say(kWaiting, tr("%n proposals for the codebook wait for your opinion.", nullptr, waiting), list);
    }
    m_waiting = waiting;

    std::set<Uuid> open;
    for (const taxonomy::ProposalView& view : m_page->book().all()) {
        const Proposal& proposal = view.proposal;
        if (proposal.open()) {
            open.insert(proposal.id);
        } else if (view.inForce && (m_open.contains(proposal.id) || waitsForMyLabel(*m_window.session(), proposal) ||
                                    (proposal.id == m_news && !notices.sentence(kAccepted).isEmpty()))) {
            m_news = proposal.id;
            tellOfAccepted(proposal);
        }
    }
    m_open = std::move(open);
}

void TaxonomyCommands::tellOfAccepted(const Proposal& proposal)
{
    Session& session = *m_window.session();
    const RoundId round = roundOf(session, proposal);
    const bool mine =
        round == session.round() && session.isBehind(round) && isPermitted(session, Action::UseNewestCodebook, round);
    m_window.notices().say(kAccepted, acceptedSentence(session, proposal, round),
                           m_window.actions().action(mine ? QStringLiteral("study.newestCodebook")
                                                          : QStringLiteral("taxonomy.proposals")));
}

/// Where somebody is, if that page shows issues.
void TaxonomyCommands::showItem(ItemId item)
{
    if (const auto round = taxonomy::roundOf(m_window.session()->project(), item)) {
        m_window.session()->setRound(*round);
    }
    const Page* current = m_window.currentPage();
    const Target there = ReconcileTarget{item};
    const bool meeting = current != nullptr && current->id() == pageOf(there);
    if (m_window.goTo(meeting ? there : Target(LabelTarget{.item = item}))) {
        m_window.activateWindow();
    }
}

} // namespace accord::ui
