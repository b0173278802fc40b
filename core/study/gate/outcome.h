// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study/gate.h"
#include "core/project/project.h"
#include "core/study/gate/evaluate.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::study {

/// What was concluded about going on after a round, kept for good, with what the gate said then.
struct GateRecord
{
    GateOutcome outcome;
    std::string gate;    ///< the conditions as they were; empty: there were none
    GateResult result;   ///< with the figures of then
    bool passed = false; ///< what the conditions said

    /// Somebody decided otherwise than the conditions said.
    [[nodiscard]] bool against() const
    {
        return !result.conditions.empty() && passed != (outcome.verdict == GateVerdict::Go);
    }
};

/// The gate that applies to the round, its own or else the study's; empty: none. What cannot be understood (it may come
/// from another copy) is none.
Gate gateOf(const Project& project, const Round& round);

/// Evaluates it as it stands now. Errc::NotPermitted while the round is blind.
Result<GateResult> gateNow(Project& project, RoundId round);

/// Records go or no-go. Errc::NotPermitted for somebody who may not lead and while the round is blind; Errc::Invalid
/// without a reason where it goes against the gate or where there is no gate.
Result<GateRecord> recordGate(Project& project, RoundId round, PersonId by, GateVerdict verdict,
                              const std::string& reason);

/// What was recorded of a round, oldest first; the last one holds.
Result<std::vector<GateRecord>> gateRecords(Project& project, RoundId round);

/// Sets the gate of one round, whatever its state; empty: the study's applies. Errc::NotPermitted, Invalid (see
/// parseGate). `seen`: the gate that the person saw; none: whatever it is. Errc::Changed when somebody else set another
/// one since.
Status setGate(Project& project, RoundId round, const std::string& gate, PersonId by,
               const std::optional<std::string>& seen = {});

} // namespace accord::study
