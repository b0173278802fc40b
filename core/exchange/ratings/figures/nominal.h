// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"
#include "core/exchange/ratings/figures/pairs.h"
#include "core/exchange/ratings/scale.h"

namespace accord::exchange {

/// What every scale has, each label taken as equal to another one or not:
///
/// "counts"; "percent_agreement", "brennan_prediger", "fleiss_kappa", "conger_kappa", "gwet_ac1", "alpha_nominal" with
/// "jackknife_se" where there is an error at all; "full_agreement"; with fleiss_kappa the tests of 0 ("se0",
/// "se0_category", "se_fleiss1971", "z0", "p0", or "se0_fleiss_cuzick"); "benchmark_landis_koch"; "fleiss_variants";
/// "cohen_pairwise" (weights beside each pair's own figures); "light_kappa"; "per_category".
[[nodiscard]] Figures nominalFigures(const LabelledRatings& ratings, const agreement::Ratings& patterns,
                                     const std::vector<NamedWeights>& pairWeights = {});

} // namespace accord::exchange
