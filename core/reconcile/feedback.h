// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/meeting.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "core/reconcile/figures.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::reconcile {

/// What is told of a round: a meeting, a stretch of time where nobody began one, or all of it.
struct Scope
{
    RoundId round;
    std::optional<Meeting> meeting;
    std::string from; ///< without a meeting: UTC, ISO 8601; empty: from the beginning
    std::string to;   ///< likewise, exclusive; empty: until now

    /// Made in the meeting, or while it went on without belonging to another; files that were imported meanwhile do not
    /// belong to it.
    [[nodiscard]] bool holds(const Decision& decision) const;
    /// Revealed, and that likewise.
    [[nodiscard]] bool holds(const SecondVote& vote) const;

    /// Anything else that was done at the time, in the meeting if it names one.
    [[nodiscard]] bool holds(const Uuid& ofMeeting, const std::string& at) const;

    [[nodiscard]] FigureSpan span() const;
};

/// A meeting of the round by its name (ASCII letters in either case), the later one of several; "latest" is the one
/// that began last. Errc::NotFound names those that there are.
Result<Meeting> meetingNamed(Project& project, RoundId round, const std::string& name);

/// A category, not for this study, none of these or cannot tell: what two opinions are compared by.
struct Named
{
    Verdict verdict = Verdict::None;
    CategoryId category;

    bool operator==(const Named&) const = default;
};

/// A label of the person that was decided otherwise.
struct OtherwiseDecided
{
    ItemId item;
    Decision decision;
    std::optional<Vote> vote; ///< what the person said in the second vote, if there was one
};

/// The person's labels that went from the one to the other.
struct OtherwiseGroup
{
    Named from;
    Named to;
    Level split = Level::Type;           ///< the highest level on which the two differ
    std::vector<OtherwiseDecided> items; ///< in the round's order
};

/// The person voted otherwise than they had labelled.
struct MovedVote
{
    ItemId item;
    Vote vote;
    std::optional<Named> decided; ///< none while the item is open or deferred
};

struct MovedGroup
{
    Named from; ///< the first label
    Named to;   ///< the second vote
    std::vector<MovedVote> items;
};

/// What the decisions, and talking, did to one person's labels.
struct Feedback
{
    PersonId person;
    int labels = 0;  ///< of the person in the round, a category or not for this study
    int decided = 0; ///< of those, on items that are decided within the scope
    int same = 0;    ///< of those, decided as the person had said
    int votes = 0;   ///< second votes of the person within the scope, on items that they had labelled
    std::vector<OtherwiseGroup> otherwise; ///< most items first, then in the codebook's order
    std::vector<MovedGroup> moved;         ///< likewise

    [[nodiscard]] int decidedOtherwise() const { return decided - same; }
    [[nodiscard]] int votesMoved() const;
};

/// The decisions that hold now and belong to the scope, against the person's first labels. Whom it may be shown to is
/// for the caller to say. Errc::NotPermitted while the round is blind, Cancelled.
Result<Feedback> feedback(Project& project, const Scope& scope, PersonId person, const std::stop_token& stop = {});

/// The highest level on which two differ; a theme and one of its sub-themes differ on the level of sub-themes.
Level splitOf(const Taxonomy& taxonomy, const Named& one, const Named& other);

} // namespace accord::reconcile
