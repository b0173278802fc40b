// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include "ui/widgets/charts/chart.h"

#include <vector>

namespace accord::ui {

/// A cell of a table of numbers.
struct NumberCell
{
    QString text;
    QString toolTip; ///< empty: the text says it all
    int key = -1;    ///< what stands behind it, for activated(); -1: nothing
};

/// A row; one that is `strong` is what the page is about.
struct NumberRow
{
    std::vector<NumberCell> cells;
    bool strong = false;
};

/// A small table of numbers: words on the left, numbers to the right, without lines. The cell in
/// focus is underlined when it leads somewhere.
class NumberTable : public Chart
{
    Q_OBJECT
public:
    explicit NumberTable(QWidget* parent = nullptr);

    void setRows(const QStringList& header, std::vector<NumberRow> rows);
    [[nodiscard]] const std::vector<NumberRow>& rows() const { return m_rows; }
    [[nodiscard]] int widthNeeded() const; ///< for all columns: where more may be there than fit, it scrolls
    [[nodiscard]] int fieldOf(int row, int column) const { return row * columns() + column; }

    [[nodiscard]] int fieldCount() const override;
    [[nodiscard]] QRect fieldRect(int field) const override;
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldToolTip(int field) const override { return cell(field).toolTip; }
    [[nodiscard]] bool leadsOn(int field) const override { return cell(field).key >= 0; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(int key);

protected:
    [[nodiscard]] int neighbour(int field, int key) const override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int columns() const { return static_cast<int>(m_header.size()); }
    [[nodiscard]] const NumberCell& cell(int field) const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int headerHeight() const;
    /// Where a column's text stands.
    struct Span
    {
        int left = 0;
        int width = 0;
    };
    [[nodiscard]] const std::vector<Span>& spans() const;
    [[nodiscard]] QFont fontOf(const NumberRow& row) const;

    QStringList m_header;
    std::vector<NumberRow> m_rows;
    mutable std::vector<Span> m_spans; ///< for m_spansFor
    mutable int m_spansFor = -1;       ///< a width; -1: not computed
    mutable int m_headerHeight = 0;    ///< 0: not computed
};

} // namespace accord::ui
