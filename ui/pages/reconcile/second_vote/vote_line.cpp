// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/second_vote/vote_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/core/theme.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/widgets/buttons.h"

namespace accord::ui {

VoteLine::VoteLine(const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_begin(new ShortcutButton(keys.secondVote, this))
    , m_next(new ShortcutButton(keys.nextWaiting, this))
    , m_history(new ShortcutButton(keys.history, this))
    , m_waiting(new QLabel(this))
{
    m_waiting->setObjectName(QStringLiteral("waitingVotes"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::kGrid + theme::kGrid / 2, theme::kGrid / 2, theme::kGrid, theme::kGrid / 2);
    layout->setSpacing(theme::kGrid);
    layout->addWidget(m_begin);
    layout->addStretch();
    m_history->setFlat(true);
    layout->addWidget(m_waiting);
    layout->addWidget(m_next);
    layout->addWidget(m_history);
    set(false, 0);
}

void VoteLine::set(bool open, int waiting)
{
    m_begin->setVisible(!open);
    m_history->setVisible(!open && waiting == 0);
    m_next->setVisible(waiting > 0);
    m_waiting->setVisible(waiting > 0);
    m_waiting->setText(tr("%Ln wait for your vote", nullptr, waiting));
    setVisible(!open || waiting > 0);
}

} // namespace accord::ui
