// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/study/progress/pace.h"

#include <optional>
#include <vector>

namespace accord::study {

/// How far one person is in one round. Counts of items: `items` = `done` + `toDo`.
struct PersonProgress
{
    PersonId person;
    RoundId round;
    int items = 0; ///< that the person is to label
    int done = 0;  ///< a category or "not for this study"
    int toDo = 0;
    int cannotTell = 0;         ///< of those to do: looked at, and "cannot tell"
    int flagged = 0;            ///< of all
    bool countsOnly = false;    ///< of others in a blind round: cannotTell and flagged are not told, and 0
    std::vector<DayCount> days; ///< finished on each of the last kPaceDays, oldest first; imported labels do not count
    std::optional<double> medianSeconds; ///< that an issue was in view; nothing while no time is known
    int timed = 0;                       ///< issues whose time is known
    Forecast forecast;                   ///< NoPace for somebody who left, and in a round that does not run

    [[nodiscard]] int today() const { return days.empty() ? 0 : days.back().items; }
    [[nodiscard]] double share() const { return items == 0 ? 0 : static_cast<double>(done) / items; }
};

/// A round with everybody who labels in it: in the order of their pseudonyms, which says nothing of how quick or good
/// somebody is.
struct RoundProgress
{
    RoundId round;
    std::vector<PersonProgress> people;
    PersonProgress together;           ///< sums, and the median over all; its forecast is the last one's end
    std::vector<PersonId> withoutPace; ///< have something to do and no forecast: why `together` has none
};

/// One person in every round in which they have something to label, in the order of the rounds.
Result<std::vector<PersonProgress>> ownProgress(Project& project, PersonId person);

/// Everybody in every round, for leads; of blind rounds how much is done and how much is to do, and of others nothing
/// of what they said. A round that came with its labels has in it who labelled, who is named and who has an assignment.
/// Errc::NotPermitted for others: one sees one's own.
Result<std::vector<RoundProgress>> everybodysProgress(Project& project, PersonId viewer);

/// The same for one round.
Result<RoundProgress> roundProgress(Project& project, RoundId round, PersonId viewer);

} // namespace accord::study
