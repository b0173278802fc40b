// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/distance.h"
#include "core/agreement/patterns.h"
#include "core/agreement/tallies.h"

#include <optional>
#include <vector>

namespace accord::agreement {

/// A chance-corrected coefficient 1 - (1 - p_a) / (1 - p_e) taken apart by patterns of items, which is what its value,
/// its standard error and every comparison with another coefficient over the same items need.
struct VarianceTerms
{
    double observed = 0;                   ///< 1 - p_a
    double expected = 1;                   ///< 1 - p_e, above 0
    std::vector<double> observedByPattern; ///< 1 - p_a,i; 0 where an item has fewer than two ratings
    std::vector<double> expectedByPattern; ///< 1 - p_e,i; empty when p_e does not depend on the items

    [[nodiscard]] double value() const { return 1 - observed / expected; }
};

/// A table without who rated, in the forms that coefficients read, made once for all of them.
struct ItemSums
{
    ItemPatterns patterns;
    Tallies tallies;
    Totals totals;

    static ItemSums of(ItemPatterns patterns);
    static ItemSums of(const RatingTable& table) { return of(ItemPatterns::of(table)); }
    [[nodiscard]] const ItemUse& use() const { return patterns.use(); }
};

/// sum_kl r_ik r_il delta_kl of an item of the pattern.
[[nodiscard]] double differingPairs(const ItemPatterns::Pattern& pattern, const DistanceFunction& difference);

/// 1 - p_a and its parts: item averages over pairable items (Gwet 2014, section 3.1 of the usual presentation):
/// 1 - p_a,i = sum_kl r_ik r_il delta_kl / (r_i (r_i - 1)).
[[nodiscard]] VarianceTerms observedPart(const ItemSums& sums, const DistanceFunction& difference);

/// The influence of one item of a pattern on the coefficient:
/// u_i = (N1/N2) [r_i >= 2] (p_a,i - p_a) / (1 - p_e) - 2 (1 - kappa) (p_e,i - p_e) / (1 - p_e)
/// (Gwet 2008, 2014, 2021, with p_a treated as the ratio of means that it is). Zero for unrated items. Values that are
/// nothing but rounding are exactly 0, so that a standard error of 0 comes out as 0.
[[nodiscard]] std::vector<double> influence(const PatternCounts& kinds, const VarianceTerms& parts);

/// sqrt(sum u_i^2 / (N1 (N1 - 1))) with the influences u_i; nothing where only one item is pairable.
[[nodiscard]] std::optional<double> standardError(const PatternCounts& kinds, const VarianceTerms& parts);

/// The formula as published and as irrCAC has it: p_e instead of p_a in the first term and kappa subtracted, so that
/// an item with one rating counts as one without agreement. Too large when such items exist, equal otherwise.
[[nodiscard]] std::optional<double> publishedStandardError(const PatternCounts& kinds, const VarianceTerms& parts);

/// Value, p_a, p_e, standard error and t interval.
[[nodiscard]] Estimate estimate(const PatternCounts& kinds, const VarianceTerms& parts);

} // namespace accord::agreement
