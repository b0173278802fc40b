// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/imports.h"

namespace accord::store {

Result<ImportId> beginImport(Database& database, std::string_view kind, std::string_view source, const std::string& at)
{
    const Uuid uuid = newUuid();
    ACCORD_TRY(Statement insert,
               database.prepare("INSERT INTO import (uuid, kind, source, started_at) VALUES (?, ?, ?, ?)"));
    insert.bind(uuid).bind(kind).bind(source).bind(std::string_view(at));
    ACCORD_CHECK(insert.run());
    return ImportId{database.lastInsertId()};
}

Error takenBack(const Database& database)
{
    return Error{Errc::Locked, database.file().string(),
                 "another program took what was written here for work that was cut off, and has undone all of it"};
}

Status finishImport(Database& database, ImportId import, const std::string& at)
{
    ACCORD_TRY(Statement update,
               database.prepare("UPDATE import SET finished_at = ? WHERE id = ? AND finished_at IS NULL"));
    update.bind(std::string_view(at)).bind(import);
    ACCORD_CHECK(update.run());
    return database.changes() == 1 ? Status() : Status(takenBack(database));
}

} // namespace accord::store
