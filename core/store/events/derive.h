// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// How the derived tables follow from the events: of two events on the same thing the one with the greater (clock,
/// uuid) holds, so that the order in which a copy learns of them does not matter.
namespace accord::store {

/// Brings `label` up to date with the labels among the events after :after up to :last; those of the import :import
/// alone where there is one, which has not finished then. The order in which they are derived makes no difference.
inline constexpr std::string_view kDeriveLabels = R"sql(
    INSERT INTO label (round_id, person_id, item_id, event, clock, verdict, category_id, flagged, cited)
    SELECT i.round_id, coalesce(p.same_as, p.id), e.item_id, e.seq, e.clock, a.verdict, a.category_id,
        coalesce(a.flagged, 0),
        EXISTS (SELECT 1 FROM passage WHERE passage.event = e.seq)
    FROM event e
    CROSS JOIN answer a ON a.event = e.seq
    CROSS JOIN item i ON i.id = e.item_id
    CROSS JOIN person p ON p.id = e.person_id
    WHERE e.seq > :after
      AND e.seq <= :last
      AND (:import IS NULL OR e.import_id = :import)
      AND e.kind = 'label'
    ON CONFLICT DO UPDATE
    SET event = excluded.event, clock = excluded.clock, verdict = excluded.verdict, category_id = excluded.category_id,
        flagged = excluded.flagged, cited = excluded.cited
    WHERE excluded.clock > label.clock
       OR (
           excluded.clock = label.clock
           AND (SELECT uuid FROM event WHERE seq = excluded.event) > (SELECT uuid FROM event WHERE seq = label.event)
       )
)sql";

/// The same for `decision`.
inline constexpr std::string_view kDeriveDecisions = R"sql(
    INSERT INTO decision (round_id, item_id, event, clock, state, verdict, category_id, source)
    SELECT i.round_id, e.item_id, e.seq, e.clock, e.state, a.verdict, a.category_id, a.source
    FROM event e
    CROSS JOIN answer a ON a.event = e.seq
    CROSS JOIN item i ON i.id = e.item_id
    WHERE e.seq > :after
      AND e.seq <= :last
      AND (:import IS NULL OR e.import_id = :import)
      AND e.kind = 'decision'
    ON CONFLICT DO UPDATE
    SET event = excluded.event, clock = excluded.clock, state = excluded.state, verdict = excluded.verdict,
        category_id = excluded.category_id, source = excluded.source
    WHERE excluded.clock > decision.clock
       OR (
           excluded.clock = decision.clock
           AND (SELECT uuid FROM event WHERE seq = excluded.event) > (SELECT uuid FROM event WHERE seq = decision.event)
       )
)sql";

/// Runs one of the two.
Status derive(sqlite::Database& database, std::string_view rule, EventId after, EventId last, ImportId import);

/// What held by :event does not any more, and what the others say instead. The event is to go.
inline constexpr std::string_view kForgetLabelOf = R"sql(
    DELETE FROM label
    WHERE event = :event
      AND (round_id, person_id, item_id) = (
          SELECT i.round_id, coalesce(p.same_as, p.id), i.id
          FROM event e
          JOIN item i ON i.id = e.item_id
          JOIN person p ON p.id = e.person_id
          WHERE e.seq = :event
      )
)sql";
inline constexpr std::string_view kLabelWithout = R"sql(
    INSERT INTO label (round_id, person_id, item_id, event, clock, verdict, category_id, flagged, cited)
    SELECT i.round_id, o.person_id, o.item_id, o.seq, o.clock, o.verdict, o.category_id, coalesce(o.flagged, 0),
        EXISTS (SELECT 1 FROM passage WHERE passage.event = o.seq)
    FROM event e
    JOIN item i ON i.id = e.item_id
    JOIN person p ON p.id = e.person_id
    JOIN counted_answer o ON o.item_id = e.item_id
    WHERE e.seq = :event
      AND o.kind = 'label'
      AND o.seq <> e.seq
      AND o.person_id = coalesce(p.same_as, p.id)
    ORDER BY o.clock DESC, o.uuid DESC
    LIMIT 1
)sql";
inline constexpr std::string_view kForgetDecisionOf = R"sql(
    DELETE FROM decision
    WHERE event = :event
      AND (round_id, item_id) = (
          SELECT i.round_id, i.id
          FROM event e
          JOIN item i ON i.id = e.item_id
          WHERE e.seq = :event
      )
)sql";
inline constexpr std::string_view kDecisionWithout = R"sql(
    INSERT INTO decision (round_id, item_id, event, clock, state, verdict, category_id, source)
    SELECT i.round_id, o.item_id, o.seq, o.clock, o.state, o.verdict, o.category_id, o.source
    FROM event e
    JOIN item i ON i.id = e.item_id
    JOIN counted_answer o ON o.item_id = e.item_id
    WHERE e.seq = :event
      AND o.kind = 'decision'
      AND o.seq <> e.seq
    ORDER BY o.clock DESC, o.uuid DESC
    LIMIT 1
)sql";

/// What a check of the whole file looked at, and what does not fit.
struct Integrity
{
    std::int64_t events = 0;
    std::int64_t labels = 0;
    std::int64_t decisions = 0;
    /// What SQLite finds about pages and indexes; references to rows that are not there; numbers from which counting
    /// cannot go on for long. Of each kind a hundred at most.
    std::vector<Message> findings;
    bool damaged = false;         ///< SQLite found something
    std::int64_t wrongLabels = 0; ///< current labels that do not follow from the events
    std::int64_t wrongDecisions = 0;
    std::int64_t wrongPeople = 0;        ///< for whom another person stands than the events say
    std::int64_t interruptedImports = 0; ///< imports that neither finished nor were taken back; harmless

    [[nodiscard]] bool sound() const
    {
        return findings.empty() && wrongLabels == 0 && wrongDecisions == 0 && wrongPeople == 0;
    }
};

/// Checks the file's pages and references, derives the labels and decisions from the events again and compares.
Result<Integrity> check(sqlite::Database& database);

} // namespace accord::store
