// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>

namespace accord::study {

/// What a study does, in the order in which it usually does it.
enum class StudyStep : std::uint8_t {
    ImportTaxonomy,
    ImportTexts,
    AddPeople, ///< there are fewer than two who label: nobody agrees with themselves
    MakeRound,
    StartRound,
    Label,
    CloseRound,     ///< nothing is missing
    Reconcile,      ///< conflicts have no decision
    MarkReconciled, ///< all have one
    WriteReport,    ///< of the last round
};

struct NextStep
{
    StudyStep step = StudyStep::ImportTaxonomy;
    RoundId round; ///< from StartRound on
};

/// What comes next: for the first round that is not reconciled, or for the study where none is. Answered without
/// telling anything of labels that is not known anyway (what is missing, and how many conflicts an open round has).
Result<NextStep> nextStep(Project& project);

} // namespace accord::study
