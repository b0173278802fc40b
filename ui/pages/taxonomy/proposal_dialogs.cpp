// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/proposal_dialogs.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/core/draft.h"
#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/proposal_text.h"
#include "ui/pages/taxonomy/taxonomy_widgets.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"

namespace accord::ui {

AcceptDialog::AcceptDialog(const Taxonomy& taxonomy, const HeldCodes& held, const taxonomy::ProposalView& view,
                           int version, QWidget* parent)
    : SessionDialog(parent)
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
    form->setVerticalSpacing(theme::kGrid);
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
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addWidget(words);
    column->addLayout(form, 1);
    column->addWidget(buttons);
    connect(m_code, &QLineEdit::textChanged, this, &AcceptDialog::update);
    connect(m_text, &QPlainTextEdit::textChanged, this, &AcceptDialog::update);
    setMinimumWidth(64 * theme::kGrid);
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
    : SessionDialog(parent)
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
    form->setVerticalSpacing(theme::kGrid);
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
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(form, 1);
    column->addWidget(buttons);
    connect(m_category, &QComboBox::currentIndexChanged, this, &ChangeDialog::fillText);
    connect(m_field, &QComboBox::currentIndexChanged, this, &ChangeDialog::fillText);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ChangeDialog::update);
    resize(76 * theme::kGrid, 40 * theme::kGrid);
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

namespace {

constexpr int kMostAlike = 4; ///< rows that are shown of similar proposals

std::string textOf(const QPlainTextEdit* field)
{
    return field->toPlainText().trimmed().toStdString();
}

QString joined(const std::vector<std::string>& codes)
{
    QStringList all;
    for (const std::string& code : codes) {
        all << QString::fromStdString(code);
    }
    return all.join(QStringLiteral(", "));
}

} // namespace

ProposeDialog::ProposeDialog(ProposalModel& book, Prompts& prompts, const ProposalTarget& wanted, QWidget* parent)
    : SessionDialog(parent)
    , m_book(book)
    , m_prompts(prompts)
    , m_item(wanted.item)
    , m_codes(wanted.codes)
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
    fillPlace(wanted.category);

    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Name"), m_name);
    form->addRow(QString(), makeSimilar());
    form->addRow(tr("&Under"), m_under);
    form->addRow(tr("&Definition"), m_definition);
    form->addRow(tr("Use &when"), m_useWhen);
    form->addRow(tr("N&ot when"), m_notWhen);
    form->addRow(tr("&Examples"), m_examples);
    if (!m_codes.empty()) {
        auto* codes = new QLabel(joined(m_codes), this);
        codes->setObjectName(QStringLiteral("standsFor"));
        codes->setTextFormat(Qt::PlainText);
        codes->setWordWrap(true);
        form->addRow(tr("Stands for"), codes);
        m_name->setText(QString::fromStdString(m_codes.front()));
        m_examples->setPlaceholderText(tr("One in each line; empty: some of the issues with the codes"));
    }
    if (m_item.valid()) {
        const QString issue = issueName(book.session().project(), m_item);
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
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
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
    resize(80 * theme::kGrid, 64 * theme::kGrid);
    m_draft->open(draftName());
    update();
}

QString ProposeDialog::draftName() const
{
    return m_codes.empty() ? QStringLiteral("category/%1").arg(m_item.value)
                           : QStringLiteral("codes/%1").arg(joined(m_codes));
}

void ProposeDialog::reject()
{
    m_draft->forget(draftName());
    QDialog::reject();
}

QWidget* ProposeDialog::makeSimilar()
{
    m_similar = new QWidget(this);
    auto* column = theme::layoutIn<QVBoxLayout>(m_similar, theme::Pad::None, theme::kGrid / 2);
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
        m_alike->setFixedHeight(rows * m_alike->sizeHintForRow(0) + 2 * m_alike->frameWidth() + theme::kGrid / 2);
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
    content.codes = m_codes;
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
        m_draft->forget(draftName());
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
