// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/settled_pairs.h"

#include "core/project/codebook/relabel.h"
#include "core/project/consensus.h"
#include "core/store/events/decisions.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace accord::reconcile {
namespace {

void addDecision(SettledPair& settled, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    const bool byPeople = content.source == DecisionSource::Person;
    ++settled.decided;
    auto outcome = std::ranges::find_if(settled.outcomes, [&](const PairOutcome& known) {
        return known.verdict == content.verdict && known.category == content.category;
    });
    if (outcome == settled.outcomes.end()) {
        outcome = settled.outcomes.insert(outcome, {content.verdict, content.category, 0, 0});
    }
    ++(byPeople ? outcome->byPeople : outcome->byOthers);
    if (!byPeople) {
        return;
    }
    ++settled.causes[static_cast<std::size_t>(content.cause)];
    const auto later = [](const Decision& one, const Decision& other) {
        return std::tie(one.at, one.event) > std::tie(other.at, other.event);
    };
    settled.last.insert(std::ranges::upper_bound(settled.last, decision, later), decision);
    settled.last.resize(std::min(settled.last.size(), kAlike));
}

using WantedPair = std::function<bool(const BlockKey&)>;

Result<std::vector<SettledPair>> read(Project& project, const LabelMatrix& labelMatrix,
                                      const std::function<bool(const Decision&)>& counts, const WantedPair& wanted)
{
    ACCORD_CHECK(project.requireOpen(labelMatrix.round()));
    std::map<std::pair<CategoryId, CategoryId>, SettledPair> found;
    const auto take = [&](const Decision& read) {
        const int row = labelMatrix.rowOf(read.item);
        if (read.content.state != DecisionState::Decided || row < 0 || (counts && !counts(read))) {
            return;
        }
        const auto block = blockOf(labelMatrix, consensusOf(labelMatrix, row));
        if (!block || !wanted(*block)) {
            return;
        }
        Decision decision = read;
        resolveMerged(labelMatrix.taxonomy(), decision);
        SettledPair& settled = found[{block->one, block->other}];
        settled.pair = *block;
        addDecision(settled, decision);
    };
    ACCORD_CHECK(store::forEachWholeDecision(project.database(), labelMatrix.round(), take));
    std::vector<SettledPair> all;
    for (auto& [key, settled] : found) {
        std::ranges::sort(settled.outcomes, {}, [&](const PairOutcome& outcome) {
            return std::tuple(-outcome.byPeople - outcome.byOthers, labelMatrix.indexOf(outcome.category));
        });
        all.push_back(std::move(settled));
    }
    std::ranges::sort(all, {}, [&](const SettledPair& settled) {
        return std::tuple(-settled.decided, labelMatrix.indexOf(settled.pair.one),
                          labelMatrix.indexOf(settled.pair.other));
    });
    return all;
}

} // namespace

Result<std::vector<SettledPair>> settledPairs(Project& project, const LabelMatrix& labelMatrix,
                                              const std::function<bool(const Decision&)>& counts)
{
    return read(project, labelMatrix, counts, [](const BlockKey& /*pair*/) { return true; });
}

Result<SettledPair> settledPair(Project& project, const LabelMatrix& labelMatrix, const BlockKey& pair,
                                const std::function<bool(const Decision&)>& counts)
{
    ACCORD_TRY(std::vector<SettledPair> found,
               read(project, labelMatrix, counts, [&](const BlockKey& block) { return block == pair; }));
    SettledPair none;
    none.pair = pair;
    return found.empty() ? none : std::move(found.front());
}

namespace {

bool followsMajorityOf(const LabelMatrix& labelMatrix, const Decision& decision)
{
    const Consensus item = consensusOf(labelMatrix, labelMatrix.rowOf(decision.item));
    const Choice* majority = item.majority();
    return majority != nullptr && majority->verdict == decision.content.verdict &&
           majority->category == labelMatrix.indexOf(decision.content.category);
}

} // namespace

std::optional<Rule> likeTheLast(const FilterNames& names, const SettledPair& settled)
{
    if (settled.last.size() < kAlike || settled.pair.several()) {
        return std::nullopt;
    }
    const DecisionContent& first = settled.last.front().content;
    const bool majority = std::ranges::all_of(
        settled.last, [&](const Decision& decision) { return followsMajorityOf(names.labelMatrix, decision); });
    const bool same = std::ranges::all_of(settled.last, [&](const Decision& decision) {
        return decision.content.verdict == first.verdict && decision.content.category == first.category;
    });
    const Category* category = names.labelMatrix.taxonomy().find(first.category);
    Rule rule{Rule::Kind::Majority, 0, {}, {}};
    if (!majority) {
        const bool usable = category != nullptr ? !category->retired : first.verdict == Verdict::NotForStudy;
        if (!same || !usable) {
            return std::nullopt;
        }
        rule.kind = Rule::Kind::Category;
        rule.category = first.category;
        rule.categoryCode = category == nullptr ? "-" : category->code;
    }
    Filter block;
    block.block = settled.pair;
    narrow(rule, names, block);
    return rule;
}

} // namespace accord::reconcile
