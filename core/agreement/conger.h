// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/uncertainty/resampling.h"
#include "core/agreement/variance_terms.h"

#include <vector>

namespace accord::agreement {

/// Conger's (exact) kappa, also Hubert's and Davies and Fleiss's: chance is each pair of raters with their own margins,
/// p_e = mean over pairs g < h of sum_kl w_kl p_gk p_hl, p_g over all ratings of g; raters without ratings are dropped.
/// With two raters and nothing missing it is Cohen's kappa. Conger 1980; Hubert 1977; Davies and Fleiss 1982; Gwet
/// 2014 for missing ratings and difference.
/// NotComputable::NoPairs; NotComputable::OneCategory when a single category is in use.
[[nodiscard]] Outcome congerKappa(const RowPatterns& patterns, const DistanceFunction& difference = {});
/// Only for rows for which kappa is defined.
[[nodiscard]] VarianceTerms congerTerms(const RowPatterns& patterns, const DistanceFunction& difference = {});

/// As sums over rated items.
[[nodiscard]] Additive congerSums(const RowPatterns& patterns, const DistanceFunction& difference = {});

/// n_gk: how often each rater gave each category, row-major raters x categories.
[[nodiscard]] std::vector<Count> raterMargins(const RowPatterns& patterns);

} // namespace accord::agreement
