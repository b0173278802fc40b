// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/agreement/labelled_table.h"

#include "core/format/csv.h"
#include "tests/core/must.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <stdexcept>

namespace accord::test {

namespace {

bool blank(const std::string& text)
{
    return text.find_first_not_of(" \t") == std::string::npos;
}

} // namespace

TextTable readCsv(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    format::CsvReader reader(in, file.filename().string());
    format::CsvRecord record;
    TextTable result;
    for (bool first = true;; first = false) {
        auto more = reader.next(record);
        if (!more) {
            throw std::runtime_error(more.error().argument(0) + ": " + accord::test::said(more.error()));
        }
        if (!*more) {
            return result;
        }
        std::vector<std::string> fields(record.fields.begin() + 1, record.fields.end());
        if (first) {
            result.columns = std::move(fields);
        } else {
            result.rows.push_back(std::move(fields));
        }
    }
}

LabelledTable numbered(const TextTable& text, std::vector<std::string> order)
{
    LabelledTable result{text.columns, std::move(order), {}};
    std::map<std::string, int> numbers;
    for (const auto& label : result.labels) {
        numbers.emplace(label, static_cast<int>(numbers.size()));
    }
    result.table.raters = static_cast<int>(text.columns.size());
    for (const auto& row : text.rows) {
        for (const auto& cell : row) {
            if (blank(cell)) {
                result.table.cells.push_back(agreement::kMissing);
                continue;
            }
            const auto [place, isNew] = numbers.emplace(cell, static_cast<int>(numbers.size()));
            if (isNew) {
                result.labels.push_back(cell);
            }
            result.table.cells.push_back(place->second);
        }
    }
    result.table.categories = static_cast<int>(result.labels.size());
    return result;
}

TextTable columnsOf(const TextTable& text, const std::vector<std::string>& names)
{
    TextTable result{names, {}};
    for (const auto& row : text.rows) {
        auto& cells = result.rows.emplace_back();
        for (const auto& name : names) {
            const auto place = std::ranges::find(text.columns, name) - text.columns.begin();
            cells.push_back(row[static_cast<std::size_t>(place)]);
        }
    }
    return result;
}

} // namespace accord::test
