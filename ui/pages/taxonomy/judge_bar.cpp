// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/judge_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include "core/taxonomy/edits/draft.h"
#include "ui/core/actions.h"
#include "ui/core/draft.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/proposal_dialogs.h"
#include "ui/pages/taxonomy/proposal_text.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/text/error_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"

namespace accord::ui {
namespace {

QString opinionDraftOf(const Uuid& proposal)
{
    return QStringLiteral("opinion/") + QString::fromStdString(proposal.text());
}

QWidget* rowOf(QWidget* parent, std::initializer_list<QAction*> actions)
{
    auto* row = new QWidget(parent);
    auto* layout = theme::layoutIn<FlowLayout>(row, theme::Pad::None, theme::kGrid);
    for (QAction* action : actions) {
        auto* button = new ShortcutButton(action, row);
        button->setObjectName(action->objectName());
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    return row;
}

} // namespace

JudgeBar::JudgeBar(ProposalModel& book, Actions& actions, Prompts& prompts, QWidget* panel)
    : QWidget(panel)
    , m_book(book)
    , m_prompts(prompts)
    , m_why(new QLineEdit(this))
    , m_words(new QLabel(this))
    , m_draft(new Draft(book.session(), {m_why}, this))
{
    m_why->setObjectName(QStringLiteral("why")); // the draft knows it by this name
    addActions(actions, panel);
    build();
    refresh();
}

void JudgeBar::addActions(Actions& actions, QWidget* panel)
{
    ActionTable table(actions, panel, QStringLiteral("taxonomy"), this);
    const ActionDetails more{.menu = TaxonomyKeys::kProposalMenu};
    m_for = table.make("proposals.for", tr("For"), Qt::Key_F, more, [this] { say(Stance::For); });
    m_against = table.make("proposals.against", tr("Against"), Qt::Key_A, more, [this] { say(Stance::Against); });
    m_takeBack = table.make("proposals.takeBack", tr("Take My Opinion Back"), Qt::Key_Delete, more,
                            [this] { say(Stance::None); });
    m_accept = table.make("proposals.accept", tr("Accept…"), Qt::CTRL | Qt::Key_Return, more, [this] { accept(); });
    m_reject = table.make("proposals.reject", tr("Reject"), Qt::CTRL | Qt::Key_Backspace, more, [this] { reject(); });
    m_withdraw = table.make("proposals.withdraw", tr("Withdraw Proposal"), {}, more, [this] { withdraw(); });
    m_relabel = table.make("proposals.relabel", tr("Label Them Again"), Qt::Key_L, more,
                           [this] { emit relabelWanted(m_id, false); });
    m_together = table.make("proposals.together", tr("Look at Them Together"), Qt::Key_T, more,
                            [this] { emit relabelWanted(m_id, true); });
}

void JudgeBar::build()
{
    m_why->installEventFilter(this);
    m_words->setObjectName(QStringLiteral("judgeWords"));
    m_words->setWordWrap(true);
    m_words->setForegroundRole(QPalette::PlaceholderText);
    m_opinion = rowOf(this, {m_for, m_against, m_takeBack});
    m_ends = rowOf(this, {m_accept, m_reject, m_withdraw});
    m_after = rowOf(this, {m_relabel, m_together});
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid);
    column->addWidget(m_why);
    column->addWidget(m_opinion);
    column->addWidget(m_ends);
    column->addWidget(m_after);
    column->addWidget(m_words);
}

void JudgeBar::show(const Uuid& proposal)
{
    if (proposal != m_id) {
        m_id = proposal;
        m_draft->close();
        m_why->clear();
        if (!m_id.isNull()) {
            m_draft->open(opinionDraftOf(m_id));
        }
        m_pending = Pending::None;
    }
    refresh();
}

void JudgeBar::refresh()
{
    const taxonomy::ProposalView* shown = view();
    setVisible(shown != nullptr);
    if (shown == nullptr) {
        return;
    }
    const Session& session = m_book.session();
    const bool open = shown->proposal.open();
    const bool may = open && m_book.mayWrite();
    const bool accepted = shown->proposal.end.state == ProposalState::Accepted;
    const bool package = session.packagedFor().valid();
    const auto raised = static_cast<int>(shown->proposal.raisedBy.size());
    m_for->setEnabled(may && shown->own != Stance::For);
    m_against->setEnabled(may && shown->own != Stance::Against);
    m_takeBack->setEnabled(may && shown->own != Stance::None);
    const bool leads = m_book.rule().kind == taxonomy::ProposalRule::Kind::Lead;
    const Action end = leads ? Action::EndProposalAsLead : Action::EndProposal;
    const QString denied = denialText(session, end);
    for (QAction* action : {m_accept, m_reject}) {
        action->setVisible(!isOfLeads(session, end));
    }
    enable(m_accept, m_book.mayWrite() && ((open && shown->acceptable) || (accepted && !shown->inForce)), denied);
    enable(m_reject, may && shown->rejectable, denied);
    m_withdraw->setEnabled(may && shown->proposal.by == session.me());
    m_relabel->setText(tr("Label What Raised It Again (%1)").arg(raised));
    m_together->setText(tr("Look at Them Together"));
    m_relabel->setEnabled(accepted && raised > 0 && session.me().valid());
    m_together->setEnabled(accepted && raised > 0);
    m_why->setVisible(open);
    m_why->setEnabled(may);
    m_opinion->setVisible(open);
    m_ends->setVisible(open || (accepted && !shown->inForce));
    m_after->setVisible(accepted && raised > 0);
    m_why->setPlaceholderText(m_pending == Pending::Against  ? tr("Why are you against it? Enter keeps it")
                              : m_pending == Pending::Reject ? tr("Why is it rejected? Enter rejects it")
                                                             : tr("Why (required when you are against it)"));
    QString words = whyNotAccepted(session.project(), *shown, m_book.rule());
    if (package && shown->acceptable) {
        words = tr("This is the package of one person. Proposals are accepted in the study's project.");
    } else if (!session.me().valid()) {
        words = tr("Say who you are first (Study > Who Am I).");
    } else if (shown->rejectable && open && !shown->acceptable) {
        words += QLatin1Char(' ') + tr("That cannot happen any more: it can be rejected, or people change their mind.");
    }
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

void JudgeBar::askReason(Pending what)
{
    m_pending = what;
    refresh();
    m_why->setFocus(Qt::ShortcutFocusReason);
}

void JudgeBar::say(Stance stance)
{
    if (stance == Stance::Against && m_why->text().trimmed().isEmpty()) {
        askReason(Pending::Against);
        return;
    }
    m_pending = Pending::None;
    const QString why = stance == Stance::None ? QString() : m_why->text();
    m_book.say(m_id, stance, why, this,
               finish(m_id, stance == Stance::None ? tr("Your opinion is taken back.") : tr("Your opinion is kept.")));
}

void JudgeBar::accept()
{
    const taxonomy::ProposalView* shown = view();
    if (shown == nullptr) {
        return;
    }
    Project& project = m_book.session().project();
    const auto held = taxonomy::codesHeldIn(project);
    auto* dialog = new AcceptDialog(*project.taxonomy(), held.ok() ? *held : HeldCodes{}, *shown,
                                    project.codebookNumber() + 1, window());
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = m_id] {
        m_book.accept(id, dialog->wording(), this, finish(id, tr("It is in the codebook now.")));
    });
    dialog->open();
}

void JudgeBar::reject()
{
    if (m_why->text().trimmed().isEmpty()) {
        askReason(Pending::Reject);
        return;
    }
    m_pending = Pending::None;
    m_book.reject(m_id, m_why->text(), this, finish(m_id, tr("The proposal is rejected.")));
}

void JudgeBar::withdraw()
{
    const Uuid id = m_id; // of the one that the question is about
    const QString why = m_why->text();
    m_prompts.confirm(
        window(),
        {tr("Withdraw Proposal"), tr("It stays in the list, and nobody can say more about it."), tr("Withdraw It")},
        {this, [this, id, why] { m_book.withdraw(id, why, this, finish(id, tr("The proposal is withdrawn."))); }});
}

ProposalModel::Done JudgeBar::finish(const Uuid& id, const QString& sentence)
{
    return [this, id, sentence](const Status& status) {
        if (!status.ok()) {
            m_prompts.tell(window(), tr("Proposals for the Codebook"), errorText(status.error()));
            return;
        }
        if (id == m_id) {
            m_why->clear();
        }
        m_draft->forget(opinionDraftOf(id));
        refresh();
        emit said(sentence);
        emit left();
    };
}

// Enter in the reason does what waits for it; Esc leaves the field.
void JudgeBar::finishReason()
{
    switch (m_pending) {
    case Pending::None:
        emit left();
        break;
    case Pending::Against:
        say(Stance::Against);
        break;
    case Pending::Reject:
        reject();
        break;
    }
}

bool JudgeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_why || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        finishReason();
        return true;
    }
    if (key == Qt::Key_Escape) {
        m_pending = Pending::None;
        refresh();
        emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace accord::ui
