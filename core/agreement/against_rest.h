// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"

#include <vector>

namespace accord::agreement {

/// How well one rater agrees with all others taken together.
struct AgainstRest
{
    int rater = 0;
    Count items = 0; ///< rated by this one and at least one other

    /// Kappa between the rater and the others: over those items, with y_ij the share of the others who chose j,
    /// p_a = mean of y_i,x(i), p_e = sum_j p_j y_j with p_j the rater's own shares and y_j the mean of y_ij (Schouten
    /// 1982; Vanbelle and Albert 2009 without rescaling). Against a single other it is Cohen's kappa. The standard
    /// error is linearised over items, u_i = [(p_a,i - p_a) - (1 - kappa) (p_e,i - 2 p_e)] / (1 - p_e) with
    /// p_e,i = sum_j (x_ij y_j + y_ij p_j).
    Outcome kappa = NoEstimate{};
};

/// Every rater of the table. NotComputable::NoCommonItems when nobody else rated what the rater did; OneCategory when
/// the rater and all others used the same single category.
[[nodiscard]] std::vector<AgainstRest> againstRest(const RatingTable& table);

} // namespace accord::agreement
