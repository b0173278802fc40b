// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace accord::ui {

/// What a cell of a table shows.
struct Cell
{
    QString text;
    QString toolTip;             ///< empty: the text says it all
    bool number = false;         ///< stands on the right
    bool warning = false;        ///< needs attention; the text says so as well
    std::optional<double> share; ///< 0 to 1: a thin bar below the text
    std::optional<int> chip;     ///< colour of a person; the text is their initials
    std::vector<int> days;       ///< counts, drawn as small bars instead of the text
};

/// A row; one that is `strong` sums up the others.
struct CellRow
{
    qlonglong id = 0;
    std::vector<Cell> cells;
    bool strong = false;
    bool quiet = false; ///< set in grey
};

/// A small table that is filled as a whole, for ListView.
class CellTable : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Rows with the same numbers in the same order keep their places, so that nothing moves under the cursor.
    void setRows(const QStringList& header, std::vector<CellRow> rows);
    [[nodiscard]] const std::vector<CellRow>& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList m_header;
    std::vector<CellRow> m_rows;
};

inline Cell numberCell(const QString& text, const QString& toolTip = {})
{
    Cell cell;
    cell.text = text;
    cell.toolTip = toolTip;
    cell.number = true;
    return cell;
}

inline Cell wordCell(const QString& text, const QString& toolTip = {})
{
    Cell cell;
    cell.text = text;
    cell.toolTip = toolTip;
    return cell;
}

} // namespace accord::ui
