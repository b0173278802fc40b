// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/tallies.h"
#include "core/agreement/uncertainty/resampling.h"
#include "core/agreement/variance_terms.h"

#include <vector>

namespace accord::agreement {

/// Krippendorff's alpha = 1 - Do / De over pairable items only, n_k = their counts, n = sum n_k:
/// Do = (1/n) sum_i sum_kl r_ik r_il delta_kl / (r_i - 1), De = (1/(n (n-1))) sum_kl n_k n_l delta_kl.
/// `observed` and `expected` of the estimate are Do and De. Krippendorff 1970, 2011; Hayes and Krippendorff 2007.
/// The standard error is linearised over items; none for the ordinal metric, whose delta depends on the data
/// (resampling.h): the influence of a pairable item is
/// u_i = [d_i/rbar - Do r_i/rbar - 2 (1-a') (e_i/rbar - De' r_i/rbar)] / De', rbar = n/N2, De' = sum n_k n_l delta_kl /
/// n^2, a' = 1 - Do/De', with the sign of alpha. NotComputable::NoPairs; NotComputable::OneCategory when pairable items
/// hold nothing that differs.
[[nodiscard]] Outcome krippendorffAlpha(const ItemPatterns& patterns, const DistanceFunction& difference = {});

/// The nominal one from tallies alone, as it follows labels.
[[nodiscard]] Outcome nominalAlpha(const Tallies& tallies, const Moments& moments);

/// As sums over pairable items.
[[nodiscard]] Additive alphaSums(const ItemPatterns& patterns, const DistanceFunction& difference = {});

/// n_k over pairable items.
[[nodiscard]] std::vector<double> pairableCounts(const ItemPatterns& patterns);

} // namespace accord::agreement
