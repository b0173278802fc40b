// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/counts.h"

namespace accord::store {

Result<RoundCounts> countsOf(Database& database, RoundId round)
{
    ACCORD_TRY(
        Statement query,
        database.prepare(R"sql(
            SELECT (SELECT count(*) FROM item WHERE round_id = ?1), (
                SELECT coalesce(sum(verdict <> 0), 0) FROM label WHERE round_id = ?1
            ), (SELECT count(DISTINCT person_id) FROM label WHERE round_id = ?1), (
                SELECT count(*) FROM decision WHERE round_id = ?1 AND state = 1
            ), (SELECT count(*) FROM decision WHERE round_id = ?1 AND state = 2)
        )sql"));
    query.bind(round);
    ACCORD_CHECK(query.step());
    return RoundCounts{query.integer(0), query.integer(1), query.integer(2), query.integer(3), query.integer(4)};
}

Result<bool> cameWithLabels(Database& database, RoundId round)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT EXISTS (
            SELECT 1
            FROM round r
            JOIN import i ON i.id = r.import_id
            WHERE r.id = ?
              AND i.kind = 'labels'
        )
    )sql"));
    query.bind(round);
    ACCORD_CHECK(query.step());
    return query.integer(0) != 0;
}

Result<std::int64_t> entriesByHand(Database& database)
{
    return database.number("SELECT count(*) FROM event WHERE import_id IS NULL");
}

} // namespace accord::store
