// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/counts.h"

#include "core/store/events/blindness.h"

namespace accord::store {

Result<std::int64_t> entriesByHand(sqlite::Database& database)
{
    return database.number("SELECT count(*) FROM event WHERE import_id IS NULL");
}

namespace {

Status forEachRow(sqlite::Statement& query, const std::function<void()>& visit)
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

Status forEachExclusion(sqlite::Database& database, RoundId round,
                        const std::function<void(const ExclusionCell&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
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

Result<std::map<ItemId, Exclusion>> excludedByDecision(sqlite::Database& database, RoundId round)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
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

namespace {

bool says(std::int64_t verdict)
{
    return verdict == static_cast<std::int64_t>(Verdict::Category) ||
           verdict == static_cast<std::int64_t>(Verdict::NotForStudy);
}

Status visitRows(sqlite::Statement& query, const std::function<void()>& visit)
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

Status forEachTouched(sqlite::Database& database, RoundId round, PersonId person,
                      const std::function<void(const Touched&)>& visit)
{
    // Two texts, so that the table, which is clustered by person, is read in one range in both cases.
    ACCORD_TRY(sqlite::Statement query, person.valid() ? database.prepare(R"sql(
                       SELECT item_id, person_id, verdict, flagged
                       FROM label
                       WHERE round_id = ?
                         AND person_id = ?
                         AND (verdict <> 0 OR flagged <> 0)
                   )sql")
                                                       : database.prepare(R"sql(
                       SELECT item_id, person_id, verdict, flagged
                       FROM label
                       WHERE round_id = ?
                         AND (verdict <> 0 OR flagged <> 0)
                       ORDER BY person_id
                   )sql"));
    query.bind(round);
    if (person.valid()) {
        query.bind(person);
    }
    return visitRows(query, [&] {
        const std::int64_t verdict = query.integer(2);
        visit(Touched{query.id<ItemId>(0), query.id<PersonId>(1), says(verdict),
                      verdict == static_cast<std::int64_t>(Verdict::CannotTell), query.integer(3) != 0});
    });
}

Status forEachGiven(sqlite::Database& database, PersonId person, bool timed,
                    const std::function<void(const GivenLabel&)>& visit)
{
    // One pass over the events: by person or by round there is no index, since every label would have to keep it up.
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
                   SELECT item_id, person_id, at, seconds, verdict, import_id IS NOT NULL
                   FROM counted_event
                   WHERE kind = 'label'
                     AND (?1 IS NULL OR person_id = ?1)
                     AND (NOT ?2 OR import_id IS NULL OR seconds > 0)
               )sql"));
    query.bind(person).bind(std::int64_t{timed ? 1 : 0});
    return visitRows(query, [&] {
        visit(GivenLabel{query.id<ItemId>(0), query.id<PersonId>(1), query.text(2), query.real(3),
                         says(query.integer(4)), query.integer(5) != 0});
    });
}

Result<std::vector<std::pair<PersonId, std::string>>> firstGivenAt(sqlite::Database& database, ItemId item)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
            SELECT person_id, min(at)
            FROM counted_event
            WHERE item_id = ?
              AND kind = 'label'
              AND verdict IN (1, 2)
            GROUP BY person_id
            ORDER BY person_id
        )sql"));
    query.bind(item);
    std::vector<std::pair<PersonId, std::string>> given;
    ACCORD_CHECK(visitRows(query, [&] { given.emplace_back(query.id<PersonId>(0), query.string(1)); }));
    return given;
}

Result<std::vector<Label>> firstLabelsBy(sqlite::Database& database, RoundId round, PersonId person)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
                   SELECT a.seq, a.item_id, a.verdict, a.category_id, a.exclusion, a.summary, a.note, a.seconds,
                       a.codebook_id, a.at
                   FROM item i
                   JOIN counted_event a ON a.item_id = i.id
                   WHERE i.round_id = ?
                     AND a.person_id = ?
                     AND a.kind = 'label'
                     AND a.verdict IN (1, 2)
                   ORDER BY i.position, i.id, a.clock, a.uuid
               )sql"));
    query.bind(round).bind(person);
    std::vector<Label> labels;
    ACCORD_CHECK(visitRows(query, [&] {
        const auto item = query.id<ItemId>(1);
        if (!labels.empty() && labels.back().item == item) {
            return;
        }
        Label label;
        label.event = query.id<EventId>(0);
        label.item = item;
        label.by = person;
        label.content.verdict = static_cast<Verdict>(query.integer(2));
        label.content.category = query.id<CategoryId>(3);
        label.content.exclusion = static_cast<Exclusion>(query.integer(4));
        label.content.summary = query.string(5);
        label.content.note = query.string(6);
        label.seconds = query.real(7);
        label.codebook = query.id<CodebookId>(8);
        label.at = query.string(9);
        labels.push_back(std::move(label));
    }));
    return labels;
}

} // namespace accord::store
