// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/file_facts.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <fstream>

namespace accord::os {
namespace {

constexpr std::int64_t kNanoseconds = 1'000'000'000; // of a second

// The type's name of the mount with that device number: the ninth field, behind the lone dash (proc(5)).
std::string typeNameOf(const std::filesystem::path& file)
{
    struct stat about
    {};
    if (::stat(file.c_str(), &about) != 0) {
        return {};
    }
    const std::string device = std::to_string(major(about.st_dev)) + ":" + std::to_string(minor(about.st_dev));
    std::ifstream mounts("/proc/self/mountinfo");
    for (std::string line; std::getline(mounts, line);) {
        const std::size_t dash = line.find(" - ");
        if (dash != std::string::npos && line.find(" " + device + " ") < dash) {
            const std::size_t end = line.find(' ', dash + 3);
            return line.substr(dash + 3, end - dash - 3);
        }
    }
    return {};
}

} // namespace

std::optional<FileIdentity> identityOf(const std::filesystem::path& file)
{
    struct statx about
    {};
    if (::statx(AT_FDCWD, file.c_str(), AT_STATX_SYNC_AS_STAT, STATX_INO | STATX_BTIME, &about) != 0) {
        return std::nullopt;
    }
    const bool known = (about.stx_mask & STATX_BTIME) != 0;
    return FileIdentity{{about.stx_dev_major, about.stx_dev_minor},
                        about.stx_ino,
                        known ? about.stx_btime.tv_sec * kNanoseconds + about.stx_btime.tv_nsec : 0};
}

FileLooks looksOf(const std::filesystem::path& file)
{
    struct stat about
    {};
    if (::stat(file.c_str(), &about) != 0) {
        return {};
    }
    return FileLooks{about.st_ino, about.st_size, about.st_mtim.tv_sec * kNanoseconds + about.st_mtim.tv_nsec};
}

bool mayWrite(const std::filesystem::path& path)
{
    return ::access(path.c_str(), W_OK) == 0;
}

FileSystem fileSystemOf(const std::filesystem::path& file)
{
    FileSystem found;
    struct statfs about
    {};
    // A file that is about to be made lies where its folder does.
    if (::statfs(file.c_str(), &about) == 0 || ::statfs(file.parent_path().c_str(), &about) == 0) {
        found.type = static_cast<std::uint32_t>(about.f_type);
    }
    if (found.type == kFuseType) {
        found.typeName = typeNameOf(file);
    }
    return found;
}

} // namespace accord::os
