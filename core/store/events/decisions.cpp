// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/decisions.h"

#include "core/store/events/blindness.h"
#include "core/store/events/labels.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <charconv>

namespace accord::store {
namespace {

// "3,7,12"
std::vector<PersonId> idsIn(std::string_view list)
{
    std::vector<PersonId> people;
    const char* at = list.data();
    const char* const end = at + list.size();
    while (at != end) {
        PersonId person;
        at = std::from_chars(at, end, person.value).ptr;
        people.push_back(person);
        at += at != end ? 1 : 0;
    }
    return people;
}

// Of queries that read whole decisions, in one order of columns.
Decision readDecision(const sqlite::Statement& row)
{
    Decision decision;
    decision.event = row.id<EventId>(0);
    decision.item = row.id<ItemId>(1);
    decision.by = row.id<PersonId>(2);
    decision.content.state = static_cast<DecisionState>(row.integer(3));
    decision.content.verdict = static_cast<Verdict>(row.integer(4));
    decision.content.category = row.id<CategoryId>(5);
    decision.content.exclusion = static_cast<Exclusion>(row.integer(6));
    decision.content.source = static_cast<DecisionSource>(row.integer(7));
    decision.content.rule = row.string(8);
    decision.content.reason = row.string(9);
    decision.content.cause = static_cast<Cause>(row.integer(10));
    decision.content.codebookChange = row.integer(11) != 0;
    decision.at = row.string(12);
    decision.content.method = static_cast<Method>(row.integer(13));
    decision.content.secondVote = row.uuid(14);
    decision.content.meeting = row.uuid(15);
    decision.content.takingPart = idsIn(row.text(16));
    return decision;
}

// What a training round decides was set by a lead and is no judgement of anybody's label.
Status requireReferences(sqlite::Database& database, RoundId id)
{
    ACCORD_TRY(const auto all, rounds(database));
    const auto round = std::ranges::find(all, id, &Round::id);
    const bool training = round != all.end() && round->purpose == RoundPurpose::Training;
    return training ? Status() : requireOpen(database, id);
}

Status visitDecisions(sqlite::Database& database, RoundId round, const std::function<void(const Decision&)>& visit)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.item_id, a.person_id, a.state, a.verdict, a.category_id, a.exclusion, a.source, a.rule, a.note,
            a.cause, a.codebook_change, a.at, a.method, a.subject, a.meeting,
            (
                SELECT group_concat(person_id)
                FROM (SELECT DISTINCT person_id FROM participant WHERE event = a.seq ORDER BY person_id)
            )
        FROM item i
        CROSS JOIN decision d ON d.round_id = i.round_id AND d.item_id = i.id
        JOIN counted_event a ON a.seq = d.event
        WHERE i.round_id = ?
        ORDER BY i.position
    )sql"));
    query.bind(round);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit(readDecision(query));
    }
}

} // namespace

Status forEachDecision(sqlite::Database& database, RoundId round, const std::function<void(const DecisionCell&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT item_id, state, verdict, category_id, source
        FROM decision
        WHERE round_id = ?
        ORDER BY item_id
    )sql"));
    query.bind(round);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit(DecisionCell{query.id<ItemId>(0), static_cast<DecisionState>(query.integer(1)),
                           static_cast<Verdict>(query.integer(2)), query.id<CategoryId>(3),
                           static_cast<DecisionSource>(query.integer(4))});
    }
}

Result<std::optional<Decision>> decisionOf(sqlite::Database& database, RoundId round, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, round));
    return decisionToReplace(database, round, item);
}

Result<std::optional<Decision>> decisionToReplace(sqlite::Database& database, RoundId round, ItemId item)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.item_id, a.person_id, a.state, a.verdict, a.category_id, a.exclusion, a.source, a.rule, a.note,
            a.cause, a.codebook_change, a.at, a.method, a.subject, a.meeting,
            (
                SELECT group_concat(person_id)
                FROM (SELECT DISTINCT person_id FROM participant WHERE event = a.seq ORDER BY person_id)
            )
        FROM decision d
        JOIN counted_event a ON a.seq = d.event
        WHERE d.round_id = ?
          AND d.item_id = ?
    )sql"));
    query.bind(round).bind(item);
    ACCORD_TRY(const bool row, query.step());
    return row ? std::optional<Decision>(readDecision(query)) : std::optional<Decision>();
}

Status forEachWholeDecision(sqlite::Database& database, RoundId round,
                            const std::function<void(const Decision&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    return visitDecisions(database, round, visit);
}

Status forEachReference(sqlite::Database& database, RoundId round, const std::function<void(const Decision&)>& visit)
{
    ACCORD_CHECK(requireReferences(database, round));
    return visitDecisions(database, round, visit);
}

Status forEachDecisionEver(sqlite::Database& database, RoundId round, const std::string& since,
                           const std::function<void(const Decision&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.item_id, a.person_id, a.state, a.verdict, a.category_id, a.exclusion, a.source, a.rule, a.note,
            a.cause, a.codebook_change, a.at, a.method, a.subject, a.meeting,
            (
                SELECT group_concat(person_id)
                FROM (SELECT DISTINCT person_id FROM participant WHERE event = a.seq ORDER BY person_id)
            )
        FROM item i
        CROSS JOIN counted_event a ON a.item_id = i.id AND a.kind = 'decision'
        WHERE i.round_id = ?
          AND a.at >= ?
        ORDER BY a.clock, a.uuid
    )sql"));
    query.bind(round).bind(since);
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit(readDecision(query));
    }
}

Result<std::vector<std::string>> reasonsLike(sqlite::Database& database, const std::string& prefix, int most)
{
    // A range of the index, which holds the reasons only, in either case of letters. Nothing sorts behind the last code
    // point.
    ACCORD_TRY(sqlite::Statement query, database.prepare(
                                            R"sql(
                SELECT note, count(*)
                FROM event a
                WHERE kind = 'decision'
                  AND note IS NOT NULL
                  AND note >= ?1 COLLATE NOCASE
                  AND note < ?2 COLLATE NOCASE
                  AND source = 1
                  AND NOT EXISTS (
                      SELECT 1
                      FROM item i
                      JOIN round r ON r.id = i.round_id
                      WHERE i.id = a.item_id
                        AND r.blind = 1
                  )
                GROUP BY note
                ORDER BY count(*) DESC, note
                LIMIT ?3
            )sql"));
    const std::string end = prefix + "\xf4\x8f\xbf\xbf";
    query.bind(std::string_view(prefix)).bind(std::string_view(end)).bind(std::int64_t{most});
    std::vector<std::string> reasons;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return reasons;
        }
        reasons.push_back(query.string(0));
    }
}

Result<std::vector<Decision>> decisionHistory(sqlite::Database& database, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, item));
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT a.seq, a.item_id, a.person_id, a.state, a.verdict, a.category_id, a.exclusion, a.source, a.rule, a.note,
            a.cause, a.codebook_change, a.at, a.method, a.subject, a.meeting,
            (
                SELECT group_concat(person_id)
                FROM (SELECT DISTINCT person_id FROM participant WHERE event = a.seq ORDER BY person_id)
            )
        FROM counted_event a
        WHERE a.item_id = ?
          AND a.kind = 'decision'
        ORDER BY a.clock, a.uuid
    )sql"));
    query.bind(item);
    std::vector<Decision> decisions;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return decisions;
        }
        decisions.push_back(readDecision(query));
    }
}

} // namespace accord::store
