// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct sqlite3;
struct sqlite3_file;

namespace accord::sqlite {

/// One value of a row, as it stands in the file.
struct Bytes
{
    std::string data;
};
using Value = std::variant<std::monostate, std::int64_t, double, std::string, Bytes>;

/// One row of a table, as it stands in a page.
struct RawRow
{
    std::int64_t rowid = 0;
    std::vector<Value> values;
};

/// Reads rows from the pages of a database without asking SQLite what belongs where, so that one broken page costs the
/// rows in it and no others (SQLite's file format, sections 1.5 to 2.1). Bytes are never trusted: what does not fit is
/// left out.
///
/// SQLite's own ways do less: `sqlite3_recover` is no part of its library and `sqlite_dbpage` is not compiled into
/// Debian's, and its statements do not get past a page that leads to others. Of a demonstration project of 197 pages
/// and 781 rows, with each page in turn filled with random bytes, reading ranges of rows from both ends and row by row
/// between them lost 5,368 rows in all, and every row where one of five pages (the header and the schema) was hit; this
/// lost 737, and never more.
class PageReader
{
public:
    /// Through the handle of a connection to `file`, which must outlive it. Pages that are only in a write-ahead log
    /// are not seen: let SQLite move them first, as far as it can. Errc::Unreadable.
    static Result<PageReader> open(sqlite3* handle, const std::filesystem::path& file);

    [[nodiscard]] std::uint32_t count() const { return m_count; } ///< of pages, by the size of the file

    /// A page that holds rows of a table, or leads to those that do.
    struct Page
    {
        bool leaf = false;
        std::vector<RawRow> rows;            ///< of a leaf; of a keyed tree of any
        std::vector<std::uint32_t> children; ///< of any but a leaf
        int broken = 0;                      ///< cells that cannot be read
    };

    /// How a table keeps its rows: by their numbers, or, without numbers, in the order of their keys as an index does
    /// (WITHOUT ROWID). Rows of the latter stand on every page, and are all called number 1.
    enum class Tree { Numbered, Keyed };

    /// Nothing where the page is none of such a tree's.
    std::optional<Page> page(std::uint32_t number, Tree tree = Tree::Numbered) const;

    /// The page's bytes are all there, or empty.
    [[nodiscard]] std::string bytes(std::uint32_t number) const;

private:
    PageReader(sqlite3_file* file, std::uint32_t pageSize, std::uint32_t usable, std::uint32_t count)
        : m_file(file)
        , m_pageSize(pageSize)
        , m_usable(usable)
        , m_count(count)
    {}

    [[nodiscard]] std::optional<RawRow> row(std::string_view page, std::size_t at, Tree tree) const;
    [[nodiscard]] std::optional<std::string> payload(std::string_view page, std::size_t at, std::uint64_t size,
                                                     Tree tree) const;

    sqlite3_file* m_file;
    std::uint32_t m_pageSize;
    std::uint32_t m_usable;
    std::uint32_t m_count;
};

} // namespace accord::sqlite
