// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/repair/rederive.h"

#include "core/store/acts/derive.h"

namespace accord::store {

Result<std::vector<TaxonomyAct>> taxonomyActs(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT seq, coalesce(note, ''), coalesce(detail, '') FROM act "
                                                 "WHERE kind = 4 ORDER BY clock, uuid"));
    std::vector<TaxonomyAct> acts;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return acts;
        }
        acts.push_back(TaxonomyAct{query.id<ActId>(0), query.string(1), query.string(2)});
    }
}

Status rederive(Database& database)
{
    ACCORD_CHECK(database.execute("REINDEX"));
    ACCORD_CHECK(database.execute("DELETE FROM label"));
    ACCORD_CHECK(database.execute("INSERT INTO label (round_id, person_id, item_id, act, clock, verdict, category_id, "
                                  "flagged) " +
                                  std::string(kAllLabels)));
    ACCORD_CHECK(database.execute("DELETE FROM decision"));
    ACCORD_CHECK(database.execute("INSERT INTO decision (round_id, item_id, act, clock, state, verdict, category_id, "
                                  "source) " +
                                  std::string(kAllDecisions)));
    ACCORD_CHECK(database.execute("INSERT INTO search (search) VALUES ('delete-all')"));
    return database.execute("DELETE FROM project WHERE key = 'indexed'");
}

Status rederiveCodebook(Database& database, const TaxonomyAct& act)
{
    ACCORD_TRY(Statement insert,
               database.prepare("INSERT INTO codebook (uuid, number, created_at, note) SELECT uuid, (SELECT "
                                "coalesce(max(number), 0) + 1 FROM codebook), at, ? FROM act WHERE seq = ? AND NOT "
                                "EXISTS (SELECT 1 FROM codebook c WHERE c.uuid = act.uuid)"));
    insert.bind(std::string_view(act.note)).bind(act.act);
    return insert.run();
}

} // namespace accord::store
