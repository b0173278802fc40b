// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"
#include "core/exchange/ratings/figures/pairs.h"
#include "core/exchange/ratings/scale.h"

namespace accord::exchange {

/// The weights of ordered scales that these values have, which must outlive them: "linear", "quadratic", "ordinal",
/// "radical", "ratio", "circular", "bipolar". Ratio weights need numbers of which none is negative.
[[nodiscard]] std::vector<NamedWeights> orderedWeights(const LabelledRatings& ratings);

/// "weighted_*" with "percent_agreement", "brennan_prediger", "fleiss_kappa", "conger_kappa" and "gwet_ac2", and
/// "alpha_ordinal", "alpha_interval", "alpha_ratio". What the values have no weights for is undefined, with the reason.
void addOrdered(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings,
                const std::vector<NamedWeights>& weights);

/// "alpha_hierarchical", "levels" with 1 .. depth (a code that ends above a level stands for itself there), and
/// "weighted_hierarchical".
void addHierarchical(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings);

/// "alpha_jaccard" and "alpha_masi".
void addSets(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings);

} // namespace accord::exchange
