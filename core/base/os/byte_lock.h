// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>

/// A file of which processes lock single bytes, so that they know of each other; the system drops the locks of a
/// process that ends. Handles are the system's, -1 for none; what fails leaves its errno.
namespace accord::os {

/// The file, made with the permissions of `like` where it is not there: whoever may write to the one may lock the
/// other. A link in its place is not followed.
int openLockFile(const std::filesystem::path& file, const std::filesystem::path& like);

/// Somebody may have removed it by hand, or moved another one into its place, since it was opened.
bool isStillThere(int handle, const std::filesystem::path& file);

/// 0, or the errno: EAGAIN or EACCES where somebody else has it. Does not wait. The lock is the open file's and not the
/// process's: other handles to the file that are closed do not drop it.
int lockByte(int handle, std::int64_t byte);

/// A file without a name in the folder of that one; it goes with the process.
int openNameless(const std::filesystem::path& beside);

/// Whether the disk has given it that much room, bytes.
bool takeRoom(int handle, std::int64_t size);

void closeFile(int handle); ///< nothing for -1

} // namespace accord::os
