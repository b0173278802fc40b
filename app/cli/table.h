// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/sheet.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace accord::cli {

using Json = nlohmann::ordered_json;

/// How a result is printed: for people, or for programs and papers (--json, --csv, --latex).
enum class Format : std::uint8_t { Text, Structured, Csv, Latex };

/// The value, or null where there is none.
template <class T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

std::string shownValue(const Json& value); ///< as people read it: "38,742", "0.7621", "yes"; "-" for null
std::string csvCell(const Json& value);    ///< with full precision; a list as "a; b"; nothing for null

/// Columns that are declared once: key, heading, alignment and value. Text, JSON, CSV and LaTeX come from them. A
/// column with a key is for programs (JSON and CSV), one that is shown is for people (text and LaTeX); most are both.
template <class T>
class Table
{
public:
    using Value = std::function<Json(const T&)>;
    using Text = std::function<std::string(const T&)>;

    /// `text`: what people read in place of the value.
    Table& column(std::string key, std::string heading, Value value, Text text = {})
    {
        return add({std::move(key), std::move(heading), 'l', std::move(value), std::move(text), true});
    }

    /// The same, aligned to the right.
    Table& number(std::string key, std::string heading, Value value, Text text = {})
    {
        return add({std::move(key), std::move(heading), 'r', std::move(value), std::move(text), true});
    }

    /// Only for programs.
    Table& key(std::string key, Value value) { return add({std::move(key), {}, 'l', std::move(value), {}, false}); }

    /// Only for people.
    Table& shown(std::string heading, Text text, char alignment = 'l')
    {
        return add({{}, std::move(heading), alignment, {}, std::move(text), true});
    }

    /// Text has no line with the headings; LaTeX has.
    Table& withoutHeadings()
    {
        m_headings = false;
        return *this;
    }

    [[nodiscard]] Json json(const T& row) const
    {
        Json object = Json::object();
        for (const Column& column : m_columns) {
            if (!column.key.empty()) {
                object[column.key] = column.value(row);
            }
        }
        return object;
    }

    [[nodiscard]] Json json(const std::vector<T>& rows) const
    {
        Json list = Json::array();
        for (const T& row : rows) {
            list.push_back(json(row));
        }
        return list;
    }

    /// A line for each row, columns aligned, without the last line end.
    [[nodiscard]] std::string text(const std::vector<T>& rows, int indent = 0) const
    {
        std::vector<std::vector<std::string>> cells = shownRows(rows);
        if (m_headings) {
            cells.insert(cells.begin(), shownHeadings());
        }
        return aligned(alignment(), std::move(cells), indent);
    }

    /// One row as lines of "heading  value".
    [[nodiscard]] std::string card(const T& row, int indent = 0) const
    {
        std::vector<std::vector<std::string>> cells;
        std::string valueAlignment = "l";
        for (const Column& column : m_columns) {
            if (column.shown) {
                cells.push_back({column.heading, textOf(column, row)});
                valueAlignment = column.alignment;
            }
        }
        return aligned("l" + valueAlignment, std::move(cells), indent);
    }

    [[nodiscard]] exchange::Sheet csv(const std::vector<T>& rows) const
    {
        exchange::Sheet sheet;
        for (const Column& column : m_columns) {
            if (!column.key.empty()) {
                sheet.columns.push_back(column.key);
            }
        }
        for (const T& row : rows) {
            std::vector<std::string>& cells = sheet.rows.emplace_back();
            for (const Column& column : m_columns) {
                if (!column.key.empty()) {
                    cells.push_back(csvCell(column.value(row)));
                }
            }
        }
        return sheet;
    }

    [[nodiscard]] exchange::Sheet latex(const std::vector<T>& rows) const
    {
        return {{}, shownHeadings(), shownRows(rows), alignment()};
    }

private:
    struct Column
    {
        std::string key;
        std::string heading;
        char alignment;
        Value value;
        Text text;
        bool shown;
    };

    Table& add(Column column)
    {
        m_columns.push_back(std::move(column));
        return *this;
    }

    static std::string textOf(const Column& column, const T& row)
    {
        return column.text ? column.text(row) : shownValue(column.value(row));
    }

    [[nodiscard]] std::string alignment() const
    {
        std::string letters;
        for (const Column& column : m_columns) {
            letters += column.shown ? std::string(1, column.alignment) : std::string();
        }
        return letters;
    }

    [[nodiscard]] std::vector<std::string> shownHeadings() const
    {
        std::vector<std::string> headings;
        for (const Column& column : m_columns) {
            if (column.shown) {
                headings.push_back(column.heading);
            }
        }
        return headings;
    }

    [[nodiscard]] std::vector<std::vector<std::string>> shownRows(const std::vector<T>& rows) const
    {
        std::vector<std::vector<std::string>> all;
        for (const T& row : rows) {
            std::vector<std::string>& cells = all.emplace_back();
            for (const Column& column : m_columns) {
                if (column.shown) {
                    cells.push_back(textOf(column, row));
                }
            }
        }
        return all;
    }

    static std::string aligned(const std::string& alignment, std::vector<std::vector<std::string>> rows, int indent);

    std::vector<Column> m_columns;
    bool m_headings = true;
};

std::string alignedText(const std::string& alignment, std::vector<std::vector<std::string>> rows, int indent);

template <class T>
std::string Table<T>::aligned(const std::string& alignment, std::vector<std::vector<std::string>> rows, int indent)
{
    return alignedText(alignment, std::move(rows), indent);
}

class Console;

/// What a command answers: fields by their keys for programs, lines for people, and a table for both. Each call adds to
/// the JSON object or to the text, in the order of the calls. Nothing is worked out that the format does not need.
class Record
{
public:
    /// For programs.
    Record& field(std::string key, Json value);
    Record& field(std::string key, std::function<Json()> value);
    Record& fields(Json object);
    Record& fields(std::function<Json()> object);

    /// For people.
    Record& line(std::string text = {});
    Record& lines(std::vector<std::string> lines);
    Record& text(std::function<void()> print); ///< by something that prints on the console itself

    /// The rows as a list under the key, as aligned lines, and as what --csv and --latex print. `otherwise` is what
    /// people read where there is no row; without it the headings stand alone.
    template <class T>
    Record& table(const std::string& key, Table<T> columns, std::vector<T> rows, int indent = 0,
                  std::optional<std::string> otherwise = {})
    {
        auto shared = std::make_shared<const Rows<T>>(Rows<T>{std::move(columns), std::move(rows)});
        Part part;
        part.json = [key, shared](Json& object) { object[key] = shared->columns.json(shared->rows); };
        part.lines = [shared, indent, otherwise = std::move(otherwise)]() -> std::optional<std::string> {
            if (shared->rows.empty() && otherwise) {
                return otherwise->empty() ? std::nullopt : otherwise;
            }
            return shared->columns.text(shared->rows, indent);
        };
        part.csv = [shared] { return shared->columns.csv(shared->rows); };
        part.latex = [shared] { return shared->columns.latex(shared->rows); };
        m_parts.push_back(std::move(part));
        return *this;
    }

    /// One row, as fields of the record, or of an object of its own under the key; as lines of "heading  value".
    template <class T>
    Record& row(const std::string& key, const Table<T>& columns, const T& row, int indent = 0)
    {
        Json object = columns.json(row);
        key.empty() ? fields(std::move(object)) : field(key, std::move(object));
        return line(columns.card(row, indent));
    }

    /// Rows that only --csv and --latex print, where text and JSON have another shape.
    template <class T>
    Record& sheet(const Table<T>& columns, const std::vector<T>& rows)
    {
        return sheet([columns, rows] { return columns.csv(rows); }, [columns, rows] { return columns.latex(rows); });
    }

    /// The same of what is no Table.
    Record& sheet(std::function<exchange::Sheet()> csv, std::function<exchange::Sheet()> latex);

    [[nodiscard]] Json json() const;

    /// The first table; where there is none the fields that are no lists, in one row.
    [[nodiscard]] exchange::Sheet sheet(Format format) const;

private:
    friend class Console;

    template <class T>
    struct Rows
    {
        Table<T> columns;
        std::vector<T> rows;
    };

    struct Part
    {
        std::function<void(Json&)> json;
        std::function<std::optional<std::string>()> lines;
        std::function<void()> print;
        std::function<exchange::Sheet()> csv;
        std::function<exchange::Sheet()> latex;
    };

    std::vector<Part> m_parts;
};

} // namespace accord::cli
