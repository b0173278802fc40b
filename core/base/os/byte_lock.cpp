// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/byte_lock.h"

#include "core/base/os/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>

namespace accord::os {

int openLockFile(const std::filesystem::path& file, const std::filesystem::path& like)
{
    constexpr int kFlags = O_RDWR | O_CLOEXEC | O_NOFOLLOW;
    while (true) {
        int handle = ::open(file.c_str(), kFlags);
        if (handle >= 0 || errno != ENOENT) {
            return handle;
        }
        handle = ::open(file.c_str(), kFlags | O_CREAT | O_EXCL, 0600);
        if (handle >= 0) {
            shareLike(handle, like);
            return handle;
        }
        if (errno != EEXIST) {
            return -1;
        }
    }
}

bool isStillThere(int handle, const std::filesystem::path& file)
{
    struct stat held = {};
    struct stat there = {};
    return ::fstat(handle, &held) == 0 && ::stat(file.c_str(), &there) == 0 && held.st_dev == there.st_dev &&
           held.st_ino == there.st_ino;
}

int lockByte(int handle, std::int64_t byte)
{
    struct flock range = {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    range.l_start = byte;
    range.l_len = 1;
    while (::fcntl(handle, F_OFD_SETLK, &range) != 0) {
        if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

int openNameless(const std::filesystem::path& beside)
{
    const std::filesystem::path folder = beside.has_parent_path() ? beside.parent_path() : ".";
    const int handle = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (handle >= 0) {
        return handle;
    }
    std::string name = beside.string() + "-XXXXXX";
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named >= 0) {
        ::unlink(name.c_str());
    }
    return named;
}

bool takeRoom(int handle, std::int64_t size)
{
    return ::posix_fallocate(handle, 0, size) == 0;
}

void closeFile(int handle)
{
    if (handle >= 0) {
        ::close(handle);
    }
}

} // namespace accord::os
