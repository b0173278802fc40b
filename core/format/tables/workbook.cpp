// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/tables/workbook.h"

#include <algorithm>

namespace accord::format {

std::string& SheetRow::cell(std::size_t column)
{
    if (cells.size() <= column) {
        cells.resize(column + 1);
    }
    for (; size <= column; ++size) {
        cells[size].clear();
    }
    return cells[column];
}

std::string cellName(std::size_t column, std::size_t row)
{
    std::string letters;
    for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26) {
        letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
    }
    return letters + std::to_string(row);
}

void MergedCells::sort()
{
    std::ranges::sort(m_waiting, {}, &MergedArea::firstRow);
}

void MergedCells::fill(SheetRow& row)
{
    std::erase_if(m_open, [&row](const Filling& each) { return each.area.lastRow < row.number; });
    for (; m_next < m_waiting.size() && m_waiting[m_next].firstRow <= row.number; ++m_next) {
        const MergedArea& area = m_waiting[m_next];
        const bool here = area.firstRow == row.number && area.firstColumn < row.size;
        // Areas do not lie over each other; in a file that says so the first one holds.
        const bool covered = std::ranges::any_of(m_open, [&area](const Filling& each) {
            return each.area.firstColumn <= area.firstColumn && area.firstColumn <= each.area.lastColumn;
        });
        if (here && !covered && !row.cells[area.firstColumn].empty()) {
            m_open.push_back({area, row.cells[area.firstColumn]});
        }
    }
    for (const Filling& each : m_open) {
        const std::size_t wanted = m_headings > 0 ? each.area.lastColumn : each.area.firstColumn;
        const std::size_t last = std::min(wanted, kMostSheetColumns - 1);
        for (std::size_t column = each.area.firstColumn; column <= last; ++column) {
            std::string& cell = row.cell(column);
            cell = cell.empty() ? each.value : cell;
        }
    }
    m_headings -= m_headings > 0 ? 1 : 0;
}

} // namespace accord::format
