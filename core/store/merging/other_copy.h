// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/merging.h"
#include "core/store/sqlite/database.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>

namespace accord::store {

/// Another copy of the project beside this one in one connection, for reading. Somebody else made it, so it is looked
/// through as a whole before anything is taken from it.
///
/// Its queries are written with `package.` before the other copy's tables and `map_` before the names of temporary
/// ones, which stand for its own: several copies are attached at once.
class OtherCopy
{
public:
    /// How many copies fit beside one project.
    static constexpr std::size_t kMost = 9;

    /// Looks the file through and attaches it as the `index`-th. Errc::NotADatabase, NotAProject, Invalid (of
    /// another project, or the project itself), TooNew, Damaged, NotFound, Unreadable, Cancelled.
    static Result<OtherCopy> attach(Database& project, const std::filesystem::path& file, std::size_t index,
                                    const std::stop_token& stop);

    [[nodiscard]] Database& database() const { return *m_database; }
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] bool isPackage() const { return m_isPackage; } ///< one person's; says nothing about the others
    [[nodiscard]] const Uuid& packagedFor() const { return m_packagedFor; } ///< null when it is none
    [[nodiscard]] const std::string& name() const { return m_prefix; }      ///< that it is attached under

    /// Whether something is taken from this copy. The choices are those of somebody who may make them.
    [[nodiscard]] bool gives(MergeExtra extra, const MergeChoices& choices) const;

    /// The query with the names that stand for this copy's tables.
    [[nodiscard]] std::string named(std::string_view sql) const;
    Result<Statement> prepare(std::string_view sql) const;
    Status execute(std::string_view sql) const;
    Result<std::int64_t> number(std::string_view sql) const;

    /// What is wrong with the file, as an error.
    [[nodiscard]] Error damaged(std::string detail) const;

private:
    OtherCopy(Database& database, std::filesystem::path file, std::string prefix)
        : m_database(&database)
        , m_file(std::move(file))
        , m_prefix(std::move(prefix))
    {}

    Status checkProject();

    Database* m_database;
    std::filesystem::path m_file;
    std::string m_prefix;
    bool m_isPackage = false;
    Uuid m_packagedFor;
};

/// Reading a file in WAL mode leaves an empty log beside it when nobody may write. Once it is closed here this takes
/// the log away as the last to leave would; where somebody else has the file open it stays.
void takeEmptyLogAway(const std::filesystem::path& file);

} // namespace accord::store
