// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/imports.h"

#include "core/store/issues/import_guard.h"
#include "core/store/sqlite/transaction.h"

#include <vector>

namespace accord::store {
namespace {

Status runFor(Database& database, std::string_view sql, ImportId import)
{
    ACCORD_TRY(Statement statement, database.prepare(sql));
    statement.bind(import);
    return statement.run();
}

} // namespace

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

Status takeBackImport(Database& database, ImportId import)
{
    ACCORD_TRY(Transaction transaction, Transaction::begin(database));
    ACCORD_CHECK(runFor(database,
                        "UPDATE issue SET document_id = (SELECT max(o.id) FROM document o WHERE o.issue_id = issue.id "
                        "AND o.import_id <> ?1) WHERE document_id IN (SELECT id FROM document WHERE import_id = ?1)",
                        import));
    ACCORD_CHECK(runFor(database, "DELETE FROM document WHERE import_id = ?", import));
    ACCORD_CHECK(runFor(database,
                        "DELETE FROM issue WHERE import_id = ?1 AND NOT EXISTS (SELECT 1 FROM item WHERE "
                        "item.issue_id = issue.id) AND NOT EXISTS (SELECT 1 FROM document WHERE "
                        "document.issue_id = issue.id)",
                        import));
    ACCORD_CHECK(database.execute("DELETE FROM repository WHERE id NOT IN (SELECT repository_id FROM issue)"));
    ACCORD_CHECK(runFor(database,
                        "DELETE FROM import WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM issue WHERE "
                        "issue.import_id = ?1)",
                        import));
    return transaction.commit();
}

Status takeBackInterrupted(Database& database)
{
    if (database.readOnly()) {
        return {};
    }
    std::vector<ImportId> interrupted;
    {
        ACCORD_TRY(Statement query, database.prepare("SELECT id FROM import WHERE finished_at IS NULL"));
        while (true) {
            ACCORD_TRY(const bool row, query.step());
            if (!row) {
                break;
            }
            interrupted.push_back(query.id<ImportId>(0));
        }
    }
    if (interrupted.empty()) {
        return {};
    }
    // While it is held elsewhere, an import is running and will finish or take back by itself.
    const Result<ImportGuard> guard = ImportGuard::hold(database.file());
    if (!guard.ok()) {
        return {};
    }
    for (const ImportId import : interrupted) {
        ACCORD_CHECK(takeBackImport(database, import));
    }
    return {};
}

} // namespace accord::store
