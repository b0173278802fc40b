// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/gate_queries.h"

#include "core/store/events/payloads.h"

namespace accord::study {

Result<std::vector<GateOutcome>> gateOutcomes(sqlite::Database& database, RoundId round)
{
    return store::eventsOf<GateConcluded>(database, R"sql(
        FROM counted_event e
        WHERE e.round_id = :round
          AND e.round_id IS NOT NULL
          AND e.kind = 'gate'
          AND NOT EXISTS (SELECT 1 FROM round WHERE round.id = e.round_id AND round.blind = 1)
        ORDER BY e.clock, e.uuid
    )sql")
        .bind(":round", round)
        .all<GateOutcome>([](const sqlite::Row& row) {
            auto [event, gate] = store::readEvent<GateConcluded>(row);
            const GateVerdict verdict = gate.verdict == GateVerdict::Go ? GateVerdict::Go : GateVerdict::NoGo;
            return GateOutcome{gate.round, verdict, event.by, event.at, gate.reason, gate.figures};
        });
}

Status writeGateOutcome(store::EventWriter& events, const GateOutcome& outcome)
{
    ACCORD_CHECK(
        events.append({outcome.by}, GateConcluded{outcome.round, outcome.verdict, outcome.reason, outcome.figures}));
    return {};
}

} // namespace accord::study
