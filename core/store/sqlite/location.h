// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>

namespace accord::store {

/// Where a file lies, as far as it decides how SQLite may write there.
enum class Location : std::uint8_t {
    Local,   ///< processes that open the file share memory: a write-ahead log is safe
    Network, ///< NFS, SMB, 9p, FUSE: only file locks are shared, so a rollback journal it must be
};

/// By the type of the file system (statfs); Local where the system does not tell.
Location locationOf(const std::filesystem::path& file);

/// By the magic number of a file system, as in statfs(2).
Location locationOfType(std::uint32_t type);

} // namespace accord::store
