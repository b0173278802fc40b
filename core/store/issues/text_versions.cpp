// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/text_versions.h"

namespace accord::store {

Result<std::vector<TextVersion>> textVersions(Database& database, IssueId issue)
{
    // Nobody reads what an import wrote before it is finished.
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
                   SELECT d.id, coalesce(i.finished_at, i.started_at)
                   FROM document d
                   JOIN import i ON i.id = d.import_id
                   WHERE d.issue_id = ?
                   ORDER BY d.id
               )sql"));
    query.bind(issue);
    std::vector<TextVersion> versions;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return versions;
        }
        versions.push_back(TextVersion{query.id<DocumentId>(0), query.string(1)});
    }
}

Result<std::string> labelledAt(Database& database, IssueId issue, PersonId by)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT max(a.at)
        FROM event a
        JOIN item t ON t.id = a.item_id
        WHERE t.issue_id = ?
          AND a.person_id = ?
          AND a.kind = 1
    )sql"));
    query.bind(issue).bind(by);
    ACCORD_TRY(const bool row, query.step());
    return row ? query.string(0) : std::string();
}

} // namespace accord::store
