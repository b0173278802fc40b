// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/os/atomic_file.h"
#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <cstddef>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>

/// What comes back of a package: everything that was said in it, and what that refers to, without the texts of issues,
/// what was found in them, what only one copy keeps and what follows from the rest. A file of it is
///
///     "Accord return 1" and the end of a line
///     compressed (see base/compression.h), a sequence of CBOR (RFC 8949, 8742):
///         the number of the schema
///         for each table an array of its name and the number of its rows, and an array of the values of each row
///
/// Nothing reads it but unpackReturn(), which makes a project file of it: that is checked and merged like every other.
namespace accord::store {

/// More than anybody says in a package. A file that unpacks to more is not unpacked, nor is a small one that unpacks to
/// far more than itself.
inline constexpr std::size_t kMostReturned = std::size_t{256} << 20U;

/// Whether that is how a file begins that is returned, of this or a later version of Accord.
bool beginsLikeReturn(std::string_view bytes);

/// Whether that is one. False where it cannot be read.
bool isReturn(const std::filesystem::path& file);

/// Writes what comes back of a package. `file` must not be there (Errc::Exists); nothing is left behind after an error
/// or when `stop` asks for it. Errc::Invalid where it is more than would be unpacked; Unwritable, DiskFull, Cancelled.
Status packReturn(sqlite::Database& package, const std::filesystem::path& file, const std::stop_token& stop);

/// Makes a project file of what is returned, beside `project` or, where nothing can be made there, in the folder for
/// temporary files; it is removed with what is answered. Errors are about the file that is returned: Errc::Damaged
/// where it was cut off, changed, or is what Accord never writes; TooNew, NotFound, Unreadable, DiskFull, Unwritable,
/// Cancelled.
Result<TemporaryFile> unpackReturn(const std::filesystem::path& file, const std::filesystem::path& project,
                                   const std::stop_token& stop);

} // namespace accord::store
