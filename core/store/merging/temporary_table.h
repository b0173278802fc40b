// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace accord::store {

/// A temporary table of a connection, there as long as this is.
class TemporaryTable
{
public:
    static Result<TemporaryTable> create(sqlite::Database& database, const std::string& name,
                                         std::string_view definition)
    {
        ACCORD_CHECK(database.execute("CREATE TABLE " + name + " " + std::string(definition)));
        return TemporaryTable(database, name);
    }

private:
    struct Drop
    {
        std::string name;
        // One that was taken back with its transaction is gone already.
        void operator()(sqlite::Database* database) const { (void)database->execute("DROP TABLE IF EXISTS " + name); }
    };

    TemporaryTable(sqlite::Database& database, std::string name)
        : m_database(&database, Drop{std::move(name)})
    {}

    std::unique_ptr<sqlite::Database, Drop> m_database;
};

} // namespace accord::store
