// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/decisions.h"

#include "core/project/codebook/counts_as.h"
#include "core/reconcile/bulk.h"
#include "core/reconcile/deciding/decision_check.h"
#include "core/store/acts/act_writer.h"
#include "core/store/acts/decisions.h"
#include "core/store/acts/labels.h"
#include "core/store/study/round_content.h"

#include <algorithm>

namespace accord::reconcile {

Result<std::vector<Label>> votes(Project& project, RoundId round, ItemId item)
{
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(std::vector<Label> labels, store::labelsOf(project.database(), round, item));
    makeCount(*project.taxonomy(), labels);
    return labels;
}

Result<DecisionContent> currentDecision(Project& project, RoundId round, ItemId item)
{
    ACCORD_TRY(auto decision, store::decisionOf(project.database(), round, item));
    if (decision) {
        makeCount(*project.taxonomy(), *decision);
    }
    return decision ? decision->content : DecisionContent{};
}

Result<std::vector<Decision>> decisionHistory(Project& project, ItemId item)
{
    return store::decisionHistory(project.database(), item);
}

namespace {

// A round that is reconciled never goes back, so what was read before the transaction holds in it.
Result<BulkWork> workOn(Project& project, RoundId round, PersonId by, const std::vector<Decided>& decisions)
{
    BulkWork work{by, Action::Decide, round, {}};
    bool opens = true;
    for (const Decided& decided : decisions) {
        work.items.push_back(decided.item);
        opens = opens && decided.content.state == DecisionState::Open;
    }
    ACCORD_TRY(const store::RoundStanding standing, store::standingIn(project.database(), round, by));
    if (opens && !decisions.empty() && standing.state == RoundState::Reconciled) {
        work.action = Action::OpenAgain;
    }
    return work;
}

} // namespace

Status decide(Project& project, RoundId round, PersonId by, const std::vector<Decided>& decisions)
{
    ACCORD_CHECK(project.requireOpen(round));
    for (const Decided& decided : decisions) {
        ACCORD_CHECK(checkContent(project, decided.content, by));
    }
    ACCORD_TRY(const BulkWork work, workOn(project, round, by, decisions));
    return makeDecisions(project, work, "decisions", [&](std::size_t number, store::ActWriter& acts) -> Status {
        const Decided& decided = decisions[number];
        ACCORD_CHECK(checkOrigin(project, round, decided.item, decided.content));
        store::NewDecision decision{round, decided.item, by, decided.content, {}, {}, {}};
        std::ranges::sort(decision.content.takingPart);
        ACCORD_TRY(const auto before, store::decisionOf(project.database(), round, decided.item));
        if (before) {
            ACCORD_TRY(decision.replaces, store::uuidOfAct(project.database(), before->act));
        }
        ACCORD_CHECK(acts.decision(decision));
        return {};
    });
}

} // namespace accord::reconcile
