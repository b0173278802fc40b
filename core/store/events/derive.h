// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"
#include "core/store/batched_write.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// How the derived tables follow from the events: of two events on the same thing the one with the greater (clock,
/// uuid) holds, so that the order in which a copy learns of them does not matter.
namespace accord::store {

/// Parameters: round, person, item, event, clock, verdict, category, flagged.
#define ACCORD_INTO_LABEL                                                                                              \
    "INSERT INTO label (round_id, person_id, item_id, event, clock, verdict, category_id, flagged) "
#define ACCORD_LABEL_HOLDS                                                                                             \
    " ON CONFLICT DO UPDATE SET event = excluded.event, clock = excluded.clock, "                                      \
    "verdict = excluded.verdict, category_id = excluded.category_id, flagged = excluded.flagged "                      \
    "WHERE excluded.clock > label.clock OR (excluded.clock = label.clock AND "                                         \
    "(SELECT uuid FROM event WHERE seq = excluded.event) > (SELECT uuid FROM event WHERE seq = label.event))"
inline constexpr std::string_view kDeriveLabel = ACCORD_INTO_LABEL "VALUES (?, ?, ?, ?, ?, ?, ?, ?)" ACCORD_LABEL_HOLDS;

/// Parameters: round, item, event, clock, state, verdict, category, source.
#define ACCORD_INTO_DECISION                                                                                           \
    "INSERT INTO decision (round_id, item_id, event, clock, state, verdict, category_id, source) "
#define ACCORD_DECISION_HOLDS                                                                                          \
    " ON CONFLICT DO UPDATE SET event = excluded.event, clock = excluded.clock, "                                      \
    "state = excluded.state, verdict = excluded.verdict, category_id = excluded.category_id, "                         \
    "source = excluded.source "                                                                                        \
    "WHERE excluded.clock > decision.clock OR (excluded.clock = decision.clock AND "                                   \
    "(SELECT uuid FROM event WHERE seq = excluded.event) > (SELECT uuid FROM event WHERE seq = decision.event))"
inline constexpr std::string_view kDeriveDecision =
    ACCORD_INTO_DECISION "VALUES (?, ?, ?, ?, ?, ?, ?, ?)" ACCORD_DECISION_HOLDS;

/// The same for the events of one import. Parameters: after which seq, up to which, import.
inline constexpr std::string_view kDeriveLabelsOf = ACCORD_INTO_LABEL
    "SELECT i.round_id, a.person_id, a.item_id, a.seq, a.clock, a.verdict, a.category_id, coalesce(a.flagged, 0) "
    "FROM event a JOIN item i ON i.id = a.item_id "
    "WHERE a.seq > ? AND a.seq <= ? AND a.import_id = ? AND a.kind = 1" ACCORD_LABEL_HOLDS;
inline constexpr std::string_view kDeriveDecisionsOf =
    ACCORD_INTO_DECISION "SELECT i.round_id, a.item_id, a.seq, a.clock, a.state, a.verdict, a.category_id, a.source "
                         "FROM event a JOIN item i ON i.id = a.item_id "
                         "WHERE a.seq > ? AND a.seq <= ? AND a.import_id = ? AND a.kind = 3" ACCORD_DECISION_HOLDS;

/// What held by the event does not any more, and what the others say instead. Parameter: the event, which is to go.
inline constexpr std::string_view kForgetLabelOf =
    R"sql(
        DELETE FROM label
        WHERE event = ?1
          AND item_id = (SELECT item_id FROM event WHERE seq = ?1)
          AND person_id = (SELECT person_id FROM event WHERE seq = ?1)
          AND round_id = (
              SELECT i.round_id
              FROM event a
              JOIN item i ON i.id = a.item_id
              WHERE a.seq = ?1
          )
    )sql";
inline constexpr std::string_view kLabelWithout = ACCORD_INTO_LABEL
    "SELECT i.round_id, o.person_id, o.item_id, o.seq, o.clock, o.verdict, o.category_id, coalesce(o.flagged, 0) "
    "FROM event a JOIN event o ON o.item_id = a.item_id AND o.person_id = a.person_id AND o.kind = 1 AND o.seq <> "
    "a.seq "
    "JOIN item i ON i.id = a.item_id WHERE a.seq = ?1 AND " ACCORD_FINISHED(
        "o.import_id") " ORDER BY o.clock DESC, o.uuid DESC LIMIT 1";
inline constexpr std::string_view kForgetDecisionOf =
    R"sql(
        DELETE FROM decision
        WHERE event = ?1
          AND item_id = (SELECT item_id FROM event WHERE seq = ?1)
          AND round_id = (
              SELECT i.round_id
              FROM event a
              JOIN item i ON i.id = a.item_id
              WHERE a.seq = ?1
          )
    )sql";
inline constexpr std::string_view kDecisionWithout =
    ACCORD_INTO_DECISION "SELECT i.round_id, o.item_id, o.seq, o.clock, o.state, o.verdict, o.category_id, o.source "
                         "FROM event a JOIN event o ON o.item_id = a.item_id AND o.kind = 3 AND o.seq <> a.seq "
                         "JOIN item i ON i.id = a.item_id WHERE a.seq = ?1 AND " ACCORD_FINISHED(
                             "o.import_id") " ORDER BY o.clock DESC, o.uuid DESC LIMIT 1";

/// The same derivations in one go over all events: what `label` and `decision` must contain. Bare columns beside max()
/// come from the row that has it (SQLite, "Bare columns in an aggregate query"). Events of long work that has not
/// finished do not count.
inline constexpr std::string_view kAllLabels =
    R"sql(
        SELECT i.round_id, a.person_id, a.item_id, a.seq, a.clock, a.verdict, a.category_id, coalesce(a.flagged, 0)
        FROM (
            SELECT seq, max(printf('%020d', clock) || hex(uuid))
            FROM event
            WHERE kind = 1
              AND (import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
            GROUP BY item_id, person_id
        ) w
        JOIN event a ON a.seq = w.seq
        JOIN item i ON i.id = a.item_id
    )sql";
inline constexpr std::string_view kAllDecisions =
    R"sql(
        SELECT i.round_id, a.item_id, a.seq, a.clock, a.state, a.verdict, a.category_id, a.source
        FROM (
            SELECT seq, max(printf('%020d', clock) || hex(uuid))
            FROM event
            WHERE kind = 3
              AND (import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL))
            GROUP BY item_id
        ) w
        JOIN event a ON a.seq = w.seq
        JOIN item i ON i.id = a.item_id
    )sql";

/// What the integrity check looked at, and what does not fit.
struct CheckReport
{
    std::int64_t events = 0;
    std::int64_t labels = 0;
    std::int64_t decisions = 0;
    std::vector<std::string> damage;       ///< SQLite's own findings about pages and indexes
    std::vector<std::string> danglingRows; ///< "event 17 -> item": references to rows that are not there
    std::int64_t wrongLabels = 0;          ///< current labels that do not follow from the events
    std::int64_t wrongDecisions = 0;
    std::vector<std::string> farAhead;   ///< numbers from which counting cannot go on for long
    std::int64_t interruptedImports = 0; ///< imports that neither finished nor were taken back; harmless

    [[nodiscard]] bool sound() const
    {
        return damage.empty() && danglingRows.empty() && farAhead.empty() && wrongLabels == 0 && wrongDecisions == 0;
    }
};

/// Checks the file's pages and references, derives the labels and decisions from the events again and compares.
Result<CheckReport> check(Database& database);

} // namespace accord::store
