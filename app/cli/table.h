// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/sheet.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::cli {

using Json = nlohmann::ordered_json;

/// Rows of text with aligned columns. Widths count characters as a terminal shows them.
class TextTable
{
public:
    enum class Align : std::uint8_t { Left, Right };

    /// One letter per column: 'l' or 'r'. `indent` blanks stand before each line.
    explicit TextTable(std::string_view columns, int indent = 0);

    void row(std::vector<std::string> cells); ///< may be shorter than the table
    [[nodiscard]] bool empty() const { return m_rows.empty(); }
    [[nodiscard]] std::string text() const; ///< lines without the last line end

private:
    std::vector<Align> m_columns;
    int m_indent;
    std::vector<std::vector<std::string>> m_rows;
};

/// How a result is printed: for people, or for programs and papers (--json, --csv, --latex).
enum class Format : std::uint8_t { Text, Structured, Csv, Latex };

/// The value, or null where there is none.
template <class T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

std::string shownValue(const Json& value);     ///< as people read it: "38,742", "0.7621", "yes"; "-" for null
std::string figureCell(const Json& value);     ///< the same of a table of figures: "38742"; nothing for null
std::string csvCell(const Json& value);        ///< with full precision; a list as "a; b"; nothing for null
std::string headingOf(const std::string& key); ///< "standard error" of "standard_error"

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
        return add({std::move(key), std::move(heading), 'l', std::move(value), std::move(text)});
    }

    /// The same, aligned to the right.
    Table& number(std::string key, std::string heading, Value value, Text text = {})
    {
        return add({std::move(key), std::move(heading), 'r', std::move(value), std::move(text)});
    }

    /// The same two with a heading that is the key.
    Table& column(const std::string& key, Value value) { return column(key, headingOf(key), std::move(value)); }
    Table& number(const std::string& key, Value value) { return number(key, headingOf(key), std::move(value)); }

    /// Only for programs.
    Table& key(std::string key, Value value)
    {
        return add({std::move(key), {}, 'l', std::move(value), {}, Seen::Nowhere});
    }

    /// Only for people.
    Table& shown(std::string heading, Text text, char alignment = 'l')
    {
        return add({{}, std::move(heading), alignment, {}, std::move(text)});
    }

    /// The ends of an interval: two numbers, and one column in LaTeX, "[.340, .380]".
    Table& interval(const std::string& prefix, Value low, Value high)
    {
        const auto ends = [low, high](const T& row) {
            const Json from = low(row);
            const Json to = high(row);
            return from.is_number() && to.is_number() ? Json::array({from, to}) : Json(nullptr);
        };
        const auto paper = [ends](const T& row) {
            const Json both = ends(row);
            return both.is_null() ? std::string() : exchange::paperInterval(both[0], both[1]);
        };
        add({prefix + "low", headingOf(prefix + "low"), 'r', std::move(low), {}, Seen::Text});
        add({prefix + "high", headingOf(prefix + "high"), 'r', std::move(high), {}, Seen::Text});
        return add({{}, headingOf(prefix) + "95 % interval", 'r', ends, paper, Seen::Latex});
    }

    /// A key that a paper has a name for: a coefficient.
    Table& named(const std::string& key, Value value, Text name)
    {
        add({key, headingOf(key), 'l', value, {}, Seen::Text});
        return add({{}, headingOf(key), 'l', std::move(value), std::move(name), Seen::Latex});
    }

    /// The columns with these keys are not in LaTeX: a table with all of them would be wider than a page.
    Table& notOnPaper(std::initializer_list<std::string_view> keys)
    {
        for (Column& column : m_columns) {
            if (column.seen == Seen::Both && std::ranges::find(keys, column.key) != keys.end()) {
                column.seen = Seen::Text;
            }
        }
        return *this;
    }

    /// Text has no line with the headings; LaTeX has.
    Table& withoutHeadings()
    {
        m_headings = false;
        return *this;
    }

    /// A table of figures with a title, which is the caption in LaTeX. People see no column in which no row has a
    /// value, and nothing where there is none.
    Table& figures(std::string title)
    {
        m_title = std::move(title);
        m_figures = true;
        return *this;
    }

    /// What the caption says in LaTeX beside the title: the round, how many items, the coefficient. `label` is what
    /// tells the table's label from those of others with its title.
    Table& details(std::string details, std::string label = {})
    {
        m_details = std::move(details);
        m_label = std::move(label);
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

    [[nodiscard]] Json json(std::span<const T> rows) const
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
        const Columns columns = shownColumns(rows, Seen::Text);
        TextTable table(alignment(columns), indent);
        if (m_headings) {
            table.row(headings(columns));
        }
        for (const T& row : rows) {
            table.row(cells(columns, row));
        }
        return (m_title.empty() ? "" : m_title + "\n\n") + table.text();
    }

    /// One row as lines of "heading  value".
    [[nodiscard]] std::string card(const T& row, int indent = 0) const
    {
        const Columns columns = shownColumns(std::vector<T>(1, row), Seen::Text);
        TextTable table("l" + (columns.empty() ? "" : std::string(1, columns.back()->alignment)), indent);
        for (const Column* column : columns) {
            table.row({column->heading, textOf(*column, row)});
        }
        return table.text();
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
        const Columns columns = shownColumns(rows, Seen::Latex);
        exchange::Sheet sheet{m_title, headings(columns), {}, alignment(columns), m_details, m_label};
        for (const T& row : rows) {
            std::vector<std::string>& cells = sheet.rows.emplace_back();
            for (const Column* column : columns) {
                const Json value = column->text ? Json() : column->value(row);
                cells.push_back(value.is_number_float() ? exchange::paperFigure(value) : textOf(*column, row));
            }
        }
        return sheet;
    }

private:
    enum class Seen : std::uint8_t { Nowhere, Text, Latex, Both };

    struct Column
    {
        std::string key;
        std::string heading;
        char alignment;
        Value value;
        Text text;
        Seen seen = Seen::Both;
    };

    Table& add(Column column)
    {
        m_columns.push_back(std::move(column));
        return *this;
    }

    using Columns = std::vector<const Column*>;

    [[nodiscard]] std::string textOf(const Column& column, const T& row) const
    {
        return column.text ? column.text(row)
               : m_figures ? figureCell(column.value(row))
                           : shownValue(column.value(row));
    }

    [[nodiscard]] Columns shownColumns(const std::vector<T>& rows, Seen where) const
    {
        Columns columns;
        for (const Column& column : m_columns) {
            const bool empty = m_figures && !rows.empty() && column.value &&
                               std::ranges::all_of(rows, [&](const T& row) { return column.value(row).is_null(); });
            if ((column.seen == where || column.seen == Seen::Both) && !empty) {
                columns.push_back(&column);
            }
        }
        return columns;
    }

    static std::string alignment(const Columns& columns)
    {
        std::string letters;
        for (const Column* column : columns) {
            letters += column->alignment;
        }
        return letters;
    }

    static std::vector<std::string> headings(const Columns& columns)
    {
        std::vector<std::string> headings;
        for (const Column* column : columns) {
            headings.push_back(column->heading);
        }
        return headings;
    }

    [[nodiscard]] std::vector<std::string> cells(const Columns& columns, const T& row) const
    {
        std::vector<std::string> cells;
        for (const Column* column : columns) {
            cells.push_back(textOf(*column, row));
        }
        return cells;
    }

    std::vector<Column> m_columns;
    std::string m_title;
    std::string m_details;
    std::string m_label;
    bool m_headings = true;
    bool m_figures = false;
};

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
    Record& lines(std::function<std::vector<std::string>()> lines); ///< worked out for people only

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

    /// Answers of one kind: a list of objects under the key, and the lines of each, usually with an empty line between.
    Record& list(const std::string& key, std::vector<Record> records, const std::string& between = "\n\n");

    /// Rows that only --csv and --latex print, where text and JSON have another shape.
    template <class T>
    Record& sheet(const Table<T>& columns, const std::vector<T>& rows)
    {
        return sheet([columns, rows] { return columns.csv(rows); }, [columns, rows] { return columns.latex(rows); });
    }

    /// The same of rows that take time.
    template <class T, class RowsOf>
    requires std::invocable<RowsOf> Record& sheet(const Table<T>& columns, RowsOf rowsOf)
    {
        return sheet([columns, rowsOf] { return columns.csv(rowsOf()); },
                     [columns, rowsOf] { return columns.latex(rowsOf()); });
    }

    /// The same of what is no Table.
    Record& sheet(std::function<exchange::Sheet()> csv, std::function<exchange::Sheet()> latex);

    [[nodiscard]] Json json() const;
    [[nodiscard]] std::vector<std::string> shown() const; ///< the lines

    /// The first table; where there is none the fields that are no lists, in one row.
    [[nodiscard]] exchange::Sheet sheet(Format format) const;

private:
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
        std::function<exchange::Sheet()> csv;
        std::function<exchange::Sheet()> latex;
    };

    std::vector<Part> m_parts;
};

} // namespace accord::cli
