// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/random.h"

#include <chrono>

namespace accord::collect {

/// The longest pause before the n-th repetition (from 1): a second, doubled each time, at most 64 seconds.
std::chrono::milliseconds longestBackOff(int repetition);

/// A pause drawn between none and the longest, so that many who failed together do not come back together ("full
/// jitter": M. Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015).
std::chrono::milliseconds backOff(Random& random, int repetition);

/// The pause where a host tells that a limit is reached and not until when: a minute, doubled each time, at most an
/// hour, and up to a tenth more. GitHub asks for at least a minute.
std::chrono::seconds limitPause(Random& random, int repetition);

} // namespace accord::collect
