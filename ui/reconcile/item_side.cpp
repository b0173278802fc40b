// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/item_side.h"

#include <QAction>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/reconcile/decisions.h"
#include "ui/reconcile/decision/category_chooser.h"
#include "ui/reconcile/decision/decision_panel.h"
#include "ui/reconcile/decision/decision_text.h"
#include "ui/reconcile/reconcile_keys.h"
#include "ui/reconcile/votes/votes_panel.h"
#include "ui/support/session.h"

namespace accord::ui {

ItemSide::ItemSide(const PageContext& context, const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_keys(keys)
    , m_votes(new VotesPanel(this))
    , m_decision(new DecisionPanel(keys, this))
{
    m_votes->viewport()->setBackgroundRole(QPalette::Base);
    m_votes->viewport()->setAutoFillBackground(true);
    m_decision->setBackgroundRole(QPalette::Window);
    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_votes, 1);
    column->addWidget(line);
    column->addWidget(m_decision);
    connect(m_votes, &VotesPanel::chosen, this, &ItemSide::chooseOption);
    connect(keys.other, &QAction::triggered, this, &ItemSide::openChooser);
    connect(keys.notForStudy, &QAction::triggered, this, &ItemSide::chooseNotForStudy);
    connect(keys.reason, &QAction::triggered, this, [this] { m_decision->focusReason(); });
    connect(keys.cause, &QAction::triggered, this, [this] { m_decision->openCauses(); });
    connect(keys.codebook, &QAction::triggered, this, [this] { m_decision->toggleCodebook(); });
    connect(keys.history, &QAction::triggered, this, [this] { m_decision->toggleHistory(); });
    for (int i = 0; i < keys.choices.size(); ++i) {
        connect(keys.choices[i], &QAction::triggered, this, [this, i] { chooseOption(i); });
    }
}

void ItemSide::show(ItemId item)
{
    m_item = item;
    read(true);
}

void ItemSide::clearChoice()
{
    m_decision->clear();
    m_votes->setChosen(-1);
}

void ItemSide::openChooser()
{
    auto* chooser = new CategoryChooser(m_context.session.project().taxonomy(), this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &CategoryChooser::chosen, this, &ItemSide::chooseCategory);
    chooser->openAt(m_decision->otherButton());
}

void ItemSide::chooseNotForStudy()
{
    m_decision->choose(Verdict::NotForStudy, CategoryId{}, tr("Not for this study"));
    markChosen();
}

std::vector<Person> ItemSide::people() const
{
    return m_context.session.project().people();
}

// `anew`: another item is shown. Otherwise what was chosen and typed stays.
void ItemSide::read(bool anew)
{
    const auto state = m_context.session.roundState();
    const int row = state ? state->board.rowOf(m_item) : -1;
    if (row < 0) {
        m_sheet = VoteSheet{};
        m_votes->setSheet(m_sheet, {});
        m_decision->clear();
        return;
    }
    Project& project = m_context.session.project();
    const RoundId round = m_context.session.round();
    const auto labels = reconcile::votes(project, round, m_item);
    const auto history = reconcile::decisionHistory(project, m_item);
    const bool hidden = m_keys.pseudonyms->isChecked();
    m_sheet = voteSheet(state->board, row, labels.ok() ? *labels : std::vector<Label>{}, people(), hidden);
    QStringList keys;
    for (const QAction* action : std::as_const(m_keys.choices)) {
        keys.append(keyText(action));
    }
    m_votes->setSheet(m_sheet, keys);
    const std::vector<Decision> decisions = history.ok() ? *history : std::vector<Decision>{};
    if (anew) {
        m_decision->setItem(m_sheet, state->board.taxonomy(), decisions, people(), hidden);
    } else {
        m_decision->setVotes(m_sheet);
        m_decision->setHistory(state->board.taxonomy(), decisions, people(), hidden);
    }
    markChosen();
}

void ItemSide::chooseOption(int option)
{
    if (option < 0 || option >= static_cast<int>(m_sheet.options.size())) {
        return;
    }
    const Option& chosen = m_sheet.options[static_cast<std::size_t>(option)];
    const QString title =
        chosen.text.code.isEmpty() ? chosen.text.name : chosen.text.code + QLatin1Char(' ') + chosen.text.name;
    m_decision->choose(chosen.choice.verdict, chosen.category, title);
    markChosen();
}

void ItemSide::chooseCategory(CategoryId category)
{
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.category = category;
    m_decision->choose(Verdict::Category, category, decisionTitle(*m_context.session.project().taxonomy(), content));
    markChosen();
}

void ItemSide::markChosen()
{
    int marked = -1;
    for (std::size_t i = 0; i < m_sheet.options.size(); ++i) {
        const Option& option = m_sheet.options[i];
        if (option.choice.verdict == m_decision->verdict() && option.category == m_decision->category()) {
            marked = static_cast<int>(i);
        }
    }
    m_votes->setChosen(marked);
}

} // namespace accord::ui
