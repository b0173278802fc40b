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

Status finishImport(Database& database, ImportId import, const std::string& at)
{
    ACCORD_TRY(Statement update, database.prepare("UPDATE import SET finished_at = ? WHERE id = ?"));
    update.bind(std::string_view(at)).bind(import);
    return update.run();
}

} // namespace accord::store
