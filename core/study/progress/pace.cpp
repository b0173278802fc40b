// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/progress/pace.h"

#include "core/base/clock.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

namespace accord::study {
namespace {

using Day = std::chrono::sys_days;

std::string dayText(Day day)
{
    return timeOf(std::chrono::sys_seconds(day).time_since_epoch().count()).substr(0, 10);
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
        const auto day = dayOf(count.day);
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
    const auto now = dayOf(today);
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
    const auto now = dayOf(today);
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
    const auto from = dayOf(day);
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
