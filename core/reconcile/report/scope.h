// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/meeting/meeting.h"
#include "core/model/meeting/second_vote.h"
#include "core/project/project.h"
#include "core/reconcile/figures/figures.h"

#include <optional>
#include <string>

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

} // namespace accord::reconcile
