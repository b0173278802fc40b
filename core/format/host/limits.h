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

/// "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110, section 5.6.7), and its two obsolete forms.
std::optional<std::chrono::sys_seconds> readHttpDate(std::string_view text);

} // namespace accord::format
