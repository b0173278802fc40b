// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/breakdown/rows.h"

#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/exchange/sheet.h"

#include <algorithm>

namespace accord::cli {
namespace {

std::string shown(const Json& cell)
{
    if (cell.is_null()) {
        return {};
    }
    if (cell.is_string()) {
        return cell.get<std::string>();
    }
    if (cell.is_boolean()) {
        return cell.get<bool>() ? "yes" : "no";
    }
    return cell.is_number_float() ? fourDigits(cell.get<double>()) : std::to_string(cell.get<std::int64_t>());
}

std::string exact(const Json& cell)
{
    return cell.is_number() ? cell.dump() : shown(cell);
}

bool isEmpty(const Json& rows, const std::string& key)
{
    return std::ranges::all_of(rows, [&key](const Json& row) { return row[key].is_null(); });
}

std::vector<std::string> columnsOf(const Json& rows, bool all)
{
    std::vector<std::string> columns;
    for (const auto& [key, cell] : rows.front().items()) {
        if (all || !isEmpty(rows, key)) {
            columns.push_back(key);
        }
    }
    return columns;
}

exchange::Sheet sheetOf(const Json& rows, const std::string& title, bool all)
{
    exchange::Sheet sheet{title, columnsOf(rows, all), {}};
    for (const Json& row : rows) {
        std::vector<std::string> cells;
        for (const std::string& column : sheet.columns) {
            cells.push_back(all ? exact(row[column]) : shown(row[column]));
        }
        sheet.rows.push_back(std::move(cells));
    }
    return sheet;
}

void printText(const Json& rows, const std::string& title, Console& console)
{
    const exchange::Sheet sheet = sheetOf(rows, title, false);
    std::string alignment;
    std::vector<std::string> heads;
    for (const std::string& column : sheet.columns) {
        const bool numbers = std::ranges::any_of(rows, [&](const Json& row) { return row[column].is_number(); });
        alignment += numbers ? 'r' : 'l';
        heads.push_back(text::replacedAll(column, "_", " "));
    }
    TextTable table(alignment);
    table.row(heads);
    for (const auto& row : sheet.rows) {
        table.row(row);
    }
    console.line(title);
    console.line();
    console.line(table.text());
}

} // namespace

void addOutcome(Json& row, const agreement::Outcome& outcome, const std::string& prefix)
{
    const bool defined = outcome.defined();
    row[prefix + "value"] = defined ? Json(outcome->value) : Json(nullptr);
    row[prefix + "standard_error"] = defined ? orNull(outcome->standardError) : Json(nullptr);
    const bool interval = defined && outcome->interval.has_value();
    row[prefix + "low"] = interval ? Json(outcome->interval->low) : Json(nullptr);
    row[prefix + "high"] = interval ? Json(outcome->interval->high) : Json(nullptr);
    row[prefix + "undefined"] = defined ? Json(nullptr) : Json(undefinedKey(outcome.why()));
}

int printRows(const Json& rows, const std::string& title, Console& console)
{
    Record record;
    record.field("", rows);
    if (rows.empty()) {
        return console.emit(record.line(title));
    }
    record.text([&] { printText(rows, title, console); });
    const auto latex = [&] {
        exchange::Sheet sheet = sheetOf(rows, title, false);
        for (std::string& column : sheet.columns) {
            column = text::replacedAll(column, "_", " ");
        }
        return sheet;
    };
    record.sheet([&] { return sheetOf(rows, title, true); }, latex);
    return console.emit(record);
}

} // namespace accord::cli
