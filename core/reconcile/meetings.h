// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/meeting.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"

#include <cstdint>
#include <optional>
#include <string>
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

/// Puts what a filter lets through on the agenda: as its text and, where it has a size or names issues, with those that
/// it takes now, so that every copy and every later look has the same ones.
void setAgenda(MeetingContent& content, const FilterNames& names, const Filter& filter);

/// Another name, agenda or budget, or somebody joins or leaves. Errc::NotFound if the meeting does not go on any more;
/// otherwise as beginMeeting().
Status changeMeeting(Project& project, const Meeting& meeting, PersonId by, MeetingContent content);

/// Errc::NotFound if it does not go on any more.
Status endMeeting(Project& project, const Meeting& meeting, PersonId by);

/// What the agenda of a meeting lets through: with a size, the issues that it took. Errors of parseFilter(), where
/// people or categories are not there any more.
Result<Filter> agendaOf(const Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting);

/// How far a meeting is with its agenda. What the agenda's filter let through when the meeting began is on it, and
/// stays on it when it is decided: `items` is the sum of the other three.
struct AgendaCount
{
    int items = 0;
    int decided = 0;  ///< whether by people or by a rule
    int deferred = 0; ///< put off during the meeting
    int left = 0;
    int settled = 0;         ///< decided or put off by people since the meeting began: what the pace is made of
    std::string lastSettled; ///< when the last of these was; empty if there is none
    int byRule = 0;          ///< of the decided: by a rule since the meeting began
};

/// Counts the agenda of a meeting; `filter` is what its text means (see agendaOf()).
Result<AgendaCount> countAgenda(Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting,
                                const Filter& filter);

/// How a meeting stands with its time. All times are in seconds.
struct MeetingTime
{
    std::int64_t used = 0;                ///< since it began, until now or its end
    std::optional<std::int64_t> left;     ///< of the time budget; below 0 when it is used up; none without a budget
    std::optional<double> perItem;        ///< the pace: time per settled item until the last one; none before the first
    std::optional<int> leftAtEnd;         ///< items that are left when the budget is used up, at this pace
    std::optional<double> perItemPlanned; ///< the budget, shared out equally over the agenda
};

/// `now`: UTC, ISO 8601; a meeting that has ended stands where it ended.
MeetingTime meetingTime(const Meeting& meeting, const AgendaCount& count, const std::string& now);

} // namespace accord::reconcile
