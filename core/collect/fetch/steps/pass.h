// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/shared_project.h"
#include "core/collect/fetch/fetch.h"
#include "core/collect/http/rate_limiter.h"

#include <memory>
#include <stop_token>

namespace accord::collect {

/// Goes on with the pass over a source that was cut off, or begins one, and carries it to its end if it can.
FetchOutcome runPass(SharedProject& desk, const Network& network, std::shared_ptr<RateLimiter> pace, const Source& source,
                     const std::stop_token& stop);

/// How a pass over the source that begins now would ask, with or without a token. Never Way::Automatic.
Way wayFor(const Source& source, bool token);

} // namespace accord::collect
