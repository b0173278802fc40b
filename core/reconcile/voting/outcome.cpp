// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/voting/outcome.h"

#include <algorithm>
#include <tuple>

namespace accord::reconcile {
namespace {

void add(VoteTally& voices, Verdict verdict, CategoryId category)
{
    if (verdict == Verdict::None || verdict == Verdict::CannotTell) {
        return;
    }
    ++voices.count;
    const auto found = std::ranges::find_if(voices.choices, [&](const VoteCount& support) {
        return support.verdict == verdict && support.category == category;
    });
    if (found != voices.choices.end()) {
        ++found->count;
    } else {
        voices.choices.push_back(VoteCount{verdict, category, 1});
    }
}

template <class Said>
VoteTally voices(std::span<const Said> all)
{
    VoteTally result;
    for (const Said& said : all) {
        add(result, said.content.verdict, said.content.category);
    }
    std::ranges::sort(result.choices, {}, [](const VoteCount& support) {
        return std::tuple(-support.count, support.verdict, support.category);
    });
    return result;
}

} // namespace

const VoteCount* VoteTally::majority() const
{
    return !choices.empty() && choices.front().count * 2 > count ? &choices.front() : nullptr;
}

const VoteCount* VoteTally::leading() const
{
    const bool alone = choices.size() == 1 || (choices.size() > 1 && choices[0].count > choices[1].count);
    return alone ? &choices.front() : nullptr;
}

VoteTally voteTallyOf(std::span<const Label> labels)
{
    return voices(labels);
}

VoteTally voteTallyOf(std::span<const Vote> votes)
{
    return voices(votes);
}

std::vector<Mind> minds(std::span<const Label> labels, const SecondVote& secondVote)
{
    std::vector<Mind> all;
    for (const PersonId person : secondVote.takingPart) {
        Mind mind;
        mind.by = person;
        const auto label = std::ranges::find(labels, person, &Label::by);
        if (label != labels.end() && label->content.verdict != Verdict::None) {
            mind.first = label->content;
        }
        const auto vote = std::ranges::find(secondVote.votes, person, &Vote::by);
        if (vote != secondVote.votes.end()) {
            mind.then = *vote;
        }
        mind.changed =
            mind.first && mind.then &&
            (mind.first->verdict != mind.then->content.verdict || mind.first->category != mind.then->content.category);
        all.push_back(std::move(mind));
    }
    return all;
}

} // namespace accord::reconcile
