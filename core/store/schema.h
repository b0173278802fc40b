// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/embedded.h"
#include "core/base/result.h"
#include "core/model/place.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace accord::store {

/// The steps from an empty file to a project file; step N makes schema N. A seam: tests bring their own.
using Migrations = std::vector<embedded::File>;

/// The schema that this build reads and writes: the number of its last migration.
int newestSchema();

/// Makes a new, empty project file. Errc::Exists if the file is there; nothing is left behind after an error.
/// `location`: where it lies, if that is not to be found out.
Result<std::unique_ptr<sqlite::Database>> createProject(const std::filesystem::path& file,
                                                        const Migrations& migrations = embedded::migrations(),
                                                        const std::optional<Location>& location = {});

/// The same in a file that is there and empty, such as a TemporaryFile.
Result<std::unique_ptr<sqlite::Database>> fillProject(const std::filesystem::path& file,
                                                      const Migrations& migrations = embedded::migrations());

/// Whether a file whose pages are seen to be damaged is refused when it is opened.
enum class Pages : std::uint8_t {
    Sound,     ///< small files are looked through (see checkPagesOfSmallFile())
    AsTheyAre, ///< to tell what is damaged, or to mend it
};

/// Opens a project file, and brings an older one up to date after copying it to "NAME.before-schema-N-from-M.accord"
/// beside it. The file may come from anybody: one whose tables are not exactly those of a project is not opened, and
/// nothing that it brings along is run. Errc::NotADatabase, NotAProject (with the part that is not ours),
/// TooNew, Damaged, NotFound, Unreadable, Locked. A write-protected file, and one in a folder that is copied elsewhere
/// behind our back, opens for reading only; Errc::ReadOnly if it would have to be brought up to date. What a process
/// that ended abruptly left beside the file is taken into it or undone, as it was committed or not, and counted in
/// Database::opened().
Result<std::unique_ptr<sqlite::Database>> openProject(const std::filesystem::path& file,
                                                      const Migrations& migrations = embedded::migrations(),
                                                      Pages pages = Pages::Sound,
                                                      const std::optional<Location>& location = {});

/// Compares what the file says of its tables and indexes with what the first `steps` migrations make, word by word:
/// whatever somebody else put in (a trigger, a view, a further table, a changed column) is found, whatever it is for.
/// Errc::NotAProject with what is not ours, Errc::Damaged.
Status checkSchema(sqlite::Database& database, const Migrations& migrations, int steps);

/// Reads every page and looks whether the trees and records in it are well-formed (PRAGMA quick_check); references and
/// the order of indexes are left to check(). Takes as long as reading the file. Errc::Damaged with the first finding.
Status checkPages(sqlite::Database& database);

/// checkPages() where it takes a few milliseconds: up to this many bytes, and once in a process as long as the file is
/// the same one. For larger files SQLite's check of each page as it is used has to do; whoever takes over the content
/// of a stranger's file calls checkPages() first.
Status checkPagesOfSmallFile(sqlite::Database& database);
constexpr std::int64_t kSmallFile = std::int64_t{4} * 1024 * 1024;

} // namespace accord::store
