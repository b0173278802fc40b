// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/items.h"

#include "core/model/bounds.h"
#include "core/sqlite/database.h"
#include "core/store/issues/issues.h"

namespace accord {

Result<std::vector<Heading>> headingsOf(Project& project, std::span<const ItemId> items)
{
    ACCORD_TRY(sqlite::Statement query, project.database().prepare(R"sql(
        SELECT item.id, item.issue_id, repository.name, issue.number, document.title, item.occurrence, repository.host
        FROM item
        JOIN issue ON issue.id = item.issue_id
        JOIN repository ON repository.id = issue.repository_id
        LEFT JOIN document ON document.id = issue.document_id
        WHERE item.id = ?
    )sql"));
    std::vector<Heading> result;
    result.reserve(items.size());
    for (const ItemId item : items) {
        query.bind(item);
        ACCORD_TRY(const bool row, query.step());
        if (row) {
            result.push_back(Heading{query.id<ItemId>(0), query.id<IssueId>(1), query.string(2), query.string(3),
                                     query.string(4), query.value<int>(5),
                                     canonicalUrl(query.text(6), query.text(2), query.text(3))});
            bounds::cut(result.back().title, bounds::kTitle);
        }
        query.reset();
    }
    return result;
}

} // namespace accord
