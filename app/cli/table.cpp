// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/table.h"

#include "app/cli/text_table.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

std::string plainCell(const Json& value)
{
    return value.is_null()     ? std::string()
           : value.is_string() ? value.get<std::string>()
                               : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

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

std::string alignedText(const std::string& alignment, std::vector<std::vector<std::string>> rows, int indent)
{
    TextTable table(alignment, indent);
    for (std::vector<std::string>& row : rows) {
        table.row(std::move(row));
    }
    return table.text();
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

Record& Record::text(std::function<void()> print)
{
    Part part;
    part.print = std::move(print);
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
