// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"
#include "core/sqlite_file/database_pages.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace accord::store {

/// What rows of a table look like, by the declaration of a sound file: their number of columns, the type of each, and
/// that identifiers have 16 bytes.
class TableShape
{
public:
    static Result<TableShape> of(sqlite::Database& sound, const std::string& table);

    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] sqlite::PageReader::Tree tree() const { return m_tree; }

    /// Whether a row of this table could be that. Those of an older schema are shorter: what was added later was added
    /// behind, and can be left out.
    [[nodiscard]] bool fits(const sqlite::RawRow& row) const;
    [[nodiscard]] bool fitsWhole(const sqlite::RawRow& row) const; ///< the same with a value for each column

    /// False where a row with that number or identifier is there already.
    Result<bool> insert(sqlite::Database& into, const sqlite::RawRow& row) const;

private:
    struct Column
    {
        std::string name;
        std::string type;
        bool required = false;
        bool number = false;     ///< holds the row's number, and stands empty in the row itself
        bool identifier = false; ///< 16 bytes
        bool optional = false;   ///< a row without it has a value for it all the same
    };

    [[nodiscard]] bool hasOptionalFrom(std::size_t column) const;
    [[nodiscard]] bool valuesFit(const sqlite::RawRow& row) const;

    std::string m_name;
    sqlite::PageReader::Tree m_tree = sqlite::PageReader::Tree::Numbered;
    std::vector<Column> m_columns;
};

/// What could be read of a damaged file, and what could not.
struct Salvaged
{
    std::map<std::string, std::int64_t> rows; ///< by table, into the new file
    std::int64_t brokenPages = 0;             ///< of those that the file's own order led to
    std::int64_t brokenRows = 0;              ///< cells in pages that could be read otherwise
    std::int64_t strayRows = 0;               ///< from pages to which nothing leads any more, known by their shape
    std::int64_t missingEvents = 0;           ///< numbers below the greatest one that no event has
    bool identity = true;                     ///< the project's name and identifier could be read
};

/// Reads every row that can be read from the pages of `damaged`, through its own order where that is whole and page by
/// page where it is not, into `fresh`, an empty project file. Rows of the tables that are to be salvaged (tables.h) are
/// taken, whatever they refer to; what is derived (current labels and decisions, the word index) is left to rederive().
/// In a transaction of its own.
Result<Salvaged> salvage(sqlite::Database& damaged, sqlite::Database& fresh);

/// A taxonomy event as a repair needs it.
struct TaxonomyEvent
{
    EventId event;
    std::string note;
    std::string json; ///< the whole taxonomy
};

/// All of them, the one that holds last.
Result<std::vector<TaxonomyEvent>> taxonomyEvents(sqlite::Database& database);

/// Makes current labels and decisions, and all indexes, follow from the events again, and has the words indexed anew.
/// No event is touched. Inside the caller's transaction. Errc::Damaged where pages cannot be read.
Status rederive(sqlite::Database& database);

/// A version of the codebook for a taxonomy event that has none. Inside the caller's transaction.
Status rederiveCodebook(sqlite::Database& database, const TaxonomyEvent& event);

} // namespace accord::store
