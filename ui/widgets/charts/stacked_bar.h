// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "ui/widgets/charts/chart.h"

#include <vector>

namespace accord::ui {

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
    [[nodiscard]] QString fieldStory(int field) const override { return part(field).toolTip; }
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
