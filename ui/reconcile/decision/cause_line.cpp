// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/decision/cause_line.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include "ui/reconcile/decision/decision_text.h"
#include "ui/reconcile/reconcile_keys.h"
#include "ui/support/look.h"

namespace accord::ui {

CauseLine::CauseLine(const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_cause(new QComboBox(this))
    , m_codebook(new QCheckBox(this))
    , m_wish(new QLineEdit(this))
{
    m_cause->setObjectName(QStringLiteral("cause"));
    m_cause->setToolTip(tr("What the disagreement came from (%1)").arg(keyText(keys.cause)));
    m_cause->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const auto& [cause, words] : causes()) {
        m_cause->addItem(words, static_cast<int>(cause));
    }
    m_codebook->setObjectName(QStringLiteral("codebookChange"));
    m_codebook->setText(tr("Codebook needs a change"));
    m_codebook->setToolTip(tr("Key: %1").arg(keyText(keys.codebook)));
    m_wish->setObjectName(QStringLiteral("wishedChange"));
    m_wish->setPlaceholderText(tr("What should it say? (%1) Becomes a proposal.").arg(keyText(keys.codebook)));
    m_wish->setAccessibleName(tr("The change of the codebook"));
    m_wish->hide();

    auto* line = new QHBoxLayout;
    line->setSpacing(look::kGrid);
    line->addWidget(m_cause);
    line->addWidget(m_codebook, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    layout->addLayout(line);
    layout->addWidget(m_wish);
    connect(m_codebook, &QCheckBox::toggled, m_wish, &QWidget::setVisible);
    connect(m_wish, &QLineEdit::returnPressed, keys.decideFromText, &QAction::trigger);
}

void CauseLine::clear()
{
    m_cause->setCurrentIndex(0);
    m_codebook->setChecked(false);
    m_wish->clear();
}

Cause CauseLine::cause() const
{
    return static_cast<Cause>(m_cause->currentData().toInt());
}

bool CauseLine::codebookChange() const
{
    return m_codebook->isChecked();
}

QString CauseLine::wish() const
{
    return m_codebook->isChecked() ? m_wish->text().trimmed() : QString();
}

void CauseLine::showWish()
{
    if (!m_wish->text().isEmpty()) {
        m_codebook->setChecked(true);
    }
}

bool CauseLine::isTouched() const
{
    return m_cause->currentIndex() > 0 || m_codebook->isChecked();
}

void CauseLine::openCauses()
{
    m_cause->setFocus(Qt::ShortcutFocusReason);
    m_cause->showPopup();
}

// Once: it is wished. Once more: what it should say. Whoever reconsiders takes the check off.
void CauseLine::toggleCodebook()
{
    if (m_codebook->isChecked()) {
        m_wish->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_codebook->setChecked(true);
    }
}

} // namespace accord::ui
