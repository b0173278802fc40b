// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/repair/pages.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord::store {

/// What rows of a table look like, by the declaration of a sound file: their number of columns, the type of each, and
/// that identifiers have 16 bytes.
class TableShape
{
public:
    static Result<TableShape> of(Database& sound, const std::string& table);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] PageReader::Tree tree() const { return m_tree; }

    /// Rows of an older schema are shorter: what was added later was added behind.
    [[nodiscard]] bool fits(const RawRow& row) const;

    /// False where a row with that number or identifier is there already.
    Result<bool> insert(Database& into, const RawRow& row) const;

private:
    struct Column
    {
        std::string name;
        std::string type;
        bool required = false;
        bool number = false;     ///< holds the row's number, and stands empty in the row itself
        bool identifier = false; ///< 16 bytes
    };

    std::string m_name;
    PageReader::Tree m_tree = PageReader::Tree::Numbered;
    std::vector<Column> m_columns;
};

} // namespace accord::store
