// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tallies.h"

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

/// The sum of u^2 over the items of one group: around the group's own mean, plus that mean.
Real sumOfSquares(int ratings, const Tallies::Group& group, const Moments::Group& moments, const Moments::Line& line,
                  std::span<const double> part)
{
    const Count n = group.items;
    Real around = line.perPair * line.perPair * centred(n, moments.squares, group.disagreement, group.disagreement);
    std::vector<Count> counts(part.size());
    for (std::size_t k = 0; k < part.size(); ++k) {
        counts[k] = group.ratingsIn(static_cast<int>(k), ratings);
    }
    Real meanPart = 0;
    for (std::size_t k = 0; k < part.size(); ++k) {
        if (counts[k] == 0) {
            continue;
        }
        const Real own = line.perRating * part[k];
        meanPart += own * counts[k];
        around += 2 * line.perPair * own * centred(n, moments.mixed[k], group.disagreement, counts[k]);
        for (std::size_t l = 0; l < part.size(); ++l) {
            if (counts[l] != 0) {
                const Real both = centred(n, moments.products[k * part.size() + l], counts[k], counts[l]);
                around += own * line.perRating * part[l] * both;
            }
        }
    }
    const Real mean = (line.perPair * group.disagreement + meanPart) / n + line.constant;
    return std::max<Real>(0, around) + n * mean * mean;
}

/// `size` is that of the terms of u: what is only their rounding counts as 0.
std::optional<double> errorOf(Real sum, Count items, Real size)
{
    const Real variance = sum / (static_cast<Real>(items) * static_cast<Real>(items - 1));
    return variance <= 1e-30L * size * size ? 0 : static_cast<double>(std::sqrt(variance));
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
    const Real scale = static_cast<Real>(use.rated) / static_cast<Real>(use.pairable) / expected;
    const Real slope = part.empty() ? 0 : 2 * static_cast<Real>(observed) / expected / expected;
    Real sum = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings < 1 || group.items == 0) {
            continue;
        }
        Line line{0, slope / ratings, -slope * expected};
        if (ratings >= 2) {
            line.perPair = -scale / (static_cast<Real>(ratings) * (ratings - 1));
            line.constant += scale * observed;
        }
        sum += sumOfSquares(ratings, group, m_groups[static_cast<std::size_t>(ratings)], line, part);
    }
    return errorOf(sum, use.rated, scale + slope);
}

std::optional<double> Moments::alphaStandardError(const Tallies& tallies) const
{
    const ItemUse use = tallies.use();
    if (use.pairable < 2) {
        return std::nullopt;
    }
    const auto disagreement = nominalDisagreement(tallies);
    const Real values = disagreement.values;
    const Real observed = disagreement.observed / values;
    const Real expected = disagreement.expected / (values * values);
    const Real doubt = observed / expected;
    const Real scale = static_cast<Real>(use.pairable) / values / expected;
    std::vector<double> part;
    part.reserve(static_cast<std::size_t>(tallies.categories));
    for (int k = 0; k < tallies.categories; ++k) {
        part.push_back(disagreement.values - static_cast<double>(tallies.pairableRatings(k)));
    }
    Real sum = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 2 && group.items > 0) {
            const Line line{-scale / (ratings - 1), 2 * doubt * scale / values,
                            scale * ratings * (observed - 2 * doubt * expected)};
            sum += sumOfSquares(ratings, group, m_groups[static_cast<std::size_t>(ratings)], line, part);
        }
    }
    return errorOf(sum, use.pairable, scale * (1 + doubt));
}

namespace {

std::size_t cell(int category, int ratings, int count)
{
    return static_cast<std::size_t>(category) * static_cast<std::size_t>(ratings + 1) + static_cast<std::size_t>(count);
}

} // namespace

Count Tallies::Group::ratingsIn(int category, int ratings) const
{
    Count sum = 0;
    for (int count = 1; count <= ratings; ++count) {
        sum += count * itemsWith(category, ratings, count);
    }
    return sum;
}

Tallies Tallies::of(const ItemPatterns& patterns)
{
    Tallies result;
    result.categories = patterns.categories();
    result.items = patterns.use().items;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        result.apply(pattern.ratings, pattern.disagreement, pattern.counts, pattern.items);
    }
    return result;
}

Tallies::Group& Tallies::apply(int ratings, Count disagreement, std::span<const CategoryCount> counts, Count sign)
{
    Group& group = groups[ratings];
    if (group.byCount.empty()) {
        group.byCount.resize(cell(categories, ratings, 0));
    }
    group.items += sign;
    group.disagreement += sign * disagreement;
    group.unanimous += counts.size() == 1 ? sign : 0;
    for (const auto& [category, count] : counts) {
        group.byCount[cell(category, ratings, count)] += sign;
    }
    return group;
}

ItemUse Tallies::use() const
{
    ItemUse result{items, 0, 0};
    for (const auto& [ratings, group] : groups) {
        result.rated += ratings >= 1 ? group.items : 0;
        result.pairable += ratings >= 2 ? group.items : 0;
    }
    return result;
}

bool Tallies::givesNoCategory() const
{
    if (noCategory == kMissing || ratings(noCategory) == 0) {
        return false;
    }
    for (int category = 0; category < categories; ++category) {
        if (category != noCategory && ratings(category) > 0) {
            return false;
        }
    }
    return true;
}

Count Tallies::ratings(int category) const
{
    Count sum = 0;
    for (const auto& [ratings, group] : groups) {
        sum += group.ratingsIn(category, ratings);
    }
    return sum;
}

Count Tallies::pairableRatings(int category) const
{
    Count sum = 0;
    for (const auto& [ratings, group] : groups) {
        sum += ratings >= 2 ? group.ratingsIn(category, ratings) : 0;
    }
    return sum;
}

double Tallies::share(int category) const
{
    double sum = 0;
    for (const auto& [ratings, group] : groups) {
        if (ratings >= 1) {
            sum += static_cast<double>(group.ratingsIn(category, ratings)) / ratings;
        }
    }
    return sum / static_cast<double>(use().rated);
}

double Tallies::observedDisagreement() const
{
    const Count pairable = use().pairable;
    double sum = 0;
    for (const auto& [ratings, group] : groups) {
        if (ratings >= 2) {
            sum += static_cast<double>(group.disagreement) / (static_cast<double>(ratings) * (ratings - 1));
        }
    }
    return pairable == 0 ? 0 : sum / static_cast<double>(pairable);
}

Totals Totals::of(const Tallies& tallies)
{
    Totals result;
    result.use = tallies.use();
    result.categories = tallies.categories;
    result.observed = tallies.observedDisagreement();
    const auto size = static_cast<std::size_t>(tallies.categories);
    result.share.resize(size);
    result.others.resize(size);
    const auto rated = static_cast<double>(result.use.rated);
    for (std::size_t k = 0; k < size; ++k) {
        Count all = 0;
        for (const auto& [ratings, group] : tallies.groups) {
            if (ratings >= 1) {
                const Count own = group.ratingsIn(static_cast<int>(k), ratings);
                all += own;
                result.share[k] += static_cast<double>(own) / ratings;
                result.others[k] += static_cast<double>(group.items * ratings - own) / ratings;
            }
        }
        result.inUse += all > 0 ? 1 : 0;
        result.share[k] /= rated;
        result.others[k] /= rated;
    }
    return result;
}

NominalDisagreement nominalDisagreement(const Tallies& tallies)
{
    NominalDisagreement result;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 2) {
            result.values += static_cast<double>(group.items * ratings);
            result.observed += static_cast<double>(group.disagreement) / (ratings - 1);
        }
    }
    for (int k = 0; k < tallies.categories; ++k) {
        const auto own = static_cast<double>(tallies.pairableRatings(k));
        result.expected += own * (result.values - own);
    }
    return result;
}

} // namespace accord::agreement
