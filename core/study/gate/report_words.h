// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/model/category.h"
#include "core/model/label.h"
#include "core/study/gate/evaluate.h"

#include <cstdint>
#include <optional>
#include <string>

namespace accord::study {

// Figures and words as reports have them.
std::string levelName(Level level);                            ///< "Type", "Theme", "Sub-theme"
std::string fixed(double value, int digits);                   ///< "0.7621"
std::string grouped(std::int64_t number);                      ///< "38,742"
std::string percentText(double share);                         ///< "43.3 %"
std::string whyText(agreement::NotComputable why);                 ///< "none: no item has two ratings"
std::string kappaText(const agreement::Outcome& outcome);      ///< "0.7621 (0.760 to 0.764)" or why not
std::string minutesText(const std::optional<double>& seconds); ///< "1:05" (minutes and seconds); "not known"
std::string figureValueText(const ConditionResult& result);    ///< "0.7621", "12", "1:05"; why not

/// A reason for "not for this study" in words: the study's own, else the usual ones.
std::string reasonText(Exclusion reason, const std::string& own);

} // namespace accord::study
