// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/gates.h"

namespace accord::store {

Result<std::vector<GateOutcome>> gateOutcomes(Database& database, RoundId round)
{
    ACCORD_TRY(
        Statement query,
        database.prepare(
            "SELECT state, person_id, at, coalesce(note, ''), coalesce(detail, '') FROM act WHERE "
            "round_id = ? AND round_id IS NOT NULL AND kind = 12 AND NOT EXISTS (SELECT 1 FROM round r WHERE r.id = "
            "act.round_id AND r.blind = 1) ORDER BY clock, uuid"));
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

Status writeGateOutcome(ActWriter& acts, const GateOutcome& outcome)
{
    NewAct act;
    act.kind = ActKind::Gate;
    act.by = outcome.by;
    act.round = outcome.round;
    act.state = static_cast<int>(outcome.verdict);
    act.note = outcome.reason;
    act.detail = outcome.figures;
    ACCORD_CHECK(acts.act(act));
    return {};
}

} // namespace accord::store
