// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules.h"

#include "core/reconcile/bulk.h"
#include "core/store/acts/act_writer.h"
#include "core/store/acts/decisions.h"
#include "core/store/acts/labels.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace accord::reconcile {
namespace {

constexpr std::string_view kAtLeast = "at-least=";

const Choice* answerOf(const Rule& rule, const Standing& standing)
{
    if (standing.choices.empty()) {
        return nullptr;
    }
    const Choice& leading = standing.choices.front();
    switch (rule.kind) {
    case Rule::Kind::Unanimous:
        return standing.agreement == Agreement::Unanimous ? &leading : nullptr;
    case Rule::Kind::Majority:
        return standing.votes > 1 ? standing.majority() : nullptr;
    case Rule::Kind::AtLeast:
        break;
    }
    const bool tied = standing.choices.size() > 1 && standing.choices[1].votes == leading.votes;
    return leading.votes >= rule.count && !tied ? &leading : nullptr;
}

DecisionContent contentOf(const Board& board, const Rule& rule, const Choice& choice)
{
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = choice.verdict;
    if (choice.verdict == Verdict::Category) {
        content.category = board.taxonomy().categories()[static_cast<std::size_t>(choice.category)].id;
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

void count(const Board& board, const Rule& rule, int row, RulePreview& preview)
{
    const Standing item = standing(board, row);
    preview.conflictsOfRound += item.agreement == Agreement::Conflict ? 1 : 0;
    const Choice* choice = answerOf(rule, item);
    if (choice == nullptr) {
        return;
    }
    ++preview.matching;
    preview.unanimous += item.agreement == Agreement::Unanimous ? 1 : 0;
    preview.conflicts += item.agreement == Agreement::Conflict ? 1 : 0;
    const DecisionContent content = contentOf(board, rule, *choice);
    const DecisionChange& decision = board.decision(row);
    if (isSettled(decision.state, decision.source)) {
        ++preview.alreadyDecided;
        preview.sameAsDecided += sameChoice(decision, content) ? 1 : 0;
        return;
    }
    if (decision.state == DecisionState::Decided && sameChoice(decision, content)) {
        return;
    }
    ++preview.byCategory[choice->category < 0
                             ? "-"
                             : board.taxonomy().categories()[static_cast<std::size_t>(choice->category)].code];
    preview.decisions.push_back(Decided{board.items()[static_cast<std::size_t>(row)].item, content});
}

// What holds for an item before it is decided anew.
struct Before
{
    DecisionContent content;
    std::optional<Uuid> act;
};

Result<Before> before(store::Database& database, RoundId round, ItemId item)
{
    Before before;
    ACCORD_TRY(const auto decision, store::decisionOf(database, round, item));
    if (decision) {
        before.content = decision->content;
        ACCORD_TRY(before.act, store::uuidOfAct(database, decision->act));
    }
    return before;
}

} // namespace

std::string Rule::name() const
{
    switch (kind) {
    case Kind::Unanimous:
        return "unanimous";
    case Kind::Majority:
        return "majority";
    case Kind::AtLeast:
        break;
    }
    return std::string(kAtLeast) + std::to_string(count);
}

Result<Rule> Rule::parse(const std::string& text)
{
    if (text == "unanimous") {
        return Rule{Kind::Unanimous, 0};
    }
    if (text == "majority") {
        return Rule{Kind::Majority, 0};
    }
    if (text.starts_with(kAtLeast)) {
        int count = 0;
        const char* end = text.data() + text.size();
        const auto parsed = std::from_chars(text.data() + kAtLeast.size(), end, count);
        if (parsed.ec == std::errc() && parsed.ptr == end && count >= 2) {
            return Rule{Kind::AtLeast, count};
        }
    }
    return Error{Errc::Invalid, "rule \"" + text + "\"", "unanimous, majority, at-least=K with K of at least 2"};
}

RulePreview preview(const Board& board, const Rule& rule)
{
    RulePreview result;
    result.items = board.rows();
    for (int row = 0; row < board.rows(); ++row) {
        count(board, rule, row, result);
    }
    return result;
}

Result<RuleOutcome> apply(Project& project, RoundId round, PersonId by, const RulePreview& preview)
{
    ACCORD_CHECK(project.requireOpen(round));
    RuleOutcome outcome;
    const auto make = [&](std::size_t number, store::ActWriter& acts) -> Status {
        const Decided& decided = preview.decisions[number];
        ACCORD_TRY(const Before now, before(project.database(), round, decided.item));
        if (isSettled(now.content.state, now.content.source)) {
            return {};
        }
        ACCORD_CHECK(acts.decision({round, decided.item, by, decided.content, {}, {}, now.act}));
        outcome.before.push_back(Decided{decided.item, now.content});
        outcome.after.push_back(decided);
        return {};
    };
    const std::string what = preview.decisions.empty() ? std::string() : preview.decisions.front().content.rule;
    ACCORD_CHECK(makeDecisions(project, preview.decisions.size(), what, make));
    return outcome;
}

Result<int> putBack(Project& project, RoundId round, PersonId by, const std::vector<Decided>& wanted,
                    const std::vector<Decided>& expected)
{
    ACCORD_CHECK(project.requireOpen(round));
    int done = 0;
    const auto make = [&](std::size_t number, store::ActWriter& acts) -> Status {
        const Decided& decided = wanted[number];
        ACCORD_TRY(const Before now, before(project.database(), round, decided.item));
        if (now.content == expected[number].content) {
            ACCORD_CHECK(acts.decision({round, decided.item, by, decided.content, {}, {}, now.act}));
            ++done;
        }
        return {};
    };
    ACCORD_CHECK(makeDecisions(project, std::min(wanted.size(), expected.size()), "put back", make));
    return done;
}

} // namespace accord::reconcile
