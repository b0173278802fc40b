// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/files.h"

#include "core/base/reason.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>

namespace accord {

Error replacedError(const std::filesystem::path& project)
{
    return Error{Errc::Unwritable, Reason::ReplacedWhileOpen, {project}};
}

bool isReplaced(const Error& error)
{
    return error.reason == Reason::ReplacedWhileOpen;
}

Error secondNameError(const std::filesystem::path& project)
{
    return Error{Errc::Unreadable, Reason::SecondName, {project}};
}

Error logOfAnotherError(const std::filesystem::path& project)
{
    return Error{Errc::Locked, Reason::LogOfAnotherFile, {project}};
}

Error writeError(const std::filesystem::path& file, int reason)
{
    // No room on the disk, in somebody's share of it, or below the limit that the shell sets for a file.
    const bool full = reason == ENOSPC || reason == EDQUOT || reason == EFBIG;
    return Error{full ? Errc::DiskFull : Errc::Unwritable,
                 full ? Reason::DiskFull : Reason::FileUnwritable,
                 {file, std::generic_category().message(reason)}};
}

namespace {

// What the shell has opened for this program, such as "/dev/stdin" or a pipe as "/dev/fd/63". Every other pipe or
// device may keep whoever opens it waiting for ever.
bool isOpenAlready(const std::filesystem::path& file)
{
    const std::string name = file.string();
    return name == "/dev/stdin" || name.starts_with("/dev/fd/") || name.starts_with("/proc/self/fd/");
}

} // namespace

Result<std::ifstream> openForReading(const std::filesystem::path& file, Readable readable)
{
    std::error_code error;
    if (!std::filesystem::exists(file, error)) {
        return Error{Errc::NotFound, Reason::FileNotFound, {file.string()}};
    }
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    if (std::filesystem::is_directory(status)) {
        return Error{
            Errc::Unreadable, Reason::FileUnreadable, {file.string(), std::generic_category().message(EISDIR)}};
    }
    if (readable == Readable::Regular && !std::filesystem::is_regular_file(status) && !isOpenAlready(file)) {
        return Error{Errc::Unreadable, Reason::NotARegularFile, {file.string()}};
    }
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return Error{Errc::Unreadable, Reason::FileUnreadable, {file.string(), std::generic_category().message(errno)}};
    }
    return stream;
}

std::filesystem::path realPath(const std::filesystem::path& file)
{
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::absolute(file, error);
    std::filesystem::path real = error ? whole : std::filesystem::weakly_canonical(whole, error);
    return error || real.empty() ? file : real;
}

namespace {

// What others may do with a file or folder that is `about`, where it is to be for those who may read `like`.
mode_t accessFor(const struct stat& about, const struct stat& like)
{
    const mode_t enter = S_ISDIR(about.st_mode) ? 0700U | (like.st_mode & 0044U) >> 2U : 0600U;
    const mode_t all = enter | (like.st_mode & 0777U);
    return about.st_gid == like.st_gid ? all : all & 0707U;
}

} // namespace

void shareLike(int descriptor, const struct stat& other)
{
    if (::fchown(descriptor, other.st_uid, other.st_gid) != 0) {
        (void)!::fchown(descriptor, static_cast<uid_t>(-1), other.st_gid);
    }
    struct stat about = {};
    if (::fstat(descriptor, &about) == 0) {
        (void)::fchmod(descriptor, (about.st_mode & 07000U) | accessFor(about, other));
    }
}

void shareLike(int descriptor, const std::filesystem::path& other)
{
    struct stat about = {};
    if (::stat(other.c_str(), &about) == 0) {
        shareLike(descriptor, about);
    }
}

std::error_code makeFolderLike(const std::filesystem::path& folder, const std::filesystem::path& file)
{
    const bool made = ::mkdir(folder.c_str(), 0700) == 0;
    if (!made && errno != EEXIST) {
        return {errno, std::generic_category()};
    }
    // A link leads to a folder that is not ours alone.
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    struct stat about = {};
    struct stat like = {};
    if (descriptor >= 0 && ::fstat(descriptor, &about) == 0 && ::stat(file.c_str(), &like) == 0) {
        const mode_t closed = about.st_mode & (07000U | accessFor(about, like));
        if (made) {
            shareLike(descriptor, like);
        } else if (closed != (about.st_mode & 07777U)) {
            (void)::fchmod(descriptor, closed);
        }
    }
    if (descriptor >= 0) {
        ::close(descriptor);
    }
    return {};
}

Result<std::string> readFile(const std::filesystem::path& file, std::size_t most)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    return readRest(stream, file, most);
}

Result<std::string> readRest(std::istream& stream, const std::filesystem::path& file, std::size_t most)
{
    constexpr std::size_t kPiece = std::size_t{1} << 16U;
    std::string text;
    // What is behind the name may be no plain file and tell no size.
    while (stream && text.size() <= most) {
        const std::size_t have = text.size();
        text.resize(have + kPiece);
        stream.read(text.data() + have, static_cast<std::streamsize>(kPiece));
        text.resize(have + static_cast<std::size_t>(stream.gcount()));
    }
    if (text.size() > most) {
        return Error{Errc::Unreadable, Reason::FileTooLarge, {file.string(), most >> 20U}};
    }
    return text;
}

} // namespace accord
