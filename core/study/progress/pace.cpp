// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/progress/pace.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>

namespace accord::study {
namespace {

using Day = std::chrono::sys_days;

std::optional<int> number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

// The date that a time in ISO 8601 begins with.
std::optional<Day> parseDay(std::string_view text)
{
    if (text.size() < 10 || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const auto year = number(text.substr(0, 4));
    const auto month = number(text.substr(5, 2));
    const auto day = number(text.substr(8, 2));
    if (!year || !month || !day || *month < 1 || *day < 1) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day))};
    return date.ok() ? std::optional(Day(date)) : std::nullopt;
}

std::string dayText(Day day)
{
    const std::chrono::year_month_day date(day);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

bool isWeekend(Day day)
{
    const std::chrono::weekday weekday(day);
    return weekday == std::chrono::Saturday || weekday == std::chrono::Sunday;
}

std::map<Day, int> countsFrom(std::span<const DayCount> days, Day first, Day last)
{
    std::map<Day, int> counts;
    for (const DayCount& count : days) {
        const auto day = parseDay(count.day);
        if (day && count.items > 0 && *day >= first && *day <= last) {
            counts[*day] += count.items;
        }
    }
    return counts;
}

// The last of so many working days after `today`.
Day endAfter(Day today, int workingDays, bool weekends)
{
    Day day = today;
    for (int left = workingDays; left > 0;) {
        day += std::chrono::days(1);
        left -= weekends || !isWeekend(day) ? 1 : 0;
    }
    return day;
}

} // namespace

Forecast forecast(std::span<const DayCount> days, int toDo, std::string_view today)
{
    Forecast result;
    if (toDo <= 0) {
        result.state = Forecast::State::NothingToDo;
        return result;
    }
    const auto now = parseDay(today);
    if (!now) {
        return result;
    }
    std::map<Day, int> counts = countsFrom(days, *now - std::chrono::days(kPaceDays - 1), *now);
    if (counts.size() > 1) {
        counts.erase(*now);
    }
    int items = 0;
    for (auto day = counts.rbegin(); day != counts.rend() && result.workingDays < kPaceWorkingDays; ++day) {
        items += day->second;
        result.weekends = result.weekends || isWeekend(day->first);
        ++result.workingDays;
    }
    if (items == 0) {
        return result;
    }
    result.state = Forecast::State::Known;
    result.perDay = static_cast<double>(items) / result.workingDays;
    result.daysLeft = static_cast<int>(std::ceil(toDo / result.perDay));
    result.end = dayText(endAfter(*now, result.daysLeft, result.weekends));
    return result;
}

std::vector<DayCount> lastDays(std::span<const DayCount> days, std::string_view today, int count)
{
    std::vector<DayCount> result;
    const auto now = parseDay(today);
    if (!now) {
        return result;
    }
    const Day first = *now - std::chrono::days(count - 1);
    const std::map<Day, int> counts = countsFrom(days, first, *now);
    for (Day day = first; day <= *now; day += std::chrono::days(1)) {
        const auto found = counts.find(day);
        result.push_back({dayText(day), found == counts.end() ? 0 : found->second});
    }
    return result;
}

std::string dayAfter(std::string_view day, int days)
{
    const auto from = parseDay(day);
    return from ? dayText(*from + std::chrono::days(days)) : std::string();
}

std::optional<double> median(std::vector<double> values)
{
    return quantile(std::move(values), 0.5);
}

std::optional<double> quantile(std::vector<double> values, double share)
{
    if (values.empty()) {
        return std::nullopt;
    }
    std::ranges::sort(values);
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
}

} // namespace accord::study
