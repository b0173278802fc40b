// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/tally/item_patterns.h"

#include <map>
#include <vector>

namespace accord::agreement {

/// The integers from which the nominal coefficients follow, kept apart by the number of ratings of an item so that the
/// item averages of the reference (Gwet 2014) stay exact sums of fractions with known denominators.
struct Tallies
{
    /// Items with the same number of ratings r.
    struct Group
    {
        Count items = 0;
        Count disagreement = 0; ///< sum over items of ordered pairs that differ
        Count unanimous = 0;    ///< items with all ratings equal
        /// byCount[k * (r + 1) + m]: items of which m >= 1 ratings are in category k
        std::vector<Count> byCount;

        [[nodiscard]] Count itemsWith(int category, int ratings, int count) const
        {
            return byCount[static_cast<std::size_t>(category) * static_cast<std::size_t>(ratings + 1) +
                           static_cast<std::size_t>(count)];
        }
        /// Ratings in the category over the items of this group.
        [[nodiscard]] Count ratingsIn(int category, int ratings) const;
    };

    int categories = 0;
    Count items = 0;
    std::map<int, Group> groups; ///< by number of ratings, from 1 up

    static Tallies of(const ItemPatterns& patterns);

    [[nodiscard]] ItemUse use() const;
    /// Ratings in the category over all rated items.
    [[nodiscard]] Count ratings(int category) const;
    /// Ratings in the category over items with at least two ratings.
    [[nodiscard]] Count pairableRatings(int category) const;
    /// How many categories occur among all ratings.
    [[nodiscard]] int categoriesInUse() const;
    /// pi_k, the mean over rated items of the share of the category.
    [[nodiscard]] double share(int category) const;
    /// 1 - pi_k, summed from counts so that it keeps its digits when pi_k is close to 1.
    [[nodiscard]] double shareOfOthers(int category) const;
    /// 1 - p_a: the mean over pairable items of the share of differing pairs. Zero without pairable items.
    [[nodiscard]] double observedDisagreement() const;

    /// Adds (sign 1) or removes (sign -1) an item; a group is made when it is first needed.
    Group& apply(int ratings, Count disagreement, std::span<const CategoryCount> counts, Count sign);
};

/// What Krippendorff's nominal alpha is made of, over pairable items.
struct NominalDisagreement
{
    double values = 0;   ///< n, ratings
    double observed = 0; ///< n Do: sum of differing ordered pairs / (r - 1)
    double expected = 0; ///< n (n - 1) De: sum of n_k (n - n_k)
};

[[nodiscard]] NominalDisagreement nominalDisagreement(const Tallies& tallies);

} // namespace accord::agreement
