// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/gate_queries.h"

namespace accord::study {

Result<std::vector<GateOutcome>> gateOutcomes(sqlite::Database& database, RoundId round)
{
    static constexpr auto kSql = R"sql(
        SELECT state, person_id, at, coalesce(note, ''), coalesce(detail, '')
        FROM counted_event
        WHERE round_id = :round
          AND round_id IS NOT NULL
          AND kind = 'gate'
          AND NOT EXISTS (SELECT 1 FROM round WHERE round.id = counted_event.round_id AND round.blind = 1)
        ORDER BY clock, uuid
    )sql";
    return database.query(kSql).bind(":round", round).all<GateOutcome>([round](const sqlite::Row& row) {
        return GateOutcome{round,
                           row.value<GateVerdict>(0) == GateVerdict::Go ? GateVerdict::Go : GateVerdict::NoGo,
                           row.id<PersonId>(1),
                           row.string(2),
                           row.string(3),
                           row.string(4)};
    });
}

Status writeGateOutcome(store::EventWriter& events, const GateOutcome& outcome)
{
    store::NewEvent event;
    event.kind = EventKind::Gate;
    event.by = outcome.by;
    event.round = outcome.round;
    event.state = static_cast<int>(outcome.verdict);
    event.note = outcome.reason;
    event.detail = outcome.figures;
    ACCORD_CHECK(events.event(event));
    return {};
}

} // namespace accord::study
