// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/rating_table.h"

#include "core/base/reason.h"

#include <algorithm>
#include <string>

namespace accord::agreement {

int ratingsOf(const RatingTable& table, int item)
{
    const int* row = table.row(item);
    return table.raters - static_cast<int>(std::count(row, row + table.raters, kMissing));
}

RowUse rowUse(const RatingTable& table, int item)
{
    const int ratings = ratingsOf(table, item);
    if (ratings == 0) {
        return RowUse::NoRating;
    }
    return ratings == 1 ? RowUse::SingleRating : RowUse::Used;
}

std::vector<int> plurality(const RatingTable& table, int item)
{
    std::vector<int> counts(static_cast<std::size_t>(table.categories));
    for (int rater = 0; rater < table.raters; ++rater) {
        if (const int said = table.at(item, rater); said != kMissing) {
            ++counts[static_cast<std::size_t>(said)];
        }
    }
    const int most = counts.empty() ? 0 : *std::ranges::max_element(counts);
    std::vector<int> categories;
    for (int category = 0; most > 0 && category < table.categories; ++category) {
        if (counts[static_cast<std::size_t>(category)] == most) {
            categories.push_back(category);
        }
    }
    return categories;
}

Status check(const RatingTable& table)
{
    if (table.raters < 0 || table.categories < 0 || (table.raters == 0 && !table.cells.empty()) ||
        (table.raters > 0 && table.cells.size() % static_cast<std::size_t>(table.raters) != 0)) {
        return Error{Errc::Invalid, Reason::CellsNotFull};
    }
    const auto bad = std::ranges::find_if(
        table.cells, [&](int cell) { return cell != kMissing && (cell < 0 || cell >= table.categories); });
    if (bad == table.cells.end()) {
        return {};
    }
    const auto place = bad - table.cells.begin();
    return Error{
        Errc::Invalid, Reason::CellOutOfRange, {place / table.raters, place % table.raters, *bad, table.categories}};
}

bool givesNoCategory(const RatingTable& table)
{
    return table.noCategory != kMissing && std::ranges::count(table.cells, table.noCategory) > 0 &&
           std::ranges::all_of(table.cells,
                               [&table](int cell) { return cell == kMissing || cell == table.noCategory; });
}

RatingTable withoutSingles(const RatingTable& table)
{
    RatingTable result{table.raters, table.categories, {}, table.noCategory};
    for (int item = 0; item < table.items(); ++item) {
        if (rowUse(table, item) == RowUse::Used) {
            result.cells.insert(result.cells.end(), table.row(item), table.row(item) + table.raters);
        }
    }
    return result;
}

RatingTable withRaters(const RatingTable& table, const std::vector<int>& raters)
{
    RatingTable result{static_cast<int>(raters.size()), table.categories, {}, table.noCategory};
    result.cells.reserve(static_cast<std::size_t>(table.items()) * raters.size());
    for (int item = 0; item < table.items(); ++item) {
        for (const int rater : raters) {
            result.cells.push_back(table.at(item, rater));
        }
    }
    return result;
}

RatingTable recoded(const RatingTable& table, const std::vector<int>& category, int categories)
{
    RatingTable result{table.raters, categories, table.cells};
    result.noCategory = table.noCategory == kMissing ? kMissing : category[static_cast<std::size_t>(table.noCategory)];
    for (int& cell : result.cells) {
        cell = cell == kMissing ? kMissing : category[static_cast<std::size_t>(cell)];
    }
    return result;
}

} // namespace accord::agreement
