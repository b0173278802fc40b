// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/variance_terms.h"
#include "core/agreement/coefficients/weights.h"
#include "core/agreement/tally/item_patterns.h"
#include "core/agreement/tally/tallies.h"

namespace accord::agreement {

/// Fleiss' kappa, with two raters Scott's pi: expected agreement p_e = sum_kl w_kl pi_k pi_l from the shares pi_k of
/// the categories (mean over rated items). Scott 1955; Fleiss 1971; Gwet 2014 for missing ratings and for weights.
/// Missing ratings and unequal numbers of raters are allowed; p_a is the item average.
/// Undefined::NoPairs when no item has two ratings; Undefined::OneCategory when a single category is in use.
[[nodiscard]] Outcome fleissKappa(const ItemPatterns& patterns, const Weights& weights = {});
[[nodiscard]] Outcome fleissKappa(const RatingTable& table, const Weights& weights = {});

/// The parts from which the value and its standard error follow. Only for patterns for which kappa is defined.
[[nodiscard]] VarianceTerms fleissParts(const ItemPatterns& patterns, const Weights& weights = {});

/// 1 - p_e of the nominal kappa: sum_k pi_k (1 - pi_k) from counts. Zero when a single category is in use.
[[nodiscard]] double fleissExpectedDisagreement(const Tallies& tallies);

} // namespace accord::agreement
