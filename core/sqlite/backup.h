// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/os/atomic_file.h"
#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>

namespace accord::sqlite {

/// What a copy does when others commit so often that it never comes to its end. That can only be with a rollback
/// journal: in WAL mode a copy sees one state however long it takes, and nobody waits for it.
enum class Insistence : std::uint8_t {
    GiveUp, ///< Errc::Locked; for copies that can be made an hour later just as well
    Finish, ///< holds the others up for the time of one whole copy; for copies that must be there
};

/// Copies the whole database, pages that are only in the log included, into a new file that stands alone (rollback
/// journal). In steps of about a megabyte, between which others write. The file has another name, in the same folder,
/// until it is whole and on the disk, so that a copy that is there is a good one. Nobody may read it who may not read
/// the source. Errc::Exists, Cancelled, Locked,
/// DiskFull, Unwritable, Damaged; after an error nothing is left behind.
Status copyDatabase(Database& source, const std::filesystem::path& target, Insistence insistence = Insistence::Finish,
                    const std::stop_token& stop = {});

/// The same without the last step: whoever asked for it has it take its place, which may not be free yet.
Result<TemporaryFile> copyBeside(Database& source, const std::filesystem::path& target,
                                 Insistence insistence = Insistence::Finish, const std::stop_token& stop = {});

/// Errc::NotFound where its folder is not there. Errc::Exists where the file is there, or something that SQLite would
/// take for a part of it: the log of a project of that name that was removed.
Status checkFree(const std::filesystem::path& file);

/// The same error about the file that people know, where it is about the temporary one.
Error namedAs(const Error& error, const TemporaryFile& part);

/// The file for this connection alone: Errc::Locked where any other connection, of this process or another, has it open
/// with a log, or is at it without one. Held until the connection is closed.
Result<std::unique_ptr<Database>> openAlone(const std::filesystem::path& file);

/// Puts the contents of `source` into the place of what `target` holds (see openAlone()), all or nothing. What it held
/// is copied to `kept` first, under the same rules as above. Errc::Cancelled: nothing was replaced.
Status replaceContents(Database& target, Database& source, const std::filesystem::path& kept,
                       const std::stop_token& stop = {});

} // namespace accord::sqlite
