// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/exchange/ratings/figures/tree.h"

#include <cstdint>
#include <string>

namespace accord::exchange {

/// What `observed` and `expected` of a figure are called: p_a and p_e; Do and De of Krippendorff's alpha; or they are
/// not said, since the value is p_a itself.
enum class Naming : std::uint8_t { Agreement, Disagreement, ValueOnly };

/// "value", "pa" and "pe" (or "do" and "de"), "se", "df", "ci95"; se and ci95 are undefined where a single item is all
/// there is. Without a value "value" is undefined and "undefined" says why.
[[nodiscard]] Figures outcomeFigures(const agreement::Outcome& outcome, Naming naming = Naming::Agreement);

/// The value alone, or the reason.
[[nodiscard]] Figures valueFigures(const agreement::Outcome& outcome);

/// Undefined, for the reason.
[[nodiscard]] Figures undefinedFigures(const std::string& reason);

/// Half a sentence that says why there is no value.
[[nodiscard]] std::string reasonOf(agreement::NotComputable why);

} // namespace accord::exchange
