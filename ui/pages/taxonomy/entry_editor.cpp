// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/entry_editor.h"

#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/taxonomy/edit_dialog.h"
#include "ui/pages/taxonomy/entry_view.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/pages/taxonomy/taxonomy_widgets.h"
#include "ui/text/names.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/wrapped_button.h"

#include <algorithm>

namespace accord::ui {
namespace {

using taxonomy::Edit;
using taxonomy::EditKind;
using taxonomy::Field;

/// Words that say what a label of the category means. The others help to find it, or are for those who write.
bool saysWhatItMeans(Field field)
{
    return field != Field::Notes && field != Field::Synonyms && field != Field::Summary;
}

QString summaryName(SummaryKind kind)
{
    Category category;
    category.summaryKind = kind;
    const auto texts = taxonomy::textsOf(category, Field::Summary);
    return texts.empty() ? QString() : QString::fromStdString(texts.front());
}

QLabel* heading(const QString& words, QWidget* buddy)
{
    auto* label = new QLabel(words, buddy->parentWidget());
    QFont strong = label->font();
    strong.setWeight(QFont::DemiBold);
    label->setFont(strong);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(buddy);
    return label;
}

} // namespace

EntryEditor::EntryEditor(const TaxonomyKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_keep(keys.keepWords)
    , m_title(new QLabel(this))
    , m_name(new QLineEdit(this))
    , m_summary(new QComboBox(this))
    , m_answer(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("entryEditor"));
    build(keys);
}

void EntryEditor::build(const TaxonomyKeys& keys)
{
    auto* content = new QWidget(this);
    auto* column = theme::layoutIn<QVBoxLayout>(content, theme::Pad::Bar, theme::kGrid / 2);
    theme::scaleFont(m_title, 1.4, QFont::Bold);
    column->addWidget(m_title);
    m_name->setObjectName(QStringLiteral("entryName"));
    m_name->setAccessibleName(tr("Name"));
    m_name->installEventFilter(this);
    connect(m_name, &QLineEdit::textEdited, this, &EntryEditor::changed);
    column->addWidget(heading(tr("Name"), m_name));
    column->addWidget(m_name);
    for (const Field field : {Field::Definition, Field::UseWhen, Field::NotWhen, Field::Examples,
                              Field::CounterExamples, Field::Notes, Field::Synonyms}) {
        addField(column, field, field == Field::Definition ? 3 : 2);
    }
    m_summaryRow = new QWidget(content);
    auto* row = theme::layoutIn<QVBoxLayout>(m_summaryRow, theme::Pad::None);
    for (const SummaryKind kind :
         {SummaryKind::None, SummaryKind::Intent, SummaryKind::Expectation, SummaryKind::Symptom}) {
        m_summary->addItem(summaryKindText(kind), summaryName(kind));
    }
    m_summary->setObjectName(QStringLiteral("entrySummary"));
    m_summary->installEventFilter(this);
    connect(m_summary, &QComboBox::activated, this, &EntryEditor::changed);
    row->addWidget(heading(fieldText(Field::Summary), m_summary));
    row->addWidget(m_summary);
    column->addWidget(m_summaryRow);
    column->addStretch();

    m_question = new QWidget(this);
    m_question->setObjectName(QStringLiteral("meaningQuestion"));
    auto* asked = new QVBoxLayout(m_question);
    asked->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 0);
    m_missing = new QLabel(tr("Does it still mean the same?"), m_question);
    auto* minor = new Wrapped<QRadioButton>(tr("&Minor edit: the same is meant, labels stay as they are"), m_question);
    auto* meaning = new Wrapped<QRadioButton>(
        tr("Change of m&eaning: labels that were given under the old words are to be looked at again"), m_question);
    minor->setObjectName(QStringLiteral("minorEdit"));
    meaning->setObjectName(QStringLiteral("changeOfMeaning"));
    m_answer->addButton(minor, 0);
    m_answer->addButton(meaning, 1);
    for (QWidget* part :
         {static_cast<QWidget*>(m_missing), static_cast<QWidget*>(minor), static_cast<QWidget*>(meaning)}) {
        asked->addWidget(part);
        part->installEventFilter(this);
    }
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    auto* words = new QLabel(tr("Esc leaves without keeping anything. In lists each line is one entry."), this);
    words->setForegroundRole(QPalette::PlaceholderText);
    words->setWordWrap(true);
    foot->setSpacing(theme::kGrid);
    foot->addWidget(new ShortcutButton(keys.keepWords, this));
    foot->addWidget(words, 1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // its fields have it
    auto* all = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, 0);
    all->addWidget(scroll, 1);
    all->addWidget(m_question);
    all->addLayout(foot);
}

void EntryEditor::addField(QVBoxLayout* column, Field field, int lines)
{
    const QString name =
        QString::fromUtf8(taxonomy::fieldName(field).data(), static_cast<qsizetype>(taxonomy::fieldName(field).size()));
    auto* box = textField(column->parentWidget(), ("entry." + name).toUtf8().constData(), lines);
    box->setAccessibleName(fieldText(field));
    box->installEventFilter(this);
    connect(box, &QPlainTextEdit::textChanged, this, &EntryEditor::changed);
    column->addWidget(heading(fieldText(field), box));
    column->addWidget(box);
    m_fields[field] = box;
}

void EntryEditor::edit(const Category& category)
{
    m_open = false; // filling in is no change
    m_category = category;
    m_language = shownLanguage(category);
    m_title->setText(QString::fromStdString(category.code));
    m_name->setText(shownName(category));
    for (const auto& [field, box] : m_fields) {
        QStringList lines;
        for (const std::string& text : textsBefore(field)) {
            lines << QString::fromStdString(text);
        }
        box->setPlainText(lines.join(QLatin1Char('\n')));
    }
    m_summary->setCurrentIndex(std::max(0, m_summary->findData(summaryName(category.summaryKind))));
    m_summaryRow->setVisible(category.level == Level::Type);
    m_answer->setExclusive(false);
    for (QAbstractButton* button : m_answer->buttons()) {
        button->setChecked(false);
    }
    m_answer->setExclusive(true);
    m_missing->setText(tr("Does it still mean the same?"));
    m_open = true;
    changed();
    m_fields[Field::Definition]->setFocus(Qt::OtherFocusReason);
}

void EntryEditor::answerMinor()
{
    m_answer->button(0)->setChecked(true);
}

void EntryEditor::leave()
{
    m_open = false;
}

std::vector<std::string> EntryEditor::textsIn(Field field) const
{
    if (field == Field::Summary) {
        const QString name = m_summary->currentData().toString();
        return name.isEmpty() ? std::vector<std::string>{} : std::vector{name.toStdString()};
    }
    const QString text = m_fields.at(field)->toPlainText().trimmed();
    if (!taxonomy::isList(field)) {
        return text.isEmpty() ? std::vector<std::string>{} : std::vector{text.toStdString()};
    }
    std::vector<std::string> texts;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (!line.trimmed().isEmpty()) {
            texts.push_back(line.trimmed().toStdString());
        }
    }
    return texts;
}

// What the box was filled with: a translation where one is shown, completed by the category's own words.
std::vector<std::string> EntryEditor::textsBefore(Field field) const
{
    const auto translated =
        taxonomy::isTranslated(field) ? taxonomy::textsOf(m_category, field, m_language) : std::vector<std::string>{};
    return translated.empty() ? taxonomy::textsOf(m_category, field) : translated;
}

bool EntryEditor::asksForMeaning() const
{
    return std::ranges::any_of(m_fields, [this](const auto& entry) {
        return saysWhatItMeans(entry.first) && textsIn(entry.first) != textsBefore(entry.first);
    });
}

bool EntryEditor::isChanged() const
{
    return m_open &&
           (m_name->text().trimmed() != shownName(m_category) ||
            std::ranges::any_of(
                m_fields, [this](const auto& entry) { return textsIn(entry.first) != textsBefore(entry.first); }) ||
            textsIn(Field::Summary) != taxonomy::textsOf(m_category, Field::Summary));
}

void EntryEditor::changed()
{
    if (m_open) {
        m_question->setVisible(asksForMeaning());
    }
}

std::vector<Edit> EntryEditor::take()
{
    const bool asks = asksForMeaning();
    if (asks && m_answer->checkedId() < 0) {
        m_missing->setText(tr("Does it still mean the same? Please choose."));
        m_answer->button(0)->setFocus(Qt::OtherFocusReason);
        return {};
    }
    std::vector<Edit> edits;
    Edit edit;
    edit.category = m_category.code;
    if (const QString name = m_name->text().trimmed(); !name.isEmpty() && name != shownName(m_category)) {
        edit.kind = EditKind::Rename;
        edit.language = m_language;
        edit.texts = {name.toStdString()};
        edits.push_back(edit);
    }
    edit.kind = EditKind::Define;
    std::vector<Field> fields;
    for (const auto& entry : m_fields) {
        fields.push_back(entry.first);
    }
    if (m_category.level == Level::Type) {
        fields.push_back(Field::Summary);
    }
    for (const Field field : fields) {
        edit.texts = textsIn(field);
        edit.field = field;
        edit.language = taxonomy::isTranslated(field) ? m_language : std::string();
        edit.meaning = asks && m_answer->checkedId() == 1 && saysWhatItMeans(field);
        if (edit.texts != textsBefore(field)) {
            edits.push_back(edit);
        }
    }
    return edits;
}

bool EntryEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        emit left();
        return true;
    }
    if (event->type() == QEvent::KeyPress && m_answer->buttons().contains(watched)) {
        return answerKey(static_cast<QKeyEvent*>(event)->key());
    }
    return QWidget::eventFilter(watched, event);
}

/// Arrows answer the question while it has the keyboard, and Enter keeps what was edited.
bool EntryEditor::answerKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        QAbstractButton* answer = m_answer->button(key == Qt::Key_Down ? 1 : 0);
        answer->setFocus(Qt::TabFocusReason);
        answer->setChecked(true);
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_keep->trigger();
        return true;
    default:
        return false;
    }
}

} // namespace accord::ui
