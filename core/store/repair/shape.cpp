// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/repair/shape.h"

#include <algorithm>

namespace accord::store {
namespace {

constexpr std::size_t kIdentifier = 16;

bool hasType(const Value& value, const std::string& type)
{
    if (type == "INTEGER") {
        return std::holds_alternative<std::int64_t>(value);
    }
    if (type == "REAL") {
        // A whole number is stored as one to save room.
        return std::holds_alternative<double>(value) || std::holds_alternative<std::int64_t>(value);
    }
    return type == "TEXT" ? std::holds_alternative<std::string>(value) : std::holds_alternative<Bytes>(value);
}

// `uuid` is where an identifier is kept until the statement has run.
void bindValue(Statement& statement, const Value& value, Uuid& uuid)
{
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        statement.bind(*number);
    } else if (const auto* real = std::get_if<double>(&value)) {
        statement.bind(*real);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        statement.bind(std::string_view(*text));
    } else if (const auto* bytes = std::get_if<Bytes>(&value); bytes != nullptr && bytes->data.size() == kIdentifier) {
        std::ranges::transform(bytes->data, uuid.bytes.begin(), [](char c) { return static_cast<std::uint8_t>(c); });
        statement.bind(uuid);
    } else {
        statement.bindNull();
    }
}

} // namespace

Result<TableShape> TableShape::of(Database& sound, const std::string& table)
{
    TableShape shape;
    shape.m_name = table;
    ACCORD_TRY(Statement kind, sound.prepare("SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?"));
    kind.bind(std::string_view(shape.m_name));
    ACCORD_TRY(const bool known, kind.step());
    const bool keyed = known && kind.integer(0) != 0;
    shape.m_tree = keyed ? PageReader::Tree::Keyed : PageReader::Tree::Numbered;
    ACCORD_TRY(Statement query, sound.prepare("SELECT name, type, \"notnull\", pk FROM pragma_table_info(?)"));
    query.bind(std::string_view(shape.m_name));
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        Column column{query.string(0), query.string(1), query.integer(2) != 0, !keyed && query.integer(3) != 0, false};
        column.identifier = column.type == "BLOB";
        shape.m_columns.push_back(std::move(column));
    }
    if (shape.m_columns.empty()) {
        return Error{Errc::Internal, table, "has no columns"};
    }
    return shape;
}

bool TableShape::fits(const RawRow& row) const
{
    if (row.values.empty() || row.values.size() > m_columns.size() || row.rowid <= 0) {
        return false;
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        if (i >= row.values.size()) {
            if (column.required) {
                return false;
            }
            continue;
        }
        const Value& value = row.values[i];
        if (std::holds_alternative<std::monostate>(value)) {
            if (column.required && !column.number) {
                return false;
            }
            continue;
        }
        const auto* bytes = std::get_if<Bytes>(&value);
        if (column.number || !hasType(value, column.type) ||
            (column.identifier && bytes != nullptr && bytes->data.size() != kIdentifier)) {
            return false;
        }
    }
    return true;
}

Result<bool> TableShape::insert(Database& into, const RawRow& row) const
{
    std::string names;
    std::string marks;
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        names += (i == 0 ? "" : ", ") + m_columns[i].name;
        marks += i == 0 ? "?" : ", ?";
    }
    ACCORD_TRY(Statement insert,
               into.prepare("INSERT OR IGNORE INTO " + m_name + " (" + names + ") VALUES (" + marks + ")"));
    std::vector<Uuid> uuids(row.values.size());
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        if (m_columns[i].number) {
            insert.bind(row.rowid);
        } else {
            bindValue(insert, row.values[i], uuids[i]);
        }
    }
    ACCORD_CHECK(insert.run());
    return into.changes() > 0;
}

} // namespace accord::store
