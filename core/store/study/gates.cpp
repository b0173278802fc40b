// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/gates.h"

namespace accord::store {

Result<std::vector<GateOutcome>> gateOutcomes(Database& database, RoundId round)
{
    ACCORD_TRY(
        Statement query,
        database.prepare(
            R"sql(
                SELECT state, person_id, at, coalesce(note, ''), coalesce(detail, '')
                FROM event
                WHERE round_id = ?
                  AND round_id IS NOT NULL
                  AND kind = 12
                  AND NOT EXISTS (SELECT 1 FROM round r WHERE r.id = event.round_id AND r.blind = 1)
                ORDER BY clock, uuid
            )sql"));
    query.bind(round);
    std::vector<GateOutcome> outcomes;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return outcomes;
        }
        outcomes.push_back(GateOutcome{round, query.integer(0) == 1 ? GateVerdict::Go : GateVerdict::NoGo,
                                       query.id<PersonId>(1), query.string(2), query.string(3), query.string(4)});
    }
}

Status writeGateOutcome(EventWriter& events, const GateOutcome& outcome)
{
    NewEvent event;
    event.kind = EventKind::Gate;
    event.by = outcome.by;
    event.round = outcome.round;
    event.state = static_cast<int>(outcome.verdict);
    event.note = outcome.reason;
    event.detail = outcome.figures;
    ACCORD_CHECK(events.event(event));
    return {};
}

} // namespace accord::store
