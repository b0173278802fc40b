// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/base/result.h"
#include "core/model/proposal.h"
#include "core/model/study.h"
#include "core/project/codebook/as_given.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/store/events/event_writer.h"
#include "core/study/gate/expression.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace accord::study {

/// What an issue brought, in the order in which issues were labelled.
struct SaturationItem
{
    std::vector<int> categories; ///< that anybody gave it, as numbers of any kind
    int proposals = 0;           ///< for the codebook that it was the first to raise
};

/// A stretch of issues, and what was new in it.
struct SaturationStretch
{
    int from = 1;          ///< place of its first issue, 1-based
    int to = 0;            ///< of its last one
    int newCategories = 0; ///< used for the first time
    int proposals = 0;     ///< raised for the first time

    [[nodiscard]] int issues() const { return to - from + 1; }
    /// For a stretch that is shorter than a hundred too.
    [[nodiscard]] double categoriesPer100() const { return issues() == 0 ? 0 : 100.0 * newCategories / issues(); }
    [[nodiscard]] double proposalsPer100() const { return issues() == 0 ? 0 : 100.0 * proposals / issues(); }

    bool operator==(const SaturationStretch&) const = default;
};

/// Whether new issues still bring something new: stretches of `length` issues, the last one may be shorter.
struct Saturation
{
    std::vector<SaturationStretch> stretches;
    SaturationStretch last; ///< the last `length` issues, all if there are fewer
    /// Issues whose first labels came in a file that does not say when they were given, several at one time: in which
    /// order they were labelled is not known, and there are no stretches.
    int unordered = 0;

    bool operator==(const Saturation&) const = default;
};

inline constexpr int kSaturationLength = 100;

Saturation saturation(std::span<const SaturationItem> items, int length = kSaturationLength);

/// What a round shows beside its labels.
struct PilotFigures
{
    Saturation saturation;           ///< over the items that somebody labelled, in the order of their first label
    std::vector<double> seconds;     ///< in view, of each item and person for whom it is known
    std::vector<Proposal> proposals; ///< raised by an item of the round, oldest first; without anybody's opinions
};

/// Errc::NotPermitted while the round is blind.
Result<PilotFigures> roundFigures(Project& project, const LabelMatrix& labelMatrix);

/// A condition, what its figure is, and whether that is enough.
struct ConditionResult
{
    Condition condition;
    std::optional<double> figure;                ///< nothing when it cannot be computed: then the condition is not met
    std::optional<double> asGiven;               ///< by the codebook of then, where the figure counts by another one
    std::optional<agreement::NotComputable> why; ///< why a coefficient has none
    bool met = false;
};

struct GateResult
{
    std::vector<ConditionResult> conditions;
    int waiting = 0; ///< labels of the round that are to be looked at again
    GivenVersions versions;

    /// All conditions are met, and no label waits to be looked at again; false without any condition.
    [[nodiscard]] bool passed() const;
};

/// Beside the labels of the round.
struct GateFigures
{
    SaturationStretch last;
    std::optional<double> medianSeconds;
    const LabelMatrix* asGiven = nullptr; ///< the round by the codebook of then; see AsGiven
};

/// Whether the figure is what the condition asks for; one that is not known never is.
bool isMet(const Condition& condition, std::optional<double> figure);

/// Whether a conclusion has to say why: against the gate, where there is none, and Go where the labels were given by
/// another version of the codebook than the one that counts them.
bool needsReason(const GateResult& result, GateVerdict verdict);

/// Compares figures as they are, not as they are rounded for display.
GateResult evaluate(const Gate& gate, const LabelMatrix& labelMatrix, const GateFigures& figures);

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

/// Evaluates it with what waits to be looked at again. Errc::NotPermitted while the round is blind.
Result<GateResult> gateResult(Project& project, const Round& round, const LabelMatrix& labelMatrix,
                              const PilotFigures& figures);

/// The same as it stands now.
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

/// Every conclusion about a round, oldest first; the last one holds. None while the round is blind: a copy in which it
/// is not may have brought some, with figures.
Result<std::vector<GateOutcome>> gateOutcomes(sqlite::Database& database, RoundId round);

/// Inside the caller's transaction; the time is the writer's.
Status writeGateOutcome(store::EventWriter& events, const GateOutcome& outcome);

} // namespace accord::study
