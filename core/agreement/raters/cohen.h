// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/weights.h"
#include "core/agreement/estimate.h"
#include "core/agreement/raters/pair_counts.h"

#include <optional>

namespace accord::agreement {

/// What two raters have to say about each other, over the items that both rated.
struct PairAgreement
{
    int first = 0;
    int second = 0;
    Count items = 0; ///< rated by both

    /// Cohen's kappa with the standard error of Fleiss, Cohen and Everitt. `observed` is percent agreement.
    Outcome kappa = NoEstimate{};
    std::optional<double> nullStandardError; ///< for the test of kappa = 0 only, never for an interval
    std::optional<double> maximum;           ///< the largest kappa that these margins allow
};

/// Cohen's kappa of one pair: p_e = sum_kl w_kl p_1k p_2l, margins over the items that both rated (Cohen 1960, 1968).
/// Standard error: Fleiss, Cohen and Everitt 1969; kappa_max = (sum_k min(p_1k, p_2k) - p_e) / (1 - p_e) (Cohen 1960,
/// Umesh 1989), for nominal categories only.
/// Undefined::NoCommonItems, or Undefined::OneCategory when both used the same single category. A rater who is constant
/// while the other is not gives exactly 0.
[[nodiscard]] PairAgreement cohenKappa(const PairCounts& pair, const Weights& weights = {});

} // namespace accord::agreement
