// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

/// How the derived tables follow from the acts: of two acts on the same thing the one with the greater (clock, uuid)
/// holds, so that the order in which a copy learns of them does not matter.
namespace accord::store {

/// Parameters: round, person, item, act, clock, verdict, category, flagged.
inline constexpr std::string_view kDeriveLabel =
    "INSERT INTO label (round_id, person_id, item_id, act, clock, verdict, category_id, flagged) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET act = excluded.act, clock = excluded.clock, "
    "verdict = excluded.verdict, category_id = excluded.category_id, flagged = excluded.flagged "
    "WHERE excluded.clock > label.clock OR (excluded.clock = label.clock AND "
    "(SELECT uuid FROM act WHERE seq = excluded.act) > (SELECT uuid FROM act WHERE seq = label.act))";

/// Parameters: round, item, act, clock, state, verdict, category, source.
inline constexpr std::string_view kDeriveDecision =
    "INSERT INTO decision (round_id, item_id, act, clock, state, verdict, category_id, source) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET act = excluded.act, clock = excluded.clock, "
    "state = excluded.state, verdict = excluded.verdict, category_id = excluded.category_id, source = excluded.source "
    "WHERE excluded.clock > decision.clock OR (excluded.clock = decision.clock AND "
    "(SELECT uuid FROM act WHERE seq = excluded.act) > (SELECT uuid FROM act WHERE seq = decision.act))";

/// The same derivations in one go over all acts: what `label` and `decision` must contain. Bare columns beside max()
/// come from the row that has it (SQLite, "Bare columns in an aggregate query").
inline constexpr std::string_view kAllLabels =
    "SELECT i.round_id, a.person_id, a.item_id, a.seq, a.clock, a.verdict, a.category_id, coalesce(a.flagged, 0) "
    "FROM (SELECT seq, max(printf('%020d', clock) || hex(uuid)) FROM act WHERE kind = 1 GROUP BY item_id, person_id) w "
    "JOIN act a ON a.seq = w.seq JOIN item i ON i.id = a.item_id";
inline constexpr std::string_view kAllDecisions =
    "SELECT i.round_id, a.item_id, a.seq, a.clock, a.state, a.verdict, a.category_id, a.source "
    "FROM (SELECT seq, max(printf('%020d', clock) || hex(uuid)) FROM act WHERE kind = 3 GROUP BY item_id) w "
    "JOIN act a ON a.seq = w.seq JOIN item i ON i.id = a.item_id";

} // namespace accord::store
