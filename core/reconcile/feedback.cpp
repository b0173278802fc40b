// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/feedback.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/relabel.h"
#include "core/reconcile/figures.h"
#include "core/reconcile/meetings.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/meeting/second_votes.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace accord::reconcile {

bool Scope::holds(const Uuid& ofMeeting, const std::string& at) const
{
    if (meeting && !ofMeeting.isNull()) {
        return ofMeeting == meeting->id;
    }
    const std::string& begin = meeting ? meeting->startedAt : from;
    const std::string& end = meeting ? meeting->endedAt : to;
    return at >= begin && (end.empty() || at < end);
}

bool Scope::holds(const Decision& decision) const
{
    if (meeting && decision.content.source == DecisionSource::Import) {
        return decision.content.meeting == meeting->id;
    }
    return holds(decision.content.meeting, decision.at);
}

bool Scope::holds(const SecondVote& vote) const
{
    return vote.state == SecondVoteState::Revealed && holds(vote.meeting, vote.endedAt);
}

FigureSpan Scope::span() const
{
    return meeting ? FigureSpan{meeting->startedAt, meeting->endedAt} : FigureSpan{from, to};
}

Result<Meeting> meetingNamed(Project& project, RoundId round, const std::string& name)
{
    ACCORD_TRY(const std::vector<Meeting> all, meetings(project, round));
    std::vector<std::string> names;
    for (auto meeting = all.rbegin(); meeting != all.rend(); ++meeting) {
        if (name == "latest" || text::equalsIgnoringCase(name, meeting->content.name)) {
            return *meeting;
        }
        names.insert(names.begin(), meeting->content.name);
    }
    return names.empty() ? Error{Errc::NotFound, Reason::NoMeetingYet, {name}}
                         : Error{Errc::NotFound, Reason::MeetingUnknown, {name, names}};
}

namespace {

using FirstLabels = std::unordered_map<ItemId, Named>;
using Votes = std::unordered_map<ItemId, Vote>;

Result<FirstLabels> labelsOf(Project& project, RoundId round, PersonId person)
{
    ACCORD_TRY(const auto cells, store::firstCellsBy(project.database(), round, person));
    FirstLabels labels;
    for (const store::LabelCell& cell : cells) {
        if (isRating(cell.verdict)) {
            labels.emplace(cell.item, Named{cell.verdict, resolveMerged(*project.taxonomy(), cell.category)});
        }
    }
    return labels;
}

/// What the person said in the latest second vote of each item, if that belongs to the scope.
Result<Votes> votesOf(Project& project, const Scope& scope, PersonId person)
{
    ACCORD_TRY(std::vector<SecondVote> all, store::secondVotesIn(project.database(), scope.round));
    resolveMerged(*project.taxonomy(), all);
    std::map<ItemId, std::vector<SecondVote>> byItem;
    for (SecondVote& vote : all) {
        byItem[vote.item].push_back(std::move(vote));
    }
    Votes votes;
    for (const auto& [item, ofItem] : byItem) {
        const SecondVote* latest = latestRevealed(ofItem);
        if (latest == nullptr || !scope.holds(*latest)) {
            continue;
        }
        const auto own = std::ranges::find(latest->votes, person, &Vote::by);
        if (own != latest->votes.end()) {
            votes.emplace(item, *own);
        }
    }
    return votes;
}

Named namedBy(const DecisionContent& content)
{
    return {content.verdict, content.category};
}

/// The group of the pair, made when it is first needed.
template <class Group>
Group& groupOf(std::vector<Group>& groups, const Named& from, const Named& to)
{
    const auto found =
        std::ranges::find_if(groups, [&](const Group& group) { return group.from == from && group.to == to; });
    if (found != groups.end()) {
        return *found;
    }
    groups.emplace_back();
    groups.back().from = from;
    groups.back().to = to;
    return groups.back();
}

/// The place in the codebook; what is no category stands behind.
std::ptrdiff_t placeOf(const Taxonomy& taxonomy, const Named& named)
{
    const auto& all = taxonomy.categories();
    const Category* category = taxonomy.find(named.category);
    return category == nullptr ? std::ssize(all) + static_cast<int>(named.verdict) : category - all.data();
}

template <class Group>
void mostFirst(const Taxonomy& taxonomy, std::vector<Group>& groups)
{
    std::ranges::sort(groups, [&](const Group& a, const Group& b) {
        const auto rank = [&](const Group& group) {
            return std::tuple(-std::ssize(group.items), placeOf(taxonomy, group.from), placeOf(taxonomy, group.to));
        };
        return rank(a) < rank(b);
    });
}

} // namespace

int Feedback::votesMoved() const
{
    int count = 0;
    for (const MovedGroup& group : moved) {
        count += static_cast<int>(group.items.size());
    }
    return count;
}

Level splitOf(const Taxonomy& taxonomy, const Named& one, const Named& other)
{
    if (one.verdict != Verdict::Category || other.verdict != Verdict::Category) {
        return Level::Type;
    }
    for (const Level level : {Level::Type, Level::Theme}) {
        if (taxonomy.at(level, one.category) != taxonomy.at(level, other.category)) {
            return level;
        }
    }
    return Level::Subtheme;
}

Result<Feedback> feedback(Project& project, const Scope& scope, PersonId person, const std::stop_token& stop)
{
    ACCORD_CHECK(project.requireOpen(scope.round));
    ACCORD_TRY(const FirstLabels labels, labelsOf(project, scope.round, person));
    ACCORD_TRY(const Votes votes, votesOf(project, scope, person));
    const auto taxonomy = project.taxonomy();
    Feedback result;
    result.person = person;
    result.labels = static_cast<int>(labels.size());
    std::unordered_map<ItemId, Named> decided;
    ACCORD_CHECK(store::forEachWholeDecision(project.database(), scope.round, [&](const Decision& decision) {
        const auto label = labels.find(decision.item);
        if (decision.content.state != DecisionState::Decided || label == labels.end()) {
            return;
        }
        Decision counted = decision;
        resolveMerged(*taxonomy, counted);
        const Named to = namedBy(counted.content);
        decided.emplace(decision.item, to);
        if (!scope.holds(decision)) {
            return;
        }
        ++result.decided;
        if (label->second == to) {
            ++result.same;
            return;
        }
        const auto vote = votes.find(decision.item);
        auto& group = groupOf(result.otherwise, label->second, to);
        group.split = splitOf(*taxonomy, group.from, group.to);
        group.items.push_back(
            {decision.item, counted, vote == votes.end() ? std::nullopt : std::optional(vote->second)});
    }));
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    for (const auto& [item, vote] : votes) {
        const auto label = labels.find(item);
        if (label == labels.end()) {
            continue;
        }
        ++result.votes;
        const Named to{vote.content.verdict, vote.content.category};
        if (label->second != to) {
            const auto found = decided.find(item);
            groupOf(result.moved, label->second, to)
                .items.push_back({item, vote, found == decided.end() ? std::nullopt : std::optional(found->second)});
        }
    }
    mostFirst(*taxonomy, result.otherwise);
    mostFirst(*taxonomy, result.moved);
    for (MovedGroup& group : result.moved) {
        std::ranges::sort(group.items, {}, &MovedVote::item);
    }
    return result;
}

} // namespace accord::reconcile
