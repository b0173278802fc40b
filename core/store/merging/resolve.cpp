// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/model/study.h"
#include "core/store/events/blindness.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/store/merging/merge_steps.h"

#include <vector>

namespace accord::store {
namespace {

// A label that holds, and the event whose content is to hold instead.
struct Change
{
    RoundId round;
    ItemId item;
    PersonId person;
    EventId current;
    EventId wanted;
};

Result<std::vector<Change>> changesIn(sqlite::Statement& query)
{
    std::vector<Change> changes;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return changes;
        }
        changes.push_back(Change{query.id<RoundId>(0), query.id<ItemId>(1), query.id<PersonId>(2), query.id<EventId>(3),
                                 query.id<EventId>(4)});
    }
}

Result<Label> labelGivenBy(sqlite::Database& database, EventId event)
{
    ACCORD_TRY(const auto label, labelByEvent(database, event));
    return label ? *label : Result<Label>(Error{Errc::Internal, Reason::EventGone});
}

Status give(sqlite::Database& database, EventWriter& events, const Change& change, const LabelContent& content,
            CodebookId codebook)
{
    ACCORD_TRY(const Uuid replaces, uuidOfEvent(database, change.current));
    ACCORD_CHECK(events.append({change.person, {}, replaces}, LabelGiven{change.item, content, 0, codebook}));
    return {};
}

} // namespace

Status mapBlindness(const OtherCopy& other)
{
    ACCORD_CHECK(other.execute("DROP TABLE IF EXISTS map_blind"));
    static constexpr auto kSql = R"sql(
        CREATE TABLE map_blind AS
        WITH said AS (
            SELECT round_id AS round, json_extract(detail, '$.blind') AS blind, coalesce(state, 0) AS state, clock, uuid
            FROM main.any_rare_event
            WHERE kind = 'round'
              AND CASE WHEN json_valid(detail) THEN json_type(detail, '$.blind') IN ('true', 'false') ELSE 0 END
            UNION
            SELECT m.here, json_extract(a.detail, '$.blind'), coalesce(a.state, 0), a.clock, a.uuid
            FROM package.any_rare_event a
            JOIN map_round m ON m.there = a.round_id
            WHERE a.kind = 'round'
              AND CASE WHEN json_valid(a.detail) THEN json_type(a.detail, '$.blind') IN ('true', 'false') ELSE 0 END
        )
        SELECT h.id AS round, CASE
            WHEN count(s.uuid) = 0 THEN min(h.blind, t.blind)
            WHEN max(s.state > :draft AND s.blind = 0) THEN 0
            ELSE (SELECT l.blind FROM said l WHERE l.round = h.id ORDER BY l.clock DESC, l.uuid DESC LIMIT 1)
        END AS blind
        FROM map_round m
        JOIN package.round t ON t.id = m.there
        JOIN main.round h ON h.id = m.here
        LEFT JOIN said s ON s.round = h.id
        GROUP BY h.id
    )sql";
    return other.query(kSql).bind(":draft", RoundState::Draft).run();
}

Status settleBlindness(const OtherCopy& other, bool lift)
{
    ACCORD_CHECK(mapBlindness(other));
    ACCORD_TRY(sqlite::Statement update, other.prepare(R"sql(
        UPDATE main.round AS r
        SET blind = b.blind
        FROM map_blind b
        WHERE b.round = r.id
          AND r.blind <> b.blind
          AND (:lift OR b.blind = 1)
    )sql"));
    update.bind(std::int64_t{lift ? 1 : 0});
    return update.run();
}

Status settleTexts(const OtherCopy& other, Prefer prefer)
{
    return prefer == Prefer::Newest ? Status() : raiseTexts(other, prefer == Prefer::Here);
}

Result<std::int64_t> settleTwice(const OtherCopy& other, Prefer prefer, const std::string& at)
{
    if (prefer == Prefer::Newest) {
        return 0;
    }
    sqlite::Database& database = other.database();
    std::vector<Change> changes;
    {
        ACCORD_TRY(sqlite::Statement query, other.prepare(prefer == Prefer::Here ? R"sql(
                                  SELECT l.round_id, l.item_id, l.person_id, l.event, t.event_here
                                  FROM map_twice t
                                  JOIN main.item i ON i.id = t.item
                                  JOIN main.label l ON l.round_id = i.round_id AND l.person_id = t.person AND
                                      l.item_id = t.item
                                  WHERE l.event <> t.event_here
                              )sql"
                                                                                 : R"sql(
                                  SELECT l.round_id, l.item_id, l.person_id, l.event, h.seq
                                  FROM map_twice t
                                  JOIN package.event a ON a.seq = t.event_there
                                  JOIN main.event h ON h.uuid = a.uuid
                                  JOIN main.item i ON i.id = t.item
                                  JOIN main.label l ON l.round_id = i.round_id AND l.person_id = t.person AND
                                      l.item_id = t.item
                                  WHERE l.event <> h.seq
                              )sql"));
        ACCORD_TRY(changes, changesIn(query));
    }
    ACCORD_TRY(EventWriter events, EventWriter::begin(database, at));
    for (const Change& change : changes) {
        ACCORD_TRY(const Label wanted, labelGivenBy(database, change.wanted));
        ACCORD_CHECK(give(database, events, change, wanted.content, wanted.codebook));
    }
    return static_cast<std::int64_t>(changes.size());
}

Result<std::int64_t> settleRetired(const OtherCopy& other, RetiredLabels what, const std::string& at)
{
    if (what == RetiredLabels::Keep) {
        return 0;
    }
    sqlite::Database& database = other.database();
    std::vector<Change> changes;
    {
        ACCORD_TRY(sqlite::Statement query, other.prepare(R"sql(
                SELECT l.round_id, l.item_id, l.person_id, l.event, l.event
                FROM map_event n
                JOIN package.event a ON a.seq = n.there
                JOIN main.counted_event h ON h.uuid = a.uuid
                JOIN main.item i ON i.id = h.item_id
                JOIN main.label l ON l.round_id = i.round_id AND l.person_id = h.person_id AND l.item_id =
                    h.item_id AND l.event = h.seq
                JOIN main.category c ON c.id = l.category_id
                WHERE n.kind = 'label'
                  AND c.retired = 1
            )sql"));
        ACCORD_TRY(changes, changesIn(query));
    }
    ACCORD_TRY(EventWriter events, EventWriter::begin(database, at));
    std::int64_t given = 0;
    for (const Change& change : changes) {
        ACCORD_TRY(Label label, labelGivenBy(database, change.current));
        if (what == RetiredLabels::Flag && label.content.flagged) {
            continue;
        }
        label.content = what == RetiredLabels::Reopen ? LabelContent{} : label.content;
        label.content.flagged = what == RetiredLabels::Flag;
        ACCORD_CHECK(give(database, events, change, label.content, label.codebook));
        // How many there are in a blind round would tell of their categories.
        given += requireOpen(database, change.round).ok() ? 1 : 0;
    }
    return given;
}

} // namespace accord::store
