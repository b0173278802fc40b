// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/selection/month_chart.h"

#include <QDate>
#include <QLocale>
#include <QPainter>

#include "ui/collect/collect_text.h"
#include "ui/support/look.h"

#include <algorithm>
#include <climits>

namespace accord::ui {
namespace {

constexpr int kYear = 12;
constexpr int kHalf = look::kGrid / 2;
constexpr int kMostName = 24 * look::kGrid;

/// Counted from the year 0; -1 for what is no month.
int numberOfMonth(const std::string& month)
{
    const QDate day = QDate::fromString(QString::fromStdString(month) + QStringLiteral("-01"), Qt::ISODate);
    return day.isValid() ? day.year() * kYear + day.month() - 1 : -1;
}

} // namespace

MonthChart::MonthChart(QWidget* parent)
    : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MonthChart::setLines(std::vector<MonthLine> lines)
{
    m_lines = std::move(lines);
    m_most = 0;
    m_largest = 0;
    int first = INT_MAX;
    int last = -1;
    for (const MonthLine& line : m_lines) {
        std::int64_t sum = 0;
        for (const auto& [month, issues] : line.months) {
            const int number = numberOfMonth(month);
            if (number >= 0 && issues > 0) {
                first = std::min(first, number);
                last = std::max(last, number);
                m_most = std::max(m_most, issues);
                sum += issues;
            }
        }
        m_largest = std::max(m_largest, sum);
    }
    m_first = first;
    m_months = last < 0 ? 0 : last - first + 1;
    updateGeometry();
    fieldsChanged();
}

int MonthChart::rowHeight() const
{
    return std::max(4 * look::kGrid, fontMetrics().height() + look::kGrid);
}

int MonthChart::namesWidth() const
{
    int widest = 0;
    for (const MonthLine& line : m_lines) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(line.name) + 1); // it is rounded down
    }
    return std::min(widest, kMostName);
}

QRect MonthChart::plot() const
{
    const int left = namesWidth() + 2 * look::kGrid;
    const int right = fontMetrics().horizontalAdvance(numberText(m_largest)) + look::kGrid;
    return {left, 0, std::max(1, width() - left - right), static_cast<int>(m_lines.size()) * rowHeight()};
}

QSize MonthChart::sizeHint() const
{
    const int rows = std::max(1, static_cast<int>(m_lines.size()));
    return {60 * look::kGrid, rows * rowHeight() + fontMetrics().height() + look::kGrid};
}

std::string MonthChart::monthOf(int number) const
{
    const int month = m_first + number;
    return QStringLiteral("%1-%2").arg(month / kYear).arg(month % kYear + 1, 2, 10, QLatin1Char('0')).toStdString();
}

std::int64_t MonthChart::count(int line, int month) const
{
    const auto& months = m_lines[static_cast<std::size_t>(line)].months;
    const auto found = months.find(monthOf(month));
    return found == months.end() ? 0 : found->second;
}

QRect MonthChart::fieldRect(int field) const
{
    const QRect all = plot();
    const int line = field / m_months;
    const int month = field % m_months;
    const auto at = [&](int number) { return all.left() + all.width() * number / m_months; };
    return {at(month), line * rowHeight(), std::max(1, at(month + 1) - at(month)), rowHeight()};
}

QString MonthChart::fieldName(int field) const
{
    const int month = m_first + field % m_months;
    const QString when = QLocale().toString(QDate(month / kYear, month % kYear + 1, 1), tr("MMM yyyy"));
    const int line = field / m_months;
    return tr("%1, %2: %3")
        .arg(m_lines[static_cast<std::size_t>(line)].name, when, numberText(count(line, field % m_months)));
}

int MonthChart::neighbour(int field, int key) const
{
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const int other = field + (key == Qt::Key_Up ? -m_months : m_months);
        return other < 0 || other >= fieldCount() ? field : other;
    }
    return Chart::neighbour(field, key);
}

void MonthChart::paintRow(QPainter& painter, int line) const
{
    const QRect all = plot();
    const int top = line * rowHeight();
    const int base = top + rowHeight() - kHalf;
    const int room = rowHeight() - look::kGrid;
    painter.setPen(look::text());
    painter.drawText(
        QRect(0, top, namesWidth(), rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(m_lines[static_cast<std::size_t>(line)].name, Qt::ElideMiddle, namesWidth()));
    std::int64_t sum = 0;
    for (int month = 0; month < m_months; ++month) {
        const std::int64_t issues = count(line, month);
        sum += issues;
        const QRect place = fieldRect(line * m_months + month);
        const int high = issues == 0 ? 0 : std::max(1, static_cast<int>(room * issues / m_most));
        const int gap = place.width() > 3 ? 1 : 0;
        painter.fillRect(QRect(place.left(), base - high, place.width() - gap, high), look::accent());
        if (isMarked(line * m_months + month)) {
            paintMark(painter, place.adjusted(-2, 0, 2, 0));
        }
    }
    painter.setPen(look::line());
    painter.drawLine(all.left(), base, all.right(), base);
    painter.setPen(look::dimmed());
    painter.drawText(QRect(all.right(), top, width() - all.right(), rowHeight()), Qt::AlignRight | Qt::AlignVCenter,
                     numberText(sum));
}

void MonthChart::paintYears(QPainter& painter) const
{
    const QRect all = plot();
    painter.setPen(look::dimmed());
    int free = 0; // left of it something is written
    for (int month = 0; month < m_months; ++month) {
        if ((m_first + month) % kYear != 0 && month != 0) {
            continue;
        }
        const int left = fieldRect(month).left();
        const QString year = QString::number((m_first + month) / kYear);
        if (left >= free) {
            painter.drawText(left, all.bottom() + fontMetrics().ascent() + kHalf, year);
            free = left + fontMetrics().horizontalAdvance(year) + look::kGrid;
        }
        painter.drawLine(left, all.bottom() - kHalf, left, all.bottom() + kHalf);
    }
}

void MonthChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    for (int line = 0; line < static_cast<int>(m_lines.size()); ++line) {
        paintRow(painter, line);
    }
    paintYears(painter);
}

} // namespace accord::ui
