// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/editor/selection_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStringList>

#include "ui/collect/collect_text.h"
#include "ui/collect/editor/field_note.h"
#include "ui/support/joined_text.h"

namespace accord::ui {
namespace {

const QString kDay = QStringLiteral("yyyy-MM-dd");

QDate dayOf(const QLineEdit* field)
{
    return QDate::fromString(field->text().trimmed(), kDay);
}

bool isWrong(const QLineEdit* field)
{
    return !field->text().trimmed().isEmpty() && !dayOf(field).isValid();
}

} // namespace

SelectionBox::SelectionBox(QFormLayout* form, QWidget* parent)
    : QWidget(parent)
    , m_periodOf(new QComboBox(parent))
    , m_from(new QLineEdit(parent))
    , m_to(new QLineEdit(parent))
    , m_told(fieldNote(parent))
    , m_state(new QComboBox(parent))
    , m_labels(new QLineEdit(parent))
    , m_pullRequests(new QCheckBox(tr("Pull requests as well"), parent))
{
    hide(); // it only holds the fields together
    m_periodOf->addItem(tr("Created"), static_cast<int>(PeriodOf::Created));
    m_periodOf->addItem(tr("Changed"), static_cast<int>(PeriodOf::Updated));
    for (const IssueState state : {IssueState::Any, IssueState::Open, IssueState::Closed}) {
        m_state->addItem(stateWord(state), static_cast<int>(state));
    }
    m_from->setObjectName(QStringLiteral("from"));
    m_to->setObjectName(QStringLiteral("to"));
    m_from->setAccessibleName(tr("First day"));
    m_to->setAccessibleName(tr("Last day"));
    m_from->setPlaceholderText(tr("from 2023-01-01"));
    m_to->setPlaceholderText(tr("to 2025-12-31"));
    m_state->setObjectName(QStringLiteral("state"));
    m_labels->setObjectName(QStringLiteral("labels"));
    m_labels->setPlaceholderText(tr("any; several between commas, one of them is enough"));
    m_pullRequests->setObjectName(QStringLiteral("pullRequests"));
    auto* period = new QHBoxLayout;
    period->setSpacing(look::kGrid);
    period->addWidget(m_periodOf);
    period->addWidget(m_from, 1);
    period->addWidget(m_to, 1);
    form->addRow(tr("Period"), period);
    form->addRow(QString(), m_told);
    form->addRow(tr("State"), m_state);
    form->addRow(tr("Host’s labels"), m_labels);
    form->addRow(QString(), m_pullRequests);
    for (const QLineEdit* field : {m_from, m_to, m_labels}) {
        connect(field, &QLineEdit::textChanged, this, &SelectionBox::check);
    }
    connect(m_periodOf, &QComboBox::currentIndexChanged, this, &SelectionBox::check);
}

void SelectionBox::set(const IssueSelection& selection)
{
    m_periodOf->setCurrentIndex(m_periodOf->findData(static_cast<int>(selection.periodOf)));
    m_from->setText(text(selection.from));
    m_to->setText(text(selection.to));
    m_state->setCurrentIndex(m_state->findData(static_cast<int>(selection.state)));
    QStringList labels;
    for (const std::string& label : selection.labels) {
        labels.append(text(label));
    }
    m_labels->setText(inList(labels));
    m_pullRequests->setChecked(selection.pullRequests);
    check();
}

void SelectionBox::fill(IssueSelection& selection) const
{
    selection.periodOf = static_cast<PeriodOf>(m_periodOf->currentData().toInt());
    selection.from = m_from->text().trimmed().toStdString();
    selection.to = m_to->text().trimmed().toStdString();
    selection.state = static_cast<IssueState>(m_state->currentData().toInt());
    selection.labels.clear();
    for (const QString& label : m_labels->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (const QString name = label.simplified(); !name.isEmpty()) {
            selection.labels.push_back(name.toStdString());
        }
    }
    selection.pullRequests = m_pullRequests->isChecked();
}

void SelectionBox::check()
{
    m_problem.clear();
    if (isWrong(m_from) || isWrong(m_to)) {
        m_problem = tr("A day is written like 2023-01-31.");
    } else if (dayOf(m_from).isValid() && dayOf(m_to).isValid() && dayOf(m_to) < dayOf(m_from)) {
        m_problem = tr("The last day comes before the first one.");
    }
    IssueSelection selection;
    fill(selection);
    const bool always = selection.from.empty() && selection.to.empty();
    const QString told = always ? tr("Issues of any time") : tr("Issues %1").arg(periodText(selection));
    sayInNote(m_told, m_problem.isEmpty() ? told : m_problem, !m_problem.isEmpty());
    emit changed();
}

} // namespace accord::ui
