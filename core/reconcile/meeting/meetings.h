// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/meeting/meeting.h"
#include "core/project/project.h"

#include <optional>
#include <vector>

namespace accord::reconcile {

/// Every meeting on a round, oldest first.
Result<std::vector<Meeting>> meetings(Project& project, RoundId round);

/// The meeting that goes on in a round, wherever it was begun; none if there is none. Decisions and second votes that
/// are made meanwhile carry its identifier. Where copies of the project were merged two may go on: the later one is
/// meant.
Result<std::optional<Meeting>> runningMeeting(Project& project, RoundId round);

/// The longest time budget, in minutes: a day.
constexpr int kMostMinutes = 24 * 60;

/// Begins a meeting, which everybody who has the project open learns of. There is one at a time in a round:
/// Errc::Exists names the one that goes on. Errc::Invalid without a name or with nobody to take part, for a budget that
/// is negative or longer than a day, and without the person who begins it; NotPermitted while the round is blind.
Result<Meeting> beginMeeting(Project& project, PersonId by, MeetingContent content);

/// Another name, agenda or budget, or somebody joins or leaves. Errc::NotFound if the meeting does not go on any more;
/// otherwise as beginMeeting().
Status changeMeeting(Project& project, const Meeting& meeting, PersonId by, MeetingContent content);

/// Errc::NotFound if it does not go on any more.
Status endMeeting(Project& project, const Meeting& meeting, PersonId by);

} // namespace accord::reconcile
