// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/acts/feed.h"

namespace accord::store {

Result<std::int64_t> dataVersion(Database& database)
{
    return database.number("PRAGMA data_version");
}

Result<ActId> newestAct(Database& database)
{
    ACCORD_TRY(const std::int64_t seq, database.number("SELECT max(seq) FROM act"));
    return ActId{seq};
}

Result<std::int64_t> contentsMark(Database& database)
{
    // Greatest row numbers, not counts: each is one step down a tree (rounds are few). An issue whose text arrives gets
    // a new document.
    return database.number("SELECT coalesce((SELECT max(id) FROM issue), 0) * 3 "
                           "+ coalesce((SELECT max(id) FROM document), 0) * 5 "
                           "+ coalesce((SELECT max(id) FROM person), 0) * 7 "
                           "+ coalesce((SELECT sum(id * 11 + blind * 101) FROM round), 0) "
                           "+ coalesce((SELECT max(id) FROM item), 0) * 13 "
                           "+ coalesce((SELECT max(id) FROM import), 0) * 17 "
                           "+ coalesce((SELECT max(id) FROM codebook), 0) * 19");
}

Result<std::vector<ActChange>> changesAfter(Database& database, ActId last, int most)
{
    ACCORD_TRY(Statement query,
               database.prepare(
                   "SELECT a.seq, a.kind, i.round_id, a.person_id, a.item_id, l.verdict, l.category_id, l.flagged, "
                   "d.state, d.verdict, d.category_id, d.source FROM act a LEFT JOIN item i ON i.id = a.item_id "
                   "LEFT JOIN label l ON a.kind = 1 AND l.round_id = i.round_id AND l.person_id = a.person_id "
                   "AND l.item_id = a.item_id "
                   "LEFT JOIN decision d ON a.kind = 3 AND d.round_id = i.round_id AND d.item_id = a.item_id "
                   "WHERE a.seq > ? ORDER BY a.seq LIMIT ?"));
    query.bind(last.value).bind(std::int64_t{most});
    std::vector<ActChange> changes;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return changes;
        }
        ActChange change;
        change.act = query.id<ActId>(0);
        change.kind = static_cast<ActKind>(query.integer(1));
        change.round = query.id<RoundId>(2);
        change.by = query.id<PersonId>(3);
        change.item = query.id<ItemId>(4);
        change.label = LabelCell{change.item, change.by, static_cast<Verdict>(query.integer(5)),
                                 query.id<CategoryId>(6), query.integer(7) != 0};
        change.decision = DecisionCell{change.item, static_cast<DecisionState>(query.integer(8)),
                                       static_cast<Verdict>(query.integer(9)), query.id<CategoryId>(10),
                                       static_cast<DecisionSource>(query.integer(11))};
        changes.push_back(change);
    }
}

} // namespace accord::store
