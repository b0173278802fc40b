// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/second_vote_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/item_pane.h"
#include "ui/pages/reconcile/second_vote/second_vote_controller.h"
#include "ui/widgets/reader/reader.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace accord::ui {

SecondVoteDialog::SecondVoteDialog(const PageContext& context, QWidget* parent)
    : SessionDialog(parent)
    , m_context{context.session, m_actions, context.prompts, context.undo}
    , m_store(context.session, nullptr)
    , m_keys(m_actions, this)
    , m_reader(new Reader(m_context, this, QStringLiteral("reconcile"), this))
    , m_side(new ItemPane(m_context, m_store, m_keys, this))
{
    setObjectName(QStringLiteral("secondVoteDialog"));
    setWindowTitle(tr("Your Second Vote"));
    m_side->secondVotes().setOnePerson(); // the keyboard goes round on the Reconcile page
    build();
    for (QAction* action : {m_keys.decide, m_keys.decideFromText}) {
        connect(action, &QAction::triggered, this, [this] { m_side->secondVotes().cast(); });
    }
    connect(m_keys.nextWaiting, &QAction::triggered, this, &SecondVoteDialog::goOn);
    connect(&m_store, &ReconcileStore::changed, this, &SecondVoteDialog::follow);
    connect(&context.session, &Session::roundChanged, this, [this] {
        m_side->refresh();
        follow();
    });
    context.session.wantRound();
    follow();
}

void SecondVoteDialog::build()
{
    auto* across = new QSplitter(this);
    across->setHandleWidth(1);
    across->setChildrenCollapsible(false);
    across->addWidget(m_reader);
    across->addWidget(m_side);
    across->setStretchFactor(0, 1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Later"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(across, 1);
    column->addWidget(buttons);
    // Enter votes, and does not press what is the button in front.
    for (QPushButton* button : findChildren<QPushButton*>()) {
        button->setAutoDefault(false);
    }
    resize(140 * theme::kGrid, 84 * theme::kGrid);
    m_reader->setFocus();
}

/// Something moved: the issue that is shown was voted on here, or is not voted on any more.
void SecondVoteDialog::follow()
{
    const std::vector<ItemId>& waiting = m_store.state().waiting;
    if (waiting.empty()) {
        accept();
        return;
    }
    const auto state = m_context.session.liveRound();
    if (state && std::ranges::count(waiting, item()) == 0) {
        show(waiting.front());
    } else if (state && item() != m_read && state->labelMatrix.rowOf(item()) >= 0) {
        show(item()); // the round was not read that far yet
    }
}

void SecondVoteDialog::goOn()
{
    const std::vector<ItemId>& waiting = m_store.state().waiting;
    const auto here = std::ranges::find(waiting, item());
    const auto next = here == waiting.end() ? waiting.begin() : here + 1;
    if (m_context.session.liveRound() && !waiting.empty()) {
        show(next == waiting.end() ? waiting.front() : *next);
    }
}

void SecondVoteDialog::show(ItemId item)
{
    const auto state = m_context.session.liveRound();
    const int row = state->labelMatrix.rowOf(item);
    m_read = row >= 0 ? item : ItemId{}; // before whoever follows the store comes back here
    m_store.show(item);
    if (row >= 0) {
        m_reader->open(state->labelMatrix.items()[static_cast<std::size_t>(row)].issue);
    } else {
        m_reader->clear();
    }
    m_reader->setFocus(Qt::OtherFocusReason);
}

} // namespace accord::ui
