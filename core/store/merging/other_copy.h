// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/os/atomic_file.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/event.h"
#include "core/model/merging.h"
#include "core/sqlite/database.h"
#include "core/store/merging/temporary_table.h"
#include "core/store/study/codebooks.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::store {

/// Others may write to a copy while it is merged, where they have it open.
enum class MergeReading : std::uint8_t {
    InPlace, ///< and is told when they do
    OwnCopy, ///< as it is at one moment
};

/// Another copy of the project beside this one in one connection, for reading. Somebody else made it, so it is looked
/// through as a whole before anything is taken from it.
///
/// Its statements are written with `other.` before the other copy's tables and `map_` before the names of temporary
/// ones, which stand for its own; see named().
class OtherCopy
{
public:
    /// How many copies fit beside one project.
    static constexpr std::size_t kMost = 9;

    /// Looks the files through, several at a time, and attaches them; at most kMost. What is returned of a package is
    /// unpacked first, into a project file that is there as long as the copy is; with MergeReading::OwnCopy every other
    /// file is copied to such a one. Of the first file with an error: Errc::NotADatabase, NotAProject, Invalid (of
    /// another project, or the project itself), TooNew, Damaged, NotFound, Unreadable, DiskFull, Cancelled.
    static Result<std::vector<OtherCopy>> attach(sqlite::Database& project,
                                                 std::span<const std::filesystem::path> files, Progress& progress,
                                                 const std::stop_token& stop,
                                                 MergeReading reading = MergeReading::InPlace);

    /// In a snapshot or a transaction: to its end the copy reads as it was looked through. Errc::Locked with
    /// Reason::WrittenWhileRead where somebody wrote to it since.
    Status holdStill() const;

    [[nodiscard]] sqlite::Database& database() const { return *m_database; }
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] bool isPackage() const { return m_isPackage; } ///< one person's; says nothing about the others
    /// Whose word it is, as far as this project knows: null when it is no package, and for PackageOrigin::NotHandedOut
    /// and OfSomebodyElse.
    [[nodiscard]] const Uuid& packagedFor() const { return m_packagedFor; }
    [[nodiscard]] PackageOrigin origin() const { return m_origin; }

    /// Who merges it. What a package says is taken from its own person and from leads; brought by anybody else all of
    /// it is somebody else's.
    Status setMergedBy(PersonId person, bool lead);

    /// Whether something is taken from this copy. The choices are those of somebody who may make them.
    [[nodiscard]] bool gives(MergeExtra extra, const MergeChoices& choices) const;

    Result<sqlite::Statement> prepare(std::string_view sql) const { return m_database->prepare(named(sql)); }
    [[nodiscard]] sqlite::Query query(std::string_view sql) const { return sqlite::Query(prepare(sql)); }

    /// Of two copies: `earlier.` and `earlier_map_` stand for the tables of the other one.
    [[nodiscard]] sqlite::Query query(std::string_view sql, const OtherCopy& earlier) const;

    /// The same query of this project: `other.` stands for its own tables.
    [[nodiscard]] sqlite::Query queryHere(std::string_view sql) const;

    /// Events of the other copy; `from` as for eventsOf().
    [[nodiscard]] sqlite::Query eventsOf(EventKind kind, std::string_view from) const;

    /// A temporary table of this copy, as the type of a map says (see merge_steps.h).
    template <class Map>
    Result<Map> createMap() const
    {
        ACCORD_TRY(TemporaryTable table, TemporaryTable::create(*m_database, named(Map::kName), Map::kDefinition));
        return Map{std::move(table)};
    }

    Status execute(std::string_view sql) const;
    Status executeAll(std::span<const std::string_view> statements) const;
    Result<std::int64_t> number(std::string_view sql) const;

    /// The versions of its codebook, in the order in which they hold.
    [[nodiscard]] Result<std::vector<CodebookVersion>> codebooks() const;

    /// What is wrong with the file, as an error.
    [[nodiscard]] Error damaged(Reason reason) const;

private:
    OtherCopy(sqlite::Database& database, std::filesystem::path file, std::string name)
        : m_database(&database)
        , m_file(std::move(file))
        , m_name(std::move(name))
    {}

    Status checkProject(bool returned);
    Status findOrigin();

    /// The statement as SQLite is to read it. The one place where names are put into statements: what a schema is
    /// called is no value that could be bound, several copies are attached at once, and none can be detached in the
    /// transaction that takes them all. The names are those that attach() makes: p0, p1 and so on, with tables
    /// temp.p0_item. (One table for all copies, with a column for which, doubles the time of each look at it.)
    [[nodiscard]] std::string named(std::string_view sql, const OtherCopy* earlier = nullptr) const;

    sqlite::Database* m_database;
    std::filesystem::path m_file;                ///< as people know it
    std::shared_ptr<TemporaryFile> m_unpacked;   ///< what it was unpacked into or copied to
    std::shared_ptr<sqlite::Database> m_checked; ///< by which it was looked through
    std::int64_t m_state = 0;                    ///< in which state
    std::string m_name;                          ///< that it is attached under
    bool m_isPackage = false;
    PackageOrigin m_origin = PackageOrigin::None;
    Uuid m_handedTo; ///< as the record of this project says
    Uuid m_packagedFor;
};

/// Reading a file in WAL mode leaves an empty log beside it when nobody may write. Once it is closed here this takes
/// the log away as the last to leave would; where somebody else has the file open it stays.
void takeEmptyLogAway(const std::filesystem::path& file);

} // namespace accord::store
