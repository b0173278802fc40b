// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/proposals_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "core/reconcile/meetings.h"
#include "core/taxonomy/codes.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/judge_bar.h"
#include "ui/pages/taxonomy/proposal_text.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/pages/taxonomy/taxonomy_widgets.h"
#include "ui/text/error_text.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <utility>

namespace accord::ui {

ProposalModel::ProposalModel(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::changed, this, [this](const Changes& changes) {
        if (changes.proposals || changes.contents || changes.everything) {
            refresh();
        }
    });
    connect(&session, &Session::meChanged, this, &ProposalModel::refresh);
    refresh();
}

void ProposalModel::refresh()
{
    auto all = taxonomy::proposals(m_session.project(), m_session.me());
    const auto rule = taxonomy::currentRule(m_session.project());
    if (!all.ok() || !rule.ok()) {
        emit m_session.failed(all.ok() ? rule.error() : all.error());
        return;
    }
    m_all = std::move(*all);
    m_rule = *rule;
    emit changed();
}

const taxonomy::ProposalView* ProposalModel::find(const Uuid& id) const
{
    const auto found =
        std::ranges::find_if(m_all, [&](const taxonomy::ProposalView& view) { return view.proposal.id == id; });
    return found == m_all.end() ? nullptr : &*found;
}

int ProposalModel::waiting() const
{
    return static_cast<int>(std::ranges::count_if(m_all, &taxonomy::ProposalView::waitsForMe));
}

bool ProposalModel::mayWrite() const
{
    return m_session.me().valid() && isPermitted(m_session, Action::Propose);
}

Uuid ProposalModel::meeting()
{
    if (!m_session.round().valid()) {
        return {};
    }
    const auto running = reconcile::runningMeeting(m_session.project(), m_session.round());
    if (!running.ok() || !running->has_value()) {
        return {};
    }
    const std::vector<PersonId>& people = (*running)->content.takingPart;
    return std::ranges::find(people, m_session.me()) == people.end() ? Uuid{} : (*running)->id;
}

void ProposalModel::write(Session::Work work, QObject* receiver, Done done)
{
    m_session.write(std::move(work), receiver, std::move(done), FailureTold::ByReceiver);
}

void ProposalModel::propose(taxonomy::NewProposal proposal, QObject* receiver, Done done)
{
    proposal.by = m_session.me();
    proposal.meeting = meeting();
    write(
        [proposal = std::move(proposal)](Project& project) -> Status {
            if (!proposal.content.codes.empty()) {
                ACCORD_CHECK(taxonomy::proposeFromCodes(project, proposal, proposal.content.codes));
                return {};
            }
            ACCORD_CHECK(taxonomy::propose(project, proposal));
            return {};
        },
        receiver, std::move(done));
}

void ProposalModel::support(const Uuid& proposal, ItemId item, QObject* receiver, Done done)
{
    write([proposal, item, me = m_session.me(),
           meeting = meeting()](Project& project) { return taxonomy::support(project, proposal, me, item, meeting); },
          receiver, std::move(done));
}

void ProposalModel::say(const Uuid& proposal, Stance stance, const QString& why, QObject* receiver, Done done)
{
    const Opinion opinion{m_session.me(), stance, why.trimmed().toStdString(), {}, meeting()};
    write([proposal, opinion](Project& project) { return taxonomy::giveOpinion(project, proposal, opinion); }, receiver,
          std::move(done));
}

void ProposalModel::accept(const Uuid& proposal, taxonomy::Wording wording, QObject* receiver, Done done)
{
    wording.meeting = meeting();
    wording.newest = m_session.project().codebookNumber();
    write(
        [proposal, wording = std::move(wording), me = m_session.me()](Project& project) -> Status {
            ACCORD_CHECK(taxonomy::accept(project, proposal, me, wording));
            return {};
        },
        receiver, std::move(done));
}

void ProposalModel::reject(const Uuid& proposal, const QString& reason, QObject* receiver, Done done)
{
    write([proposal, reason = reason.toStdString(), me = m_session.me(),
           meeting = meeting()](Project& project) { return taxonomy::reject(project, proposal, me, reason, meeting); },
          receiver, std::move(done));
}

void ProposalModel::withdraw(const Uuid& proposal, const QString& reason, QObject* receiver, Done done)
{
    write([proposal, reason = reason.toStdString(),
           me = m_session.me()](Project& project) { return taxonomy::withdraw(project, proposal, me, reason); },
          receiver, std::move(done));
}

void ProposalModel::setRule(const taxonomy::ProposalRule& rule, QObject* receiver, Done done)
{
    write([rule, me = m_session.me()](Project& project) { return taxonomy::setRule(project, me, rule); }, receiver,
          [this, done = std::move(done)](const Status& status) {
              refresh(); // a rule is no event, and so nobody is told
              done(status);
          });
}

namespace {

using taxonomy::ProposalRule;

QString iconOf(const taxonomy::ProposalView& view)
{
    switch (view.proposal.end.state) {
    case ProposalState::Open:
        return view.waitsForMe ? QStringLiteral("question") : QStringLiteral("todo");
    case ProposalState::Accepted:
        return view.inForce ? QStringLiteral("done") : QStringLiteral("warning");
    case ProposalState::Rejected:
    case ProposalState::Withdrawn:
        return QStringLiteral("exclude");
    }
    return {};
}

/// The row of a proposal, by a random part of its number.
qlonglong rowOf(const Uuid& proposal)
{
    qlonglong row = 0;
    std::memcpy(&row, proposal.bytes.data() + sizeof row, sizeof row);
    return row;
}

} // namespace

ProposalsPanel::ProposalsPanel(const PageContext& context, ProposalModel& book, const TaxonomyKeys& keys,
                               QWidget* parent)
    : Tab(context, QStringLiteral("proposals"), keys.tabs[2]->text(), parent)
    , m_book(book)
    , m_stack(new QStackedWidget(this))
    , m_list(new RowList("proposalList", tr("Proposals"), this))
{
    setObjectName(QStringLiteral("proposalsPanel"));
    auto* parts = new QSplitter(this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_list);
    parts->addWidget(makeDetails());
    parts->setStretchFactor(1, 1);
    parts->setObjectName(QStringLiteral("proposalParts"));
    parts->setSizes({32 * theme::kGrid, 52 * theme::kGrid});
    auto* empty = new Placeholder(this);
    empty->say(QStringLiteral("taxonomy"), tr("No proposals yet"),
               tr("Where no category fits an issue, or a definition leaves a question open, propose what the codebook "
                  "should have instead. On the Label page P does it with the issue in front of you."));
    m_stack->addWidget(empty);
    m_stack->addWidget(parts);

    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Small, theme::kGrid);
    column->addWidget(m_stack, 1);
    column->addWidget(makeRule());
    connect(m_list, &RowList::chosen, this, &ProposalsPanel::showChosen);
    connect(&book, &ProposalModel::changed, this, &ProposalsPanel::refresh);
    connect(&book.session(), &Session::meChanged, this, &ProposalsPanel::showRule);
    setFocusProxy(m_list);
    refresh();
}

QWidget* ProposalsPanel::makeDetails()
{
    auto* details = new QWidget(this);
    m_text = new QTextBrowser(details);
    m_text->setObjectName(QStringLiteral("proposalText"));
    m_text->setAccessibleName(tr("The proposal"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    connect(m_text, &QTextBrowser::anchorClicked, this, &ProposalsPanel::follow);
    m_bar = new JudgeBar(m_book, context().actions, context().prompts, this);
    connect(m_bar, &JudgeBar::relabelWanted, this, &ProposalsPanel::relabel);
    connect(m_bar, &JudgeBar::said, this, &ProposalsPanel::said);
    connect(m_bar, &JudgeBar::left, m_list, [this] { m_list->setFocus(); });
    auto* column = new QVBoxLayout(details);
    column->setContentsMargins(theme::kGrid, 0, 0, 0);
    column->setSpacing(theme::kGrid);
    column->addWidget(m_text, 1);
    column->addWidget(m_bar);
    return details;
}

QWidget* ProposalsPanel::makeRule()
{
    auto* row = new QWidget(this);
    auto* across = theme::layoutIn<FlowLayout>(row, theme::Pad::None, theme::kGrid);
    m_rule = new QComboBox(row);
    m_rule->setObjectName(QStringLiteral("rule"));
    m_rule->addItem(tr("everybody who is asked is for it"), static_cast<int>(ProposalRule::Kind::Unanimous));
    m_rule->addItem(tr("more than half are for it"), static_cast<int>(ProposalRule::Kind::Majority));
    m_rule->addItem(tr("at least so many are for it:"), static_cast<int>(ProposalRule::Kind::AtLeast));
    m_rule->addItem(tr("the lead decides"), static_cast<int>(ProposalRule::Kind::Lead));
    m_least = new QSpinBox(row);
    m_least->setObjectName(QStringLiteral("least"));
    m_least->setRange(1, std::max(1, static_cast<int>(m_book.session().project().people().size())));
    auto* words = new QLabel(tr("In this study a proposal is accepted &when"), row);
    words->setBuddy(m_rule);
    words->setMinimumHeight(m_rule->sizeHint().height()); // in the middle of the line
    across->addWidget(words);
    across->addWidget(m_rule);
    across->addWidget(m_least);
    connect(m_rule, &QComboBox::activated, this, &ProposalsPanel::setRule);
    connect(m_least, &QSpinBox::editingFinished, this, &ProposalsPanel::setRule);
    return row;
}

/// Rows stay where they are; new ones come on top.
void ProposalsPanel::refresh()
{
    const auto taxonomy = m_book.session().project().taxonomy();
    std::vector<LinesRow> rows;
    for (auto view = m_book.all().rbegin(); view != m_book.all().rend(); ++view) {
        rows.push_back(
            {rowOf(view->proposal.id),
             proposalTitle(*taxonomy, view->proposal) + QLatin1Char('\n') + proposalStanding(*view, *taxonomy),
             iconOf(*view)});
    }
    m_list->setRows(std::move(rows));
    m_stack->setCurrentIndex(m_book.all().empty() ? 0 : 1);
    showRule();
    showChosen();
}

Uuid ProposalsPanel::chosen() const
{
    const auto view = std::ranges::find(m_book.all(), m_list->currentId(),
                                        [](const taxonomy::ProposalView& each) { return rowOf(each.proposal.id); });
    return view == m_book.all().end() ? Uuid{} : view->proposal.id;
}

void ProposalsPanel::choose(const Uuid& proposal)
{
    m_list->choose(rowOf(proposal));
}

void ProposalsPanel::chooseWaiting()
{
    const auto waiting = std::ranges::find_if(m_book.all(), &taxonomy::ProposalView::waitsForMe);
    if (waiting != m_book.all().end()) {
        choose(waiting->proposal.id);
    }
}

void ProposalsPanel::showChosen()
{
    const taxonomy::ProposalView* view = m_book.find(chosen());
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("p { margin: 0 0 8px 0; line-height: 125%; } ul { margin: 0 0 8px -24px; } "
                       "li { line-height: 130%; } .kind { color: %1; margin-bottom: 0; } .under { color: %1; "
                       "margin-bottom: 12px; } .title { font-size: large; "
                       "font-weight: 600; "
                       "margin-bottom: 2px; } a { color: %2; text-decoration: none; }")
            .arg(theme::dimmed().name(), theme::accent().name()));
    m_text->setHtml(view == nullptr ? QString() : proposalHtml(m_book.session(), *view));
    m_bar->show(view == nullptr ? Uuid{} : view->proposal.id);
}

void ProposalsPanel::showRule()
{
    const ProposalRule rule = m_book.rule();
    const Session& session = m_book.session();
    const QString denied = denialText(session, Action::SetProposalRule);
    const bool may = m_book.mayWrite() && denied.isEmpty();
    m_rule->setToolTip(denied);
    m_least->setToolTip(denied);
    m_rule->setEnabled(may);
    m_least->setEnabled(may);
    const QSignalBlocker quietRule(m_rule);
    const QSignalBlocker quietLeast(m_least);
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(rule.kind)));
    m_least->setVisible(rule.kind == ProposalRule::Kind::AtLeast);
    if (rule.kind == ProposalRule::Kind::AtLeast) {
        m_least->setMaximum(std::max(m_least->maximum(), rule.least));
        m_least->setValue(rule.least);
    }
}

void ProposalsPanel::setRule()
{
    ProposalRule rule{static_cast<ProposalRule::Kind>(m_rule->currentData().toInt())};
    rule.least = rule.kind == ProposalRule::Kind::AtLeast ? m_least->value() : 0;
    if (rule == m_book.rule()) {
        return;
    }
    m_book.setRule(rule, this, [this](const Status& status) {
        if (!status.ok()) {
            context().prompts.tell(this, tr("Proposals for the Codebook"), errorText(status.error()));
        }
        showRule();
    });
}

void ProposalsPanel::follow(const QUrl& link)
{
    if (link.scheme() == QStringLiteral("item")) {
        emit wanted(ItemTarget{ItemId{link.path().toLongLong()}});
    }
}

/// Of several rounds the one in which most of them are.
void ProposalsPanel::relabel(const Uuid& id, bool together)
{
    const taxonomy::ProposalView* view = m_book.find(id);
    if (view == nullptr) {
        return;
    }
    Session& session = m_book.session();
    std::map<RoundId, std::vector<ItemId>> byRound;
    for (const RaisedBy& raised : view->proposal.raisedBy) {
        if (const auto round = taxonomy::roundOf(session.project(), raised.item)) {
            byRound[*round].push_back(raised.item);
        }
    }
    if (byRound.empty()) {
        return;
    }
    const auto best = std::ranges::max_element(byRound, {}, [](const auto& entry) { return entry.second.size(); });
    const QString about = tr("What raised “%1”").arg(proposalTitle(*session.project().taxonomy(), view->proposal));
    if (together) {
        emit wanted(ConflictsTarget{best->first, {}, {}, {}, best->second, about});
    } else {
        emit wanted(LabelTarget{best->first, {}, best->second, about});
    }
}

void ProposalsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_bar != nullptr) {
        refresh();
    }
}

} // namespace accord::ui
