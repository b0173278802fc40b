// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord::study {

/// What a new round consists of.
struct RoundPlan
{
    std::string name;
    bool blind = true;
    bool onlyNew = false;   ///< leave out issues that another round has
    std::int64_t first = 0; ///< at most so many issues; 0: all
    bool shuffled = false;  ///< in a random order by `seed` instead of the order of arrival
    std::uint64_t seed = 1;
};

/// Starts a round over the project's issues. For leads: Errc::NotPermitted. Errc::Exists for a name that is taken,
/// Errc::Invalid for an empty one, Errc::NotFound when there is no issue to put in.
Result<Round> startRound(Project& project, const RoundPlan& plan, PersonId by = {});

/// From now on everybody sees everybody's labels of this round. It cannot be taken back: what was seen was seen. Who
/// did it, when and why is in the log. For leads: Errc::NotPermitted. Errc::Invalid without a reason. Nothing happens
/// to a round that is not blind.
Status liftBlind(Project& project, PersonId by, RoundId round, const std::string& reason);

/// What the project holds to label.
struct IssueCounts
{
    std::int64_t issues = 0;
    std::int64_t withText = 0; ///< the others are known by their link only
    std::int64_t comments = 0; ///< of the newest texts
    std::int64_t repositories = 0;
};

Result<IssueCounts> issueCounts(Project& project);

/// How many issues the project has.
Result<std::int64_t> issueCount(Project& project);

} // namespace accord::study
