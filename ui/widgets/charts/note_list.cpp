// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/note_list.h"

#include <QEvent>
#include <QPainter>
#include <QPaintEvent>
#include <QStyle>
#include <QStyleOption>
#include <QTextDocument>

#include "ui/core/theme.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kIcon = 2 * theme::kGrid;
constexpr int kLeft = kIcon + theme::kGrid;

// The sentence with its head, as rich text: Qt breaks its lines.
void setText(QTextDocument& document, const Note& note, const QFont& font, int width)
{
    document.setDocumentMargin(0);
    document.setDefaultFont(font);
    document.setTextWidth(std::max(1, width));
    const QString code = note.code.isEmpty() ? QString()
                                             : QStringLiteral("<span style=\"color:%1\"><b>%2</b></span> ")
                                                   .arg(theme::typeColour(note.code).name(), note.code.toHtmlEscaped());
    // A number is not parted from its sign.
    const QString text = note.text.toHtmlEscaped().replace(QStringLiteral(" %"), QStringLiteral("&nbsp;%"));
    document.setHtml(QStringLiteral("<div style=\"color:%1\">%2<b>%3</b> %4</div>")
                         .arg(theme::text().name(), code, note.head.toHtmlEscaped(), text));
}

} // namespace

NoteList::NoteList(QWidget* parent)
    : Chart(parent)
    , m_icon(theme::icon(QStringLiteral("warning"), theme::warning()))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &Chart::fieldActivated, this, [this](int field) {
        const int action = at(field).action;
        if (action < 0) {
            emit activated(noteOf(field).key);
        } else {
            emit actionWanted(noteOf(field).key, action);
        }
    });
}

void NoteList::setNotes(std::vector<Note> notes)
{
    m_notes = std::move(notes);
    layOut();
    fieldsChanged();
}

QString NoteList::textOf(const Field& field) const
{
    return m_notes[static_cast<std::size_t>(field.note)].actions[field.action];
}

/// In as many lines as it takes; answers where the last one ends.
int NoteList::layOutActions(int note, int top)
{
    const QStringList& actions = m_notes[static_cast<std::size_t>(note)].actions;
    const int height = fontMetrics().height() + theme::kGrid / 2;
    int left = kLeft;
    for (int action = 0; action < actions.size(); ++action) {
        const int wide = fontMetrics().horizontalAdvance(actions[action]) + theme::kGrid;
        if (left > kLeft && left + wide > width()) {
            left = kLeft;
            top += height;
        }
        m_fields.push_back({note, action, QRect(left, top, wide, height)});
        left += wide + theme::kGrid;
    }
    return actions.isEmpty() ? top : top + height + theme::kGrid / 2;
}

void NoteList::layOut()
{
    QTextDocument document;
    m_fields.clear();
    int top = 0;
    for (std::size_t i = 0; i < m_notes.size(); ++i) {
        setText(document, m_notes[i], font(), width() - kLeft - theme::kGrid);
        const int height = static_cast<int>(document.size().height()) + theme::kGrid;
        m_fields.push_back({static_cast<int>(i), -1, QRect(0, top, width(), height)});
        top = layOutActions(static_cast<int>(i), top + height);
    }
    m_height = top;
    if (minimumHeight() != m_height) {
        setFixedHeight(m_height);
    }
}

QRect NoteList::fieldRect(int field) const
{
    return at(field).place;
}

int NoteList::fieldOf(int note, int action) const
{
    const auto found = std::ranges::find_if(
        m_fields, [&](const Field& field) { return field.note == note && field.action == action; });
    return found == m_fields.end() ? -1 : static_cast<int>(found - m_fields.begin());
}

QString NoteList::fieldName(int field) const
{
    const Note& note = noteOf(field);
    return at(field).action < 0
               ? QStringLiteral("%1 %2 %3").arg(note.code, note.head, note.text).trimmed()
               : QStringLiteral("%1 (%2)").arg(textOf(at(field)), note.code.isEmpty() ? note.head : note.code);
}

QSize NoteList::sizeHint() const
{
    return {60 * theme::kGrid, m_height};
}

QSize NoteList::minimumSizeHint() const
{
    return {36 * theme::kGrid, sizeHint().height()};
}

void NoteList::resizeEvent(QResizeEvent* event)
{
    Chart::resizeEvent(event);
    layOut();
}

void NoteList::changeEvent(QEvent* event)
{
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
    }
}

void NoteList::paintSign(QPainter& painter, const Note& note, const QRect& place) const
{
    if (note.fold == Note::Fold::None) {
        m_icon.paint(&painter, place);
        return;
    }
    QStyleOption option;
    option.initFrom(this);
    option.rect = place;
    style()->drawPrimitive(note.fold == Note::Fold::Open ? QStyle::PE_IndicatorArrowDown
                                                         : QStyle::PE_IndicatorArrowRight,
                           &option, &painter, this);
}

void NoteList::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    QTextDocument document;
    for (int field = 0; field < fieldCount(); ++field) {
        const QRect row = fieldRect(field);
        if (!event->rect().intersects(row)) {
            continue;
        }
        if (at(field).action >= 0) {
            painter.setPen(palette().color(QPalette::Link));
            painter.drawText(row, Qt::AlignCenter, textOf(at(field)));
        } else {
            paintSign(painter, noteOf(field), QRect(0, row.top() + theme::kGrid / 2, kIcon, kIcon));
            setText(document, noteOf(field), font(), width() - kLeft - theme::kGrid);
            painter.save();
            painter.translate(QPoint(kLeft, row.top() + theme::kGrid / 2));
            document.drawContents(&painter);
            painter.restore();
        }
        if (isMarked(field)) {
            paintMark(painter, row);
        }
    }
}

} // namespace accord::ui
