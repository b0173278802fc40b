// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/output/round_content.h"

#include "core/project/codebook/resolve_merged.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/rounds.h"

#include <unordered_map>

namespace accord::exchange {
namespace {

// A label says something when it has a verdict, or a note or a flag although it has none.
bool saysSomething(const LabelContent& content)
{
    return content.verdict != Verdict::None || content.flagged || !content.note.empty() || !content.summary.empty();
}

bool saysSomething(const DecisionContent& content)
{
    return content.state != DecisionState::Open;
}

} // namespace

Status forEachItemContent(Project& project, RoundId round, const std::function<Status(const ItemContent&)>& visit)
{
    store::Database& database = project.database();
    const Taxonomy& taxonomy = *project.taxonomy();
    std::unordered_map<IssueId, std::string> urls;
    ACCORD_CHECK(store::forEachIssueLink(
        database, [&urls](IssueId issue, const IssueLink& link) { urls.emplace(issue, link.url); }));

    std::vector<ItemContent> items;
    std::unordered_map<ItemId, std::size_t> places;
    ACCORD_CHECK(store::forEachItem(database, round, [&](const store::ItemRow& row) {
        places.emplace(row.item, items.size());
        items.push_back(ItemContent{row.item, urls[row.issue], row.occurrence, {}, {}, {}});
    }));

    // Labels and decisions come in the order of the items: what is complete is handed on at once.
    std::vector<std::optional<Decision>> decisions(items.size());
    ACCORD_CHECK(store::forEachWholeDecision(database, round, [&](const Decision& decision) {
        if (saysSomething(decision.content)) {
            std::optional<Decision>& place = decisions[places[decision.item]];
            place = decision;
            makeCount(taxonomy, *place);
        }
    }));
    ACCORD_TRY(std::vector<SecondVote> secondVotes, store::secondVotesIn(database, round));
    makeCount(taxonomy, secondVotes);
    for (SecondVote& vote : secondVotes) {
        if (vote.state == SecondVoteState::Revealed) {
            items[places[vote.item]].secondVotes.push_back(std::move(vote));
        }
    }
    std::size_t current = 0;
    Status status;
    const auto handOnUntil = [&](std::size_t end) {
        for (; current < end && status.ok(); ++current) {
            items[current].decision = std::move(decisions[current]);
            status = visit(items[current]);
            items[current].labels = {};
        }
    };
    ACCORD_CHECK(store::forEachWholeLabel(database, round, [&](const Label& label) {
        handOnUntil(places[label.item]);
        if (saysSomething(label.content)) {
            std::vector<Label>& labels = items[places[label.item]].labels;
            labels.push_back(label);
            makeCount(taxonomy, labels.back());
        }
    }));
    handOnUntil(items.size());
    return status;
}

} // namespace accord::exchange
