// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/charts/point_line.h"

#include <QLocale>
#include <QPainter>

#include "ui/support/look.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

constexpr int kHeight = 18 * look::kGrid;
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
    const int left = metrics.horizontalAdvance(scaleText(-0.8)) + look::kGrid;
    return {left, metrics.height(), width() - left, height() - 2 * metrics.height() - look::kGrid};
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
    return {60 * look::kGrid, kHeight};
}

QSize PointLine::minimumSizeHint() const
{
    return {36 * look::kGrid, kHeight};
}

void PointLine::paintScale(QPainter& painter) const
{
    const QRect area = plot();
    const int half = fontMetrics().height() / 2;
    const int steps = static_cast<int>(std::lround((1 - m_low) / kStep));
    for (int i = 0; i <= steps; ++i) {
        const double value = m_low + i * kStep;
        const int at = static_cast<int>(std::lround(y(value)));
        painter.setPen(look::line());
        painter.drawLine(area.left(), at, area.right(), at);
        painter.setPen(look::dimmed());
        painter.drawText(QRect(0, at - half, area.left() - look::kGrid / 2, 2 * half),
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
        painter.setPen(QPen(look::text(), 1.5));
        painter.drawLine(QPointF(x, low), QPointF(x, high));
        painter.drawLine(QPointF(x - kWhisker, low), QPointF(x + kWhisker, low));
        painter.drawLine(QPointF(x - kWhisker, high), QPointF(x + kWhisker, high));
        top = std::min(top, high);
    }
    if (shown.value) {
        painter.setPen(QPen(look::accent(), 2));
        painter.setBrush(shown.strong ? look::accent() : look::surface());
        painter.drawEllipse(QPointF(x, at), kDot, kDot);
    }
    QFont font = this->font();
    font.setBold(shown.strong);
    painter.setFont(font);
    painter.setPen(shown.value ? look::text() : look::dimmed());
    const QRect text(place.left(), static_cast<int>(top) - kDot - metrics.height(), place.width(), metrics.height());
    const QString value = metrics.elidedText(shown.text, Qt::ElideRight, place.width());
    const QRect written = QFontMetrics(font).boundingRect(text, Qt::AlignCenter, value);
    painter.fillRect(written.adjusted(-2, 0, 2, 0), look::surface());
    painter.drawText(text, Qt::AlignCenter, value);
    painter.setPen(look::text());
    painter.drawText(QRect(place.left(), plot().bottom() + look::kGrid / 2, place.width(), metrics.height()),
                     Qt::AlignCenter, QFontMetrics(font).elidedText(shown.name, Qt::ElideRight, place.width() - 2));
    painter.setFont(this->font());
}

void PointLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    painter.setPen(QPen(look::accent(), 2));
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

} // namespace accord::ui
