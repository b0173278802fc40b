// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"

namespace accord::agreement {

/// Nominal Fleiss' kappa as other programs weigh the items, for comparison with their figures. All agree when every
/// item has the same number of ratings; the default here (chance_corrected.h) weighs every item alike. Values only.
///
/// Unless said otherwise expected agreement is sum_k p_k^2 with the pooled shares p_k of the ratings of pairable items.
struct FleissVariants
{
    Outcome pooledMargins;  ///< items weigh 1
    Outcome ratingWeighted; ///< items weigh r_i: Krippendorff's observed agreement, kappaGold
    Outcome stata;          ///< items weigh r_i - 1: Stata's kappa; Fleiss, Levin and Paik 2003, 18.3
    Outcome pairWeighted;   ///< items weigh r_i (r_i - 1)
    Outcome
        dkpro; ///< items weigh r_i, expected agreement from mean shares over all items, rated or not: DKPro Statistics
    Outcome completeItems; ///< only items that every rater rated: irr, rel, DescTools, psych
};

/// Reasons: NoPairs, OneCategory, and for completeItems also NoCompleteItems. `use` of completeItems counts the
/// complete items as rated and pairable.
[[nodiscard]] FleissVariants fleissVariants(const RatingTable& table);

} // namespace accord::agreement
