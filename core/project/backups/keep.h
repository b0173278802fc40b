// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace accord::backups {

/// What the rules need to know of a backup.
struct Dated
{
    std::int64_t at = 0; ///< seconds since 1970, UTC
    std::uintmax_t bytes = 0;
    bool asked = false; ///< somebody asked for it
};

/// How many backups are kept. Days and weeks (from Monday) are those of the calendar, in UTC, and only those count on
/// which any was made: a clock that once was wrong by half a year costs no more than one place among them.
struct KeepRules
{
    std::size_t newest = 24;                                       ///< so many, whenever they were made
    std::size_t daily = 14;                                        ///< days of which the newest is kept
    std::size_t weekly = 13;                                       ///< weeks of which the newest is kept
    std::size_t most = 80;                                         ///< in number
    std::uintmax_t bytes = std::uintmax_t{4} * 1024 * 1024 * 1024; ///< all together
};

/// Which to keep, by position: a function of their dates and sizes, whatever the time is now. Those that somebody asked
/// for are always kept and count nowhere, and so is the newest of the others. Where there are too many, or too large
/// ones, those of `newest` go first that are not the newest of their hour, then the oldest.
std::vector<bool> toKeep(const std::vector<Dated>& backups, const KeepRules& rules = {});

} // namespace accord::backups
