// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/next_step.h"

#include "core/project/consensus.h"
#include "core/project/label_matrix.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"

#include <algorithm>

namespace accord::study {
namespace {

constexpr int kFewestLabellers = 2;

Result<NextStep> nextIn(Project& project, const Round& round)
{
    switch (round.state) {
    case RoundState::Draft:
        return NextStep{StudyStep::StartRound, round.id};
    case RoundState::Running: {
        ACCORD_TRY(const Completeness complete, completeness(project, round.id));
        return NextStep{complete.expected > 0 && complete.missing == 0 ? StudyStep::CloseRound : StudyStep::Label,
                        round.id};
    }
    case RoundState::Closed: {
        ACCORD_TRY(const std::int64_t open, openConflicts(project, round.id));
        return NextStep{open > 0 ? StudyStep::Reconcile : StudyStep::MarkReconciled, round.id};
    }
    case RoundState::Reconciled:
        break;
    }
    return NextStep{StudyStep::WriteReport, round.id};
}

} // namespace

Result<NextStep> nextStep(Project& project)
{
    if (project.taxonomy()->empty()) {
        return NextStep{StudyStep::ImportTaxonomy, {}};
    }
    const SharedList<Round> rounds = project.rounds();
    if (!rounds.empty()) {
        const auto open =
            std::ranges::find_if(rounds, [](const Round& round) { return round.state != RoundState::Reconciled; });
        return nextIn(project, open == rounds.end() ? rounds.back() : *open);
    }
    ACCORD_TRY(const std::int64_t issues, issueCount(project));
    if (issues == 0) {
        return NextStep{StudyStep::ImportTexts, {}};
    }
    const bool few = std::ranges::count_if(project.people(), &Person::isLabeller) < kFewestLabellers;
    return NextStep{few ? StudyStep::AddPeople : StudyStep::MakeRound, {}};
}

} // namespace accord::study
