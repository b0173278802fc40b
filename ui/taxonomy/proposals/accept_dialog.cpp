// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/proposals/accept_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "ui/support/look.h"
#include "ui/taxonomy/form_parts.h"
#include "ui/taxonomy/proposals/change_dialog.h"
#include "ui/taxonomy/proposals/proposal_text.h"

namespace accord::ui {

AcceptDialog::AcceptDialog(const Taxonomy& taxonomy, const HeldCodes& held, const taxonomy::ProposalView& view,
                           int version, QWidget* parent)
    : QDialog(parent)
    , m_isNew(view.proposal.content.kind == ProposalKind::NewCategory)
    , m_isWish(!m_isNew && view.proposal.content.field == CategoryField::None)
    , m_code(new QLineEdit(this))
    , m_field(new QComboBox(this))
    , m_text(textField(this, "text", 4))
    , m_reason(new QLineEdit(this))
{
    setObjectName(QStringLiteral("acceptDialog"));
    setWindowTitle(tr("Accept the Proposal"));
    auto* words = new QLabel(
        tr("“%1” becomes part of version %2 of the codebook.").arg(proposalTitle(taxonomy, view.proposal)).arg(version),
        this);
    words->setWordWrap(true);
    m_code->setObjectName(QStringLiteral("code"));
    m_field->setObjectName(QStringLiteral("field"));
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setPlaceholderText(tr("For the history; may stay empty"));
    fillFields(*m_field, false);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(look::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (m_isNew) {
        const Category* before = taxonomy.find(categoryOf(view.proposal));
        m_code->setText(QString::fromStdString(
            before != nullptr ? before->code
                              : taxonomy::suggestedCode(taxonomy, view.proposal.content.category, held)));
        form->addRow(tr("C&ode"), m_code);
    }
    if (m_isWish) {
        auto* wish = new QLabel(QString::fromStdString(view.proposal.content.text), this);
        wish->setWordWrap(true);
        form->addRow(tr("The wish"), wish);
        form->addRow(tr("What &changes"), m_field);
        form->addRow(tr("It &says then"), m_text);
        const Category* category = taxonomy.find(view.proposal.content.category);
        const auto fill = [this, now = category == nullptr ? Category{} : *category] {
            m_text->setPlainText(wordsOf(&now, static_cast<CategoryField>(m_field->currentData().toInt())));
        };
        connect(m_field, &QComboBox::currentIndexChanged, this, fill);
        fill();
    }
    form->addRow(tr("&Reason"), m_reason);
    m_code->setVisible(m_isNew);
    m_field->setVisible(m_isWish);
    m_text->setVisible(m_isWish);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Accept"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("accept"));
    m_accept->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = dialogColumn(this);
    column->addWidget(words);
    column->addLayout(form, 1);
    column->addWidget(buttons);
    connect(m_code, &QLineEdit::textChanged, this, &AcceptDialog::update);
    connect(m_text, &QPlainTextEdit::textChanged, this, &AcceptDialog::update);
    setMinimumWidth(64 * look::kGrid);
    (m_isWish ? static_cast<QWidget*>(m_text) : static_cast<QWidget*>(m_isNew ? m_code : m_reason))->setFocus();
    update();
}

void AcceptDialog::update()
{
    m_accept->setEnabled((!m_isNew || !m_code->text().trimmed().isEmpty()) &&
                         (!m_isWish || !m_text->toPlainText().trimmed().isEmpty()));
}

taxonomy::Wording AcceptDialog::wording() const
{
    taxonomy::Wording wording;
    if (m_isNew) {
        wording.code = m_code->text().trimmed().toStdString();
    }
    if (m_isWish) {
        wording.field = static_cast<CategoryField>(m_field->currentData().toInt());
        wording.text = m_text->toPlainText().toStdString();
    }
    wording.reason = m_reason->text().trimmed().toStdString();
    return wording;
}

} // namespace accord::ui
