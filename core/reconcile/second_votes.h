// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/model/meeting.h"
#include "core/project/consensus.h"
#include "core/project/project.h"

#include <optional>
#include <span>
#include <vector>

namespace accord::reconcile {

// Ranked.
VoteTally<CategoryId> voteTallyOf(std::span<const Label> labels);
VoteTally<CategoryId> voteTallyOf(std::span<const Vote> votes);

/// What one person said first, and then in the second vote.
struct RevisedChoice
{
    PersonId by;
    std::optional<LabelContent> first; ///< none if they never labelled the item
    std::optional<Vote> then;          ///< none if they did not vote
    bool changed = false;              ///< said something first, and voted otherwise
};

/// Everybody who takes part in a revealed second vote, in the order of their numbers. Whether an issue is not for this
/// study for one reason or another is no change of mind.
std::vector<RevisedChoice> revisedChoices(std::span<const Label> labels, const SecondVote& secondVote);

/// People vote a second time, each without seeing the others. First labels are never touched by it, and nothing here
/// answers what somebody voted before the second vote is revealed, except to themselves.

/// Second votes about to be opened: one on each of the items, which may be a single one or a block.
struct SecondVoteRequest
{
    RoundId round;
    std::vector<ItemId> items;
    PersonId by;
    Uuid meeting; ///< null outside of meetings
    /// Empty: whoUsuallyTakesPart(). `by` need not be among them.
    std::vector<PersonId> takingPart;
};

/// Who votes if nobody says so: the people of the meeting, or outside of one those who label in the round, in the order
/// of their numbers. Errc::NotFound where there is no such meeting.
Result<std::vector<PersonId>> whoUsuallyTakesPart(Project& project, RoundId round, const Uuid& meeting);

/// Opens second votes, all or none; many come to hold at once, while others go on labelling. Items on which one is open
/// are left alone. Answers the items on which one was opened. Errc::NotPermitted while the round is blind, Invalid
/// where nobody would take part, NotFound for an item that the round does not have.
Result<std::vector<ItemId>> openSecondVotes(Project& project, const SecondVoteRequest& request);

/// Votes, votes otherwise, or (Verdict::None) withdraws the vote, while the second vote is open. Errc::NotPermitted for
/// somebody who does not take part, Invalid when it was revealed or called off and for contents that do not fit
/// together, UnknownCategory for a category that is not or no longer in the codebook.
Status cast(Project& project, const Uuid& secondVote, PersonId by, const VoteContent& content);

/// Who of those who take part has not voted, in the order of their numbers.
std::vector<PersonId> missing(const SecondVote& secondVote);

/// Shows everybody what everybody voted. Errc::Invalid, naming who is missing, unless all have voted or
/// `withoutTheMissing`; also when nobody has voted, and when it was revealed or called off before.
Status reveal(Project& project, const Uuid& secondVote, PersonId by, bool withoutTheMissing);

/// Ends it without anybody ever seeing the votes. Errc::Invalid when it was revealed or called off before.
Status callOff(Project& project, const Uuid& secondVote, PersonId by);

/// Every second vote on an item, oldest first; the votes of those that are revealed. Errc::NotPermitted while the round
/// is blind.
Result<std::vector<SecondVote>> secondVotes(Project& project, RoundId round, ItemId item);

/// The newest one on an item; none if there never was one.
Result<std::optional<SecondVote>> newestSecondVote(Project& project, RoundId round, ItemId item);

/// What this person votes themselves, whether or not it is revealed; none if they have not voted.
Result<std::optional<Vote>> ownVote(Project& project, const Uuid& secondVote, PersonId person);

/// The items of the round on which people vote now, in ascending order: while they do, first labels are not shown
/// beside the ballot.
Result<std::vector<ItemId>> votedOnNow(Project& project, RoundId round);

/// The items of the round, in its order, on which this person's vote is waited for.
Result<std::vector<ItemId>> waitingFor(Project& project, RoundId round, PersonId person);

} // namespace accord::reconcile
