// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/rounds/round_card.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/study/rounds/round_model.h"
#include "ui/study/study_actions.h"
#include "ui/study/study_text.h"
#include "ui/support/look.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/shortcut_button.h"

namespace accord::ui {

RoundCard::RoundCard(const StudyActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_facts(new QLabel(this))
    , m_actions{actions.edit,  actions.assign, actions.topUp,      actions.remove, actions.start,
                actions.close, actions.report, actions.reconciled, actions.work}
{
    setObjectName(QStringLiteral("roundCard"));
    m_title->setObjectName(QStringLiteral("roundTitle"));
    m_facts->setObjectName(QStringLiteral("roundFacts"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_title->setTextFormat(Qt::PlainText);
    m_facts->setTextFormat(Qt::RichText);
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* buttons = new FlowLayout;
    buttons->setSpacing(look::kGrid);
    for (QAction* action : m_actions) {
        auto* button = new ShortcutButton(action, this);
        m_buttons.append(button);
        buttons->addWidget(button);
        connect(action, &QAction::changed, this, &RoundCard::updateButtons);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(look::kGrid);
    column->addWidget(m_title);
    column->addWidget(m_facts);
    column->addSpacing(look::kGrid / 2);
    column->addLayout(buttons);
}

void RoundCard::show(const RoundRow& row, const QStringList& facts)
{
    m_title->setText(tr("%1, %2").arg(text(row.round.name), stateWord(row.round.state)));
    QStringList lines;
    for (const QString& fact : facts) {
        lines.append(fact.toHtmlEscaped());
    }
    m_facts->setText(
        QStringLiteral("<div style=\"line-height: 140%\">%1</div>").arg(lines.join(QStringLiteral("<br>"))));
    updateButtons();
}

void RoundCard::setDenied(const QList<QAction*>& actions)
{
    m_denied = actions;
    updateButtons();
}

void RoundCard::updateButtons()
{
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(m_actions[i]->isVisible() &&
                                 (m_actions[i]->isEnabled() || m_denied.contains(m_actions[i])));
    }
}

} // namespace accord::ui
