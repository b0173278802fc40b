// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/agreement/alarms.h"
#include "core/agreement/report.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace accord::cli {

/// What needs attention at one level, and how far labelling is from a clear answer.
struct LevelInsight
{
    std::vector<agreement::CategoryAlarm> categories;
    std::vector<agreement::RaterAlarm> annotators;
    std::vector<agreement::Confusion> confusions; ///< that account for half of all disagreement

    struct Until
    {
        double threshold = 0;
        std::optional<agreement::Count> items; ///< more, until the interval leaves the threshold
        bool above = false;                    ///< kappa lies above the threshold
    };
    std::vector<Until> until; ///< 0.6 and 0.8
};

LevelInsight insightOf(const agreement::RatingTable& table, const agreement::Report& report);

/// {"alarms": {"categories", "annotators", "confusions"}, "items_until_clear": {"0.6", "0.8"}}
Json insightJson(const LevelInsight& insight, const std::vector<std::string>& codes,
                 const std::vector<std::string>& names);

void printInsight(const LevelInsight& insight, const std::string& level, const std::vector<std::string>& codes,
                  const std::vector<std::string>& names, Console& console);

} // namespace accord::cli
