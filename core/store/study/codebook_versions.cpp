// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/codebook_versions.h"

#include "core/store/study/codebooks.h"

namespace accord::store {
namespace {

Result<CodebookId> codebookOf(Database& database, const Uuid& event)
{
    if (event.isNull()) {
        return CodebookId{};
    }
    ACCORD_TRY(Statement query, database.prepare("SELECT id FROM codebook WHERE uuid = ?"));
    query.bind(event);
    ACCORD_TRY(const bool row, query.step());
    return row ? query.id<CodebookId>(0) : CodebookId{};
}

} // namespace

Result<std::vector<CodebookVersion>> codebookVersions(Database& database, const std::string& schema)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT uuid, clock, at, note, detail, person_id FROM " + schema +
                                                 ".event WHERE kind > 3 AND kind = 4 ORDER BY clock, uuid"));
    std::vector<CodebookVersion> versions;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return versions;
        }
        versions.push_back(CodebookVersion{query.uuid(0), query.integer(1), query.string(2), query.string(3),
                                           query.string(4), query.id<PersonId>(5)});
    }
}

Status deriveCodebooks(Database& database, const std::vector<PlacedCategory>& categories)
{
    ACCORD_CHECK(database.execute(R"sql(
        INSERT INTO codebook (uuid, number, created_at, note)
        SELECT uuid, 0, at, coalesce(note, '')
        FROM event
        WHERE kind > 3
          AND kind = 4
        ORDER BY clock, uuid
        ON CONFLICT (uuid) DO NOTHING
    )sql"));
    ACCORD_CHECK(database.execute(
        R"sql(
            UPDATE codebook
            SET number = r.place
            FROM (
                SELECT uuid AS event, row_number() OVER (ORDER BY clock, uuid) AS place
                FROM event
                WHERE kind > 3
                  AND kind = 4
            ) r
            WHERE r.event = codebook.uuid
              AND number <> r.place
        )sql"));
    for (const PlacedCategory& placed : categories) {
        Category category = placed.category;
        ACCORD_TRY(category.meaningSince, codebookOf(database, placed.meaningSince));
        ACCORD_CHECK(writeCategory(database, category, placed.position));
    }
    return {};
}

} // namespace accord::store
