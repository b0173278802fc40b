// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/commands/taxonomy_commands.h"

#include "core/labelling/labelling.h"
#include "core/taxonomy/proposals.h"
#include "ui/shell/main_window.h"
#include "ui/shell/notices/notification_bar.h"
#include "ui/support/session.h"
#include "ui/taxonomy/proposals/change_dialog.h"
#include "ui/taxonomy/proposals/proposal_text.h"
#include "ui/taxonomy/proposals/propose_dialog.h"
#include "ui/taxonomy/taxonomy_page.h"

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

} // namespace

TaxonomyCommands::TaxonomyCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    const QString place = QStringLiteral("window");
    const QString help = QStringLiteral("taxonomy");
    QAction* list = window.actions().add(QStringLiteral("taxonomy.proposals"), tr("Proposals for the Codebook"),
                                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G), &window, place, help);
    QAction* change =
        window.actions().add(QStringLiteral("taxonomy.proposeChange"), tr("Propose a Change of the Codebook…"),
                             QKeySequence(), &window, place, help);
    connect(list, &QAction::triggered, this, &TaxonomyCommands::openList);
    connect(change, &QAction::triggered, this, [this] { proposeChange({}); });
    connect(&window, &MainWindow::projectChanged, this, &TaxonomyCommands::follow);
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
            connect(page, &Page::wanted, this, [this](const QString& what, const QVariantMap& about) {
                if (what == QStringLiteral("propose")) {
                    propose(ItemId{about.value(QStringLiteral("item")).toLongLong()},
                            CategoryId{about.value(QStringLiteral("category")).toLongLong()});
                }
            });
        }
        tellOfProposals();
    }
    updateEnabled();
}

void TaxonomyCommands::followPage(TaxonomyPage& page)
{
    m_page = &page;
    connect(&page, &TaxonomyPage::said, &m_window, &MainWindow::tell);
    connect(&page, &TaxonomyPage::proposeWanted, this, [this](CategoryId near) { propose({}, near); });
    connect(&page, &TaxonomyPage::changeWanted, this, &TaxonomyCommands::proposeChange);
    connect(&page.proposals(), &ProposalsPanel::itemsWanted, this, &TaxonomyCommands::showItems);
    connect(&page.book(), &ProposalModel::changed, this, [this] {
        tellOfProposals();
        updateEnabled();
    });
}

void TaxonomyCommands::updateEnabled()
{
    const Actions& actions = m_window.actions();
    const bool open = m_window.session() != nullptr && m_page != nullptr;
    actions.action(QStringLiteral("taxonomy.proposals"))->setEnabled(open);
    actions.action(QStringLiteral("taxonomy.proposeChange"))->setEnabled(open && m_page->book().mayWrite());
}

void TaxonomyCommands::propose(ItemId item, CategoryId near)
{
    if (m_page == nullptr || !m_page->book().mayWrite()) {
        m_window.tell(tr("Say who you are first: proposals are made under your name."));
        return;
    }
    auto* dialog = new ProposeDialog(m_page->book(), m_window.prompts(), item, near, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProposeDialog::written, &m_window, &MainWindow::tell);
    connect(&m_page->book(), &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

void TaxonomyCommands::proposeChange(CategoryId category)
{
    auto* dialog = new ChangeDialog(m_page->book(), m_window.prompts(), {}, category, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChangeDialog::written, &m_window, &MainWindow::tell);
    connect(&m_page->book(), &QObject::destroyed, dialog, [dialog] { delete dialog; });
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
    m_window.showPage(m_page->id());
    m_page->showProposals();
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
        } else if (view.inForce && (m_open.contains(proposal.id) || waitsForMyLabel(*m_window.session(), proposal))) {
            m_news = proposal.id;
            notices.say(kAccepted,
                        tr("“%1” is in the codebook now. The issues that raised it can be labelled again.")
                            .arg(proposalTitle(*m_window.session()->project().taxonomy(), proposal)),
                        list);
        }
    }
    m_open = std::move(open);
}

/// On the page that is wanted; on none in particular: where somebody is, if that page shows issues.
void TaxonomyCommands::showItems(QString page, const QVariantMap& what)
{
    const Page* current = m_window.currentPage();
    if (page.isEmpty()) {
        page = current != nullptr && current->id() == QStringLiteral("reconcile") ? current->id()
                                                                                  : QStringLiteral("label");
    }
    if (what.contains(QStringLiteral("item"))) {
        const ItemId item{what.value(QStringLiteral("item")).toLongLong()};
        if (const auto round = taxonomy::roundOf(m_window.session()->project(), item)) {
            m_window.session()->setRound(*round);
        }
    }
    if (m_window.showPage(page)) {
        m_window.currentPage()->show(what);
        m_window.activateWindow();
    }
}

} // namespace accord::ui
