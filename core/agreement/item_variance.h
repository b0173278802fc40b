// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"

#include <array>
#include <vector>

namespace accord::agreement {

/// Below so many items with two ratings the variance of items is assumed instead of estimated.
inline constexpr Count kEnoughItems = 30;

/// What two ratings of an item contribute to Fleiss' kappa, and how far the contributions of two pairs of ratings of
/// the same item go together. A pair contributes a = [same category] - p_a to observed agreement and the mean e of
/// pi_k - p_e over its two categories to expected agreement.
///
/// The influence of an item with r >= 2 ratings is the mean over its pairs of s a - t e, with s = (N1/N2) / (1 - p_e)
/// and t = 2 (1 - kappa) / (1 - p_e) (variance_terms.h). So its square has, over all items, the mean
///   [P z2 + r (r-1) (r-2) z1 + P (r-2) (r-3) / 2 z0] / P^2,   P = r (r-1) / 2,
/// where z2, z1, z0 are the mean products of a pair with itself, of two pairs that share one rating, and of two that
/// share none (Hoeffding 1948, variance of a U-statistic, here inside the item). They tell how much further ratings of
/// the same item are worth, compared with new items.
struct PairProducts
{
    double aa = 0;
    double ae = 0;
    double ee = 0;
};

/// From which the standard error follows for any numbers of items with any numbers of ratings.
class ItemVariance
{
public:
    /// As estimated from a table; what it has fewer than kEnoughItems items for is taken from the model, scaled to the
    /// pairs of the table. Only for tables with a defined kappa.
    static ItemVariance of(const RatingTable& table);

    /// By the model of sample_size.h, without any data. `shares` are positive.
    static ItemVariance expected(double kappa, const std::vector<double>& shares, int raters);

    /// What items with so many ratings add up to.
    struct Sums
    {
        double rated = 0;
        double pairable = 0;
        PairProducts products;
    };
    void add(Sums& sums, int ratings, double items) const;

    /// The squared standard error; very large without pairable items.
    [[nodiscard]] double squaredError(const Sums& sums) const;

private:
    using Products = std::array<PairProducts, 3>; ///< z0, z1, z2

    static Products modelled(double kappa, const std::vector<double>& shares);
    void setProducts(const Products& products, int raters);

    double m_observed = 0; ///< s without N1/N2
    double m_expected = 0; ///< t
    double m_single = 0;   ///< the mean square of pi_k - p_e over ratings
    std::vector<PairProducts> m_byRatings;
};

} // namespace accord::agreement
