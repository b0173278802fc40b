// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/shared_project.h"
#include "core/collect/http/network.h"
#include "core/collect/http/rate_limiter.h"
#include "core/model/collect/fetching.h"
#include "core/model/collect/source.h"

#include <span>

/// A host's limits from one fetch to the next: who begins again after a stop or a crash waits as if nothing had been.
namespace accord::collect {

/// Writes down until when a host wants no requests.
void rememberLimits(const RateLimiter& pace, bool token, Fetching& into);

/// Tells the paces what was written down of the hosts of these sources, by whichever source of the project. What was
/// told to somebody without a token does not hold for one who has a token now.
Status recallLimits(SharedProject& desk, std::span<const Source> sources, const Network& network, RateLimiters& limiters);

} // namespace accord::collect
