// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::format {

/// Where a list goes on. Empty: it does not, or the host does not tell.
struct PageLinks
{
    std::string next;
    std::string last;

    bool operator==(const PageLinks&) const = default;
};

/// What a "Link" header says (RFC 8288, section 3): relations in any case and several in one, quoted or not, other
/// parameters in between, commas within addresses and quotes. Of several links of one relation the first one counts.
/// What is malformed ends the reading; what stood before it counts.
PageLinks readLinkHeader(std::string_view header);

/// What the headers of one reply tell of a host's limits. Absent: they do not.
struct LimitNews
{
    std::optional<std::int64_t> limit; ///< requests per window (GraphQL: points)
    std::optional<std::int64_t> left;  ///< of the window
    std::optional<std::chrono::sys_seconds> resetsAt;
    std::optional<std::chrono::seconds> retryAfter; ///< never negative
    std::optional<std::chrono::sys_seconds> date;   ///< the host's own time

    bool operator==(const LimitNews&) const = default;
};

/// From "x-ratelimit-limit", "-remaining", "-reset" (seconds since 1970, or seconds from now where the number is too
/// small for that; "ratelimit-..." too), "retry-after" (seconds, or a date) and "date". Names in lower case. `now` is
/// counted from where the host tells no time of its own. What is malformed counts as absent.
LimitNews readLimits(const std::vector<std::pair<std::string, std::string>>& headers, std::chrono::sys_seconds now);

/// What a reply that is no success says to people: the host's "message", the title of an HTML page, or the first line
/// of a plain text. One line of UTF-8, at most kLongestMessage bytes; empty if it says nothing.
std::string messageOf(std::string_view body);

constexpr std::size_t kLongestMessage = 200;

/// Any text as such a line: white space and control characters become single spaces, a long one ends in "...".
std::string messageLine(std::string_view text);

} // namespace accord::format
