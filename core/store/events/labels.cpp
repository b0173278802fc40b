// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/labels.h"

#include "core/store/events/blindness.h"

namespace accord::store {
namespace {

// Of queries that read whole labels, in one order of columns.
Label readLabel(const sqlite::Statement& row)
{
    Label label;
    label.event = row.id<EventId>(0);
    label.item = row.id<ItemId>(1);
    label.by = row.id<PersonId>(2);
    label.content.verdict = static_cast<Verdict>(row.integer(3));
    label.content.category = row.id<CategoryId>(4);
    label.content.exclusion = static_cast<Exclusion>(row.integer(5));
    label.content.confidence = static_cast<Confidence>(row.integer(6));
    label.content.flagged = row.integer(7) != 0;
    label.content.summary = row.string(8);
    label.content.note = row.string(9);
    label.seconds = row.real(10);
    label.codebook = row.id<CodebookId>(11);
    label.at = row.string(12);
    return label;
}

LabelCell readCell(const sqlite::Statement& row)
{
    return LabelCell{row.id<ItemId>(0), row.id<PersonId>(1), static_cast<Verdict>(row.integer(2)),
                     row.id<CategoryId>(3), row.integer(4) != 0};
}

Result<std::vector<Label>> readAll(sqlite::Statement& query)
{
    std::vector<Label> labels;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return labels;
        }
        labels.push_back(readLabel(query));
    }
}

} // namespace

Status forEachLabel(sqlite::Database& database, RoundId round, const std::function<void(const LabelCell&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT item_id, person_id, verdict, category_id, flagged
        FROM label
        WHERE round_id = ?
        ORDER BY person_id, item_id
    )sql"));
    query.bind(round);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit(readCell(query));
    }
}

Result<std::vector<LabelCell>> labelsBy(sqlite::Database& database, RoundId round, PersonId person)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT item_id, person_id, verdict, category_id, flagged
        FROM label
        WHERE round_id = ?
          AND person_id = ?
        ORDER BY item_id
    )sql"));
    query.bind(round).bind(person);
    std::vector<LabelCell> cells;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return cells;
        }
        cells.push_back(readCell(query));
    }
}

Result<bool> labelsIn(sqlite::Database& database, RoundId round, PersonId person)
{
    ACCORD_TRY(sqlite::Statement query,
               database.prepare("SELECT 1 FROM label WHERE round_id = ? AND person_id = ? AND verdict <> 0 LIMIT 1"));
    query.bind(round).bind(person);
    return query.step();
}

Result<std::optional<Label>> labelOf(sqlite::Database& database, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.item_id, a.person_id, a.verdict, a.category_id, a.exclusion, a.confidence, a.flagged, a.summary,
            a.note, a.seconds, a.codebook_id, a.at
        FROM label l
        JOIN counted_event a ON a.seq = l.event
        WHERE l.round_id = ?
          AND l.person_id = ?
          AND l.item_id = ?
    )sql"));
    query.bind(round).bind(person).bind(item);
    ACCORD_TRY(const bool row, query.step());
    return row ? std::optional<Label>(readLabel(query)) : std::optional<Label>();
}

Result<std::vector<Label>> labelsOf(sqlite::Database& database, RoundId round, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, round));
    // A point lookup per person: the table is clustered by person, and there are dozens of them at most.
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.item_id, a.person_id, a.verdict, a.category_id, a.exclusion, a.confidence, a.flagged, a.summary,
            a.note, a.seconds, a.codebook_id, a.at
        FROM person p
        CROSS JOIN label l ON l.round_id = ? AND l.person_id = p.id AND l.item_id = ?
        JOIN counted_event a ON a.seq = l.event
        ORDER BY p.id
    )sql"));
    query.bind(round).bind(item);
    return readAll(query);
}

Status forEachWholeLabel(sqlite::Database& database, RoundId round, const std::function<void(const Label&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.item_id, a.person_id, a.verdict, a.category_id, a.exclusion, a.confidence, a.flagged, a.summary,
            a.note, a.seconds, a.codebook_id, a.at
        FROM item i
        CROSS JOIN person p
        CROSS JOIN label l ON l.round_id = i.round_id AND l.person_id = p.id AND l.item_id = i.id
        JOIN counted_event a ON a.seq = l.event
        WHERE i.round_id = ?
        ORDER BY i.position, i.issue_id, i.id, p.id
    )sql"));
    query.bind(round);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit(readLabel(query));
    }
}

Result<std::optional<Label>> labelByEvent(sqlite::Database& database, EventId event)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.item_id, a.person_id, a.verdict, a.category_id, a.exclusion, a.confidence, a.flagged, a.summary,
            a.note, a.seconds, a.codebook_id, a.at
        FROM counted_event a
        WHERE a.seq = ?
          AND a.kind = 'label'
    )sql"));
    query.bind(event);
    ACCORD_TRY(const bool row, query.step());
    return row ? std::optional<Label>(readLabel(query)) : std::optional<Label>();
}

Result<int> labelledSince(sqlite::Database& database, RoundId round, PersonId person, const std::string& moment)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
                   SELECT count(*)
                   FROM label l
                   JOIN event a ON a.seq = l.event
                   WHERE l.round_id = ?
                     AND l.person_id = ?
                     AND l.verdict IN (1, 2)
                     AND a.at >= ?
               )sql"));
    query.bind(round).bind(person).bind(std::string_view(moment));
    ACCORD_TRY(const bool row, query.step());
    return row ? static_cast<int>(query.integer(0)) : 0;
}

Result<Uuid> uuidOfEvent(sqlite::Database& database, EventId event)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare("SELECT uuid FROM event WHERE seq = ?"));
    query.bind(event);
    ACCORD_TRY(const bool row, query.step());
    return row ? query.uuid(0) : Uuid{};
}

Result<std::vector<std::string>> summariesLike(sqlite::Database& database, PersonId person, const std::string& prefix,
                                               int most)
{
    // A range of the index, which holds only the events that have a summary, in either case of letters. Nothing sorts
    // behind the last code point.
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT summary, count(*)
        FROM counted_event a
        WHERE summary IS NOT NULL
          AND summary >= ?1 COLLATE NOCASE
          AND summary < ?2 COLLATE NOCASE
          AND (
              person_id = ?3 OR NOT EXISTS (
                  SELECT 1
                  FROM item i
                  JOIN round r ON r.id = i.round_id
                  WHERE i.id = a.item_id
                    AND r.blind = 1
              )
          )
        GROUP BY summary
        ORDER BY count(*) DESC, summary
        LIMIT ?4
    )sql"));
    const std::string end = prefix + "\xf4\x8f\xbf\xbf";
    query.bind(std::string_view(prefix)).bind(std::string_view(end)).bind(person).bind(std::int64_t{most});
    std::vector<std::string> summaries;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return summaries;
        }
        summaries.push_back(query.string(0));
    }
}

} // namespace accord::store
