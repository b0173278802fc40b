// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/repair/rederive.h"

#include "core/store/events/derive.h"

namespace accord::store {

Result<std::vector<TaxonomyEvent>> taxonomyEvents(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT seq, coalesce(note, ''), coalesce(detail, '')
        FROM event
        WHERE kind = 4
        ORDER BY clock, uuid
    )sql"));
    std::vector<TaxonomyEvent> events;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return events;
        }
        events.push_back(TaxonomyEvent{query.id<EventId>(0), query.string(1), query.string(2)});
    }
}

Status rederive(Database& database)
{
    ACCORD_CHECK(database.execute("REINDEX"));
    ACCORD_CHECK(database.execute("DELETE FROM label"));
    ACCORD_CHECK(database.execute("INSERT INTO label (round_id, person_id, item_id, event, clock, verdict, category_id, "
                                  "flagged) " +
                                  std::string(kAllLabels)));
    ACCORD_CHECK(database.execute("DELETE FROM decision"));
    ACCORD_CHECK(database.execute("INSERT INTO decision (round_id, item_id, event, clock, state, verdict, category_id, "
                                  "source) " +
                                  std::string(kAllDecisions)));
    ACCORD_CHECK(database.execute("INSERT INTO search (search) VALUES ('delete-all')"));
    return database.execute("DELETE FROM project WHERE key = 'indexed'");
}

Status rederiveCodebook(Database& database, const TaxonomyEvent& event)
{
    ACCORD_TRY(Statement insert,
               database.prepare(R"sql(
                   INSERT INTO codebook (uuid, number, created_at, note)
                   SELECT uuid, (SELECT coalesce(max(number), 0) + 1 FROM codebook), at, ?
                   FROM event
                   WHERE seq = ?
                     AND NOT EXISTS (SELECT 1 FROM codebook c WHERE c.uuid = event.uuid)
               )sql"));
    insert.bind(std::string_view(event.note)).bind(event.event);
    return insert.run();
}

} // namespace accord::store
