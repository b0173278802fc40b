// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/turns/unfinished.h"

#include <string_view>

/// How the derived tables follow from the acts: of two acts on the same thing the one with the greater (clock, uuid)
/// holds, so that the order in which a copy learns of them does not matter.
namespace accord::store {

/// Parameters: round, person, item, act, clock, verdict, category, flagged.
#define ACCORD_INTO_LABEL "INSERT INTO label (round_id, person_id, item_id, act, clock, verdict, category_id, flagged) "
#define ACCORD_LABEL_HOLDS                                                                                             \
    " ON CONFLICT DO UPDATE SET act = excluded.act, clock = excluded.clock, "                                          \
    "verdict = excluded.verdict, category_id = excluded.category_id, flagged = excluded.flagged "                      \
    "WHERE excluded.clock > label.clock OR (excluded.clock = label.clock AND "                                         \
    "(SELECT uuid FROM act WHERE seq = excluded.act) > (SELECT uuid FROM act WHERE seq = label.act))"
inline constexpr std::string_view kDeriveLabel = ACCORD_INTO_LABEL "VALUES (?, ?, ?, ?, ?, ?, ?, ?)" ACCORD_LABEL_HOLDS;

/// Parameters: round, item, act, clock, state, verdict, category, source.
#define ACCORD_INTO_DECISION                                                                                           \
    "INSERT INTO decision (round_id, item_id, act, clock, state, verdict, category_id, source) "
#define ACCORD_DECISION_HOLDS                                                                                          \
    " ON CONFLICT DO UPDATE SET act = excluded.act, clock = excluded.clock, "                                          \
    "state = excluded.state, verdict = excluded.verdict, category_id = excluded.category_id, "                         \
    "source = excluded.source "                                                                                        \
    "WHERE excluded.clock > decision.clock OR (excluded.clock = decision.clock AND "                                   \
    "(SELECT uuid FROM act WHERE seq = excluded.act) > (SELECT uuid FROM act WHERE seq = decision.act))"
inline constexpr std::string_view kDeriveDecision =
    ACCORD_INTO_DECISION "VALUES (?, ?, ?, ?, ?, ?, ?, ?)" ACCORD_DECISION_HOLDS;

/// The same for the acts of one import. Parameters: after which seq, up to which, import.
inline constexpr std::string_view kDeriveLabelsOf = ACCORD_INTO_LABEL
    "SELECT i.round_id, a.person_id, a.item_id, a.seq, a.clock, a.verdict, a.category_id, coalesce(a.flagged, 0) "
    "FROM act a JOIN item i ON i.id = a.item_id "
    "WHERE a.seq > ? AND a.seq <= ? AND a.import_id = ? AND a.kind = 1" ACCORD_LABEL_HOLDS;
inline constexpr std::string_view kDeriveDecisionsOf =
    ACCORD_INTO_DECISION "SELECT i.round_id, a.item_id, a.seq, a.clock, a.state, a.verdict, a.category_id, a.source "
                         "FROM act a JOIN item i ON i.id = a.item_id "
                         "WHERE a.seq > ? AND a.seq <= ? AND a.import_id = ? AND a.kind = 3" ACCORD_DECISION_HOLDS;

/// What held by the act does not any more, and what the others say instead. Parameter: the act, which is to go.
inline constexpr std::string_view kForgetLabelOf =
    "DELETE FROM label WHERE act = ?1 AND item_id = (SELECT item_id FROM act WHERE seq = ?1) AND "
    "person_id = (SELECT person_id FROM act WHERE seq = ?1) AND "
    "round_id = (SELECT i.round_id FROM act a JOIN item i ON i.id = a.item_id WHERE a.seq = ?1)";
inline constexpr std::string_view kLabelWithout = ACCORD_INTO_LABEL
    "SELECT i.round_id, o.person_id, o.item_id, o.seq, o.clock, o.verdict, o.category_id, coalesce(o.flagged, 0) "
    "FROM act a JOIN act o ON o.item_id = a.item_id AND o.person_id = a.person_id AND o.kind = 1 AND o.seq <> a.seq "
    "JOIN item i ON i.id = a.item_id WHERE a.seq = ?1 AND " ACCORD_FINISHED(
        "o.import_id") " ORDER BY o.clock DESC, o.uuid DESC LIMIT 1";
inline constexpr std::string_view kForgetDecisionOf =
    "DELETE FROM decision WHERE act = ?1 AND item_id = (SELECT item_id FROM act WHERE seq = ?1) AND "
    "round_id = (SELECT i.round_id FROM act a JOIN item i ON i.id = a.item_id WHERE a.seq = ?1)";
inline constexpr std::string_view kDecisionWithout =
    ACCORD_INTO_DECISION "SELECT i.round_id, o.item_id, o.seq, o.clock, o.state, o.verdict, o.category_id, o.source "
                         "FROM act a JOIN act o ON o.item_id = a.item_id AND o.kind = 3 AND o.seq <> a.seq "
                         "JOIN item i ON i.id = a.item_id WHERE a.seq = ?1 AND " ACCORD_FINISHED(
                             "o.import_id") " ORDER BY o.clock DESC, o.uuid DESC LIMIT 1";

/// The same derivations in one go over all acts: what `label` and `decision` must contain. Bare columns beside max()
/// come from the row that has it (SQLite, "Bare columns in an aggregate query"). Acts of long work that has not
/// finished do not count.
inline constexpr std::string_view kAllLabels =
    "SELECT i.round_id, a.person_id, a.item_id, a.seq, a.clock, a.verdict, a.category_id, coalesce(a.flagged, 0) "
    "FROM (SELECT seq, max(printf('%020d', clock) || hex(uuid)) FROM act WHERE kind = 1 AND " ACCORD_FINISHED(
        "import_id") " GROUP BY item_id, person_id) w "
                     "JOIN act a ON a.seq = w.seq JOIN item i ON i.id = a.item_id";
inline constexpr std::string_view kAllDecisions =
    "SELECT i.round_id, a.item_id, a.seq, a.clock, a.state, a.verdict, a.category_id, a.source "
    "FROM (SELECT seq, max(printf('%020d', clock) || hex(uuid)) FROM act WHERE kind = 3 AND " ACCORD_FINISHED(
        "import_id") " GROUP BY item_id) w "
                     "JOIN act a ON a.seq = w.seq JOIN item i ON i.id = a.item_id";

} // namespace accord::store
