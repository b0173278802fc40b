// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/number_table.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QPaintEvent>

#include "ui/core/theme.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kGap = 2 * theme::kGrid;
constexpr int kHeaderLines = 2;

// The least width in which a header fits into two lines, broken between words.
int headerWidth(const QFontMetrics& metrics, const QString& text)
{
    int least = metrics.horizontalAdvance(text);
    for (qsizetype at = text.indexOf(QLatin1Char(' ')); at >= 0; at = text.indexOf(QLatin1Char(' '), at + 1)) {
        least = std::min(
            least, std::max(metrics.horizontalAdvance(text.left(at)), metrics.horizontalAdvance(text.mid(at + 1))));
    }
    return least;
}

// Words stand on the left of their column, numbers on its right.
int flags(int column, int more)
{
    return (column == 0 ? Qt::AlignLeft : Qt::AlignRight) | more;
}

} // namespace

NumberTable::NumberTable(QWidget* parent)
    : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &Chart::fieldActivated, this, [this](int field) { emit activated(cell(field).key); });
}

void NumberTable::setRows(const QStringList& header, std::vector<NumberRow> rows)
{
    const bool resized = header != m_header || rows.size() != m_rows.size();
    m_header = header;
    m_rows = std::move(rows);
    m_spansFor = -1;
    m_headerHeight = 0;
    if (resized) {
        updateGeometry();
    }
    fieldsChanged();
}

const NumberCell& NumberTable::cell(int field) const
{
    return m_rows[static_cast<std::size_t>(field / columns())].cells[static_cast<std::size_t>(field % columns())];
}

int NumberTable::rowHeight() const
{
    return fontMetrics().height() + theme::kGrid;
}

int NumberTable::headerHeight() const
{
    if (m_headerHeight == 0) {
        constexpr int kUnlimited = 10'000;
        int words = kHeaderLines * fontMetrics().height();
        for (const QString& text : m_header) { // in some writings lines are higher than the font says
            const QRect room(0, 0, headerWidth(fontMetrics(), text) + 1, kUnlimited);
            words = std::max(words, fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height());
        }
        m_headerHeight = words + theme::kGrid / 2;
    }
    return m_headerHeight;
}

QFont NumberTable::fontOf(const NumberRow& row) const
{
    QFont font = this->font();
    font.setBold(row.strong);
    return font;
}

const std::vector<NumberTable::Span>& NumberTable::spans() const
{
    if (m_spansFor == width()) {
        return m_spans;
    }
    m_spans.clear();
    int needed = 0;
    for (int column = 0; column < columns(); ++column) {
        int wide = headerWidth(fontMetrics(), m_header[column]) + 1;
        for (const NumberRow& row : m_rows) {
            const QString& text = row.cells[static_cast<std::size_t>(column)].text;
            wide = std::max(wide, QFontMetrics(fontOf(row)).horizontalAdvance(text));
        }
        m_spans.push_back({0, wide});
        needed += wide;
    }
    // What is left over goes between the columns.
    const int between = std::clamp((width() - needed) / std::max(1, columns() - 1), theme::kGrid, 4 * kGap);
    int left = 0;
    for (Span& span : m_spans) {
        span.left = left;
        left += span.width + between;
    }
    m_spansFor = width();
    return m_spans;
}

int NumberTable::widthNeeded() const
{
    int needed = 0;
    for (const Span& span : spans()) {
        needed += span.width + theme::kGrid;
    }
    return needed;
}

int NumberTable::fieldCount() const
{
    return static_cast<int>(m_rows.size()) * columns();
}

QRect NumberTable::fieldRect(int field) const
{
    const Span& span = spans()[static_cast<std::size_t>(field % columns())];
    constexpr int kAround = theme::kGrid / 2;
    const int left = std::max(0, span.left - kAround);
    return {left, headerHeight() + field / columns() * rowHeight(), span.left + span.width + kAround - left,
            rowHeight()};
}

QString NumberTable::fieldName(int field) const
{
    const int column = field % columns();
    const QString& row = cell(field - column).text;
    return column == 0 ? row : QStringLiteral("%1, %2: %3").arg(row, m_header[column], cell(field).text);
}

QSize NumberTable::sizeHint() const
{
    return {60 * theme::kGrid, headerHeight() + static_cast<int>(m_rows.size()) * rowHeight()};
}

QSize NumberTable::minimumSizeHint() const
{
    return {36 * theme::kGrid, sizeHint().height()};
}

int NumberTable::neighbour(int field, int key) const
{
    const int last = fieldCount() - 1;
    switch (key) {
    case Qt::Key_Up:
        return field < columns() ? field : field - columns();
    case Qt::Key_Down:
        return field + columns() > last ? field : field + columns();
    case Qt::Key_Left:
        return field % columns() == 0 ? field : field - 1;
    case Qt::Key_Right:
        return (field + 1) % columns() == 0 ? field : field + 1;
    case Qt::Key_Home:
        return field - field % columns();
    default:
        return field - field % columns() + columns() - 1;
    }
}

void NumberTable::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setPen(theme::dimmed());
    for (int column = 0; column < columns(); ++column) {
        const Span& span = spans()[static_cast<std::size_t>(column)];
        painter.drawText(QRect(span.left, 0, span.width, headerHeight() - theme::kGrid / 2),
                         flags(column, Qt::AlignBottom | Qt::TextWordWrap), m_header[column]);
    }
    for (int field = 0; field < fieldCount(); ++field) {
        const NumberRow& row = m_rows[static_cast<std::size_t>(field / columns())];
        const Span& span = spans()[static_cast<std::size_t>(field % columns())];
        const QRect place = fieldRect(field);
        if (!event->rect().intersects(place)) {
            continue; // of long tables a part is seen
        }
        QFont font = fontOf(row);
        font.setUnderline(isMarked(field) && leadsOn(field));
        painter.setFont(font);
        painter.setPen(theme::text());
        painter.drawText(QRect(span.left, place.top(), span.width, place.height()),
                         flags(field % columns(), Qt::AlignVCenter), cell(field).text);
        if (isMarked(field)) {
            paintMark(painter, place);
        }
    }
}

void NumberTable::changeEvent(QEvent* event)
{
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_spansFor = -1;
        m_headerHeight = 0;
        updateGeometry();
    }
}

} // namespace accord::ui
