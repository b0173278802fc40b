// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/course/exclusions.h"

#include "core/store/events/blindness.h"

namespace accord::store {
namespace {

Status forEachRow(Statement& query, const std::function<void()>& visit)
{
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit();
    }
}

} // namespace

Status forEachExclusion(Database& database, RoundId round, const std::function<void(const ExclusionCell&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT l.item_id, l.person_id, a.exclusion
        FROM label l
        JOIN event a ON a.seq = l.event
        WHERE l.round_id = ?
          AND l.verdict = 2
    )sql"));
    query.bind(round);
    return forEachRow(query, [&] {
        visit(ExclusionCell{query.id<ItemId>(0), query.id<PersonId>(1), static_cast<Exclusion>(query.integer(2))});
    });
}

Result<std::map<ItemId, Exclusion>> excludedByDecision(Database& database, RoundId round)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT d.item_id, a.exclusion
        FROM decision d
        JOIN event a ON a.seq = d.event
        WHERE d.round_id = ?
          AND d.state = 1
          AND d.verdict = 2
    )sql"));
    query.bind(round);
    std::map<ItemId, Exclusion> excluded;
    ACCORD_CHECK(
        forEachRow(query, [&] { excluded.emplace(query.id<ItemId>(0), static_cast<Exclusion>(query.integer(1))); }));
    return excluded;
}

} // namespace accord::store
