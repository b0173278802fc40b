// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/saved_filters.h"

#include <string_view>

namespace accord::store {

Result<std::vector<std::pair<std::string, std::string>>> savedFilters(Database& database)
{
    ACCORD_TRY(Statement query,
               database.prepare("SELECT name, filter FROM saved_filter ORDER BY name COLLATE NOCASE, name"));
    std::vector<std::pair<std::string, std::string>> filters;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return filters;
        }
        filters.emplace_back(query.string(0), query.string(1));
    }
}

Status saveFilter(Database& database, const std::string& name, const std::string& filter)
{
    ACCORD_TRY(Statement insert, database.prepare(R"sql(
        INSERT INTO saved_filter (name, filter)
        VALUES (?, ?)
        ON CONFLICT DO UPDATE SET filter = excluded.filter
    )sql"));
    insert.bind(std::string_view(name)).bind(std::string_view(filter));
    return insert.run();
}

Result<bool> removeFilter(Database& database, const std::string& name)
{
    ACCORD_TRY(Statement remove, database.prepare("DELETE FROM saved_filter WHERE name = ? RETURNING 1"));
    remove.bind(std::string_view(name));
    return remove.step();
}

} // namespace accord::store
