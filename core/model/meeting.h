// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/model/label.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord {

/// Where a second vote on an item stands.
enum class SecondVoteState : std::uint8_t {
    Open = 1,      ///< people vote unseen
    Revealed = 2,  ///< everybody sees the votes
    CalledOff = 3, ///< nobody will ever see them
    kLast = CalledOff,
};

/// What one person says in a second vote. First labels stay what they were.
struct VoteContent
{
    Verdict verdict = Verdict::None; ///< Category, NotForStudy, NoneOfThese, CannotTell; None: withdrawn
    CategoryId category;             ///< set exactly when the verdict is Category
    Exclusion exclusion = Exclusion::None;
    std::string note; ///< why

    bool operator==(const VoteContent&) const = default;
};

/// A vote as it stands.
struct Vote
{
    PersonId by;
    VoteContent content;
    std::string at; ///< UTC, ISO 8601
};

/// People vote again on one item, each without seeing the others, and look at the votes together. An item may have
/// several, one after the other.
struct SecondVote
{
    Uuid id;
    RoundId round;
    ItemId item;
    PersonId openedBy;
    std::string openedAt; ///< UTC, ISO 8601
    Uuid meeting;         ///< null outside of meetings
    SecondVoteState state = SecondVoteState::Open;
    std::string endedAt; ///< when it was revealed or called off; empty while it is open
    std::vector<PersonId> takingPart;
    std::vector<PersonId> voted; ///< who has voted so far, in the order of their numbers
    std::vector<Vote> votes;     ///< by person; empty unless revealed
};

/// What a meeting sets out to do.
struct MeetingContent
{
    RoundId round;
    std::string name;
    std::string agenda; ///< a filter of the queue, as text
    int minutes = 0;    ///< the time budget; 0: none
    std::vector<PersonId> takingPart;
    /// The issues that an agenda with a size took, in ascending order; empty: all that its filter lets through.
    std::vector<ItemId> items{};

    bool operator==(const MeetingContent&) const = default;
};

/// People settle conflicts together, at one screen or each at their own.
struct Meeting
{
    Uuid id;
    MeetingContent content;
    PersonId by;           ///< who began it
    std::string startedAt; ///< UTC, ISO 8601
    std::string endedAt;   ///< empty while it goes on
};

} // namespace accord
