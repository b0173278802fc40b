// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "ui/widgets/charts/chart.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace accord::ui {

/// Issues of one source by month.
struct MonthLine
{
    QString name;
    std::map<std::string, std::int64_t> months; ///< "2024-03"
};

/// Issues per month, a row of bars for each source below each other on one scale and one time, so that they can be
/// compared without colours.
class MonthChart : public Chart
{
    Q_OBJECT
public:
    explicit MonthChart(QWidget* parent = nullptr);

    void setLines(std::vector<MonthLine> lines);
    [[nodiscard]] int monthCount() const { return m_months; }

    [[nodiscard]] int fieldCount() const override { return static_cast<int>(m_lines.size()) * m_months; }
    [[nodiscard]] QRect fieldRect(int field) const override;
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldStory(int field) const override { return fieldName(field); }
    [[nodiscard]] bool leadsOn(int /*field*/) const override { return false; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] int neighbour(int field, int key) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect plot() const; ///< of all rows
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int namesWidth() const;
    [[nodiscard]] std::string monthOf(int number) const;
    [[nodiscard]] std::int64_t count(int line, int month) const;
    void paintRow(QPainter& painter, int line) const;
    void paintYears(QPainter& painter) const;

    std::vector<MonthLine> m_lines;
    int m_first = 0;            ///< month, counted from the year 0
    int m_months = 0;           ///< from the first to the last one in which there is anything
    std::int64_t m_most = 0;    ///< in one month
    std::int64_t m_largest = 0; ///< of one source
};

} // namespace accord::ui
