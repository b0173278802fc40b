// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/format/host/reply_headers.h"
#include "core/net/transport.h"

#include <chrono>
#include <cstdint>
#include <string>

namespace accord::collect {

/// The longest pause before the n-th repetition (from 1): a second, doubled each time, at most 64 seconds.
std::chrono::milliseconds longestBackOff(int repetition);

/// A pause drawn between none and the longest, so that many who failed together do not come back together ("full
/// jitter": M. Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015).
std::chrono::milliseconds backOff(Random& random, int repetition);

/// The pause where a host tells that a limit is reached and not until when: a minute, doubled each time, at most an
/// hour, and up to a tenth more. GitHub asks for at least a minute.
std::chrono::seconds limitPause(Random& random, int repetition);

/// What a reply means for whoever sent the request.
enum class Meaning : std::uint8_t {
    Good,      ///< whole JSON, or 304
    Limited,   ///< a limit is reached: later
    Passing,   ///< the host, or the way to it, failed for the moment: again
    Elsewhere, ///< a redirect
    Gone,      ///< the host does not have it
    Refused,   ///< the host does not give it with this token or without one, or in this way
    Bad,       ///< anything else; again would be the same
};

struct ReplyVerdict
{
    Meaning meaning = Meaning::Good;
    Message reason;                    ///< what the host says; for Good none
    std::chrono::seconds notBefore{0}; ///< how long the host wants to be left alone; 0: it does not tell
};

/// `now` is counted from where the host tells no time of its own.
ReplyVerdict judge(const net::Reply& reply, const format::LimitNews& news, std::chrono::sys_seconds now);

/// Why something could not be fetched, without what it was: the second argument of such errors.
Message whyOf(const Error& error);

} // namespace accord::collect
