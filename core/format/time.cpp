// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/time.h"

#include "core/base/clock.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <optional>

namespace accord::format {
namespace {

// The number that `size` digits at `at` make, or nothing.
std::optional<int> digitsAt(std::string_view text, std::size_t at, std::size_t size)
{
    if (at + size > text.size()) {
        return std::nullopt;
    }
    int value = 0;
    for (const char c : text.substr(at, size)) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        value = value * 10 + (c - '0');
    }
    return value;
}

// "+08:00" or "+0800" in minutes.
std::optional<int> offsetMinutes(std::string_view zone)
{
    if (zone.empty() || (zone.front() != '+' && zone.front() != '-')) {
        return std::nullopt;
    }
    const auto hours = digitsAt(zone, 1, 2);
    const auto minutes = digitsAt(zone, zone.size() == 6 && zone[3] == ':' ? 4 : 3, 2);
    if (!hours || !minutes || (zone.size() != 5 && zone.size() != 6)) {
        return std::nullopt;
    }
    const int total = *hours * 60 + *minutes;
    return zone.front() == '-' ? -total : total;
}

} // namespace

std::string utcTime(std::string_view time)
{
    const std::size_t zoneAt = time.size() > 19 ? time.find_first_of("+-", 19) : std::string_view::npos;
    const auto offset = zoneAt == std::string_view::npos ? std::nullopt : offsetMinutes(time.substr(zoneAt));
    const auto year = digitsAt(time, 0, 4);
    const auto month = digitsAt(time, 5, 2);
    const auto day = digitsAt(time, 8, 2);
    const auto hour = digitsAt(time, 11, 2);
    const auto minute = digitsAt(time, 14, 2);
    if (!offset || !year || !month || !day || !hour || !minute || time[10] != 'T') {
        return std::string(time);
    }
    namespace ch = std::chrono;
    const ch::year_month_day date{ch::year(*year), ch::month(static_cast<unsigned>(*month)),
                                  ch::day(static_cast<unsigned>(*day))};
    if (!date.ok() || *hour > 23 || *minute > 59) {
        return std::string(time);
    }
    const auto utc = ch::sys_days(date) + ch::minutes(*hour * 60 + *minute - *offset);
    const auto days = ch::floor<ch::days>(utc);
    const ch::year_month_day utcDate(days);
    const auto minutes = static_cast<int>((utc - days).count());
    std::array<char, 48> text{};
    const int size = std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d",
                                   static_cast<int>(utcDate.year()), static_cast<unsigned>(utcDate.month()),
                                   static_cast<unsigned>(utcDate.day()), minutes / 60, minutes % 60);
    // Seconds and their fraction are not touched by the zone.
    return std::string(text.data(), static_cast<std::size_t>(size)) + std::string(time.substr(16, zoneAt - 16)) + "Z";
}

bool isUtcTime(std::string_view time)
{
    constexpr std::string_view kShape = "dddd-dd-ddTdd:dd:dd";
    if (time.size() <= kShape.size() || time.back() != 'Z') {
        return false;
    }
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t i = 0; i < kShape.size(); ++i) {
        if (kShape[i] == 'd' ? !isDigit(time[i]) : time[i] != kShape[i]) {
            return false;
        }
    }
    if (!secondsOf(time)) {
        return false; // no such day, or no such hour
    }
    const std::string_view fraction = time.substr(kShape.size(), time.size() - kShape.size() - 1);
    return fraction.empty() ||
           (fraction.size() > 1 && fraction[0] == '.' && std::ranges::all_of(fraction.substr(1), isDigit));
}

} // namespace accord::format
