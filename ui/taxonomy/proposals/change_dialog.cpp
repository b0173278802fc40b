// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/proposals/change_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include "ui/support/category_text.h"
#include "ui/support/draft.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/taxonomy/category_choice.h"
#include "ui/taxonomy/form_parts.h"
#include "ui/taxonomy/proposals/proposal_text.h"

namespace accord::ui {
namespace {

QString changeDraftOf(ItemId item)
{
    return QStringLiteral("change/%1").arg(item.value);
}

} // namespace

void fillFields(QComboBox& box, bool wish)
{
    for (const CategoryField field : {CategoryField::Definition, CategoryField::UseWhen, CategoryField::NotWhen,
                                      CategoryField::Example, CategoryField::None}) {
        if (wish || field != CategoryField::None) {
            box.addItem(fieldWords(field), static_cast<int>(field));
        }
    }
}

QString wordsOf(const Category* category, CategoryField field)
{
    if (category == nullptr) {
        return {};
    }
    switch (field) {
    case CategoryField::None:
    case CategoryField::Example:
        return {};
    case CategoryField::Definition:
        return QString::fromStdString(shownText(*category).definition);
    case CategoryField::UseWhen:
        return QString::fromStdString(shownText(*category).useWhen);
    case CategoryField::NotWhen:
        return QString::fromStdString(shownText(*category).notWhen);
    }
    return {};
}

ChangeDialog::ChangeDialog(ProposalModel& book, Prompts& prompts, ItemId item, CategoryId category, QWidget* parent)
    : QDialog(parent)
    , m_book(book)
    , m_prompts(prompts)
    , m_item(item)
    , m_category(new CategoryChoice(this))
    , m_field(new QComboBox(this))
    , m_text(textField(this, "text", 4))
    , m_draft(new Draft(book.session(), {m_text}, this))
{
    setObjectName(QStringLiteral("changeDialog"));
    setWindowTitle(tr("Propose a Change of the Codebook"));
    const auto taxonomy = book.session().project().taxonomy();
    m_category->setObjectName(QStringLiteral("category"));
    m_category->fill(*taxonomy, Level::Subtheme);
    if (const Category* known = taxonomy->find(category)) {
        m_category->choose(known->uuid);
    }
    m_field->setObjectName(QStringLiteral("field"));
    fillFields(*m_field, true);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(look::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Category"), m_category);
    form->addRow(tr("What &changes"), m_field);
    form->addRow(tr("It &shall say"), m_text);
    if (item.valid()) {
        auto* raised = new QLabel(issueName(book.session().project(), item), this);
        raised->setTextFormat(Qt::PlainText);
        raised->setWordWrap(true);
        raised->setForegroundRole(QPalette::PlaceholderText);
        form->addRow(tr("Raised by"), raised);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_propose = buttons->addButton(tr("Propose"), QDialogButtonBox::AcceptRole);
    m_propose->setObjectName(QStringLiteral("propose"));
    m_propose->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChangeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = dialogColumn(this);
    column->addLayout(form, 1);
    column->addWidget(buttons);
    connect(m_category, &QComboBox::currentIndexChanged, this, &ChangeDialog::fillText);
    connect(m_field, &QComboBox::currentIndexChanged, this, &ChangeDialog::fillText);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ChangeDialog::update);
    resize(76 * look::kGrid, 40 * look::kGrid);
    fillText();
    m_draft->open(changeDraftOf(item));
}

void ChangeDialog::reject()
{
    m_draft->forget(changeDraftOf(m_item));
    QDialog::reject();
}

CategoryField ChangeDialog::field() const
{
    return static_cast<CategoryField>(m_field->currentData().toInt());
}

// What it says now is there to be changed, unless somebody has typed already.
void ChangeDialog::fillText()
{
    if (m_text->toPlainText() == m_filled) {
        const auto taxonomy = m_book.session().project().taxonomy();
        m_filled = wordsOf(taxonomy->find(m_category->chosen()), field());
        m_text->setPlainText(m_filled);
    }
    update();
}

void ChangeDialog::update()
{
    const QString text = m_text->toPlainText().trimmed();
    m_propose->setEnabled(m_book.mayWrite() && !text.isEmpty() && text != m_filled.trimmed() &&
                          !m_category->chosen().isNull());
}

void ChangeDialog::accept()
{
    if (!m_propose->isEnabled()) {
        return;
    }
    m_propose->setEnabled(false);
    taxonomy::NewProposal proposal;
    proposal.content.kind = ProposalKind::Change;
    proposal.content.category = m_category->chosen();
    proposal.content.field = field();
    const auto taxonomy = m_book.session().project().taxonomy();
    if (const Category* category = taxonomy->find(m_category->chosen())) {
        proposal.content.language = shownLanguage(*category);
    }
    proposal.content.text = m_text->toPlainText().toStdString();
    if (m_item.valid()) {
        proposal.items.push_back(m_item);
    }
    m_book.propose(std::move(proposal), this, [this](const Status& status) {
        update();
        if (!status.ok()) {
            m_prompts.tell(this, windowTitle(), errorText(status.error()));
            return;
        }
        m_draft->forget(changeDraftOf(m_item));
        emit written(tr("The change is proposed. Everybody who is asked can say what they think."));
        QDialog::accept();
    });
}

} // namespace accord::ui
