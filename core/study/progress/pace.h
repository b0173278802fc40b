// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::study {

/// What somebody finished on one day.
struct DayCount
{
    std::string day; ///< UTC, "2026-03-04"
    int items = 0;

    bool operator==(const DayCount&) const = default;
};

/// When somebody will be done if they go on as they did.
struct Forecast
{
    enum class State : std::uint8_t {
        Known,
        NothingToDo, ///< all is done
        NoPace,      ///< nothing was finished lately, so that there is nothing to go by
    };

    State state = State::NoPace;
    double perDay = 0;     ///< items per working day
    int workingDays = 0;   ///< that this rests on
    bool weekends = false; ///< Saturdays and Sundays count, because one of those days was worked on
    int daysLeft = 0;      ///< working days still to come
    std::string end;       ///< the last of them, "2026-03-04"; empty unless known
};

inline constexpr int kPaceDays = 14;       ///< days back from today, today included, that are looked at
inline constexpr int kPaceWorkingDays = 5; ///< of them at most so many on which something was finished, the last ones

/// At the mean of the last working days. A working day is one on which something was finished; today, which is not
/// over, is one of them only where there is no other. The days to come begin tomorrow. `days`: in any order, days
/// without anything may be missing.
Forecast forecast(std::span<const DayCount> days, int toDo, std::string_view today);

/// The last `count` days up to and with today, oldest first, with those on which nothing was done.
std::vector<DayCount> lastDays(std::span<const DayCount> days, std::string_view today, int count = kPaceDays);

/// "2026-03-04" moved by so many days; empty when it is no date.
std::string dayAfter(std::string_view day, int days);

/// The middle one, or the mean of the two in the middle; nothing of nothing.
std::optional<double> median(std::vector<double> values);

/// The value below which that share of them lies, between two of them in proportion; nothing of nothing.
std::optional<double> quantile(std::vector<double> values, double share);

} // namespace accord::study
