// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/tally/patterns.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace accord::agreement {

/// The difference function of Krippendorff's alpha: what it means, and, where it does not depend on the ratings
/// themselves, delta_kl for every two categories.
class DistanceFunction
{
public:
    enum class Metric : std::uint8_t { Nominal, Ordinal, Given };

    /// [k != l]
    DistanceFunction() = default;

    /// (sum of n_g from k to l, less half of n_k and n_l)^2, with the counts of ratings of pairable items; categories
    /// are in their order.
    static DistanceFunction ordinal();
    /// (a - b)^2
    static DistanceFunction interval(std::span<const double> values);
    /// ((a - b) / (a + b))^2, 0 for 0/0
    static DistanceFunction ratio(std::span<const double> values);
    /// Row-major, symmetric, 0 on the diagonal.
    static DistanceFunction given(std::vector<double> delta);

    [[nodiscard]] Metric metric() const { return m_metric; }

    /// delta_kl for all categories, row-major. `pairableCounts` is used by the ordinal metric alone.
    [[nodiscard]] std::vector<double> matrix(std::span<const double> pairableCounts) const;

private:
    Metric m_metric = Metric::Nominal;
    std::vector<double> m_delta;
};

/// A set of codes that one cell may hold, sorted, each code once; empty means "looked, chose nothing", which is a
/// rating and differs completely from every other set.
using CodeSet = std::vector<std::string>;

/// 1 - |A and B| / |A or B| (Jaccard).
[[nodiscard]] DistanceFunction jaccardDifference(const std::vector<CodeSet>& categories);

/// 1 - J M with Jaccard's J and M = 1 equal, 2/3 one contains the other, 1/3 overlap, 0 disjoint (MASI; Passonneau
/// 2006), in exact thirds.
[[nodiscard]] DistanceFunction masiDifference(const std::vector<CodeSet>& categories);

/// A category as its path through the levels of a taxonomy, such as {"A", "A.1", "A.1.i"}.
using CodePath = std::vector<std::string>;

/// sum over levels of v_l [the paths differ down to level l]; a code that ends earlier differs from one that goes on,
/// and a level that neither code reaches counts nothing. `levelWeights` defaults to 1/depth each. When all codes reach
/// the same depth, Do and De are the v-weighted sums of the nominal ones of the levels. Not a published metric, but a
/// plain special case of Krippendorff's.
[[nodiscard]] DistanceFunction pathDifference(const std::vector<CodePath>& categories,
                                              std::vector<double> levelWeights = {});

/// Krippendorff's alpha = 1 - Do / De over pairable items only, n_k = their counts, n = sum n_k:
/// Do = (1/n) sum_i sum_kl r_ik r_il delta_kl / (r_i - 1), De = (1/(n (n-1))) sum_kl n_k n_l delta_kl.
/// `observed` and `expected` of the estimate are Do and De. Krippendorff 1970, 2011; Hayes and Krippendorff 2007.
/// The standard error is linearised over items; none for the ordinal metric, whose delta depends on the data
/// (resampling.h). NotComputable::NoPairs; NotComputable::OneCategory when pairable items hold nothing that differs.
[[nodiscard]] Outcome krippendorffAlpha(const ItemPatterns& patterns, const DistanceFunction& difference = {});
[[nodiscard]] Outcome krippendorffAlpha(const RatingTable& table, const DistanceFunction& difference = {});

/// The influence of one item of each pattern, 0 for items that are not pairable:
/// u_i = [d_i/rbar - Do r_i/rbar - 2 (1-a') (e_i/rbar - De' r_i/rbar)] / De', rbar = n/N2, De' = sum n_k n_l delta_kl /
/// n^2, a' = 1 - Do/De', with the sign of alpha. Only for a defined alpha.
[[nodiscard]] std::vector<double> alphaInfluence(const ItemPatterns& patterns, const DistanceFunction& difference = {});

/// n_k over pairable items.
[[nodiscard]] std::vector<double> pairableCounts(const ItemPatterns& patterns);

} // namespace accord::agreement
