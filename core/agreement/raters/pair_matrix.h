// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/raters/cohen.h"
#include "core/agreement/rating_table.h"

#include <span>
#include <vector>

namespace accord::agreement {

/// Cohen's kappa and percent agreement of every pair of raters, ordered (0,1), (0,2) .. (1,2) .. A cell of the matrix
/// whose pair never met, or used a single category, says so in its `kappa`.
[[nodiscard]] std::vector<PairAgreement> pairMatrix(const RatingTable& table, const Weights& weights = {});
[[nodiscard]] std::vector<PairAgreement> pairMatrix(const std::vector<PairCounts>& pairs, const Weights& weights = {});

/// Each rater against a given column, such as the decided label: `first` is the rater and `second` is -1. `final` has
/// one cell per item, kMissing where nothing was decided.
[[nodiscard]] std::vector<PairAgreement> againstFinal(const RatingTable& table, std::span<const int> final,
                                                      const Weights& weights = {});

} // namespace accord::agreement
