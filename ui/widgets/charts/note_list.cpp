// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/note_list.h"

#include <QEvent>
#include <QPainter>
#include <QPaintEvent>
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
    connect(this, &Chart::fieldActivated, this, [this](int field) { emit activated(note(field).key); });
}

void NoteList::setNotes(std::vector<Note> notes)
{
    m_notes = std::move(notes);
    layOut();
    fieldsChanged();
}

void NoteList::layOut()
{
    QTextDocument document;
    m_tops.assign(1, 0);
    for (const Note& note : m_notes) {
        setText(document, note, font(), width() - kLeft - theme::kGrid);
        m_tops.push_back(m_tops.back() + static_cast<int>(document.size().height()) + theme::kGrid);
    }
    if (minimumHeight() != m_tops.back()) {
        setFixedHeight(m_tops.back());
    }
}

QRect NoteList::fieldRect(int field) const
{
    const auto at = static_cast<std::size_t>(field);
    return {0, m_tops[at], width(), m_tops[at + 1] - m_tops[at]};
}

QString NoteList::fieldName(int field) const
{
    return QStringLiteral("%1 %2 %3").arg(note(field).code, note(field).head, note(field).text).trimmed();
}

QSize NoteList::sizeHint() const
{
    return {60 * theme::kGrid, m_tops.empty() ? 0 : m_tops.back()};
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

void NoteList::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    QTextDocument document;
    for (int field = 0; field < fieldCount(); ++field) {
        const QRect row = fieldRect(field);
        if (!event->rect().intersects(row)) {
            continue;
        }
        m_icon.paint(&painter, QRect(0, row.top() + theme::kGrid / 2, kIcon, kIcon));
        setText(document, note(field), font(), width() - kLeft - theme::kGrid);
        painter.save();
        painter.translate(QPoint(kLeft, row.top() + theme::kGrid / 2));
        document.drawContents(&painter);
        painter.restore();
        if (isMarked(field)) {
            paintMark(painter, row);
        }
    }
}

} // namespace accord::ui
