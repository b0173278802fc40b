// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

struct stat;

namespace accord {

/// The project's file, or one of those that belong to it while it is open, is not the one any more that was opened.
/// Nothing more is written, so that nothing is written where nobody looks for it.
Error replacedError(const std::filesystem::path& project);
bool isReplaced(const Error& error);

/// Programs that open it under different names would each keep a log of their own.
Error secondNameError(const std::filesystem::path& project);

/// It was moved into the place of a file that is still open, or was not closed: what is in the log fits that one only.
Error logOfAnotherError(const std::filesystem::path& project);

/// Errc::DiskFull or Unwritable with the system's reason, an errno.
Error writeError(const std::filesystem::path& file, int reason);

/// What may be read.
enum class Readable : std::uint8_t {
    Regular,  ///< a regular file, or what this program was given open
    AlsoPipe, ///< whatever somebody names, for who reads it piece by piece and can be stopped
};

/// The file, opened for reading as bytes. Errc::NotFound, or Unreadable with the system's reason.
Result<std::ifstream> openForReading(const std::filesystem::path& file, Readable readable = Readable::Regular);

/// The file's own path, without links and dots, under whatever name it is reached; also of one that is about to be
/// made. What stands beside a project (log, guards, backups) is named after it. The path as given where the system
/// cannot tell.
std::filesystem::path realPath(const std::filesystem::path& file);

/// Gives a file that was just made owner, group and permissions of another one, as far as this user may: nobody but who
/// made it gets more than they have there. A group that cannot be given gets nothing.
void shareLike(int descriptor, const struct stat& other);
void shareLike(int descriptor, const std::filesystem::path& other);

/// Makes a folder for what is in a file, for nobody who may not read that one. A folder that is there is closed to
/// them.
std::error_code makeFolderLike(const std::filesystem::path& folder, const std::filesystem::path& file);

/// All of its bytes; Errc::Unreadable if they are more than `most`.
Result<std::string> readFile(const std::filesystem::path& file, std::size_t most);

/// The same of a file that is open.
Result<std::string> readRest(std::istream& stream, const std::filesystem::path& file, std::size_t most);

} // namespace accord
