// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace accord {

namespace {

struct ParsedTime
{
    std::int64_t seconds = 0;  ///< since 1970, in UTC
    std::string_view fraction; ///< ".789"; empty: to the second
};

// The number that digits make, and nothing but digits; -1: something else.
int numberOf(std::string_view digits)
{
    int value = -1;
    const bool all = std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return all && read.ec == std::errc() ? value : -1;
}

// "Z", "+08:00" or "+0800" in minutes.
std::optional<int> offsetOf(std::string_view zone)
{
    if (zone == "Z") {
        return 0;
    }
    const bool colon = zone.size() == 6 && zone[3] == ':';
    if ((zone.size() != 5 && !colon) || (zone[0] != '+' && zone[0] != '-')) {
        return std::nullopt;
    }
    const int hours = numberOf(zone.substr(1, 2));
    const int minutes = numberOf(zone.substr(colon ? 4 : 3));
    const int offset = hours * 60 + minutes;
    return hours < 0 || minutes < 0 ? std::nullopt : std::optional(zone[0] == '-' ? -offset : offset);
}

// A time in ISO 8601, to the second or better, with its zone.
std::optional<ParsedTime> parse(std::string_view time)
{
    constexpr std::string_view kShape = "dddd-dd-ddTdd:dd:dd";
    if (time.size() <= kShape.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < kShape.size(); ++i) {
        if (kShape[i] != 'd' && time[i] != kShape[i]) {
            return std::nullopt;
        }
    }
    const auto day = dayOf(time.substr(0, 10));
    const int hours = numberOf(time.substr(11, 2));
    const int minutes = numberOf(time.substr(14, 2));
    const int seconds = numberOf(time.substr(17, 2));
    const std::size_t zone = std::min(time.find_first_of("Z+-", kShape.size()), time.size());
    const std::string_view fraction = time.substr(kShape.size(), zone - kShape.size());
    const bool isFraction = fraction.empty() || (fraction.size() > 1 && fraction[0] == '.' &&
                                                 fraction.find_first_not_of("0123456789", 1) == std::string_view::npos);
    const auto offset = offsetOf(time.substr(zone));
    const bool isHour = hours >= 0 && hours <= 23 && minutes >= 0 && minutes <= 59 && seconds >= 0 && seconds <= 60;
    if (!day || !offset || !isFraction || !isHour) {
        return std::nullopt;
    }
    const std::int64_t days = day->time_since_epoch().count();
    return ParsedTime{((days * 24 + hours) * 60 + minutes - *offset) * 60 + seconds, fraction};
}

} // namespace

std::optional<std::chrono::sys_days> dayOf(std::string_view time)
{
    const std::string_view date = time.substr(0, 10);
    if (date.size() != 10 || date[4] != '-' || date[7] != '-') {
        return std::nullopt;
    }
    const int year = numberOf(date.substr(0, 4));
    const int month = numberOf(date.substr(5, 2));
    const int day = numberOf(date.substr(8, 2));
    if (year < 0 || month < 0 || day < 0) {
        return std::nullopt;
    }
    const std::chrono::year_month_day parts{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(month)},
                                            std::chrono::day{static_cast<unsigned>(day)}};
    return parts.ok() ? std::optional(std::chrono::sys_days(parts)) : std::nullopt;
}

std::string nowUtc()
{
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now);
    std::array<char, 8> fraction{};
    std::snprintf(fraction.data(), fraction.size(), ".%03d", static_cast<int>((now - seconds).count()));
    std::string text = timeOf(seconds.time_since_epoch().count());
    return text.insert(text.size() - 1, fraction.data());
}

std::optional<std::int64_t> secondsOf(std::string_view time)
{
    const auto parsed = parse(time);
    return parsed && time.ends_with('Z') ? std::optional(parsed->seconds) : std::nullopt;
}

std::string timeOf(std::int64_t seconds)
{
    const std::chrono::sys_seconds moment{std::chrono::seconds(seconds)};
    const auto day = std::chrono::floor<std::chrono::days>(moment);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss time(moment - day);
    std::array<char, 64> text{};
    const int length = std::snprintf(
        text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
        static_cast<int>(time.minutes().count()), static_cast<int>(time.seconds().count()));
    return {text.data(), static_cast<std::size_t>(length)};
}

std::string utcTime(std::string_view time)
{
    const auto parsed = parse(time);
    if (!parsed || time.ends_with('Z')) {
        return std::string(time);
    }
    std::string utc = timeOf(parsed->seconds);
    return utc.insert(utc.size() - 1, parsed->fraction);
}

bool isUtcTime(std::string_view time)
{
    return secondsOf(time).has_value();
}

} // namespace accord
