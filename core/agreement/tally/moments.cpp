// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tally/moments.h"

#include "core/agreement/tally/tallies.h"

#include <algorithm>
#include <cmath>

namespace accord::agreement {

namespace {

__extension__ using Wide = __int128;
/// With the longer mantissa of the usual machines a variance that is the small difference of large sums keeps its
/// digits.
using Real = long double;

/// sum xy - sum x sum y / n, exact before the division.
Real centred(Count n, Count product, Count x, Count y)
{
    return static_cast<Real>(Wide{n} * product - Wide{x} * y) / static_cast<Real>(n);
}

/// u_i = scale (observed - D_i / (r (r - 1))) + slope (sum_k part_k r_ik / r - expected)
struct Line
{
    Real scale = 0;
    Real slope = 0;
    Real observed = 0;
    Real expected = 0;
    std::span<const double> part;
};

/// The sum of u_i^2 over the items of one group: around the group's own mean, plus that mean.
Real sumOfSquares(int ratings, const Tallies::Group& group, const Moments::Group& moments, const Line& line)
{
    const auto categories = line.part.size();
    const Real pairs = static_cast<Real>(ratings) * (ratings - 1);
    const Real perPair = ratings >= 2 ? line.scale / pairs : 0;
    const Real perRating = line.slope / ratings;
    const Count n = group.items;
    Real around = perPair * perPair * centred(n, moments.squares, group.disagreement, group.disagreement);
    Real mean = ratings >= 2 ? line.scale * (line.observed - static_cast<Real>(group.disagreement) / pairs / n) : 0;
    std::vector<Count> counts(categories);
    for (std::size_t k = 0; k < categories; ++k) {
        counts[k] = group.ratingsIn(static_cast<int>(k), ratings);
    }
    Real meanPart = 0;
    for (std::size_t k = 0; k < categories; ++k) {
        if (counts[k] == 0) {
            continue;
        }
        const Real part = line.part[k];
        meanPart += part * counts[k];
        around -= 2 * perPair * perRating * part * centred(n, moments.mixed[k], group.disagreement, counts[k]);
        for (std::size_t l = 0; l < categories; ++l) {
            if (counts[l] != 0) {
                const Real both = centred(n, moments.products[k * categories + l], counts[k], counts[l]);
                around += perRating * perRating * part * line.part[l] * both;
            }
        }
    }
    if (categories > 0) {
        mean += line.slope * (meanPart / ratings / n - line.expected);
    }
    return std::max<Real>(0, around) + n * mean * mean;
}

} // namespace

Moments::Moments(int raters, int categories)
    : m_categories(static_cast<std::size_t>(categories))
    , m_groups(static_cast<std::size_t>(raters) + 1)
{}

void Moments::apply(int ratings, Count disagreement, std::span<const CategoryCount> counts, Count sign)
{
    Group& group = m_groups[static_cast<std::size_t>(ratings)];
    if (group.mixed.empty()) {
        group.mixed.resize(m_categories);
        group.products.resize(m_categories * m_categories);
    }
    group.squares += sign * disagreement * disagreement;
    for (const auto& [k, countK] : counts) {
        const auto row = static_cast<std::size_t>(k) * m_categories;
        group.mixed[static_cast<std::size_t>(k)] += sign * disagreement * countK;
        for (const auto& [l, countL] : counts) {
            group.products[row + static_cast<std::size_t>(l)] += sign * countK * countL;
        }
    }
}

std::optional<double> Moments::standardError(const Tallies& tallies, double observed, double expected,
                                             std::span<const double> part) const
{
    const ItemUse use = tallies.use();
    if (use.pairable < 2) {
        return std::nullopt;
    }
    const Real rated = static_cast<Real>(use.rated);
    Line line;
    line.scale = rated / static_cast<Real>(use.pairable) / expected;
    line.slope = part.empty() ? 0 : 2 * static_cast<Real>(observed) / expected / expected;
    line.observed = observed;
    line.expected = expected;
    line.part = part;
    Real sum = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 1 && group.items > 0) {
            sum += sumOfSquares(ratings, group, m_groups[static_cast<std::size_t>(ratings)], line);
        }
    }
    const Real variance = sum / (rated * (rated - 1));
    const Real rounding = 1e-30L * (line.scale + line.slope) * (line.scale + line.slope);
    return variance <= rounding ? 0 : static_cast<double>(std::sqrt(variance));
}

} // namespace accord::agreement
