// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/long_work/work_lock.h"

#include "core/base/files.h"
#include "core/base/reason.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace accord::store {
namespace {

// Taking back writes the pages above the freed ones: a small part of what the import wrote.
constexpr off_t kReserve = off_t{4} << 20U;
constexpr off_t kLeast = off_t{64} << 10U;

constexpr std::chrono::milliseconds kPatience{15000};
constexpr std::chrono::milliseconds kNone{0};
constexpr std::chrono::milliseconds kStep{5};

Reason runningOf(WorkLock::Sort sort)
{
    switch (sort) {
    case WorkLock::Sort::Import:
        return Reason::ImportRunning;
    case WorkLock::Sort::Decisions:
        return Reason::ManyDecisionsRunning;
    case WorkLock::Sort::Fetch:
        break;
    }
    return Reason::FetchRunning;
}

WorkLock::Lock& lockOfTests()
{
    static WorkLock::Lock lock;
    return lock;
}

Error cannotOpen(const std::filesystem::path& project, int error)
{
    const bool full = error == ENOSPC;
    return Error{full ? Errc::DiskFull : Errc::Unwritable,
                 full ? Reason::DiskFull : Reason::FileUnwritable,
                 {project, std::generic_category().message(error)}};
}

// The file has the permissions of the project: whoever may write to the one may lock the other.
int openGuard(const std::filesystem::path& project, const std::filesystem::path& file)
{
    constexpr int kFlags = O_RDWR | O_CLOEXEC | O_NOFOLLOW;
    while (true) {
        int handle = ::open(file.c_str(), kFlags);
        if (handle >= 0 || errno != ENOENT) {
            return handle;
        }
        handle = ::open(file.c_str(), kFlags | O_CREAT | O_EXCL, 0600);
        if (handle >= 0) {
            shareLike(handle, project);
            return handle;
        }
        if (errno != EEXIST) {
            return -1;
        }
    }
}

// Somebody may have removed it by hand, or moved another one into its place, since it was opened.
bool isStillThere(int handle, const std::filesystem::path& file)
{
    struct stat held = {};
    struct stat there = {};
    return ::fstat(handle, &held) == 0 && ::stat(file.c_str(), &there) == 0 && held.st_dev == there.st_dev &&
           held.st_ino == there.st_ino;
}

// A file without a name: it goes with the process.
int openNameless(const std::filesystem::path& file)
{
    const int handle =
        ::open(file.parent_path().empty() ? "." : file.parent_path().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (handle >= 0) {
        return handle;
    }
    std::string name = file.string() + "-XXXXXX";
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named >= 0) {
        ::unlink(name.c_str());
    }
    return named;
}

} // namespace

WorkLock::WorkLock(std::filesystem::path file, int handle)
    : m_file(std::move(file))
    , m_handle(handle)
{}

WorkLock::WorkLock(WorkLock&& other) noexcept
    : m_file(std::move(other.m_file))
    , m_handle(std::exchange(other.m_handle, -1))
    , m_reserve(std::exchange(other.m_reserve, -1))
{}

WorkLock::~WorkLock()
{
    giveBack();
    if (m_handle >= 0) {
        ::close(m_handle);
    }
}

std::filesystem::path WorkLock::fileOf(const std::filesystem::path& project)
{
    std::filesystem::path file = project;
    file += "-guard";
    return file;
}

void WorkLock::replaceLock(Lock lock)
{
    lockOfTests() = std::move(lock);
}

int WorkLock::systemLock(int handle, Sort sort)
{
    // Of the open file and not of the process: other handles to it that are closed here do not drop it.
    struct flock range = {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    range.l_start = static_cast<off_t>(sort);
    range.l_len = 1;
    while (::fcntl(handle, F_OFD_SETLK, &range) != 0) {
        if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

WorkLock::Sort lockFor(std::string_view kind)
{
    return kind == "decisions" || kind == "round" ? WorkLock::Sort::Decisions : WorkLock::Sort::Import;
}

Result<WorkLock> WorkLock::hold(const std::filesystem::path& project, Sort sort)
{
    const auto deadline = std::chrono::steady_clock::now() + (sort == Sort::Decisions ? kPatience : kNone);
    while (true) {
        Result<WorkLock> lock = tryToHold(project, sort);
        if (lock.ok() || lock.error().code != Errc::Locked || std::chrono::steady_clock::now() >= deadline) {
            return lock;
        }
        std::this_thread::sleep_for(kStep);
    }
}

Result<WorkLock> WorkLock::tryToHold(const std::filesystem::path& project, Sort sort)
{
    constexpr int kMostTries = 100; // of a file that somebody takes away again and again
    const std::filesystem::path file = fileOf(project);
    for (int attempt = 0; attempt < kMostTries; ++attempt) {
        const int handle = openGuard(project, file);
        if (handle < 0) {
            return cannotOpen(project, errno);
        }
        WorkLock lock(file, handle);
        const int error = lockOfTests() ? lockOfTests()(handle, sort) : systemLock(handle, sort);
        if (error == EAGAIN || error == EACCES) {
            return Error{Errc::Locked, runningOf(sort), {project}};
        }
        if (error != 0) {
            return Error{Errc::Unwritable,
                         Reason::FolderWithoutLocks,
                         {project.string(), std::generic_category().message(error)}};
        }
        if (isStillThere(handle, file)) {
            return lock;
        }
    }
    return Error{Errc::Unwritable, Reason::GuardDoesNotStay, {project.string(), file.filename().string()}};
}

void WorkLock::reserve()
{
    m_reserve = openNameless(m_file);
    if (m_reserve < 0) {
        return;
    }
    // On a small disk less than that, and none where the import will find out by itself that there is no room.
    for (off_t size = kReserve; size >= kLeast; size /= 4) {
        if (::posix_fallocate(m_reserve, 0, size) == 0) {
            return;
        }
    }
}

void WorkLock::giveBack()
{
    if (m_reserve >= 0) {
        ::close(std::exchange(m_reserve, -1));
    }
}

} // namespace accord::store
