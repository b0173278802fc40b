// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/meeting.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::store {

/// Second votes. What people vote is hidden here, not only on screens: a function that answers votes leaves them out
/// until the second vote is revealed, except for a person's own.
/// Of a blind round nothing of them is told at all (see blindness.h): Errc::NotPermitted.

/// Every second vote on an item, oldest first.
Result<std::vector<SecondVote>> secondVotesOf(sqlite::Database& database, ItemId item);

/// Every second vote of a round, oldest first.
Result<std::vector<SecondVote>> secondVotesIn(sqlite::Database& database, RoundId round);

/// Errc::NotFound.
Result<SecondVote> secondVote(sqlite::Database& database, const Uuid& id);

/// The items of a round, in its order, with an open second vote in which the person takes part and has no vote; it says
/// nothing of votes or labels, so of a blind round, too.
Result<std::vector<ItemId>> itemsWaitingFor(sqlite::Database& database, RoundId round, PersonId person);

/// The items of a round on which people vote now, in ascending order; it says nothing of votes or labels, so of a blind
/// round, too.
Result<std::vector<ItemId>> itemsVotedOn(sqlite::Database& database, RoundId round);

/// What a person votes there; none if they have not, or withdrew it. For that person, so of a blind round, too.
Result<std::optional<Vote>> voteOf(sqlite::Database& database, const Uuid& secondVote, PersonId person);

/// Opens a second vote on the item. Answers its identifier.
Result<Uuid> openSecondVote(EventWriter& events, ItemId item, PersonId by, const Uuid& meeting,
                            const std::vector<PersonId>& takingPart);

/// Votes, votes otherwise, or withdraws the vote.
Status castVote(EventWriter& events, const SecondVote& secondVote, PersonId by, const VoteContent& content);

/// Reveals it or calls it off. One that was revealed in one copy and called off in another is revealed.
Status endSecondVote(EventWriter& events, const SecondVote& secondVote, PersonId by, SecondVoteState state);

} // namespace accord::store
