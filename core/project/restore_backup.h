// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <stop_token>

namespace accord::backups {

/// Makes a project file of a backup, beside whatever there is. Errc::Exists: nothing is ever written over; NotFound,
/// Damaged, NotADatabase, NotAProject: the backup is no project that could be opened.
Status restoreAs(const std::filesystem::path& backup, const std::filesystem::path& target,
                 const std::stop_token& stop = {});

/// Puts a backup into a project's place; answers where what was there is kept: in the folder of backups, as one of
/// them, or, where it is so damaged that SQLite cannot read it, byte by byte under its name with "damaged" and the
/// time. What cannot be kept is not replaced. Errc::Locked, with who is in it, while anybody else, or another
/// connection of this process, has the project open. Without a project there (it was removed): the same as restoreAs(),
/// and an empty path; but what is left of the log of a removed one is moved beside that name with "damaged" and the
/// time, which is answered. Errc::Cancelled: everything is as it was.
Result<std::filesystem::path> restoreInPlace(const std::filesystem::path& backup, const std::filesystem::path& project,
                                             const std::stop_token& stop = {});

} // namespace accord::backups
