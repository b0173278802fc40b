// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"
#include "core/agreement/uncertainty/bootstrap.h"
#include "core/exchange/ratings/figures/tree.h"
#include "core/exchange/ratings/scale.h"

namespace accord::exchange {

/// Two groups of raters over the same items, below "fleiss_kappa" and "gwet_ac1": "value_1", "value_2", "difference",
/// "se", "t", "df", "p_two_sided". The groups hold numbers of raters.
[[nodiscard]] Figures differenceFigures(const LabelledRatings& ratings, const std::vector<int>& first,
                                        const std::vector<int>& second);

/// Resampled items, below "fleiss_kappa", "gwet_ac1" and "alpha_nominal": "B", "seed", "ci95" (percentiles), "se",
/// "mean", "undefined" (how many resamples had no value).
[[nodiscard]] Figures bootstrapFigures(const agreement::Ratings& patterns, const agreement::BootstrapPlan& plan,
                                       const std::stop_token& stop);

} // namespace accord::exchange
