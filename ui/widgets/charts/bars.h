// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/agreement/estimate.h"
#include "ui/widgets/charts/chart.h"

#include <optional>
#include <vector>

namespace accord::ui {

/// One bar.
struct Bar
{
    int key = 0;     ///< what it stands for, for activated()
    QString code;    ///< set in the colour of its type; empty for none
    QString name;    ///< elided where it is too long
    QString other;   ///< a second name, which gets half of the room
    QString detail;  ///< at the right end: "12,345 labels"
    QString text;    ///< the value as written; "–" where there is none
    QString alarm;   ///< a few words that need attention; empty for none
    QString toolTip; ///< the whole story
    std::optional<double> value;
    std::optional<agreement::Interval> interval;
    QString below{}; ///< in lines of its own below the bar, as many as it takes; empty for none
};

/// Horizontal bars on one scale from 0 to 1 (and below 0 if a value is), each with its interval, in the order given.
class BarList : public Chart
{
    Q_OBJECT
public:
    explicit BarList(QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars);
    void setNameShare(int percent) { m_nameShare = percent; } ///< how much of the room between code and value
    void setToLargest(bool on) { m_toLargest = on; }          ///< the scale ends at the largest value, not at 1
    [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }

    [[nodiscard]] int fieldCount() const override { return static_cast<int>(m_bars.size()); }
    [[nodiscard]] QRect fieldRect(int field) const override;
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldToolTip(int field) const override { return bar(field).toolTip; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(int key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Columns
    {
        int code = 0;   ///< width
        int name = 0;   ///< width
        int left = 0;   ///< of the bars
        int width = 0;  ///< of the bars
        int text = 0;   ///< left edge of the value
        int detail = 0; ///< left edge
    };
    [[nodiscard]] Columns columns() const;
    [[nodiscard]] int rowHeight() const; ///< of a bar without what stands below it
    [[nodiscard]] const Bar& bar(int field) const { return m_bars[static_cast<std::size_t>(field)]; }
    void layOut();
    void paintBar(QPainter& painter, const QRect& row, const Columns& columns, const Bar& bar) const;
    void paintName(QPainter& painter, const QRect& room, const Bar& bar) const;
    void paintValue(QPainter& painter, const QRect& row, const Columns& columns, const Bar& bar) const;

    std::vector<Bar> m_bars;
    std::vector<QRect> m_rows; ///< of the bars, with what stands below them
    double m_low = 0;          ///< left end of the scale
    double m_high = 1;         ///< right end
    bool m_toLargest = false;
    int m_nameShare = 60;
};

/// A part of a whole.
struct StackPart
{
    int key = 0;
    QString name;
    QString text;     ///< its share as written: "17.5 %"
    QString detail;   ///< what else there is to say, at the right end
    QString toolTip;  ///< the whole story
    double share = 0; ///< of the whole, 0 to 1
    double heat = 0;  ///< 0: all is well, to 1: worst
    bool leadsOn = true;
};

/// One bar cut into parts that add up to the whole, and below it a line for each part with its name and number. Parts
/// differ by shade and by pattern, so that none depends on its colour.
class StackedBar : public Chart
{
    Q_OBJECT
public:
    explicit StackedBar(QWidget* parent = nullptr);

    void setParts(std::vector<StackPart> parts);
    [[nodiscard]] const std::vector<StackPart>& parts() const { return m_parts; }

    [[nodiscard]] int fieldCount() const override { return static_cast<int>(m_parts.size()); }
    [[nodiscard]] QRect fieldRect(int field) const override; ///< its line
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldToolTip(int field) const override { return part(field).toolTip; }
    [[nodiscard]] bool leadsOn(int field) const override { return part(field).leadsOn; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(int key);

protected:
    [[nodiscard]] int fieldAt(const QPoint& point) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] const StackPart& part(int field) const { return m_parts[static_cast<std::size_t>(field)]; }
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QRect piece(int field) const; ///< of the bar
    static void paintShade(QPainter& painter, const QRect& place, const StackPart& part, int number);

    std::vector<StackPart> m_parts;
};

} // namespace accord::ui
