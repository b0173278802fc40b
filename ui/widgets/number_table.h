// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"

#include <vector>

namespace accord::ui {

/// A cell of a table of numbers.
struct NumberCell
{
    QString text;
    QString toolTip; ///< empty: the text says it all
    int key = -1;    ///< what stands behind it, for followed(); -1: nothing
};

/// A row; one that is `strong` is what the page is about.
struct NumberRow
{
    std::vector<NumberCell> cells;
    bool strong = false;
    bool sum = false; ///< of the others: stays last however they are sorted
};

/// A list of numbers on a page, as high as its rows, in which one goes from cell to cell: columns of numbers stand on
/// the right, headings in two lines. A click, or Enter, on a cell that leads somewhere follows it.
class NumberTable : public ListView
{
    Q_OBJECT
public:
    explicit NumberTable(QWidget* parent = nullptr);

    void setRows(const QStringList& header, std::vector<NumberRow> rows);
    [[nodiscard]] const std::vector<NumberRow>& rows() const { return m_rows->rows(); } ///< as they are shown
    [[nodiscard]] int widthNeeded() const; ///< for all columns: where more may be there than fit, it scrolls

signals:
    void followed(int key);

protected:
    [[nodiscard]] int sizeHintForColumn(int column) const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] int keyOf(const QModelIndex& index) const;
    void follow(const QModelIndex& index);

    ColumnModel<NumberRow>* m_rows;
};

} // namespace accord::ui
