// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules.h"

#include "core/store/acts/act_writer.h"
#include "core/store/acts/decisions.h"
#include "core/store/acts/labels.h"
#include "core/store/sqlite/transaction.h"

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

struct Swap
{
    store::Database& database;
    store::ActWriter& acts;
    RoundId round;
    PersonId by;

    Result<DecisionContent> current(ItemId item, std::optional<Uuid>& replaces) const
    {
        ACCORD_TRY(const auto before, store::decisionOf(database, round, item));
        if (!before) {
            return DecisionContent{};
        }
        ACCORD_TRY(replaces, store::uuidOfAct(database, before->act));
        return before->content;
    }

    Status put(const Decided& decided, const std::optional<Uuid>& replaces) const
    {
        ACCORD_CHECK(acts.decision({round, decided.item, by, decided.content, {}, {}, replaces}));
        return {};
    }
};

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
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_TRY(store::ActWriter acts, store::ActWriter::begin(project.database(), project.now()));
    const Swap swap{project.database(), acts, round, by};
    RuleOutcome outcome;
    for (const Decided& decided : preview.decisions) {
        std::optional<Uuid> replaces;
        ACCORD_TRY(const DecisionContent before, swap.current(decided.item, replaces));
        if (isSettled(before.state, before.source)) {
            continue;
        }
        ACCORD_CHECK(swap.put(decided, replaces));
        outcome.before.push_back(Decided{decided.item, before});
        outcome.after.push_back(decided);
    }
    ACCORD_CHECK(transaction.commit());
    return outcome;
}

Result<int> putBack(Project& project, RoundId round, PersonId by, const std::vector<Decided>& wanted,
                    const std::vector<Decided>& expected)
{
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_TRY(store::ActWriter acts, store::ActWriter::begin(project.database(), project.now()));
    const Swap swap{project.database(), acts, round, by};
    int done = 0;
    for (std::size_t i = 0; i < std::min(wanted.size(), expected.size()); ++i) {
        std::optional<Uuid> replaces;
        ACCORD_TRY(const DecisionContent now, swap.current(wanted[i].item, replaces));
        if (now == expected[i].content) {
            ACCORD_CHECK(swap.put(wanted[i], replaces));
            ++done;
        }
    }
    ACCORD_CHECK(transaction.commit());
    return done;
}

} // namespace accord::reconcile
