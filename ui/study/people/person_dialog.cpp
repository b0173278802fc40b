// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/people/person_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/study/people/colour_choice.h"
#include "ui/study/study_text.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kMostInitials = 3;

} // namespace

PersonDialog::PersonDialog(const study::PersonContent& content, bool isNew, bool lead, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit(text(content.name), this))
    , m_initials(new QLineEdit(text(content.initials), this))
    , m_colour(new ColourChoice(this))
    , m_role(new QComboBox(this))
    , m_roleHint(new QLabel(this))
    , m_labels(new QCheckBox(tr("Labels as well"), this))
    , m_pseudonym(new QLineEdit(text(content.pseudonym), this))
{
    setObjectName(QStringLiteral("person"));
    setWindowTitle(isNew ? tr("Add Person") : tr("Edit Person"));
    m_name->setObjectName(QStringLiteral("name"));
    m_initials->setObjectName(QStringLiteral("initials"));
    m_role->setObjectName(QStringLiteral("role"));
    m_pseudonym->setObjectName(QStringLiteral("pseudonym"));
    m_initials->setMaxLength(kMostInitials);
    m_colour->setColour(content.colour);
    for (const Role role : {Role::Annotator, Role::Lead, Role::Observer}) {
        m_role->addItem(roleWord(role), static_cast<int>(role));
    }
    m_role->setCurrentIndex(m_role->findData(static_cast<int>(content.role)));
    m_roleHint->setWordWrap(true);
    m_roleHint->setForegroundRole(QPalette::PlaceholderText);
    m_labels->setObjectName(QStringLiteral("labels"));
    m_labels->setChecked(content.labels);
    m_labels->setEnabled(lead);
    m_role->setEnabled(lead);
    m_pseudonym->setEnabled(lead);
    build(isNew);
    connect(m_name, &QLineEdit::textChanged, this, &PersonDialog::update);
    connect(m_role, &QComboBox::currentIndexChanged, this, &PersonDialog::update);
    update();
}

void PersonDialog::build(bool isNew)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = buttons->addButton(isNew ? tr("Add") : tr("Save"), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("ok"));
    m_ok->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(look::kGrid + look::kGrid / 2);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Initials"), m_initials);
    form->addRow(tr("Colour"), m_colour);
    form->addRow(tr("Role"), m_role);
    form->addRow(QString(), m_roleHint);
    form->addRow(QString(), m_labels);
    form->addRow(tr("Pseudonym"), m_pseudonym);
    auto* hint = new QLabel(tr("Stands for the name in exports that hide it."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(QString(), hint);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    column->addLayout(form);
    column->addWidget(buttons);
    setMinimumWidth(56 * look::kGrid);
}

void PersonDialog::update()
{
    const QString name = m_name->text().trimmed();
    m_ok->setEnabled(!name.isEmpty());
    m_initials->setPlaceholderText(text(initialsOf(name.toStdString())));
    m_labels->setVisible(static_cast<Role>(m_role->currentData().toInt()) == Role::Lead);
    m_roleHint->setText(roleHint(static_cast<Role>(m_role->currentData().toInt())));
    m_pseudonym->setPlaceholderText(tr("given by itself: A1, A2, …"));
}

study::PersonContent PersonDialog::content() const
{
    study::PersonContent person;
    person.name = m_name->text().simplified().toStdString();
    person.initials = m_initials->text().simplified().toStdString();
    person.colour = m_colour->colour();
    person.role = static_cast<Role>(m_role->currentData().toInt());
    person.pseudonym = m_pseudonym->text().simplified().toStdString();
    person.labels = person.role != Role::Lead || m_labels->isChecked();
    return person;
}

} // namespace accord::ui
