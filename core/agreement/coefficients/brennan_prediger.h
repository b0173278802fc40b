// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/variance_terms.h"

namespace accord::agreement {

/// The coefficient of Brennan and Prediger (Bennett's S, Randolph's free-marginal kappa, PABAK with two categories):
/// chance is every category of the codebook alike, p_e = sum_kl w_kl / q^2, nominal 1/q. Bennett, Alpert and Goldstein
/// 1954; Brennan and Prediger 1981; Randolph 2005; Gwet 2014 for weights.
/// Undefined::NoPairs; Undefined::SmallCodebook with fewer than two categories. The codebook's size matters.
[[nodiscard]] Outcome brennanPrediger(const ItemPatterns& patterns, const Weights& weights = {});
[[nodiscard]] Outcome brennanPrediger(const RatingTable& table, const Weights& weights = {});
[[nodiscard]] VarianceTerms brennanPredigerParts(const ItemPatterns& patterns, const Weights& weights = {});

} // namespace accord::agreement
