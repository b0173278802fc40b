// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/os/file_facts.h"
#include "core/model/place.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace accord::store {

/// The program that keeps copies of the file's folder, or of a folder above it, elsewhere: "Dropbox", "OneDrive",
/// "Google Drive", "Nextcloud or ownCloud", "Syncthing" and so on; empty if nothing tells of one. Known by
/// the files that these programs leave in the folders, and by the names of folders together with settings in `home`.
/// `file` is absolute and without links.
std::string cloudOf(const std::filesystem::path& file, const std::filesystem::path& home);

/// Makes the connection write as the place allows: a write-ahead log on a local disk, a rollback journal on a network.
/// The mode belongs to the file, and is only switched while nobody else is in: where somebody is, or a window has said
/// so (`othersAreIn`), it stays as it is. Every commit is on the disk when it returns, in either mode. Answers whether
/// there is a log. Errc::Locked for a log on a network that others are using: it works on their machine alone.
Result<bool> chooseJournal(sqlite::Database& database, Place place, bool othersAreIn);

/// Copies what was committed from the log into the project file itself, so that the file alone has it. Keeps nobody
/// from reading or writing. False where something is left that somebody still reads an older state of, or another one
/// is at it; true without a log, and where nothing may be written. Not inside a transaction.
Result<bool> writeLogBack(sqlite::Database& database);

/// What the system tells about the place of a file, as a seam for tests.
struct Surroundings
{
    os::FileSystem fileSystem;
    std::filesystem::path home; ///< where programs that synchronise keep their settings
};

/// Where the file lies: by the type of its file system, and by what programs that synchronise folders leave in them.
/// Local where the system does not tell. Takes some 50 microseconds.
Location locationOf(const std::filesystem::path& file);

/// The same with given surroundings.
Location locationIn(const std::filesystem::path& file, const Surroundings& surroundings);

} // namespace accord::store
