// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace accord::format {

/// A row of a sheet that has a value in it.
struct SheetRow
{
    std::vector<std::string> cells; ///< as shown
    std::size_t size = 0;           ///< how many of the cells count; the others are kept for their memory
    std::size_t number = 0;         ///< 1-based

    /// The cell at a 0-based column; those in front of it that were not there are empty.
    std::string& cell(std::size_t column);
    void clear() { size = 0; }
};

/// Reads the rows of one sheet. Rows without a value of their own are passed over. Below a merged area's first cell its
/// value goes on: an item that stands in front of several rows is that of each. In the headings it goes on to the
/// right, too; elsewhere it does not, as a label drawn across the columns of two people was given by the first.
class SheetRows
{
public:
    virtual ~SheetRows() = default;

    /// False behind the last one. After an error of one row (Reason::FormulaWithoutValue) the next call goes on behind
    /// it; every other error ends the sheet.
    virtual Result<bool> next(SheetRow& row) = 0;
};

/// A file of a spreadsheet program.
class Workbook
{
public:
    virtual ~Workbook() = default;

    [[nodiscard]] virtual const std::vector<std::string>& sheets() const = 0;

    /// By its place among the sheets; the first rows are headings. The workbook must stay alive.
    virtual Result<std::unique_ptr<SheetRows>> rows(std::size_t sheet, std::size_t headings) = 0;
};

class Archive;

/// The workbooks of Excel since 2007 (ECMA-376), and of OpenDocument.
Result<std::unique_ptr<Workbook>> openExcel(Archive archive);
Result<std::unique_ptr<Workbook>> openOpenDocument(Archive archive);

/// Nobody's table is that wide; see CsvReader.
inline constexpr std::size_t kMostSheetColumns = 5000;
/// Of all rows of a sheet.
inline constexpr std::size_t kMostSheetCells = 50'000'000;

/// "C7"
std::string cellName(std::size_t column, std::size_t row);

/// Cells that show one value, which stands in the first of them.
struct MergedArea
{
    std::size_t firstRow = 0; ///< 1-based
    std::size_t lastRow = 0;
    std::size_t firstColumn = 0; ///< 0-based
    std::size_t lastColumn = 0;
};

/// Lets the values of merged areas go on, row by row; see SheetRows.
class MergedCells
{
public:
    explicit MergedCells(std::size_t headings)
        : m_headings(headings)
    {}

    /// In any order; areas that begin in front of the row that comes next are not looked at.
    void add(const MergedArea& area) { m_waiting.push_back(area); }
    void sort();

    void fill(SheetRow& row);

private:
    struct Filling
    {
        MergedArea area;
        std::string value;
    };

    std::vector<MergedArea> m_waiting;
    std::size_t m_next = 0;
    std::vector<Filling> m_open;
    std::size_t m_headings; ///< rows of them that are still to come
};

} // namespace accord::format
