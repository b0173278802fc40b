// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/variance_terms.h"

namespace accord::agreement {

/// Gwet's AC1, with weights AC2: chance happens on items that are hard to rate, p_e = T_w / (q (q-1)) sum_k pi_k
/// (1 - pi_k), T_w = sum_kl w_kl. Stays high where one category prevails and nearly all agree. Gwet 2008, 2014.
/// Undefined::NoPairs; Undefined::SmallCodebook with fewer than two categories. The codebook's size matters.
[[nodiscard]] Outcome gwetAc(const ItemPatterns& patterns, const Weights& weights = {});
[[nodiscard]] Outcome gwetAc(const RatingTable& table, const Weights& weights = {});
[[nodiscard]] VarianceTerms gwetParts(const ItemPatterns& patterns, const Weights& weights = {});

/// T_w / (q (q - 1)), nominal 1 / (q - 1).
[[nodiscard]] double gwetFactor(int categories, const Weights& weights);

} // namespace accord::agreement
