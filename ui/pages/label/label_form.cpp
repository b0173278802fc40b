// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/label_form.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QVBoxLayout>

#include "core/labelling/labelling.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/suggestions.h"

#include <algorithm>

namespace accord::ui {
namespace {

/// A reason in as many lines as it takes: however narrow the page, all of it can be read.
class ReasonButton final : public QPushButton
{
public:
    ReasonButton(const QString& words, QWidget* parent)
        : QPushButton(words, parent)
    {
        QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override
    {
        const QRect room(0, 0, width - 2 * theme::kGrid, kMostHeight);
        return fontMetrics().boundingRect(room, kFlags, text()).height() + theme::kGrid + theme::kGrid / 2;
    }

    [[nodiscard]] QSize sizeHint() const override { return {0, heightForWidth(std::max(width(), 1))}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        painter.drawControl(QStyle::CE_PushButtonBevel, option);
        if (hasFocus()) {
            QStyleOptionFocusRect focus;
            focus.initFrom(this);
            focus.rect = style()->subElementRect(QStyle::SE_PushButtonFocusRect, &option, this);
            painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
        }
        painter.setPen(palette().color(isEnabled() ? QPalette::Normal : QPalette::Disabled, QPalette::ButtonText));
        painter.drawText(rect().adjusted(theme::kGrid, 0, -theme::kGrid, 0), kFlags, text());
    }

    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) {
            updateGeometry();
        }
    }

private:
    static constexpr int kMostHeight = 10'000;
    static constexpr int kFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
};

} // namespace

VerdictBar::VerdictBar(const Keys& keys, QWidget* parent)
    : QWidget(parent)
    , m_readOnly(new QLabel(this))
    , m_line(new QLabel(this))
    , m_buttons(new QWidget(this))
    , m_reasonButtons(new QWidget(this))
{
    m_readOnly->setObjectName(QStringLiteral("readOnly"));
    m_readOnly->setWordWrap(true);
    m_readOnly->hide();
    m_line->setObjectName(QStringLiteral("verdictLine"));
    m_line->setWordWrap(true);
    keepLine();
    auto* grid = theme::layoutIn<QGridLayout>(m_buttons, theme::Pad::None, theme::kGrid / 2);
    auto* accept = new ShortcutButton(keys.accept, m_buttons);
    accept->setDefault(true);
    grid->addWidget(accept, 0, 0, 1, 2);
    grid->addWidget(new ShortcutButton(keys.flag, m_buttons), 0, 2);
    grid->addWidget(new ShortcutButton(keys.exclude, m_buttons), 1, 0, 1, 2);
    grid->addWidget(new ShortcutButton(keys.cannotTell, m_buttons), 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);

    theme::layoutIn<QVBoxLayout>(m_reasonButtons, theme::Pad::None, theme::kGrid / 2);
    m_reasonButtons->hide();

    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid / 2);
    layout->addWidget(m_line);
    layout->addWidget(m_readOnly);
    layout->addWidget(m_buttons);
    layout->addWidget(m_reasonButtons);
}

void VerdictBar::setReasons(const QList<std::pair<Exclusion, QString>>& reasons)
{
    if (reasons == m_reasons) {
        return;
    }
    stopAsking();
    m_reasons = reasons;
    for (QPushButton* button : m_reasonButtons->findChildren<QPushButton*>()) {
        discard(button); // it may be the one that was just pressed
    }
    for (const auto& [reason, words] : reasons) {
        auto* button = new ReasonButton(words, m_reasonButtons);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, given = reason] { emit reasonGiven(given); });
        m_reasonButtons->layout()->addWidget(button);
    }
}

Exclusion VerdictBar::reason(int number) const
{
    return number < 1 || number > m_reasons.size() ? Exclusion::None : m_reasons[number - 1].first;
}

void VerdictBar::setReadOnly(const QString& why)
{
    if (why == m_readOnly->text()) {
        return; // somebody may be choosing a reason
    }
    stopAsking();
    m_readOnly->setText(why);
    m_readOnly->setVisible(!why.isEmpty());
    m_buttons->setVisible(why.isEmpty());
}

void VerdictBar::askReason(const QStringList& keys)
{
    const QList<QPushButton*> buttons = m_reasonButtons->findChildren<QPushButton*>();
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        const QString key = keys.value(i);
        buttons[i]->setText(key.isEmpty() ? m_reasons[i].second : tr("%1  %2").arg(key, m_reasons[i].second));
    }
    say(tr("Why is it not for this study?"));
    m_buttons->hide();
    m_reasonButtons->show();
    emit askingChanged();
}

void VerdictBar::stopAsking()
{
    if (isAsking()) {
        say({});
        m_reasonButtons->hide();
        m_buttons->show();
        emit askingChanged();
    }
}

bool VerdictBar::isAsking() const
{
    return !m_reasonButtons->isHidden();
}

void VerdictBar::say(const QString& sentence, bool warning)
{
    m_warning = warning;
    colourLine();
    const bool news = m_line->text() != sentence;
    m_line->setText(sentence);
    if (news && warning) {
        announce(*this, sentence);
    }
}

/// There is always room for a line: when it comes and goes, nothing above it moves.
void VerdictBar::keepLine()
{
    m_line->setMinimumHeight(fontMetrics().height());
}

void VerdictBar::colourLine()
{
    QPalette colours;
    colours.setColor(QPalette::WindowText, m_warning ? theme::warning() : theme::dimmed());
    m_line->setPalette(colours);
}

void VerdictBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colourLine();
    } else if (event->type() == QEvent::FontChange) {
        keepLine();
    }
}

namespace {

constexpr int kNoteLines = 2;

QString withKey(const QString& name, const QAction& action)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? name.toHtmlEscaped()
                         : QStringLiteral("%1 <span style='color:%2'>%3</span>")
                               .arg(name.toHtmlEscaped(), theme::dimmed().name(), key.toHtmlEscaped());
}

} // namespace

LabelForm::LabelForm(Session& session, QAction* summary, QAction* note, const QList<QAction*>& confidence,
                     QWidget* parent)
    : QWidget(parent)
    , m_summaryAction(summary)
    , m_noteAction(note)
    , m_confidence(confidence)
    , m_summaryName(new QLabel(this))
    , m_summary(new QLineEdit(this))
    , m_noteName(new QLabel(this))
    , m_note(new QPlainTextEdit(this))
{
    m_summaryName->setTextFormat(Qt::RichText);
    m_noteName->setTextFormat(Qt::RichText);
    m_summary->setObjectName(QStringLiteral("summary"));
    auto* suggestions = new Suggestions(
        session, m_summary, [this] { return m_summary->text(); },
        [](Project& project, PersonId me, const std::string& typed) {
            return labelling::summariesLike(project, me, typed);
        });
    suggestions->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_summary->setCompleter(suggestions->completer());
    connect(m_summary, &QLineEdit::textEdited, suggestions, &Suggestions::offerSoon);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setTabChangesFocus(true);
    fitNote();
    for (QWidget* field : {static_cast<QWidget*>(m_summary), static_cast<QWidget*>(m_note)}) {
        field->installEventFilter(this);
    }
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid / 2);
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
    auto* layout = theme::layoutIn<QHBoxLayout>(row, theme::Pad::None, theme::kGrid / 2);
    m_sure = new QLabel(tr("Sure?"), row);
    layout->addWidget(m_sure);
    for (QAction* action : confidence) {
        layout->addWidget(new ShortcutButton(action, row));
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
    fitNote();
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

void LabelForm::setShort(bool isShort, bool veryShort)
{
    m_short = isShort;
    m_veryShort = veryShort;
    m_sure->setVisible(!isShort);
    fitNote();
}

void LabelForm::fitNote()
{
    // A note that nobody writes leaves its room to the categories.
    const bool rests = !m_note->hasFocus() && (m_short || m_note->document()->isEmpty());
    const int lines = rests ? 1 : kNoteLines;
    m_note->setFixedHeight(m_note->fontMetrics().lineSpacing() * lines + 2 * theme::kGrid);
    const bool shown = !m_veryShort || m_note->hasFocus() || !m_note->document()->isEmpty();
    m_note->setVisible(shown);
    m_noteName->setVisible(shown);
}

void LabelForm::focusSummary()
{
    m_summary->setFocus(Qt::ShortcutFocusReason);
    m_summary->selectAll();
}

void LabelForm::focusNote()
{
    m_note->show();
    m_noteName->show();
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
