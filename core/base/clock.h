// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace accord {

/// Now, in UTC, ISO 8601 with milliseconds: "2026-02-03T04:05:06.789Z". Sorts as text.
std::string nowUtc();

/// Seconds since 1970 of "2026-11-20T10:05:00Z", fractions dropped; none where it is no such time. What stands between
/// the digits does not matter.
std::optional<std::int64_t> secondsOf(std::string_view time);
std::string timeOf(std::int64_t seconds); ///< "2026-11-20T10:05:00Z"

/// The wall clock as a seam: tests put their own in its place. Order never depends on it (see the logical clock of
/// acts), it only tells people when something happened.
class Clock
{
public:
    Clock() = default;
    virtual ~Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;

    [[nodiscard]] virtual std::string now() const { return nowUtc(); }
};

} // namespace accord
