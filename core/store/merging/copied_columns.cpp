// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/copied_columns.h"

#include <algorithm>
#include <vector>

namespace accord::store {

Result<std::string> copiedColumns(sqlite::Database& database, std::string_view table,
                                  std::initializer_list<CopiedAs> changed)
{
    static constexpr auto kColumns = "SELECT name FROM pragma_table_info(:table, 'main')";
    ACCORD_TRY(const auto columns, database.query(kColumns).bind(":table", table).all<std::string>());
    std::string names;
    std::string values;
    for (const std::string& column : columns) {
        const auto* const other = std::ranges::find(changed, column, &CopiedAs::column);
        const std::string value = other == changed.end() ? "a." + column : std::string(other->value);
        if (!value.empty()) {
            names += (names.empty() ? "" : ", ") + column;
            values += (values.empty() ? "" : ", ") + value;
        }
    }
    return "INSERT INTO main." + std::string(table) + " (" + names + ") SELECT " + values + " ";
}

} // namespace accord::store
