// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/patterns.h"
#include "core/agreement/rating_table.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace accord::agreement {

struct Tallies;

/// Sums of products over items, in integers, from which the standard error of a nominal coefficient follows without
/// going through the items again: for items with r ratings the sums of D^2, of D r_k and of r_k r_l, where D is the
/// number of ordered pairs that differ.
class Moments
{
public:
    struct Group
    {
        Count squares = 0;           ///< sum of D^2
        std::vector<Count> mixed;    ///< sum of D r_k, per category
        std::vector<Count> products; ///< sum of r_k r_l, row-major
    };

    Moments(int raters, int categories);

    /// Adds (sign 1) or removes (sign -1) an item.
    void apply(int ratings, Count disagreement, std::span<const CategoryCount> counts, Count sign);

    /// Empty vectors where no item has had so many ratings.
    [[nodiscard]] const Group& group(int ratings) const { return m_groups[static_cast<std::size_t>(ratings)]; }

    /// The influence of an item with r ratings as a line in what is summed here:
    /// u = perPair D + perRating sum_k part_k r_k + constant.
    struct Line
    {
        long double perPair = 0;
        long double perRating = 0;
        long double constant = 0;
    };

    /// The linearised standard error (see variance_terms.h) of the coefficient with the given 1 - p_a and 1 - p_e,
    /// where 1 - p_e,i = sum_k part_k r_ik / r_i; nothing where only one item is pairable. `part` is empty when p_e
    /// does not depend on the items.
    [[nodiscard]] std::optional<double> standardError(const Tallies& tallies, double observed, double expected,
                                                      std::span<const double> part) const;

    /// The standard error of Krippendorff's nominal alpha (see krippendorff.h), over pairable items.
    [[nodiscard]] std::optional<double> alphaStandardError(const Tallies& tallies) const;

private:
    std::size_t m_categories;
    std::vector<Group> m_groups;
};

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
    int noCategory = kMissing;   ///< as RatingTable has it

    [[nodiscard]] bool givesNoCategory() const;

    static Tallies of(const ItemPatterns& patterns);

    [[nodiscard]] ItemUse use() const;
    /// Ratings in the category over all rated items.
    [[nodiscard]] Count ratings(int category) const;
    /// Ratings in the category over items with at least two ratings.
    [[nodiscard]] Count pairableRatings(int category) const;
    /// pi_k, the mean over rated items of the share of the category.
    [[nodiscard]] double share(int category) const;
    /// 1 - p_a: the mean over pairable items of the share of differing pairs. Zero without pairable items.
    [[nodiscard]] double observedDisagreement() const;

    /// Adds (sign 1) or removes (sign -1) an item; a group is made when it is first needed.
    Group& apply(int ratings, Count disagreement, std::span<const CategoryCount> counts, Count sign);
};

/// What the coefficients over item sums start from: as they follow from the tallies, or from sums over resampled items.
struct Totals
{
    ItemUse use;
    int categories = 0;         ///< of the codebook
    int inUse = 0;              ///< of these with a rating
    double observed = 0;        ///< 1 - p_a; 0 without pairable items
    std::vector<double> share;  ///< pi_k, the mean over rated items of the share of the category
    std::vector<double> others; ///< 1 - pi_k, summed from counts so that it keeps its digits when pi_k is close to 1

    static Totals of(const Tallies& tallies);
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
