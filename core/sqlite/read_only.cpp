// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/read_only.h"

#include "core/base/os/file_facts.h"
#include "core/base/reason.h"

#include <cstdint>
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
           os::mayWrite(database.file()) && os::mayWrite(folderAround(database.file()));
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

} // namespace accord::sqlite
