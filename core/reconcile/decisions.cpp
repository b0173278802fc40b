// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/decisions.h"

#include "core/project/codebook/at_version.h"
#include "core/project/codebook/resolve_merged.h"
#include "core/reconcile/bulk.h"
#include "core/reconcile/deciding/decision_check.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/study/round_content.h"

#include <algorithm>
#include <optional>

namespace accord::reconcile {
namespace {

// What was retired meanwhile stays with the decisions that have it: a reason can still be written on them.
Status requireInUse(const Taxonomy& taxonomy, const DecisionContent& content, const std::optional<Decision>& before)
{
    const bool kept = before && before->content.category == content.category;
    if (!content.category.valid() || kept) {
        return {};
    }
    const Category* category = taxonomy.find(content.category);
    return category == nullptr || category->retired
               ? Status(Error{Errc::UnknownCategory, category == nullptr ? "?" : category->code, {}})
               : Status();
}

} // namespace

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
    ACCORD_TRY(const store::RoundStanding consensus, store::consensusIn(project.database(), round, by));
    if (opens && !decisions.empty() && consensus.state == RoundState::Reconciled) {
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
    return makeDecisions(project, work, "decisions", [&](std::size_t number, store::EventWriter& events) -> Status {
        const Decided& decided = decisions[number];
        ACCORD_TRY(const auto taxonomy, taxonomyNow(project));
        ACCORD_CHECK(checkOrigin(project, round, decided.item, decided.content));
        store::NewDecision decision{round, decided.item, by, decided.content, {}, {}, {}};
        std::ranges::sort(decision.content.takingPart);
        ACCORD_TRY(const auto before, store::decisionOf(project.database(), round, decided.item));
        ACCORD_CHECK(requireInUse(*taxonomy, decided.content, before));
        if (before) {
            ACCORD_TRY(decision.replaces, store::uuidOfEvent(project.database(), before->event));
        }
        ACCORD_CHECK(events.decision(decision));
        return {};
    });
}

} // namespace accord::reconcile
