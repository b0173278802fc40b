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
        SELECT item.id, item.text_id, text_group.name, text.name, document.title, item.occurrence, text_group.host,
            text.link, text.kind
        FROM item
        JOIN text ON text.id = item.text_id
        JOIN text_group ON text_group.id = text.group_id
        LEFT JOIN document ON document.id = text.document_id
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
                                     addressOf(query.text(6), query.text(2), query.text(3), query.text(7)),
                                     store::textKindAt(query, 8)});
            bounds::cut(result.back().title, bounds::kTitle);
        }
        query.reset();
    }
    return result;
}

} // namespace accord
