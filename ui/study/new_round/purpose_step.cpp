// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/new_round/purpose_step.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

#include "core/study/gate/expression.h"
#include "ui/study/study_text.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr RoundPurpose kPurposes[]{RoundPurpose::Training, RoundPurpose::Pilot, RoundPurpose::Main,
                                   RoundPurpose::Check};

/// "Pilot", or "Pilot 2" when there is one already.
QString freeName(const QString& word, const QStringList& taken)
{
    QString name = word;
    for (int number = 2; taken.contains(name, Qt::CaseInsensitive); ++number) {
        name = QStringLiteral("%1 %2").arg(word).arg(number);
    }
    return name;
}

} // namespace

PurposeStep::PurposeStep(const study::RoundContent& content, const QStringList& taken, const QString& gate,
                         QWidget* parent)
    : RoundStep(tr("Purpose"), tr("What is the round for, and what is it called?"), parent)
    , m_taken(taken)
    , m_purpose(new QButtonGroup(this))
    , m_name(new QLineEdit(text(content.name), this))
    , m_blind(new QCheckBox(tr("Blind: nobody sees another’s labels before the round is closed"), this))
    , m_ownOrder(new QCheckBox(tr("Everybody has an order of their own, so that not everybody is tired at the same "
                                  "issues"),
                               this))
    , m_gate(new QLineEdit(text(content.gate), this))
    , m_gateHint(new QLabel(this))
    , m_named(!content.name.empty())
{
    m_name->setObjectName(QStringLiteral("roundName"));
    m_blind->setObjectName(QStringLiteral("blind"));
    m_ownOrder->setObjectName(QStringLiteral("ownOrder"));
    m_gate->setObjectName(QStringLiteral("gate"));
    m_blind->setChecked(content.blind);
    m_ownOrder->setChecked(content.ownOrder);
    build(gate);
    m_purpose->button(static_cast<int>(content.purpose))->setChecked(true);
    connect(m_purpose, &QButtonGroup::idClicked, this, &PurposeStep::follow);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_named = true; });
    connect(m_name, &QLineEdit::textChanged, this, &RoundStep::changed);
    connect(m_gate, &QLineEdit::textChanged, this, [this] {
        const auto gateNow = study::parseGate(m_gate->text().toStdString());
        m_gateHint->setText(gateNow.ok() ? QString() : errorText(gateNow.error()));
        m_gateHint->setVisible(!gateNow.ok());
        emit changed();
    });
    follow();
    setFocusProxy(m_name);
}

void PurposeStep::build(const QString& gate)
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(look::kGrid);
    auto* purposes = new QVBoxLayout;
    purposes->setSpacing(look::kGrid / 2);
    for (const RoundPurpose purpose : kPurposes) {
        auto* button = new QRadioButton(purposeWord(purpose), this);
        button->setObjectName(QStringLiteral("purpose%1").arg(static_cast<int>(purpose)));
        m_purpose->addButton(button, static_cast<int>(purpose));
        auto* hint = new QLabel(purposeHint(purpose), this);
        hint->setWordWrap(true);
        hint->setForegroundRole(QPalette::PlaceholderText);
        hint->setIndent(3 * look::kGrid);
        purposes->addWidget(button);
        purposes->addWidget(hint);
        purposes->addSpacing(look::kGrid / 2);
    }
    m_gate->setPlaceholderText(gate.isEmpty() ? tr("such as: theme fleiss-kappa >= 0.7 and lower > 0.6")
                                              : tr("as the study sets it: %1").arg(gate));
    m_gateHint->setWordWrap(true);
    m_gateHint->hide();
    form->addRow(tr("Purpose"), purposes);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Gate"), m_gate);
    form->addRow(QString(), m_gateHint);
    form->addRow(QString(), m_blind);
    form->addRow(QString(), m_ownOrder);
}

RoundPurpose PurposeStep::purpose() const
{
    return static_cast<RoundPurpose>(m_purpose->checkedId());
}

void PurposeStep::follow()
{
    if (!m_named) {
        m_name->setText(freeName(purposeWord(purpose()), m_taken));
        m_name->selectAll();
    }
    emit changed();
}

void PurposeStep::fill(RoundWish& wish) const
{
    wish.content.name = m_name->text().simplified().toStdString();
    wish.content.purpose = purpose();
    wish.content.blind = m_blind->isChecked();
    wish.content.ownOrder = m_ownOrder->isChecked();
    wish.content.gate = m_gate->text().simplified().toStdString();
}

QString PurposeStep::missing() const
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty()) {
        return tr("The round has no name yet.");
    }
    if (m_taken.contains(name, Qt::CaseInsensitive)) {
        return tr("There is a round “%1” already.").arg(name);
    }
    return study::parseGate(m_gate->text().toStdString()).ok() ? QString() : tr("The gate is not understood.");
}

} // namespace accord::ui
