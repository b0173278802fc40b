// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace accord {

/// Now, in UTC, ISO 8601 with milliseconds: "2026-02-03T04:05:06.789Z". Sorts as text.
std::string nowUtc();

/// Seconds since 1970 of a time in UTC, "2026-11-20T10:05:00Z", fractions dropped; none where it is no such time.
std::optional<std::int64_t> secondsOf(std::string_view time);
std::string timeOf(std::int64_t seconds); ///< "2026-11-20T10:05:00Z"

/// Whether it is a time in UTC to the second or better: "2023-05-11T01:10:11Z", "2026-02-03T04:05:06.789Z".
bool isUtcTime(std::string_view time);

/// A host's time in UTC: "2023-05-11T09:10:11+08:00", as Gitee writes it, becomes "2023-05-11T01:10:11Z". What is in
/// UTC already, or is no ISO 8601 time, stays as it is.
std::string utcTime(std::string_view time);

/// "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110, section 5.6.7), and its two obsolete forms.
std::optional<std::chrono::sys_seconds> parseHttpDate(std::string_view text);

/// The day that a date or time in ISO 8601 begins with; none where there is no such day.
std::optional<std::chrono::sys_days> dayOf(std::string_view time);

/// The wall clock as a seam: tests put their own in its place. Order never depends on it (see the logical clock of
/// events), it only tells people when something happened.
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
