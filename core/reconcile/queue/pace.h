// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::reconcile {

/// How long one decision takes, to say how long the rest will.
struct RateLimiter
{
    double seconds = 60; ///< per decision
    int measured = 0;    ///< from so many decisions one after the other; 0: assumed
};

/// From the moments at which people decided, in any order (UTC, ISO 8601): the median of the times between one and the
/// next, where those are under ten minutes, so that breaks do not count. Assumed where there are fewer than five.
RateLimiter paceOf(std::vector<std::string> moments);

/// The pace of a round's current decisions by people.
Result<RateLimiter> pace(Project& project, RoundId round);

} // namespace accord::reconcile
