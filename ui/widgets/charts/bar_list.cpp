// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/bar_list.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPaintEvent>

#include "ui/support/joined_text.h"
#include "ui/support/look.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kBarGap = look::kGrid / 2;
constexpr int kLeastName = 10 * look::kGrid;
constexpr int kLeastBar = 10 * look::kGrid;

} // namespace

BarList::BarList(QWidget* parent)
    : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &Chart::fieldActivated, this, [this](int field) { emit activated(bar(field).key); });
}

void BarList::setBars(std::vector<Bar> bars)
{
    const bool resized = bars.size() != m_bars.size();
    m_bars = std::move(bars);
    m_low = 0;
    double largest = 0;
    for (const Bar& bar : m_bars) {
        m_low = std::min(m_low, bar.value.value_or(0));
        largest = std::max(largest, bar.value.value_or(0));
    }
    m_high = m_toLargest && largest > 0 ? largest : 1;
    if (resized) {
        updateGeometry();
    }
    fieldsChanged();
}

int BarList::rowHeight() const
{
    return fontMetrics().height() + look::kGrid;
}

QSize BarList::sizeHint() const
{
    return {60 * look::kGrid, std::max(1, static_cast<int>(m_bars.size())) * rowHeight()};
}

QSize BarList::minimumSizeHint() const
{
    return {36 * look::kGrid, sizeHint().height()};
}

BarList::Columns BarList::columns() const
{
    const QFontMetrics metrics = fontMetrics();
    int code = 0;
    int text = 0;
    int detail = 0;
    int name = kLeastName;
    for (const Bar& bar : m_bars) {
        code = std::max(code, metrics.horizontalAdvance(bar.code));
        name = std::max(name, metrics.horizontalAdvance(bar.name + bar.other) + look::kGrid);
        text = std::max(text, metrics.horizontalAdvance(bar.text));
        detail = std::max(detail, metrics.horizontalAdvance(bar.detail));
    }
    Columns columns;
    columns.code = code == 0 ? 0 : code + look::kGrid;
    const int fixed = columns.code + text + detail + 4 * look::kGrid;
    columns.name = std::min(name, std::max(kLeastName, (width() - fixed) * m_nameShare / 100));
    columns.left = columns.code + columns.name + look::kGrid;
    columns.detail = width() - detail;
    columns.text = columns.detail - look::kGrid - text;
    columns.width = std::max(kLeastBar / 2, columns.text - look::kGrid - columns.left);
    return columns;
}

void BarList::paintBar(QPainter& painter, const QRect& row, const Columns& columns, const Bar& bar) const
{
    const auto at = [&](double value) {
        return columns.left + static_cast<int>((std::min(value, m_high) - m_low) / (m_high - m_low) * columns.width);
    };
    const int thick = row.height() - look::kGrid - kBarGap;
    const QRect track(columns.left, row.center().y() - thick / 2, columns.width, thick);
    painter.fillRect(track, look::raised());
    if (!bar.value) {
        return;
    }
    const int zero = at(0);
    const int end = at(*bar.value);
    QColor fill = bar.alarm.isEmpty() ? look::accent() : look::warning();
    painter.fillRect(QRect(std::min(zero, end), track.top(), std::max(2, std::abs(end - zero)), thick), fill);
    if (bar.interval) {
        const int low = at(std::max(bar.interval->low, m_low));
        const int high = at(bar.interval->high);
        const int middle = row.center().y();
        painter.setPen(QPen(look::text(), 1.5));
        painter.drawLine(low, middle, high, middle);
        painter.drawLine(low, middle - 3, low, middle + 3);
        painter.drawLine(high, middle - 3, high, middle + 3);
    }
    if (m_low < 0) {
        painter.setPen(look::dimmed());
        painter.drawLine(zero, row.top() + 2, zero, row.bottom() - 2);
    }
}

void BarList::paintName(QPainter& painter, const QRect& room, const Bar& bar) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    QString text = metrics.elidedText(bar.name, Qt::ElideRight, room.width());
    if (!bar.other.isEmpty()) {
        const QString between = QStringLiteral(" / ");
        const int all = room.width() - metrics.horizontalAdvance(between);
        // What the shorter one does not need the longer one gets.
        const int one = std::max(all / 2, all - metrics.horizontalAdvance(bar.other));
        const QString left = metrics.elidedText(bar.name, Qt::ElideRight, one);
        text = left + between + metrics.elidedText(bar.other, Qt::ElideRight, all - metrics.horizontalAdvance(left));
    }
    painter.setPen(bar.value ? look::text() : look::dimmed());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
}

void BarList::paintValue(QPainter& painter, const QRect& row, const Columns& columns, const Bar& bar) const
{
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignVCenter;
    painter.setPen(look::text());
    painter.drawText(QRect(columns.text, row.top(), columns.detail - look::kGrid - columns.text, row.height()), right,
                     bar.text);
    painter.setPen(look::dimmed());
    painter.drawText(QRect(columns.detail, row.top(), width() - columns.detail, row.height()), right, bar.detail);
    if (bar.alarm.isEmpty()) {
        return;
    }
    // The words stand on what the bar and its interval leave free; where that is too little, the sign alone does.
    const QFontMetrics metrics = painter.fontMetrics();
    const double filled = std::max(bar.value.value_or(0), bar.interval ? bar.interval->high : 0);
    const int room =
        columns.width - static_cast<int>((std::min(filled, m_high) - m_low) / (m_high - m_low) * columns.width);
    QString words = QStringLiteral("⚠ ") + bar.alarm;
    if (metrics.horizontalAdvance(words) + look::kGrid > room) {
        words = QStringLiteral("⚠");
    }
    const int wide = metrics.horizontalAdvance(words) + look::kGrid;
    const QRect place(columns.left + columns.width - wide, row.top() + 2, wide, row.height() - 4);
    painter.fillRect(place, look::surface());
    painter.setPen(look::warning());
    painter.drawText(place, Qt::AlignCenter, words);
}

void BarList::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const Columns at = columns();
    const int height = rowHeight();
    for (int i = 0; i < static_cast<int>(m_bars.size()); ++i) {
        const QRect row(0, i * height, width(), height);
        if (!row.intersects(event->rect())) {
            continue;
        }
        const Bar& bar = this->bar(i);
        if (isMarked(i)) {
            QColor tint = look::accent();
            tint.setAlpha(28);
            painter.fillRect(row, tint);
        }
        painter.setPen(bar.code.isEmpty() ? look::text() : look::typeColour(bar.code));
        painter.drawText(QRect(0, row.top(), at.code, height), Qt::AlignLeft | Qt::AlignVCenter, bar.code);
        paintName(painter, QRect(at.code, row.top(), at.name, height), bar);
        paintBar(painter, row, at, bar);
        paintValue(painter, row, at, bar);
        if (isMarked(i)) {
            paintMark(painter, row);
        }
    }
}

QRect BarList::fieldRect(int field) const
{
    return {0, field * rowHeight(), width(), rowHeight()};
}

QString BarList::fieldName(int field) const
{
    const Bar& shown = bar(field);
    QStringList parts{shown.code, shown.name, shown.other, shown.text, shown.detail, shown.alarm};
    parts.removeAll(QString());
    return inList(parts);
}

} // namespace accord::ui
