// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/items.h"

#include "core/model/bounds.h"
#include "core/sqlite/database.h"
#include "core/store/issues/issues.h"

namespace accord {

Result<std::vector<Heading>> headingsOf(Project& project, std::span<const ItemId> items)
{
    static constexpr auto kSql = R"sql(
        SELECT item.id, item.text_id, text_group.name, text.name, document.title, item.occurrence, text_group.host,
            text.link, text.kind
        FROM item
        JOIN text ON text.id = item.text_id
        JOIN text_group ON text_group.id = text.group_id
        LEFT JOIN document ON document.id = text.document_id
        WHERE item.id = :item
    )sql";
    std::vector<Heading> result;
    result.reserve(items.size());
    for (const ItemId item : items) {
        ACCORD_CHECK(project.database().query(kSql).bind(":item", item).each([&result](const sqlite::Row& row) {
            result.push_back(Heading{row.id<ItemId>(0), row.id<IssueId>(1), row.string(2), row.string(3), row.string(4),
                                     row.value<int>(5), addressOf(row.text(6), row.text(2), row.text(3), row.text(7)),
                                     store::textKindAt(row, 8)});
            bounds::cut(result.back().title, bounds::kTitle);
        }));
    }
    return result;
}

} // namespace accord
