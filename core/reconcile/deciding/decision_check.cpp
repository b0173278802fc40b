// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/deciding/decision_check.h"

#include "core/base/text.h"
#include "core/model/words.h"
#include "core/project/codebook/resolve_merged.h"
#include "core/store/events/labels.h"
#include "core/store/meeting/meetings.h"
#include "core/store/meeting/second_votes.h"

#include <algorithm>
#include <string>

namespace accord::reconcile {
namespace {

bool says(const VoteCount& support, const DecisionContent& content)
{
    return support.verdict == content.verdict && support.category == content.category;
}

// "C.9 (5 of 7)"
std::string supportText(const Project& project, const VoteTally& voices, const VoteCount& support)
{
    const Category* category = project.taxonomy()->find(support.category);
    const std::string what = category != nullptr                       ? category->code
                             : support.verdict == Verdict::NoneOfThese ? std::string("none of these")
                                                                       : std::string("not for this study");
    return what + " (" + std::to_string(support.count) + " of " + std::to_string(voices.count) + ")";
}

Status checkMajority(const Project& project, const VoteTally& firstLabels, const DecisionContent& content)
{
    const VoteCount* majority = firstLabels.majority();
    if (majority == nullptr) {
        return Error{Errc::Invalid, "method \"majority\"", "the first labels of this issue have no majority"};
    }
    if (!says(*majority, content)) {
        return Error{Errc::Invalid, "method \"majority\"",
                     "the majority of the first labels says " + supportText(project, firstLabels, *majority)};
    }
    return {};
}

Status checkSecondVote(Project& project, ItemId item, const DecisionContent& content)
{
    if (content.secondVote.isNull()) {
        return content.method == Method::SecondVote
                   ? Status(Error{Errc::Invalid, "method \"second vote\"",
                                  "no second vote on this issue was revealed; open one, vote and reveal it first"})
                   : Status();
    }
    ACCORD_TRY(SecondVote secondVote, store::secondVote(project.database(), content.secondVote));
    makeCount(*project.taxonomy(), secondVote);
    if (secondVote.item != item) {
        return Error{Errc::Invalid, "second vote", "it was about another issue"};
    }
    if (secondVote.state != SecondVoteState::Revealed) {
        return Error{Errc::Invalid, "second vote",
                     secondVote.state == SecondVoteState::Open ? "it was not revealed yet" : "it was called off"};
    }
    if (content.method != Method::SecondVote) {
        return {};
    }
    const VoteTally voices = voteTallyOf(secondVote.votes);
    const VoteCount* leading = voices.leading();
    if (leading == nullptr) {
        return Error{Errc::Invalid, "method \"second vote\"",
                     "no choice leads in it; vote again, or say how else you came to the decision"};
    }
    if (!says(*leading, content)) {
        return Error{Errc::Invalid, "method \"second vote\"",
                     "it leads to " + supportText(project, voices, *leading) +
                         "; say how else you came to the decision"};
    }
    return {};
}

Status checkMeeting(Project& project, RoundId round, const Uuid& meeting)
{
    if (meeting.isNull()) {
        return {};
    }
    ACCORD_TRY(const std::vector<Meeting> meetings, store::meetingsOn(project.database(), round));
    if (std::ranges::find(meetings, meeting, &Meeting::id) == meetings.end()) {
        return Error{Errc::Invalid, "decision", "there is no such meeting on this round"};
    }
    return {};
}

} // namespace

Status checkContent(const Project& project, const DecisionContent& content, PersonId by)
{
    if (isFinal(content.verdict) != (content.state == DecisionState::Decided) ||
        content.category.valid() != (content.verdict == Verdict::Category) ||
        (content.exclusion != Exclusion::None && content.verdict != Verdict::NotForStudy)) {
        return Error{Errc::Invalid, "decision",
                     "a decision names a category, or says that none of them fits or that the issue is not for this "
                     "study"};
    }
    if (text::invalidUtf8At(content.reason)) {
        return Error{Errc::Invalid, "decision", "the reason is not UTF-8"};
    }
    if (content.category.valid() && project.taxonomy()->find(content.category) == nullptr) {
        return Error{Errc::UnknownCategory, "?", {}};
    }
    if (content.source == DecisionSource::Person && !by.valid()) {
        return Error{Errc::Invalid, "decision", "a decision that is no rule's needs the person who makes it"};
    }
    if (content.source != DecisionSource::Person && content.method != Method::None) {
        return Error{Errc::Invalid, "decision", "how people came to it is said of people's decisions only"};
    }
    for (const PersonId person : content.takingPart) {
        if (project.person(person) == nullptr) {
            return Error{Errc::Invalid, "decision", "somebody who took part is not in the project"};
        }
    }
    return {};
}

bool goesAgainstMajority(const VoteTally& firstLabels, const DecisionContent& content)
{
    const VoteCount* majority = firstLabels.majority();
    return content.state == DecisionState::Decided && majority != nullptr && !says(*majority, content);
}

Status checkOrigin(Project& project, RoundId round, ItemId item, const DecisionContent& content)
{
    if (content.source != DecisionSource::Person || content.state != DecisionState::Decided) {
        return {};
    }
    ACCORD_TRY(std::vector<Label> labels, store::labelsOf(project.database(), round, item));
    makeCount(*project.taxonomy(), labels);
    const VoteTally firstLabels = voteTallyOf(labels);
    if (content.method == Method::Majority) {
        ACCORD_CHECK(checkMajority(project, firstLabels, content));
    }
    ACCORD_CHECK(checkSecondVote(project, item, content));
    ACCORD_CHECK(checkMeeting(project, round, content.meeting));
    if (goesAgainstMajority(firstLabels, content) && text::trimmed(content.reason).empty()) {
        return Error{Errc::Invalid, "A decision without a reason",
                     "it goes against the majority of the first labels, " +
                         supportText(project, firstLabels, *firstLabels.majority()) + ", so say why"};
    }
    return {};
}

} // namespace accord::reconcile
