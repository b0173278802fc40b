// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include "ui/core/theme.h"
#include "ui/widgets/buttons.h"

namespace accord::ui {
namespace {

constexpr qsizetype kMost = 2000; // places that are marked

} // namespace

FindBar::FindBar(ReaderText& text, QWidget* parent)
    : QWidget(parent)
    , m_text(text)
    , m_field(new QLineEdit(this))
    , m_told(new QLabel(this))
    , m_unfold(new QToolButton(this))
{
    m_field->setObjectName(QStringLiteral("findField"));
    m_field->setPlaceholderText(tr("Find in this issue"));
    m_field->setAccessibleName(m_field->placeholderText());
    addClearButton(*m_field);
    m_field->installEventFilter(this);
    m_unfold->setText(tr("Unfold all"));
    m_unfold->setAutoRaise(true);
    m_unfold->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::kGrid, theme::kGrid / 2, theme::kGrid, theme::kGrid / 2);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_told);
    layout->addWidget(m_unfold);
    connect(addButton(QStringLiteral("up"), tr("Previous (Shift+Enter)")), &QToolButton::clicked, this,
            [this] { step(-1); });
    connect(addButton(QStringLiteral("down"), tr("Next (Enter)")), &QToolButton::clicked, this, [this] { step(1); });
    connect(addButton(QStringLiteral("close"), tr("Close (Esc)")), &QToolButton::clicked, this, &FindBar::leave);
    connect(m_field, &QLineEdit::textChanged, this, [this] { search(true); });
    connect(m_unfold, &QToolButton::clicked, &m_text, &ReaderText::unfoldAll);
    hide();
}

QToolButton* FindBar::addButton(const QString& icon, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setIcon(theme::icon(icon));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(button);
    return button;
}

void FindBar::start()
{
    const QString selected = m_text.textCursor().selectedText();
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator)) {
        m_field->setText(selected);
    }
    m_field->selectAll();
    search(true);
}

void FindBar::leave()
{
    hide();
    m_places.clear();
    m_text.setMarks(ReaderText::Marks::Found, {});
    emit marked({});
    emit left();
}

void FindBar::refresh()
{
    if (isVisible()) {
        search(false);
    }
}

void FindBar::search(bool jump)
{
    m_places.clear();
    const QString words = m_field->text();
    if (!words.isEmpty()) {
        QTextCursor place = m_text.document()->find(words, 0);
        while (!place.isNull() && m_places.size() < kMost) {
            m_places << place;
            place = m_text.document()->find(words, place);
        }
    }
    if (jump) {
        m_current = m_places.isEmpty() ? -1 : 0;
    }
    m_current = qMin(m_current, m_places.size() - 1);
    mark();
    if (jump && m_current >= 0) {
        step(0);
    }
}

void FindBar::step(int by)
{
    if (m_places.isEmpty()) {
        return;
    }
    m_current = (m_current + by + m_places.size()) % m_places.size();
    // Only brought into view: what people selected stays selected.
    QTextCursor shown = m_places[m_current];
    shown.setPosition(shown.selectionStart());
    m_text.bringIntoView(shown);
    mark();
}

void FindBar::mark()
{
    QList<QTextEdit::ExtraSelection> marks;
    QColor all = theme::accent();
    all.setAlpha(60);
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_places[i];
        if (i == m_current) {
            mark.format.setBackground(theme::accent());
            mark.format.setForeground(theme::surface());
        } else {
            mark.format.setBackground(all);
        }
        marks << mark;
    }
    m_text.setMarks(ReaderText::Marks::Found, marks);
    emit marked(m_places);
    const Typesetter* typesetter = m_text.typesetter();
    const int folded = typesetter == nullptr ? 0 : typesetter->countFolded(m_field->text());
    QStringList told;
    if (!m_field->text().isEmpty()) {
        told << (m_places.isEmpty() ? tr("not found") : tr("%1 of %2").arg(m_current + 1).arg(m_places.size()));
    }
    if (folded > 0) {
        told << tr("%n more in folded parts", nullptr, folded);
    }
    m_told->setText(told.join(QStringLiteral(" · ")));
    m_unfold->setVisible(folded > 0);
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        step(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Escape:
        leave();
        return true;
    default:
        return false;
    }
}

} // namespace accord::ui
