// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/cells.h"

#include <algorithm>
#include <span>

namespace accord {
namespace {

using Row = std::span<const int>;

// The label matrix rows of the table rows for which the condition holds.
template <class Condition>
std::vector<int> rowsWhere(const Ratings& ratings, Condition condition)
{
    std::vector<int> rows;
    for (int item = 0; item < ratings.table.items(); ++item) {
        if (condition(item, Row(ratings.table.row(item), static_cast<std::size_t>(ratings.table.raters)))) {
            rows.push_back(ratings.rows[static_cast<std::size_t>(item)]);
        }
    }
    return rows;
}

int at(Row row, int annotator)
{
    return row[static_cast<std::size_t>(annotator)];
}

bool differ(int one, int other)
{
    return one != agreement::kMissing && other != agreement::kMissing && one != other;
}

} // namespace

std::vector<int> rowsWithCategory(const Ratings& ratings, int category, bool disputed)
{
    return rowsWhere(ratings, [&](int, Row row) {
        return std::ranges::count(row, category) > 0 &&
               (!disputed || std::ranges::any_of(row, [&](int cell) { return differ(cell, category); }));
    });
}

std::vector<int> rowsInDispute(const Ratings& ratings, int first, int second)
{
    return rowsWhere(ratings, [&](int, Row row) { return differ(at(row, first), at(row, second)); });
}

std::vector<int> rowsConfused(const Ratings& ratings, int one, int other)
{
    return rowsWhere(ratings, [&](int, Row row) {
        return one == other ? std::ranges::count(row, one) > 1
                            : std::ranges::count(row, one) > 0 && std::ranges::count(row, other) > 0;
    });
}

std::vector<int> rowsAgainstFinal(const Ratings& ratings, int annotator)
{
    return rowsWhere(ratings, [&](int item, Row row) {
        return differ(at(row, annotator), ratings.finals[static_cast<std::size_t>(item)]);
    });
}

std::vector<int> rowsAgainstRest(const Ratings& ratings, int annotator)
{
    return rowsWhere(ratings, [&](int, Row row) {
        const int own = at(row, annotator);
        const auto others = std::ranges::count_if(row, [](int cell) { return cell != agreement::kMissing; }) - 1;
        return own != agreement::kMissing && others > 0 && std::ranges::count(row, own) == 1;
    });
}

std::vector<int> rowsLeftOut(const Ratings& ratings, agreement::RowUse why)
{
    return rowsWhere(ratings, [&](int item, Row) { return agreement::rowUse(ratings.table, item) == why; });
}

bool isOfSelectedType(const LabelMatrix& labelMatrix, const Selection& selection, const Ratings& ratings, int category)
{
    if (!selection.finalType.valid()) {
        return true;
    }
    const int index = ratings.categories[static_cast<std::size_t>(category)];
    return index >= 0 && labelMatrix.at(Level::Type, index) == labelMatrix.indexOf(selection.finalType);
}

bool isAlarming(const LabelMatrix& labelMatrix, const Selection& selection, const Ratings& ratings, int category)
{
    return !(selection.finalType.valid() && selection.level == Level::Type) &&
           isOfSelectedType(labelMatrix, selection, ratings, category);
}

int finalsByMajority(const Ratings& ratings)
{
    const auto rows = rowsWhere(ratings, [&](int item, Row row) {
        const int final = ratings.finals[static_cast<std::size_t>(item)];
        const auto said = std::ranges::count_if(row, [](int cell) { return cell != agreement::kMissing; });
        return final != agreement::kMissing && 2 * std::ranges::count(row, final) > said;
    });
    return static_cast<int>(rows.size());
}

std::vector<ItemId> itemsOf(const LabelMatrix& labelMatrix, const std::vector<int>& rows)
{
    std::vector<ItemId> items;
    items.reserve(rows.size());
    for (const int row : rows) {
        items.push_back(labelMatrix.items()[static_cast<std::size_t>(row)].item);
    }
    return items;
}

} // namespace accord
