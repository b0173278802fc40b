// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/proposals/propose_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "ui/support/draft.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/taxonomy/category_choice.h"
#include "ui/taxonomy/form_parts.h"
#include "ui/taxonomy/proposals/proposal_text.h"

namespace accord::ui {
namespace {

constexpr int kMostAlike = 4; ///< rows that are shown of similar proposals

std::string textOf(const QPlainTextEdit* field)
{
    return field->toPlainText().trimmed().toStdString();
}

QString draftOf(ItemId item)
{
    return QStringLiteral("category/%1").arg(item.value);
}

} // namespace

ProposeDialog::ProposeDialog(ProposalModel& book, Prompts& prompts, ItemId item, CategoryId near, QWidget* parent)
    : QDialog(parent)
    , m_book(book)
    , m_prompts(prompts)
    , m_item(item)
    , m_name(new QLineEdit(this))
    , m_under(new CategoryChoice(this))
    , m_definition(textField(this, "definition", 3))
    , m_useWhen(textField(this, "useWhen", 1))
    , m_notWhen(textField(this, "notWhen", 1))
    , m_examples(textField(this, "examples", 2))
    , m_asked(new AskedChoice(book.session().project().people(), book.session().me(), this))
    , m_draft(new Draft(book.session(), {m_name, m_definition, m_useWhen, m_notWhen, m_examples}, this))
{
    setObjectName(QStringLiteral("proposeDialog"));
    setWindowTitle(tr("Propose a New Category"));
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setPlaceholderText(tr("A few words, as they shall stand in the tree"));
    m_definition->setPlaceholderText(tr("What an issue of this category is about"));
    m_useWhen->setPlaceholderText(tr("What decides for it"));
    m_notWhen->setPlaceholderText(tr("What belongs elsewhere, and where"));
    m_examples->setPlaceholderText(tr("One in each line"));
    m_under->setObjectName(QStringLiteral("under"));
    fillPlace(near);

    auto* form = new QFormLayout;
    form->setVerticalSpacing(look::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Name"), m_name);
    form->addRow(QString(), makeSimilar());
    form->addRow(tr("&Under"), m_under);
    form->addRow(tr("&Definition"), m_definition);
    form->addRow(tr("Use &when"), m_useWhen);
    form->addRow(tr("N&ot when"), m_notWhen);
    form->addRow(tr("&Examples"), m_examples);
    if (item.valid()) {
        const QString issue = issueName(book.session().project(), item);
        auto* raised = new QLabel(issue, this);
        raised->setObjectName(QStringLiteral("raisedBy"));
        raised->setTextFormat(Qt::PlainText);
        raised->setWordWrap(true);
        raised->setForegroundRole(QPalette::PlaceholderText);
        form->addRow(tr("Raised by"), raised);
        m_examples->setPlainText(issue.section(QLatin1Char(' '), 1));
    }
    m_asked->setObjectName(QStringLiteral("asked"));
    form->addRow(tr("&Asked is"), m_asked);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_propose = buttons->addButton(tr("Propose"), QDialogButtonBox::AcceptRole);
    m_propose->setObjectName(QStringLiteral("propose"));
    m_propose->setDefault(true);
    m_propose->setToolTip(tr("Ctrl+Enter"));
    connect(buttons, &QDialogButtonBox::accepted, this, &ProposeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = dialogColumn(this);
    column->addLayout(form, 1);
    column->addWidget(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &ProposeDialog::offerSimilar);
    connect(m_name, &QLineEdit::textChanged, this, &ProposeDialog::update);
    connect(m_definition, &QPlainTextEdit::textChanged, this, &ProposeDialog::update);
    connect(&book, &ProposalModel::changed, this, &ProposeDialog::offerSimilar);
    for (QWidget* field :
         {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_definition), static_cast<QWidget*>(m_useWhen),
          static_cast<QWidget*>(m_notWhen), static_cast<QWidget*>(m_examples), static_cast<QWidget*>(m_alike)}) {
        field->installEventFilter(this);
    }
    resize(80 * look::kGrid, 64 * look::kGrid);
    m_draft->open(draftOf(m_item));
    update();
}

void ProposeDialog::reject()
{
    m_draft->forget(draftOf(m_item));
    QDialog::reject();
}

QWidget* ProposeDialog::makeSimilar()
{
    m_similar = new QWidget(this);
    auto* column = new QVBoxLayout(m_similar);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::kGrid / 2);
    auto* heading = new QLabel(tr("Somebody proposed something like it:"), m_similar);
    heading->setForegroundRole(QPalette::PlaceholderText);
    m_alike = new QListWidget(m_similar);
    m_alike->setObjectName(QStringLiteral("similar"));
    m_alike->setAccessibleName(tr("Similar proposals"));
    m_alike->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_alike->setTextElideMode(Qt::ElideRight);
    m_support = new QPushButton(tr("&Support This One"), m_similar);
    m_support->setObjectName(QStringLiteral("support"));
    m_support->setAutoDefault(false);
    m_support->setToolTip(tr("Adds this issue to it, and you are for it"));
    column->addWidget(heading);
    column->addWidget(m_alike);
    column->addWidget(m_support, 0, Qt::AlignLeft);
    connect(m_support, &QPushButton::clicked, this, &ProposeDialog::supportChosen);
    connect(m_alike, &QListWidget::itemActivated, this, &ProposeDialog::supportChosen);
    m_similar->hide();
    return m_similar;
}

/// Below the theme of the category that comes closest, or below its type.
void ProposeDialog::fillPlace(CategoryId near)
{
    const auto taxonomy = m_book.session().project().taxonomy();
    m_under->fill(*taxonomy, Level::Theme, tr("Nothing: a new type"));
    const Category* category = taxonomy->find(near);
    if (category != nullptr && category->level == Level::Subtheme) {
        category = taxonomy->parentOf(*category);
    }
    m_under->choose(category == nullptr ? Uuid{} : category->uuid);
}

void ProposeDialog::offerSimilar()
{
    m_alike->clear();
    const auto taxonomy = m_book.session().project().taxonomy();
    for (const taxonomy::ProposalView& view : taxonomy::similarTo(m_book.all(), m_name->text().toStdString())) {
        const Proposal& proposal = view.proposal;
        auto* row = new QListWidgetItem(
            tr("%1 – %2").arg(proposalTitle(*taxonomy, proposal), proposalKind(*taxonomy, proposal)), m_alike);
        row->setToolTip(QString::fromStdString(proposal.content.definition));
        row->setData(Qt::UserRole, QString::fromStdString(proposal.id.text()));
    }
    const int rows = std::min(m_alike->count(), kMostAlike);
    if (rows > 0) {
        m_alike->setCurrentRow(0);
        m_alike->setFixedHeight(rows * m_alike->sizeHintForRow(0) + 2 * m_alike->frameWidth() + look::kGrid / 2);
    }
    m_similar->setVisible(rows > 0);
    m_support->setEnabled(m_item.valid());
}

void ProposeDialog::supportChosen()
{
    const QListWidgetItem* row = m_alike->currentItem();
    const auto id = row == nullptr ? std::nullopt : Uuid::parse(row->data(Qt::UserRole).toString().toStdString());
    if (id && m_item.valid()) {
        m_book.support(*id, m_item, this, finish(tr("Your issue is among those that raise “%1”.").arg(row->text())));
    }
}

void ProposeDialog::update()
{
    m_propose->setEnabled(m_book.mayWrite() && !m_name->text().trimmed().isEmpty() && !textOf(m_definition).empty());
}

ProposalContent ProposeDialog::content() const
{
    ProposalContent content;
    content.category = m_under->chosen();
    content.name = m_name->text().trimmed().toStdString();
    content.definition = textOf(m_definition);
    content.useWhen = textOf(m_useWhen);
    content.notWhen = textOf(m_notWhen);
    for (const QString& example : m_examples->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        content.examples.push_back(example.toStdString());
    }
    return content;
}

void ProposeDialog::accept()
{
    if (!m_propose->isEnabled()) {
        return;
    }
    m_propose->setEnabled(false);
    taxonomy::NewProposal proposal;
    proposal.content = content();
    proposal.asked = m_asked->asked();
    if (m_item.valid()) {
        proposal.items.push_back(m_item);
    }
    m_book.propose(std::move(proposal), this,
                   finish(tr("“%1” is proposed. Everybody who is asked can say what they think.").arg(m_name->text())));
}

ProposalModel::Done ProposeDialog::finish(const QString& sentence)
{
    return [this, sentence](const Status& status) {
        update();
        if (!status.ok()) {
            m_prompts.tell(this, windowTitle(), errorText(status.error()));
            return;
        }
        m_draft->forget(draftOf(m_item));
        emit written(sentence);
        QDialog::accept();
    };
}

bool ProposeDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (enter && key.modifiers().testFlag(Qt::ControlModifier)) {
        accept();
        return true;
    }
    if (watched == m_name && key.key() == Qt::Key_Down && m_similar->isVisible()) {
        m_alike->setFocus(Qt::TabFocusReason);
        return true;
    }
    if (watched == m_alike && enter) {
        supportChosen();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace accord::ui
