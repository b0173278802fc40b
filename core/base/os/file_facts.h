// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

/// What the system knows of a file that std::filesystem does not tell.
namespace accord::os {

/// What tells a file from every other one that was ever at that place, wherever its name leads: a number is used again,
/// together with the moment at which the file was made it is not. Our own changes to a file make it no other.
struct FileIdentity
{
    std::pair<std::uint32_t, std::uint32_t> device;
    std::uint64_t number = 0;
    std::int64_t made = 0; ///< nanoseconds since 1970; 0: the file system does not know

    auto operator<=>(const FileIdentity&) const = default;
};

/// Nothing where there is no file.
std::optional<FileIdentity> identityOf(const std::filesystem::path& file);

/// How a file looked when it was asked: whoever writes to it changes that.
struct FileLooks
{
    std::uint64_t number = 0;
    std::int64_t size = 0;    ///< bytes
    std::int64_t changed = 0; ///< nanoseconds since 1970

    bool operator==(const FileLooks&) const = default;
};

FileLooks looksOf(const std::filesystem::path& file); ///< empty where there is none

/// Whether this user may write to the file or into the folder.
bool mayWrite(const std::filesystem::path& path);

/// The file system on which a file, or one that is about to be made, lies.
struct FileSystem
{
    std::uint32_t type = 0; ///< statfs(2); 0: unknown
    std::string typeName;   ///< such as "fuse.rclone"; only of those that programs make (FUSE)
};

inline constexpr std::uint32_t kFuseType = 0x65735546;

FileSystem fileSystemOf(const std::filesystem::path& file);

} // namespace accord::os
