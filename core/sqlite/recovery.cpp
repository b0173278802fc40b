// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/recovery.h"

#include "core/base/reason.h"

#include <sqlite3.h>
#include <unistd.h>

#include <charconv>
#include <cstdint>
#include <mutex>
#include <string_view>
#include <system_error>

namespace accord::sqlite {
namespace {

std::filesystem::path folderAround(const std::filesystem::path& file)
{
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

} // namespace

bool hasNoRoom(const std::filesystem::path& file)
{
    constexpr std::uintmax_t kIndex = std::uintmax_t{256} << 10U;
    std::error_code error;
    const std::filesystem::space_info space = std::filesystem::space(folderAround(file), error);
    return !error && space.available < kIndex;
}

bool openedWithoutRoom(const Database& database)
{
    // There is no other reason why a file that may be written to is not.
    using std::filesystem::perms;
    std::error_code error;
    const perms given = std::filesystem::status(database.file(), error).permissions();
    const bool writable = (given & (perms::owner_write | perms::group_write | perms::others_write)) != perms::none;
    return database.readOnly() && !error && writable && database.opened().location.place != Place::Cloud &&
           ::access(database.file().c_str(), W_OK) == 0 && ::access(folderAround(database.file()).c_str(), W_OK) == 0;
}

Error readOnlyError(const Database& database)
{
    const Location& location = database.opened().location;
    if (location.place == Place::Cloud) {
        return Error{Errc::ReadOnly, Reason::LiesInCloudFolder, {database.file(), location.name}};
    }
    return Error{Errc::ReadOnly,
                 openedWithoutRoom(database) ? Reason::OpenedOnFullDisk : Reason::FileReadOnly,
                 {database.file()}};
}

namespace {

thread_local RecoveryWatch* innermost = nullptr;

// "recovered 17 frames from WAL file /home/ann/pilot.accord-wal", "recovered 3 pages from ..."
std::int64_t numberIn(std::string_view text)
{
    constexpr std::string_view kBefore = "recovered ";
    std::int64_t number = 0;
    if (text.starts_with(kBefore)) {
        (void)std::from_chars(text.data() + kBefore.size(), text.data() + text.size(), number);
    }
    return number;
}

} // namespace

RecoveryWatch::RecoveryWatch()
    : m_outer(innermost)
{
    innermost = this;
}

RecoveryWatch::~RecoveryWatch()
{
    innermost = m_outer;
}

void RecoveryWatch::install()
{
    static std::once_flag once;
    std::call_once(once, [] { (void)sqlite3_config(SQLITE_CONFIG_LOG, &RecoveryWatch::listen, nullptr); });
}

void RecoveryWatch::listen(void* /*nothing*/, int code, const char* text)
{
    if (code != SQLITE_NOTICE_RECOVER_WAL && code != SQLITE_NOTICE_RECOVER_ROLLBACK) {
        return;
    }
    for (RecoveryWatch* watch = innermost; watch != nullptr; watch = watch->m_outer) {
        watch->m_pages += numberIn(text);
    }
}

} // namespace accord::sqlite
