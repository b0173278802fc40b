// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/table.h"

#include "app/cli/words.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::cli {
namespace {

// A cell stays on its line, and as wide as it looks.
std::string cellText(std::string_view cell)
{
    std::string text = withoutControls(cell);
    std::ranges::replace_if(
        text, [](char each) { return each == '\n' || each == '\t'; }, ' ');
    return text;
}

std::string plainCell(const Json& value)
{
    return value.is_null()     ? std::string()
           : value.is_string() ? value.get<std::string>()
                               : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

TextTable::TextTable(std::string_view columns, int indent)
    : m_indent(indent)
{
    for (const char column : columns) {
        m_columns.push_back(column == 'r' ? Align::Right : Align::Left);
    }
}

void TextTable::row(std::vector<std::string> cells)
{
    for (std::string& cell : cells) {
        cell = cellText(cell);
    }
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(m_columns.size());
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], widthOf(row[i]));
        }
    }
    std::string result;
    for (const auto& row : m_rows) {
        std::string line(static_cast<std::size_t>(m_indent), ' ');
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widths[i] - widthOf(row[i]), ' ');
            line += (i == 0 ? "" : "  ");
            line += m_columns[i] == Align::Right ? blanks + row[i] : row[i] + blanks;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += (result.empty() ? "" : "\n") + line;
    }
    return result;
}

std::string shownValue(const Json& value)
{
    if (value.is_number_integer()) {
        return grouped(value.get<std::int64_t>());
    }
    if (value.is_number_float()) {
        return fourDigits(value.get<double>());
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? "yes" : "no";
    }
    return value.is_null() ? std::string("-") : plainCell(value);
}

std::string figureCell(const Json& value)
{
    return value.is_null() ? std::string() : value.is_number_integer() ? value.dump() : shownValue(value);
}

std::string csvCell(const Json& value)
{
    std::string cell;
    if (value.is_array()) {
        for (const Json& each : value) {
            cell += (cell.empty() ? "" : "; ") + plainCell(each);
        }
    } else {
        cell = plainCell(value);
    }
    return cell;
}

std::string headingOf(const std::string& key)
{
    return text::replacedAll(key, "_", " ");
}

Record& Record::field(std::string key, Json value)
{
    Part part;
    part.json = [key = std::move(key), value = std::move(value)](Json& object) { object[key] = value; };
    m_parts.push_back(std::move(part));
    return *this;
}

Record& Record::field(std::string key, std::function<Json()> value)
{
    Part part;
    part.json = [key = std::move(key), value = std::move(value)](Json& object) { object[key] = value(); };
    m_parts.push_back(std::move(part));
    return *this;
}

Record& Record::fields(Json object)
{
    return fields([object = std::move(object)] { return object; });
}

Record& Record::fields(std::function<Json()> object)
{
    Part part;
    part.json = [object = std::move(object)](Json& whole) { whole.update(object()); };
    m_parts.push_back(std::move(part));
    return *this;
}

Record& Record::line(std::string text)
{
    Part part;
    part.lines = [text = std::move(text)]() -> std::optional<std::string> { return text; };
    m_parts.push_back(std::move(part));
    return *this;
}

Record& Record::lines(std::vector<std::string> lines)
{
    for (std::string& text : lines) {
        line(std::move(text));
    }
    return *this;
}

Record& Record::lines(std::function<std::vector<std::string>()> lines)
{
    Part part;
    part.lines = [lines = std::move(lines)]() -> std::optional<std::string> {
        const std::vector<std::string> all = lines();
        return all.empty() ? std::nullopt : std::optional(text::join(all, "\n"));
    };
    m_parts.push_back(std::move(part));
    return *this;
}

Record& Record::list(const std::string& key, std::vector<Record> records, const std::string& between)
{
    const auto shared = std::make_shared<const std::vector<Record>>(std::move(records));
    Part part;
    part.json = [key, shared](Json& object) {
        object[key] = Json::array();
        for (const Record& record : *shared) {
            object[key].push_back(record.json());
        }
    };
    part.lines = [shared, between]() -> std::optional<std::string> {
        std::string all;
        for (const Record& record : *shared) {
            const std::vector<std::string> lines = record.shown();
            all += (all.empty() || lines.empty() ? "" : between) + text::join(lines, "\n");
        }
        return all.empty() ? std::nullopt : std::optional(all);
    };
    m_parts.push_back(std::move(part));
    return *this;
}

Record& Record::sheet(std::function<exchange::Sheet()> csv, std::function<exchange::Sheet()> latex)
{
    Part part;
    part.csv = std::move(csv);
    part.latex = std::move(latex);
    m_parts.push_back(std::move(part));
    return *this;
}

Json Record::json() const
{
    Json object = Json::object();
    for (const Part& part : m_parts) {
        if (part.json) {
            part.json(object);
        }
    }
    return object;
}

std::vector<std::string> Record::shown() const
{
    std::vector<std::string> lines;
    for (const Part& part : m_parts) {
        if (const auto text = part.lines ? part.lines() : std::nullopt) {
            lines.push_back(*text);
        }
    }
    return lines;
}

exchange::Sheet Record::sheet(Format format) const
{
    for (const Part& part : m_parts) {
        if (part.csv) {
            return format == Format::Csv ? part.csv() : part.latex();
        }
    }
    exchange::Sheet sheet;
    sheet.rows.emplace_back();
    const Json object = json();
    for (const auto& [key, value] : object.items()) {
        if (value.is_primitive()) {
            sheet.columns.push_back(key);
            sheet.rows.front().push_back(format == Format::Csv ? csvCell(value) : shownValue(value));
            sheet.alignment += value.is_number() ? 'r' : 'l';
        }
    }
    return sheet;
}

} // namespace accord::cli
