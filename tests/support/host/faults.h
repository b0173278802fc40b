// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

/// What can go wrong between a host and who asks it.
namespace accord::test::host {

enum class Fault : std::uint8_t {
    None,
    PrimaryLimit,       ///< 403, nothing left until the window ends (90 seconds)
    PrimaryLimit429,    ///< the same with 429
    SecondaryLimit,     ///< 403 with "Retry-After: 7"
    SecondaryLimitDate, ///< 429 with a date in Retry-After, 11 seconds ahead
    SecondaryLimitBare, ///< 403 that tells of a limit and not how long
    Error500,
    Error502,
    Error503, ///< with "Retry-After: 3"
    Error504,
    HtmlPage,    ///< 200 and a page for people
    HtmlError,   ///< 502 and a page for people
    TornLength,  ///< the connection ends before Content-Length
    TornChunked, ///< the connection ends before the last chunk
    TornJson,    ///< a whole reply with half of the JSON
    NoBytes,     ///< headers, and the connection ends
    Slow,        ///< the reply comes in pieces, within 200 ms
    Stalled,     ///< the reply begins, and nothing more comes while the client waits
};

/// The fault for the n-th request (from 0).
using FaultPlan = std::function<Fault(std::size_t request)>;

/// One after the other, then none.
FaultPlan scripted(std::vector<Fault> faults);

/// One request in `oneIn` fails, drawn from `kinds`; never more than three in a row. The same seed, the same faults.
FaultPlan seeded(std::uint64_t seed, std::uint64_t oneIn, std::vector<Fault> kinds);

/// Every fault that mends itself without real time: all but None and Stalled.
std::vector<Fault> everyPassingFault();

} // namespace accord::test::host
