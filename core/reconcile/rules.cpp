// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules.h"

#include "core/project/codebook/at_version.h"
#include "core/project/permission.h"
#include "core/reconcile/bulk.h"
#include "core/reconcile/meeting/meetings.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"

#include <algorithm>
#include <optional>

namespace accord::reconcile {
namespace {

DecisionContent contentOf(const LabelMatrix& labelMatrix, const Rule& rule, const Choice& choice)
{
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = choice.verdict;
    if (choice.verdict == Verdict::Category) {
        content.category = labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].id;
    }
    content.source = DecisionSource::Rule;
    content.rule = rule.name();
    return content;
}

bool sameChoice(const DecisionChange& decision, const DecisionContent& content)
{
    return decision.verdict == content.verdict && decision.category == content.category;
}

// A person's decision, also one to put the item off, is never a rule's to change.
bool isSettled(DecisionState state, DecisionSource source)
{
    return state != DecisionState::Open && source != DecisionSource::Rule;
}

void count(const LabelMatrix& labelMatrix, const Rule& rule, int row, RulePreview& preview)
{
    const Consensus item = consensus(labelMatrix, row);
    preview.conflictsOfRound += item.agreement == Agreement::Conflict ? 1 : 0;
    const std::optional<Choice> choice = answer(labelMatrix, rule, row, item);
    if (!choice) {
        return;
    }
    ++preview.matching;
    preview.unanimous += item.agreement == Agreement::Unanimous ? 1 : 0;
    preview.conflicts += item.agreement == Agreement::Conflict ? 1 : 0;
    const DecisionContent content = contentOf(labelMatrix, rule, *choice);
    const DecisionChange& decision = labelMatrix.decision(row);
    if (isSettled(decision.state, decision.source)) {
        ++preview.alreadyDecided;
        preview.sameAsDecided += sameChoice(decision, content) ? 1 : 0;
        return;
    }
    if (decision.state == DecisionState::Decided && sameChoice(decision, content)) {
        return;
    }
    const LabelMatrixItem& place = labelMatrix.items()[static_cast<std::size_t>(row)];
    ++preview.byCategory[choice->category < 0
                             ? "-"
                             : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice->category)].code];
    ++preview.byRepository[labelMatrix.repositories()[static_cast<std::size_t>(place.repository)]];
    ++preview.bySplit[item.split ? static_cast<std::size_t>(*item.split) : 0];
    if (choice->category >= 0 && labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice->category)].retired) {
        preview.retired.insert(content.category);
    }
    preview.decisions.push_back(Decided{place.item, content});
}

// The labels say so, but nobody who looked at the preview knew that the category is gone.
Status requireAsPreviewed(const Taxonomy& taxonomy, const RulePreview& preview, CategoryId id)
{
    const Category* category = taxonomy.find(id);
    const bool retired = category == nullptr || category->retired;
    return id.valid() && retired && !preview.retired.contains(id)
               ? Status(Error{Errc::UnknownCategory, category == nullptr ? "?" : category->code, {}})
               : Status();
}

// What holds for an item before it is decided anew.
struct Before
{
    DecisionContent content;
    std::optional<Uuid> event;
};

Result<Before> before(store::Database& database, RoundId round, ItemId item)
{
    Before before;
    ACCORD_TRY(const auto decision, store::decisionOf(database, round, item));
    if (decision) {
        before.content = decision->content;
        ACCORD_TRY(before.event, store::uuidOfEvent(database, decision->event));
    }
    return before;
}

std::vector<ItemId> itemsOf(const std::vector<Decided>& decisions)
{
    std::vector<ItemId> items;
    items.reserve(decisions.size());
    for (const Decided& decided : decisions) {
        items.push_back(decided.item);
    }
    return items;
}

bool areOfRule(const std::vector<Decided>& decisions)
{
    return std::ranges::any_of(decisions,
                               [](const Decided& decided) { return decided.content.source == DecisionSource::Rule; });
}

DecisionContent contentOf(const DecisionChange& decision)
{
    DecisionContent content;
    content.state = decision.state;
    content.verdict = decision.verdict;
    content.category = decision.category;
    content.source = decision.source;
    return content;
}

bool decidesAlike(const Decided& one, const Decided& other)
{
    return one.content.verdict == other.content.verdict && one.content.category == other.content.category;
}

// The issues with several items of which the rule decides one, where not all that are decided then say the same.
std::vector<DecidedApart> decidedApart(const LabelMatrix& labelMatrix, const std::vector<Decided>& decisions)
{
    std::map<int, const Decided*> made;
    std::set<IssueId> touched;
    for (const Decided& decided : decisions) {
        const int row = labelMatrix.rowOf(decided.item);
        made.emplace(row, &decided);
        touched.insert(labelMatrix.items()[static_cast<std::size_t>(row)].issue);
    }
    std::map<IssueId, std::vector<int>> rows;
    std::vector<IssueId> order;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const IssueId issue = labelMatrix.items()[static_cast<std::size_t>(row)].issue;
        if (touched.contains(issue)) {
            std::vector<int>& same = rows[issue];
            same.push_back(row);
            if (same.size() == 2) {
                order.push_back(issue);
            }
        }
    }
    std::vector<DecidedApart> result;
    for (const IssueId issue : order) {
        std::vector<int>& same = rows[issue];
        std::ranges::sort(same, {}, [&](int row) { return labelMatrix.items()[static_cast<std::size_t>(row)].occurrence; });
        DecidedApart apart{issue, {}};
        for (const int row : same) {
            const auto now = made.find(row);
            if (now != made.end()) {
                apart.items.push_back(*now->second);
            } else if (labelMatrix.decision(row).state == DecisionState::Decided) {
                apart.items.push_back(
                    {labelMatrix.items()[static_cast<std::size_t>(row)].item, contentOf(labelMatrix.decision(row))});
            }
        }
        if (std::ranges::any_of(apart.items,
                                [&](const Decided& one) { return !decidesAlike(one, apart.items.front()); })) {
            result.push_back(std::move(apart));
        }
    }
    return result;
}

} // namespace

RulePreview preview(const LabelMatrix& labelMatrix, const Rule& rule)
{
    RulePreview result;
    result.items = labelMatrix.rows();
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        count(labelMatrix, rule, row, result);
    }
    result.apart = decidedApart(labelMatrix, result.decisions);
    return result;
}

Result<RuleOutcome> apply(Project& project, RoundId round, PersonId by, const RulePreview& preview)
{
    ACCORD_CHECK(permit(project, by, Action::DecideByRule, round));
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(const std::optional<Meeting> meeting, runningMeeting(project, round));
    RuleOutcome outcome;
    const auto make = [&](std::size_t number, store::EventWriter& events) -> Status {
        Decided decided = preview.decisions[number];
        decided.content.meeting = meeting ? meeting->id : Uuid{};
        ACCORD_TRY(const auto taxonomy, taxonomyNow(project));
        ACCORD_CHECK(requireAsPreviewed(*taxonomy, preview, decided.content.category));
        ACCORD_TRY(const Before now, before(project.database(), round, decided.item));
        if (isSettled(now.content.state, now.content.source)) {
            return {};
        }
        ACCORD_CHECK(events.decision({round, decided.item, by, decided.content, {}, {}, now.event}));
        outcome.before.push_back(Decided{decided.item, now.content});
        outcome.after.push_back(std::move(decided));
        return {};
    };
    const std::string what = preview.decisions.empty() ? std::string() : preview.decisions.front().content.rule;
    ACCORD_CHECK(makeDecisions(project, {by, Action::DecideByRule, round, itemsOf(preview.decisions)}, what, make));
    return outcome;
}

Result<int> putBack(Project& project, RoundId round, PersonId by, const std::vector<Decided>& wanted,
                    const std::vector<Decided>& expected)
{
    const Action action = areOfRule(wanted) || areOfRule(expected) ? Action::DecideByRule : Action::Decide;
    ACCORD_CHECK(action == Action::DecideByRule ? permit(project, by, action, round) : Status());
    ACCORD_CHECK(project.requireOpen(round));
    int done = 0;
    const auto make = [&](std::size_t number, store::EventWriter& events) -> Status {
        const Decided& decided = wanted[number];
        ACCORD_TRY(const Before now, before(project.database(), round, decided.item));
        if (now.content == expected[number].content) {
            ACCORD_CHECK(events.decision({round, decided.item, by, decided.content, {}, {}, now.event}));
            ++done;
        }
        return {};
    };
    std::vector<ItemId> items = itemsOf(wanted);
    items.resize(std::min(wanted.size(), expected.size()));
    ACCORD_CHECK(makeDecisions(project, {by, action, round, std::move(items)}, "put back", make));
    return done;
}

} // namespace accord::reconcile
