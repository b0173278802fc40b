// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/weights.h"
#include "core/agreement/tally/item_patterns.h"
#include "core/agreement/tally/tallies.h"

namespace accord::agreement {

/// Percent agreement p_a, between 0 and 1: the mean over pairable items of the share of pairs of ratings that agree
/// (with weights: of their mean agreement). Items with one rating or none take no part.
/// p_a = (1/N2) sum_i sum_k r_ik (sum_l w_kl r_il - 1) / (r_i (r_i - 1)); Fleiss 1971, Gwet 2014.
/// Undefined::NoPairs when no item has two ratings.
[[nodiscard]] Outcome percentAgreement(const ItemPatterns& patterns, const Weights& weights = {});
[[nodiscard]] Outcome percentAgreement(const RatingTable& table, const Weights& weights = {});

/// The share of pairable items on which all ratings are equal. Undefined::NoPairs likewise.
[[nodiscard]] Outcome fullAgreement(const Tallies& tallies);
[[nodiscard]] Outcome fullAgreement(const ItemPatterns& patterns);
[[nodiscard]] Outcome fullAgreement(const RatingTable& table);

} // namespace accord::agreement
