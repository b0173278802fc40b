// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/edit_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "core/taxonomy/proposals.h"
#include "ui/support/category_text.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/taxonomy/category_choice.h"
#include "ui/taxonomy/codebook/codebook_tree.h"
#include "ui/taxonomy/edits/codebook_draft.h"
#include "ui/taxonomy/edits/edit_text.h"
#include "ui/taxonomy/form_parts.h"
#include "ui/taxonomy/row_delegate.h"

#include <algorithm>

namespace accord::ui {
namespace {

using taxonomy::Edit;
using taxonomy::EditKind;

QString titleOf(EditKind kind, const QString& about)
{
    switch (kind) {
    case EditKind::Add:
        return EditDialog::tr("New Category");
    case EditKind::Rename:
        return EditDialog::tr("Rename %1").arg(about);
    case EditKind::Move:
        return EditDialog::tr("Move %1").arg(about);
    case EditKind::Merge:
        return EditDialog::tr("Merge %1 into Another").arg(about);
    case EditKind::Split:
        return EditDialog::tr("Split %1").arg(about);
    case EditKind::Recode:
    case EditKind::Define:
    case EditKind::Retire:
    case EditKind::Restore:
        break; // nothing is left to say about these
    }
    return {};
}

QStringList namesIn(const QPlainTextEdit& field)
{
    QStringList names;
    for (const QString& line : field.toPlainText().split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty()) {
            names << line.trimmed();
        }
    }
    return names;
}

} // namespace

EditDialog::EditDialog(CodebookDraft& draft, EditKind kind, const Category* category, QWidget* parent)
    : QDialog(parent)
    , m_draft(draft)
    , m_controllerAlive(&draft)
    , m_kind(kind)
    , m_taxonomy(draft.taxonomy())
    , m_category(category == nullptr ? Category{} : *category)
    , m_effect(new QLabel(this))
{
    setObjectName(QStringLiteral("editDialog"));
    setWindowTitle(titleOf(kind, shownCodeAndName(m_category)));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(look::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (kind == EditKind::Add) {
        buildAdd(form);
    } else if (kind == EditKind::Move || kind == EditKind::Merge) {
        buildTarget(form);
    } else if (kind == EditKind::Rename) {
        m_name = new QLineEdit(shownName(m_category), this);
        m_name->selectAll();
        form->addRow(tr("&Name"), m_name);
    } else {
        m_text = textField(this, "parts", 4);
        m_text->installEventFilter(this);
        m_text->setFocus();
        form->addRow(tr("&Parts, a name on each line"), m_text);
    }
    // Behind the fields in the order of Tab.
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_keep = buttons->addButton(tr("Keep as Pending Edit"), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("keep"));
    m_keep->setDefault(true);
    if (m_name != nullptr) {
        m_name->setObjectName(QStringLiteral("name"));
        m_name->setFocus();
        connect(m_name, &QLineEdit::textChanged, this, &EditDialog::update);
    }
    if (m_text != nullptr) {
        connect(m_text, &QPlainTextEdit::textChanged, this, &EditDialog::update);
    }
    m_effect->setObjectName(QStringLiteral("effect"));
    m_effect->setWordWrap(true);
    m_effect->setMinimumHeight(2 * m_effect->fontMetrics().lineSpacing());
    connect(buttons, &QDialogButtonBox::accepted, this, &EditDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&draft, &CodebookDraft::triedOut, m_effect,
            [this](const QString& effect) { m_effect->setText(unbroken(effect)); });
    auto* column = dialogColumn(this);
    column->addLayout(form, 1);
    column->addWidget(m_effect);
    column->addWidget(buttons);
    resize((m_target != nullptr ? 72 : 64) * look::kGrid, (m_target != nullptr ? 64 : 24) * look::kGrid);
    update();
}

EditDialog::~EditDialog()
{
    if (m_controllerAlive) {
        m_controllerAlive->tryOut({});
    }
}

void EditDialog::buildAdd(QFormLayout* form)
{
    m_under = new CategoryChoice(this);
    m_under->setObjectName(QStringLiteral("under"));
    m_under->fill(*m_taxonomy, Level::Theme, tr("At the top: a new type"));
    const Category* parent = m_category.level == Level::Subtheme ? m_taxonomy->parentOf(m_category) : &m_category;
    m_under->choose(parent == nullptr ? Uuid{} : parent->uuid);
    m_name = new QLineEdit(this);
    m_code = new QLineEdit(this);
    m_code->setObjectName(QStringLiteral("code"));
    m_text = textField(this, "definition", 4);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Under"), m_under);
    form->addRow(tr("&Code"), m_code);
    form->addRow(tr("&Definition"), m_text);
    m_text->installEventFilter(this);
    fillCode();
    connect(m_under, &QComboBox::currentIndexChanged, this, &EditDialog::fillCode);
    connect(m_code, &QLineEdit::textChanged, this, &EditDialog::update);
}

/// A tree to choose from, with what cannot be chosen left where it is.
void EditDialog::buildTarget(QFormLayout* form)
{
    m_target = new CodebookTree(this);
    m_target->setTaxonomy(m_taxonomy);
    if (const Category* parent = m_taxonomy->parentOf(m_category)) {
        m_target->choose(parent->uuid);
    }
    connect(m_target, &CodebookTree::chosenChanged, this, &EditDialog::update);
    auto* words = new QLabel(m_kind == EditKind::Move ? tr("Below which category does it belong?")
                                                      : tr("Which category stays? Its labels keep theirs; those of %1 "
                                                           "count as that one from then on.")
                                                            .arg(QString::fromStdString(m_category.code)),
                             this);
    words->setWordWrap(true);
    form->addRow(words);
    form->addRow(m_target);
    m_target->startFilter();
}

void EditDialog::fillCode()
{
    const Category* parent = under();
    m_code->setText(QString::fromStdString(
        taxonomy::suggestedCode(*m_taxonomy, parent == nullptr ? Uuid{} : parent->uuid, m_draft.held())));
    if (m_keep != nullptr) { // not while the dialog is being built
        update();
    }
}

const Category* EditDialog::under() const
{
    return m_taxonomy->find(m_under->chosen());
}

bool EditDialog::mayBeTarget(const Category& candidate) const
{
    for (const Category* step = &candidate; step != nullptr; step = m_taxonomy->parentOf(*step)) {
        if (step->uuid == m_category.uuid) {
            return false;
        }
    }
    return !candidate.retired && (m_kind == EditKind::Merge || candidate.level != Level::Subtheme);
}

std::vector<Edit> EditDialog::edits() const
{
    Edit edit;
    edit.kind = m_kind;
    edit.category = m_category.code;
    if (m_target != nullptr) {
        const Category* target = m_target->chosen();
        if (target == nullptr || !mayBeTarget(*target)) {
            return {};
        }
        edit.target = target->code;
        return {edit};
    }
    if (m_kind == EditKind::Split) {
        for (const QString& name : namesIn(*m_text)) {
            edit.texts.push_back(name.toStdString());
        }
        return edit.texts.size() < 2 ? std::vector<Edit>{} : std::vector{edit};
    }
    const QString name = m_name->text().trimmed();
    if (name.isEmpty() || name == shownName(m_category)) {
        return {};
    }
    edit.texts = {name.toStdString()};
    if (m_kind == EditKind::Rename) {
        edit.language = shownLanguage(m_category);
        return {edit};
    }
    const Category* parent = under();
    edit.category = parent == nullptr ? std::string() : parent->code;
    edit.level = parent == nullptr ? Level::Type : static_cast<Level>(static_cast<int>(parent->level) + 1);
    edit.code = m_code->text().trimmed().toStdString();
    std::vector<Edit> all{edit};
    if (const QString definition = m_text->toPlainText().trimmed(); !definition.isEmpty()) {
        Edit words;
        words.kind = EditKind::Define;
        words.category = edit.code;
        words.field = taxonomy::Field::Definition;
        words.texts = {definition.toStdString()};
        all.push_back(words);
    }
    return all;
}

void EditDialog::update()
{
    const std::vector<Edit> wanted = edits();
    m_keep->setEnabled(!wanted.empty() && m_draft.fits(wanted).ok());
    if (wanted.empty()) {
        m_draft.tryOut({});
        const bool target = m_target != nullptr && m_target->chosen() != nullptr;
        m_effect->setText(target ? tr("Not there: choose another one.") : QString());
        return;
    }
    if (m_effect->text().isEmpty()) {
        m_effect->setText(tr("Working out what it does …"));
    }
    m_draft.tryOut(wanted.front());
}

// Ctrl+Enter keeps the edit also from a field of several lines.
bool EditDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
            key->modifiers().testFlag(Qt::ControlModifier)) {
            accept();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void EditDialog::accept()
{
    if (!m_keep->isEnabled()) {
        return;
    }
    m_draft.tryOut({});
    if (const Status status = m_draft.add(edits()); !status.ok()) {
        m_effect->setText(errorText(status.error()));
        return;
    }
    QDialog::accept();
}

} // namespace accord::ui
