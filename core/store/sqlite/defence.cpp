// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sqlite/defence.h"

#include <sqlite3.h>

#include <utility>

namespace accord::store {
namespace {

constexpr std::pair<int, int> kSwitches[] = {
    {SQLITE_DBCONFIG_DEFENSIVE, 1},
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
    {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
    // The schema has neither triggers nor views. References between tables work without them.
    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
    {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
};

// Issues are read as objects of up to 128 MB, so no text is longer. Everything else is some ten times what the schema
// and our statements take.
constexpr std::pair<int, int> kLimits[] = {
    {SQLITE_LIMIT_LENGTH, 256 * 1024 * 1024},
    {SQLITE_LIMIT_SQL_LENGTH, 200000},
    {SQLITE_LIMIT_COLUMN, 200},
    {SQLITE_LIMIT_EXPR_DEPTH, 100},
    {SQLITE_LIMIT_COMPOUND_SELECT, 50},
    {SQLITE_LIMIT_VDBE_OP, 250000},
    {SQLITE_LIMIT_FUNCTION_ARG, 32},
    {SQLITE_LIMIT_ATTACHED, 10}, // copies that are merged
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 10000},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 1000},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 20}, // also bounds how far one deleted row takes others with it
};

} // namespace

void defend(sqlite3* handle)
{
    for (const auto& [option, value] : kSwitches) {
        sqlite3_db_config(handle, option, value, nullptr);
    }
    for (const auto& [limit, value] : kLimits) {
        sqlite3_limit(handle, limit, value);
    }
    // Neither reads the file, so neither can fail because of it.
    sqlite3_exec(handle, "PRAGMA cell_size_check = ON", nullptr, nullptr, nullptr);
    sqlite3_exec(handle, "PRAGMA mmap_size = 0", nullptr, nullptr, nullptr);
}

} // namespace accord::store
