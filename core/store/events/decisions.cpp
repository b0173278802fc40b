// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/decisions.h"

#include "core/store/events/blindness.h"
#include "core/store/events/labels.h"
#include "core/store/events/payloads.h"
#include "core/store/study/rounds.h"

#include <algorithm>

namespace accord::store {
namespace {

Decision readDecision(const sqlite::Row& row)
{
    auto [event, made] = readEvent<DecisionMade>(row);
    return Decision{event.id, made.item, event.by, std::move(made.content), std::move(event.at)};
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
    return eventsOf<DecisionMade>(database, R"sql(
        FROM item i
        CROSS JOIN decision d ON d.round_id = i.round_id AND d.item_id = i.id
        JOIN counted_answer e ON e.seq = d.event
        WHERE i.round_id = :round
        ORDER BY i.position
    )sql")
        .bind(":round", round)
        .each([&visit](const sqlite::Row& row) { visit(readDecision(row)); });
}

} // namespace

Status forEachDecision(sqlite::Database& database, RoundId round, const std::function<void(const DecisionCell&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    static constexpr auto kSql = R"sql(
        SELECT item_id, state, verdict, category_id, source
        FROM decision
        WHERE round_id = :round
        ORDER BY item_id
    )sql";
    return database.query(kSql).bind(":round", round).each([&visit](const sqlite::Row& row) {
        visit(DecisionCell{row.id<ItemId>(0), row.value<DecisionState>(1), row.value<Verdict>(2), row.id<CategoryId>(3),
                           row.value<DecisionSource>(4)});
    });
}

Result<std::optional<Decision>> decisionOf(sqlite::Database& database, RoundId round, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, round));
    return decisionToReplace(database, round, item);
}

Result<std::optional<Decision>> decisionToReplace(sqlite::Database& database, RoundId round, ItemId item)
{
    return eventsOf<DecisionMade>(database, R"sql(
        FROM decision d
        JOIN counted_answer e ON e.seq = d.event
        WHERE d.round_id = :round
          AND d.item_id = :item
    )sql")
        .bind(":round", round)
        .bind(":item", item)
        .one<Decision>(readDecision);
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
    return eventsOf<DecisionMade>(database, R"sql(
        FROM item i
        CROSS JOIN counted_answer e ON e.item_id = i.id AND e.kind = 'decision'
        WHERE i.round_id = :round
          AND e.at >= :since
        ORDER BY e.clock, e.uuid
    )sql")
        .bind(":round", round)
        .bind(":since", since)
        .each([&visit](const sqlite::Row& row) { visit(readDecision(row)); });
}

Result<std::vector<std::string>> reasonsLike(sqlite::Database& database, const std::string& prefix, int most)
{
    // The index holds the reasons only, in either case of letters.
    static constexpr auto kSql = R"sql(
        SELECT note
        FROM event a
        JOIN answer s ON s.event = a.seq
        WHERE kind = 'decision'
          AND note IS NOT NULL
          AND note >= :prefix COLLATE NOCASE
          AND note < :end COLLATE NOCASE
          AND source = :person
          AND NOT EXISTS (
              SELECT 1
              FROM item i
              JOIN round r ON r.id = i.round_id
              WHERE i.id = a.item_id
                AND r.blind = 1
          )
        GROUP BY note
        ORDER BY count(*) DESC, note
        LIMIT :most
    )sql";
    return textsLike(database.query(kSql).bind(":person", DecisionSource::Person), prefix, most);
}

Result<std::vector<Decision>> decisionHistory(sqlite::Database& database, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, item));
    return eventsOf<DecisionMade>(database, R"sql(
        FROM counted_answer e
        WHERE e.item_id = :item
          AND e.kind = 'decision'
        ORDER BY e.clock, e.uuid
    )sql")
        .bind(":item", item)
        .all<Decision>(readDecision);
}

} // namespace accord::store
