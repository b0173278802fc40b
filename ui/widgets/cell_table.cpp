// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/cell_table.h"

#include <QFont>

#include "ui/widgets/list_view.h"

#include <algorithm>

namespace accord::ui {

void CellTable::setRows(const QStringList& header, std::vector<CellRow> rows)
{
    if (header == m_header && std::ranges::equal(rows, m_rows, {}, &CellRow::id, &CellRow::id)) {
        m_rows = std::move(rows);
        if (!m_rows.empty() && !m_header.isEmpty()) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
        return;
    }
    beginResetModel();
    m_header = header;
    m_rows = std::move(rows);
    endResetModel();
}

int CellTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CellTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_header.size());
}

QVariant CellTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const CellRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const Cell& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case Qt::ToolTipRole:
        return cell.toolTip.isEmpty() ? QVariant() : cell.toolTip;
    case Qt::TextAlignmentRole:
        return cell.number ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setWeight(QFont::DemiBold);
        return row.strong ? QVariant(font) : QVariant();
    }
    case IdRole:
        return row.id;
    case ShareRole:
        return cell.share ? QVariant(*cell.share) : QVariant();
    case ChipRole:
        return cell.chip ? QVariant(*cell.chip) : QVariant();
    case QuietRole:
        return row.quiet;
    case WarningRole:
        return cell.warning;
    case DaysRole:
        return cell.days.empty() ? QVariant() : QVariant::fromValue(QList<int>(cell.days.begin(), cell.days.end()));
    default:
        return {};
    }
}

QVariant CellTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool number = !m_rows.empty() && m_rows.front().cells[static_cast<std::size_t>(section)].number;
        return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole ? QVariant(m_header.value(section)) : QVariant();
}

} // namespace accord::ui
