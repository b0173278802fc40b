// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/tally/item_patterns.h"

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

    /// The linearised standard error (see linearised.h) of the coefficient with the given 1 - p_a and 1 - p_e, where
    /// 1 - p_e,i = sum_k part_k r_ik / r_i; nothing where only one item is pairable. `part` is empty when p_e does not
    /// depend on the items.
    [[nodiscard]] std::optional<double> standardError(const Tallies& tallies, double observed, double expected,
                                                      std::span<const double> part) const;

    /// The standard error of Krippendorff's nominal alpha (see krippendorff.h), over pairable items.
    [[nodiscard]] std::optional<double> alphaStandardError(const Tallies& tallies) const;

private:
    std::size_t m_categories;
    std::vector<Group> m_groups;
};

} // namespace accord::agreement
