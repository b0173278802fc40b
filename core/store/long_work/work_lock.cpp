// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/long_work/work_lock.h"

#include "core/base/os/byte_lock.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"

#include <cerrno>
#include <chrono>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace accord::store {
namespace {

// Taking back writes the pages above the freed ones: a small part of what the import wrote.
constexpr std::int64_t kReserve = std::int64_t{4} << 20U; // bytes
constexpr std::int64_t kLeast = std::int64_t{64} << 10U;

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
    os::closeFile(m_handle);
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
    return os::lockByte(handle, static_cast<std::int64_t>(sort));
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
        const int handle = os::openLockFile(file, project);
        if (handle < 0) {
            return writeError(project, errno);
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
        if (os::isStillThere(handle, file)) {
            return lock;
        }
    }
    return Error{Errc::Unwritable, Reason::GuardDoesNotStay, {project.string(), file.filename().string()}};
}

void WorkLock::reserve()
{
    m_reserve = os::openNameless(m_file);
    if (m_reserve < 0) {
        return;
    }
    // On a small disk less than that, and none where the import will find out by itself that there is no room.
    for (std::int64_t size = kReserve; size >= kLeast; size /= 4) {
        if (os::takeRoom(m_reserve, size)) {
            return;
        }
    }
}

void WorkLock::giveBack()
{
    os::closeFile(std::exchange(m_reserve, -1));
}

} // namespace accord::store
