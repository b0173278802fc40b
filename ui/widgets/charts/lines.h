// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include "core/agreement/estimate.h"
#include "ui/widgets/charts/chart.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace accord::ui {

/// A point of a line.
struct LinePoint
{
    int key = 0;
    QString name;    ///< below it
    QString text;    ///< the value, above it; a word where there is none
    QString toolTip; ///< the whole story
    std::optional<double> value;
    std::optional<agreement::Interval> interval;
    bool strong = false; ///< the one that the page is about
};

/// Points from left to right with their intervals, joined by a line, on a scale from 0 to 1 (lower where a value is).
/// Points without a value stand on the ground line and break the line.
class PointLine : public Chart
{
    Q_OBJECT
public:
    explicit PointLine(QWidget* parent = nullptr);

    void setPoints(std::vector<LinePoint> points);
    [[nodiscard]] const std::vector<LinePoint>& points() const { return m_points; }

    [[nodiscard]] int fieldCount() const override { return static_cast<int>(m_points.size()); }
    [[nodiscard]] QRect fieldRect(int field) const override;
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldToolTip(int field) const override { return point(field).toolTip; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(int key);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] const LinePoint& point(int field) const { return m_points[static_cast<std::size_t>(field)]; }
    [[nodiscard]] QRect plot() const;
    [[nodiscard]] double y(double value) const;
    void paintScale(QPainter& painter) const;
    void paintPoint(QPainter& painter, int field) const;

    std::vector<LinePoint> m_points;
    double m_low = 0;
};

/// A small line without axes: how a figure came to where it is. Several lines share one scale. It draws and does
/// nothing else; what it shows is said in its accessible description by whoever fills it.
class SparkLine : public QWidget
{
    Q_OBJECT
public:
    struct Point
    {
        double x = 0;            ///< 0..1 from left to right
        std::optional<double> y; ///< none: a gap
    };
    using Line = QList<Point>;

    explicit SparkLine(QWidget* parent = nullptr);

    void setLines(QList<Line> lines);

    /// Fixed ends of the scale; otherwise it spans what the lines hold, at least kLeast.
    void setRange(double low, double high);

    /// A value that stays, as a dotted line; such as agreement before.
    void setReference(std::optional<double> value);

    /// Writes the ends of the scale at the right.
    void setLabelled(bool labelled);

    [[nodiscard]] const QList<Line>& lines() const { return m_lines; }
    [[nodiscard]] QSize sizeHint() const override;

    static constexpr double kLeast = 0.1; ///< so that a tremble does not look like a leap

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString lastValues() const;
    [[nodiscard]] std::pair<double, double> scale() const;
    void drawLine(QPainter& painter, const Line& line, const std::function<QPointF(double, double)>& place) const;

    QList<Line> m_lines;
    std::optional<std::pair<double, double>> m_range;
    std::optional<double> m_reference;
    bool m_labelled = false;
};

} // namespace accord::ui
