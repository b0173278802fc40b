// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"

#include <array>
#include <string_view>
#include <vector>

namespace accord::agreement {

/// Nominal Fleiss' kappa as another program weighs the items, so that its figure can be told from ours. All agree when
/// every item has the same number of ratings; the default (measures.cpp) weighs every item alike.
struct FleissVariant
{
    std::string_view key;
    std::string_view title;
};

/// Unless said otherwise p_e = sum_k p_k^2 from the pooled shares p_k of the ratings of pairable items.
inline constexpr std::array<FleissVariant, 6> kFleissVariants{{
    {"pooled_margins", "items weigh 1, pooled margins"},
    {"rating_weighted", "items weigh r (kappaGold)"}, // Krippendorff's observed agreement
    {"stata", "items weigh r - 1 (Stata)"},           // also Fleiss, Levin and Paik 2003, 18.3
    {"pair_weighted", "items weigh r (r - 1)"},       // pooled pairs
    {"dkpro", "items weigh r, mean margins (DKPro)"}, // p_e from mean shares over all items, rated or not
    {"complete_items", "only items that all rated (irr, DescTools)"}, // also rel, psych
}};

/// Values without an error, by place in kFleissVariants. Reasons: NoPairs, OneCategory, and for complete items also
/// NoCompleteItems; their `use` counts the complete items as rated and pairable.
[[nodiscard]] std::vector<Outcome> fleissVariants(const RatingTable& table);

} // namespace accord::agreement
