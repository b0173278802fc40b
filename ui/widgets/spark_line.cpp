// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/spark_line.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include "ui/support/look.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr double kThickness = 1.5;
constexpr double kDot = 2.5;

} // namespace

SparkLine::SparkLine(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SparkLine::setLines(QList<Line> lines)
{
    m_lines = std::move(lines);
    update();
}

void SparkLine::setRange(double low, double high)
{
    m_range = std::pair(low, high);
    update();
}

void SparkLine::setReference(std::optional<double> value)
{
    m_reference = value;
    update();
}

void SparkLine::setLabelled(bool labelled)
{
    m_labelled = labelled;
    update();
}

QSize SparkLine::sizeHint() const
{
    return {6 * look::kGrid, fontMetrics().height() + look::kGrid / 2};
}

std::pair<double, double> SparkLine::scale() const
{
    if (m_range) {
        return *m_range;
    }
    std::optional<std::pair<double, double>> ends;
    const auto take = [&ends](double y) {
        ends = ends ? std::pair(std::min(ends->first, y), std::max(ends->second, y)) : std::pair(y, y);
    };
    for (const Line& line : m_lines) {
        for (const Point& point : line) {
            if (point.y) {
                take(*point.y);
            }
        }
    }
    if (m_reference) {
        take(*m_reference);
    }
    if (!ends) {
        return {0, 1};
    }
    const double spare = std::max(0.0, kLeast - (ends->second - ends->first)) / 2;
    return {ends->first - spare, ends->second + spare};
}

void SparkLine::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto [low, high] = scale();
    const QLocale locale;
    const QString top = locale.toString(high, 'f', 2);
    const QString bottom = locale.toString(low, 'f', 2);
    const int labels =
        m_labelled
            ? std::max(fontMetrics().horizontalAdvance(top), fontMetrics().horizontalAdvance(bottom)) + look::kGrid
            : 0;
    const QRectF area = QRectF(rect()).adjusted(kDot + 1, kDot + 1, -kDot - 1 - labels, -kDot - 1);
    const auto place = [&, low = low, high = high](double x, double y) {
        return QPointF(area.left() + x * area.width(), area.bottom() - (y - low) / (high - low) * area.height());
    };
    if (m_labelled) {
        painter.setPen(look::dimmed());
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignTop, top);
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignBottom, bottom);
        painter.setPen(look::line());
        painter.drawLine(area.bottomLeft(), area.bottomRight());
        painter.drawLine(area.topLeft(), area.topRight());
    }
    if (m_reference) {
        painter.setPen(QPen(look::dimmed(), 1, Qt::DotLine));
        painter.drawLine(place(0, *m_reference), place(1, *m_reference));
    }
    for (const Line& line : m_lines) {
        drawLine(painter, line, place);
    }
}

void SparkLine::drawLine(QPainter& painter, const Line& line, const std::function<QPointF(double, double)>& place) const
{
    const bool single = m_lines.size() == 1;
    const QColor colour = single ? look::accent() : look::dimmed();
    const double dot = single ? kDot : kDot - 1;
    QPainterPath path;
    bool drawing = false;
    for (const Point& point : line) {
        if (point.y) {
            const QPointF at = place(point.x, *point.y);
            if (drawing) {
                path.lineTo(at);
            } else {
                path.moveTo(at);
            }
        }
        drawing = point.y.has_value();
    }
    painter.setPen(QPen(colour, single ? kThickness : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    if (drawing && (single || m_labelled)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(path.currentPosition(), dot, dot);
    }
}

} // namespace accord::ui
