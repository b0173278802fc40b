// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/lines.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include "ui/core/theme.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/accessible.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

constexpr int kHeight = 18 * theme::kGrid;
constexpr double kStep = 0.2;
constexpr int kWhisker = 4;
constexpr int kDot = 4;

QString scaleText(double value)
{
    return QLocale().toString(value, 'f', 1);
}

} // namespace

PointLine::PointLine(QWidget* parent)
    : Chart(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &Chart::fieldActivated, this, [this](int field) { emit activated(point(field).key); });
}

void PointLine::setPoints(std::vector<LinePoint> points)
{
    m_points = std::move(points);
    m_low = 0;
    for (const LinePoint& point : m_points) {
        const double lowest = point.interval ? point.interval->low : point.value.value_or(0);
        m_low = std::max(-1.0, std::min(m_low, kStep * std::floor(lowest / kStep)));
    }
    fieldsChanged();
}

QRect PointLine::plot() const
{
    const QFontMetrics metrics = fontMetrics();
    const int left = metrics.horizontalAdvance(scaleText(-0.8)) + theme::kGrid;
    return {left, metrics.height(), width() - left, height() - 2 * metrics.height() - theme::kGrid};
}

double PointLine::y(double value) const
{
    const QRect area = plot();
    return area.bottom() - (value - m_low) / (1 - m_low) * area.height();
}

QRect PointLine::fieldRect(int field) const
{
    const QRect area = plot();
    const int wide = area.width() / std::max(1, fieldCount());
    return {area.left() + field * wide, 0, wide, height()};
}

QString PointLine::fieldName(int field) const
{
    return QStringLiteral("%1: %2").arg(point(field).name, point(field).text);
}

QSize PointLine::sizeHint() const
{
    return {60 * theme::kGrid, kHeight};
}

QSize PointLine::minimumSizeHint() const
{
    return {36 * theme::kGrid, kHeight};
}

void PointLine::paintScale(QPainter& painter) const
{
    const QRect area = plot();
    const int half = fontMetrics().height() / 2;
    const int steps = static_cast<int>(std::lround((1 - m_low) / kStep));
    for (int i = 0; i <= steps; ++i) {
        const double value = m_low + i * kStep;
        const int at = static_cast<int>(std::lround(y(value)));
        painter.setPen(theme::line());
        painter.drawLine(area.left(), at, area.right(), at);
        painter.setPen(theme::dimmed());
        painter.drawText(QRect(0, at - half, area.left() - theme::kGrid / 2, 2 * half),
                         Qt::AlignRight | Qt::AlignVCenter, scaleText(std::abs(value) < kStep / 2 ? 0 : value));
    }
}

void PointLine::paintPoint(QPainter& painter, int field) const
{
    const LinePoint& shown = point(field);
    const QRect place = fieldRect(field);
    const QFontMetrics metrics = fontMetrics();
    const double x = place.center().x();
    // What has no value, such as a blind round, is at no height: its words stand in the middle of the scale.
    const double at = shown.value ? y(*shown.value) : plot().center().y() + metrics.height() / 2.0 + kDot;
    double top = at;
    if (shown.interval) {
        const double low = y(std::max(shown.interval->low, m_low));
        const double high = y(shown.interval->high);
        painter.setPen(QPen(theme::text(), 1.5));
        painter.drawLine(QPointF(x, low), QPointF(x, high));
        painter.drawLine(QPointF(x - kWhisker, low), QPointF(x + kWhisker, low));
        painter.drawLine(QPointF(x - kWhisker, high), QPointF(x + kWhisker, high));
        top = std::min(top, high);
    }
    if (shown.value) {
        painter.setPen(QPen(theme::accent(), 2));
        painter.setBrush(shown.strong ? theme::accent() : theme::surface());
        painter.drawEllipse(QPointF(x, at), kDot, kDot);
    }
    QFont font = this->font();
    font.setBold(shown.strong);
    painter.setFont(font);
    painter.setPen(shown.value ? theme::text() : theme::dimmed());
    const QRect text(place.left(), static_cast<int>(top) - kDot - metrics.height(), place.width(), metrics.height());
    const QString value = metrics.elidedText(shown.text, Qt::ElideRight, place.width());
    const QRect written = QFontMetrics(font).boundingRect(text, Qt::AlignCenter, value);
    painter.fillRect(written.adjusted(-2, 0, 2, 0), theme::surface());
    painter.drawText(text, Qt::AlignCenter, value);
    painter.setPen(theme::text());
    painter.drawText(QRect(place.left(), plot().bottom() + theme::kGrid / 2, place.width(), metrics.height()),
                     Qt::AlignCenter, QFontMetrics(font).elidedText(shown.name, Qt::ElideRight, place.width() - 2));
    painter.setFont(this->font());
}

void PointLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    painter.setPen(QPen(theme::accent(), 2));
    for (int field = 1; field < fieldCount(); ++field) {
        const LinePoint& before = point(field - 1);
        const LinePoint& here = point(field);
        if (before.value && here.value) {
            painter.drawLine(QPointF(fieldRect(field - 1).center().x(), y(*before.value)),
                             QPointF(fieldRect(field).center().x(), y(*here.value)));
        }
    }
    for (int field = 0; field < fieldCount(); ++field) {
        paintPoint(painter, field);
        if (isMarked(field)) {
            paintMark(painter, fieldRect(field));
        }
    }
}

namespace {

constexpr double kThickness = 1.5;
constexpr double kSparkDot = 2.5;

} // namespace

SparkLine::SparkLine(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    speakAs(this, {QAccessible::Graphic, [this] { return lastValues(); }, {}});
}

void SparkLine::setLines(QList<Line> lines)
{
    m_lines = std::move(lines);
    update();
}

/// Where each line ends now.
QString SparkLine::lastValues() const
{
    QStringList values;
    for (const Line& line : m_lines) {
        const auto last =
            std::find_if(line.rbegin(), line.rend(), [](const Point& point) { return point.y.has_value(); });
        if (last != line.rend()) {
            values.append(QLocale().toString(*last->y, 'f', 3));
        }
    }
    return inList(values);
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
    return {6 * theme::kGrid, fontMetrics().height() + theme::kGrid / 2};
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
            ? std::max(fontMetrics().horizontalAdvance(top), fontMetrics().horizontalAdvance(bottom)) + theme::kGrid
            : 0;
    const QRectF area = QRectF(rect()).adjusted(kSparkDot + 1, kSparkDot + 1, -kSparkDot - 1 - labels, -kSparkDot - 1);
    const auto place = [&, low = low, high = high](double x, double y) {
        return QPointF(area.left() + x * area.width(), area.bottom() - (y - low) / (high - low) * area.height());
    };
    if (m_labelled) {
        painter.setPen(theme::dimmed());
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignTop, top);
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignBottom, bottom);
        painter.setPen(theme::line());
        painter.drawLine(area.bottomLeft(), area.bottomRight());
        painter.drawLine(area.topLeft(), area.topRight());
    }
    if (m_reference) {
        painter.setPen(QPen(theme::dimmed(), 1, Qt::DotLine));
        painter.drawLine(place(0, *m_reference), place(1, *m_reference));
    }
    for (const Line& line : m_lines) {
        drawLine(painter, line, place);
    }
}

void SparkLine::drawLine(QPainter& painter, const Line& line, const std::function<QPointF(double, double)>& place) const
{
    const bool single = m_lines.size() == 1;
    const QColor colour = single ? theme::accent() : theme::dimmed();
    const double dot = single ? kSparkDot : kSparkDot - 1;
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
