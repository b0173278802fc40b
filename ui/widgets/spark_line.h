// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QWidget>

#include <functional>
#include <optional>
#include <utility>

namespace accord::ui {

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
    [[nodiscard]] std::pair<double, double> scale() const;
    void drawLine(QPainter& painter, const Line& line, const std::function<QPointF(double, double)>& place) const;

    QList<Line> m_lines;
    std::optional<std::pair<double, double>> m_range;
    std::optional<double> m_reference;
    bool m_labelled = false;
};

} // namespace accord::ui
