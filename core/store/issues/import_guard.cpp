// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/import_guard.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
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

const char* endingOf(ImportGuard::Sort sort)
{
    switch (sort) {
    case ImportGuard::Sort::Import:
        return "-import";
    case ImportGuard::Sort::Decisions:
        return "-decisions";
    case ImportGuard::Sort::Fetch:
        break;
    }
    return "-fetch";
}

const char* workOf(ImportGuard::Sort sort)
{
    switch (sort) {
    case ImportGuard::Sort::Import:
        return "another import is running";
    case ImportGuard::Sort::Decisions:
        return "many decisions are being made, or a round is being started";
    case ImportGuard::Sort::Fetch:
        break;
    }
    return "issues are being fetched already";
}

} // namespace

ImportGuard::ImportGuard(std::filesystem::path file, int handle)
    : m_file(std::move(file))
    , m_handle(handle)
{}

ImportGuard::ImportGuard(ImportGuard&& other) noexcept
    : m_file(std::move(other.m_file))
    , m_handle(std::exchange(other.m_handle, -1))
{}

ImportGuard::~ImportGuard()
{
    if (m_handle >= 0) {
        // Before the lock goes, so that nobody locks a file that is about to vanish.
        std::error_code ignored;
        std::filesystem::remove(m_file, ignored);
        ::close(m_handle);
    }
}

ImportGuard::Sort guardFor(std::string_view kind)
{
    return kind == "decisions" || kind == "round" ? ImportGuard::Sort::Decisions : ImportGuard::Sort::Import;
}

Result<ImportGuard> ImportGuard::hold(const std::filesystem::path& project, Sort sort)
{
    const auto deadline = std::chrono::steady_clock::now() + (sort == Sort::Decisions ? kPatience : kNone);
    while (true) {
        Result<ImportGuard> guard = tryToHold(project, sort);
        if (guard.ok() || guard.error().code != Errc::Locked || std::chrono::steady_clock::now() >= deadline) {
            return guard;
        }
        std::this_thread::sleep_for(kStep);
    }
}

Result<ImportGuard> ImportGuard::tryToHold(const std::filesystem::path& project, Sort sort)
{
    std::filesystem::path file = project;
    file += endingOf(sort);
    const int handle = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (handle < 0) {
        return Error{errno == ENOSPC ? Errc::DiskFull : Errc::Unwritable, project.string(),
                     std::generic_category().message(errno)};
    }
    if (::flock(handle, LOCK_EX | LOCK_NB) != 0) {
        ::close(handle);
        return Error{Errc::Locked, project.string(), workOf(sort)};
    }
    return ImportGuard(std::move(file), handle);
}

void ImportGuard::reserve()
{
    // On a small disk less than that, and none where the import will find out by itself that there is no room.
    for (off_t size = kReserve; size >= kLeast; size /= 4) {
        if (::posix_fallocate(m_handle, 0, size) == 0) {
            return;
        }
    }
}

void ImportGuard::giveBack()
{
    (void)!::ftruncate(m_handle, 0);
}

} // namespace accord::store
