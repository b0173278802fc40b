// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace accord::backups {

/// What the rules need to know of a backup.
struct Dated
{
    std::int64_t at = 0; ///< seconds since 1970, UTC
    std::uintmax_t bytes = 0;
};

/// How long backups are kept. Days and weeks (from Monday) are those of the calendar, in UTC.
struct KeepRules
{
    std::int64_t all = 24;                                         ///< hours for which every one is kept
    std::int64_t daily = 14;                                       ///< days for which the newest of each day is kept
    std::int64_t weekly = 91;                                      ///< days for which the newest of each week is kept
    std::size_t most = 80;                                         ///< in number
    std::uintmax_t bytes = std::uintmax_t{4} * 1024 * 1024 * 1024; ///< all together
};

/// Which to keep, by position: a function of the dates alone. The newest is always kept. Where there are too many, or
/// too large ones, those of the last day go first that are not the newest of their hour, then the oldest.
std::vector<bool> toKeep(const std::vector<Dated>& backups, std::int64_t now, const KeepRules& rules = {});

} // namespace accord::backups
