// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/disk.h"

#include "core/sqlite/backup.h"
#include "core/sqlite/read_only.h"
#include "core/store/events/feed.h"
#include "core/store/location.h"
#include "core/store/presence.h"

namespace accord {

Status WriteBack::turn(Project& project, Moment now)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(const std::int64_t others, store::dataVersion(database));
    const Seen seen{others, database.totalChanges()};
    if (seen != m_seen) {
        m_seen = seen;
        m_since = now;
        m_done = false;
    }
    if (!m_done && now - m_since >= kQuiet) {
        ACCORD_TRY(m_done, store::writeLogBack(database));
    }
    return {};
}

Status copyProject(Project& project, const std::filesystem::path& target, const std::stop_token& stop)
{
    ACCORD_CHECK(sqlite::checkFree(target));
    ACCORD_TRY(TemporaryFile part, sqlite::copyBeside(project.database(), target, sqlite::Insistence::Finish, stop));
    {
        ACCORD_TRY(const auto copy, sqlite::Database::open(part.path(), sqlite::Database::Mode::ReadWrite));
        if (const Status cleared = store::clearPresence(*copy); !cleared.ok()) {
            return sqlite::namedAs(cleared.error(), part);
        }
    }
    return part.takePlace(TemporaryFile::Existing::Keep);
}

bool openedWithoutRoom(Project& project)
{
    return sqlite::openedWithoutRoom(project.database());
}

} // namespace accord
