// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/form/label_form.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>

#include "ui/support/look.h"
#include "ui/widgets/shortcut_button.h"

namespace accord::ui {
namespace {

constexpr int kNoteLines = 2;

QString withKey(const QString& name, const QAction& action)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? name.toHtmlEscaped()
                         : QStringLiteral("%1 <span style='color:%2'>%3</span>")
                               .arg(name.toHtmlEscaped(), look::dimmed().name(), key.toHtmlEscaped());
}

} // namespace

LabelForm::LabelForm(Session& session, QAction* summary, QAction* note, const QList<QAction*>& confidence,
                     QWidget* parent)
    : QWidget(parent)
    , m_summaryAction(summary)
    , m_noteAction(note)
    , m_confidence(confidence)
    , m_summaryName(new QLabel(this))
    , m_summary(new SummaryField(session, this))
    , m_noteName(new QLabel(this))
    , m_note(new QPlainTextEdit(this))
{
    m_summaryName->setTextFormat(Qt::RichText);
    m_noteName->setTextFormat(Qt::RichText);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setTabChangesFocus(true);
    fitNote();
    for (QWidget* field : {static_cast<QWidget*>(m_summary), static_cast<QWidget*>(m_note)}) {
        field->installEventFilter(this);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    layout->addWidget(m_summaryName);
    layout->addWidget(m_summary);
    layout->addWidget(confidenceRow(confidence));
    layout->addWidget(m_noteName);
    layout->addWidget(m_note);
    const auto tell = [this] {
        if (!m_showing) {
            emit typed();
        }
    };
    connect(m_summary, &QLineEdit::textChanged, this, tell);
    connect(m_note, &QPlainTextEdit::textChanged, this, tell);
    connect(summary, &QAction::changed, this, &LabelForm::nameFields);
    connect(note, &QAction::changed, this, &LabelForm::nameFields);
    nameFields();
}

QWidget* LabelForm::confidenceRow(const QList<QAction*>& confidence)
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    m_sure = new QLabel(tr("Sure?"), row);
    layout->addWidget(m_sure);
    for (QAction* action : confidence) {
        auto* button = new ShortcutButton(action, row);
        button->setMayShrink();
        layout->addWidget(button);
    }
    return row;
}

void LabelForm::nameFields()
{
    QString name = tr("Summary");
    QString hint = tr("The issue in one line");
    switch (m_kind) {
    case SummaryKind::Intent:
        name = tr("Intent");
        hint = tr("What the author wants to know");
        break;
    case SummaryKind::Expectation:
        name = tr("Expectation");
        hint = tr("What the author wants to have");
        break;
    case SummaryKind::Symptom:
        name = tr("Symptom");
        hint = tr("What went wrong");
        break;
    case SummaryKind::None:
        break;
    }
    m_summaryName->setText(withKey(name, *m_summaryAction));
    m_summary->setPlaceholderText(hint);
    m_summary->setAccessibleName(name);
    m_noteName->setText(withKey(tr("Note"), *m_noteAction));
    m_note->setAccessibleName(tr("Note"));
    m_note->setPlaceholderText(tr("Ctrl+Enter or Esc leaves it"));
}

void LabelForm::setSummaryKind(SummaryKind kind)
{
    if (kind != m_kind) {
        m_kind = kind;
        nameFields();
    }
}

void LabelForm::show(const LabelContent& content)
{
    m_showing = true;
    m_summary->setText(QString::fromStdString(content.summary));
    m_summary->setCursorPosition(0);
    m_note->setPlainText(QString::fromStdString(content.note));
    m_showing = false;
    takenOver();
    for (qsizetype i = 0; i < m_confidence.size(); ++i) {
        m_confidence[i]->setChecked(static_cast<int>(content.confidence) == static_cast<int>(i) + 1);
    }
}

void LabelForm::takenOver()
{
    m_shownSummary = m_summary->text();
    m_shownNote = m_note->toPlainText();
}

void LabelForm::takeBack(const LabelContent& content)
{
    m_shownSummary = QString::fromStdString(content.summary);
    m_shownNote = QString::fromStdString(content.note);
}

LabelContent LabelForm::over(LabelContent base) const
{
    if (m_summary->text() != m_shownSummary) {
        base.summary = m_summary->text().simplified().toStdString();
    }
    if (m_note->toPlainText() != m_shownNote) {
        base.note = m_note->toPlainText().trimmed().toStdString();
    }
    base.confidence = Confidence::None;
    for (qsizetype i = 0; i < m_confidence.size(); ++i) {
        if (m_confidence[i]->isChecked()) {
            base.confidence = static_cast<Confidence>(i + 1);
        }
    }
    return base;
}

void LabelForm::setReadOnly(bool readOnly)
{
    m_summary->setReadOnly(readOnly);
    m_note->setReadOnly(readOnly);
}

void LabelForm::setShort(bool isShort)
{
    m_short = isShort;
    m_sure->setVisible(!isShort);
    fitNote();
}

void LabelForm::fitNote()
{
    const int lines = m_short && !m_note->hasFocus() ? 1 : kNoteLines;
    m_note->setFixedHeight(m_note->fontMetrics().lineSpacing() * lines + 2 * look::kGrid);
}

void LabelForm::focusSummary()
{
    m_summary->setFocus(Qt::ShortcutFocusReason);
    m_summary->selectAll();
}

void LabelForm::focusNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_note->moveCursor(QTextCursor::End);
}

void LabelForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        nameFields();
    } else if (event->type() == QEvent::FontChange) {
        fitNote();
    }
}

bool LabelForm::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_note && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        QMetaObject::invokeMethod(this, &LabelForm::fitNote, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
        emit left();
    }
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    // The note has lines: there Enter breaks one.
    const bool leaves = watched != m_note || key->modifiers().testFlag(Qt::ControlModifier);
    if (key->key() == Qt::Key_Escape || (enter && leaves)) {
        emit closed();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace accord::ui
