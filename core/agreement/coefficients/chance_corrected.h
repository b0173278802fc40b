// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/variance_terms.h"
#include "core/agreement/coefficients/weights.h"
#include "core/agreement/tally/patterns.h"
#include "core/agreement/tally/tallies.h"

namespace accord::agreement {

/// Percent agreement p_a, between 0 and 1: the mean over pairable items of the share of pairs of ratings that agree
/// (with weights: of their mean agreement). Items with one rating or none take no part.
/// p_a = (1/N2) sum_i sum_k r_ik (sum_l w_kl r_il - 1) / (r_i (r_i - 1)); Fleiss 1971, Gwet 2014.
/// NotComputable::NoPairs when no item has two ratings.
[[nodiscard]] Outcome percentAgreement(const ItemPatterns& patterns, const Weights& weights = {});
[[nodiscard]] Outcome percentAgreement(const RatingTable& table, const Weights& weights = {});

/// The share of pairable items on which all ratings are equal. NotComputable::NoPairs likewise.
[[nodiscard]] Outcome fullAgreement(const Tallies& tallies);
[[nodiscard]] Outcome fullAgreement(const ItemPatterns& patterns);
[[nodiscard]] Outcome fullAgreement(const RatingTable& table);

/// The coefficient of Brennan and Prediger (Bennett's S, Randolph's free-marginal kappa, PABAK with two categories):
/// chance is every category of the codebook alike, p_e = sum_kl w_kl / q^2, nominal 1/q. Bennett, Alpert and Goldstein
/// 1954; Brennan and Prediger 1981; Randolph 2005; Gwet 2014 for weights.
/// NotComputable::NoPairs; NotComputable::SmallCodebook with fewer than two categories. The codebook's size matters.
[[nodiscard]] Outcome brennanPrediger(const ItemPatterns& patterns, const Weights& weights = {});
[[nodiscard]] Outcome brennanPrediger(const RatingTable& table, const Weights& weights = {});
[[nodiscard]] VarianceTerms brennanPredigerParts(const ItemPatterns& patterns, const Weights& weights = {});

/// Gwet's AC1, with weights AC2: chance happens on items that are hard to rate, p_e = T_w / (q (q-1)) sum_k pi_k
/// (1 - pi_k), T_w = sum_kl w_kl. Stays high where one category prevails and nearly all agree. Gwet 2008, 2014.
/// NotComputable::NoPairs; NotComputable::SmallCodebook with fewer than two categories. The codebook's size matters.
[[nodiscard]] Outcome gwetAc(const ItemPatterns& patterns, const Weights& weights = {});
[[nodiscard]] Outcome gwetAc(const RatingTable& table, const Weights& weights = {});
[[nodiscard]] VarianceTerms gwetParts(const ItemPatterns& patterns, const Weights& weights = {});

/// T_w / (q (q - 1)), nominal 1 / (q - 1).
[[nodiscard]] double gwetFactor(int categories, const Weights& weights);

/// Fleiss' kappa, with two raters Scott's pi: expected agreement p_e = sum_kl w_kl pi_k pi_l from the shares pi_k of
/// the categories (mean over rated items). Scott 1955; Fleiss 1971; Gwet 2014 for missing ratings and for weights.
/// Missing ratings and unequal numbers of raters are allowed; p_a is the item average.
/// NotComputable::NoPairs when no item has two ratings; NotComputable::OneCategory when a single category is in use.
[[nodiscard]] Outcome fleissKappa(const ItemPatterns& patterns, const Weights& weights = {});
[[nodiscard]] Outcome fleissKappa(const RatingTable& table, const Weights& weights = {});

/// The parts from which the value and its standard error follow. Only for patterns for which kappa is defined.
[[nodiscard]] VarianceTerms fleissParts(const ItemPatterns& patterns, const Weights& weights = {});

/// 1 - p_e of the nominal kappa: sum_k pi_k (1 - pi_k) from counts. Zero when a single category is in use.
[[nodiscard]] double fleissExpectedDisagreement(const Tallies& tallies);

} // namespace accord::agreement
