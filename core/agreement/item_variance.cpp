// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/item_variance.h"

#include "core/agreement/variance_terms.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <numeric>

namespace accord::agreement {

namespace {

constexpr double kUnknown = 1e12; ///< the squared error of a table without pairs

double realOf(Count count)
{
    return static_cast<double>(count);
}

void addTo(PairProducts& sum, double a, double otherA, double e, double otherE, double weight)
{
    sum.aa += weight * a * otherA;
    sum.ae += weight * (a * otherE + otherA * e) / 2;
    sum.ee += weight * e * otherE;
}

PairProducts scaledBy(const PairProducts& products, double factor)
{
    return {products.aa * factor, products.ae * factor, products.ee * factor};
}

PairProducts together(const PairProducts& one, const PairProducts& other)
{
    return {one.aa + other.aa, one.ae + other.ae, one.ee + other.ee};
}

/// The three sums of products over the pairs of ratings of one item: a pair with itself, with each pair that shares one
/// of its ratings, with each that shares none; every two pairs in both orders.
struct ItemProducts
{
    PairProducts same;
    PairProducts sharing;
    PairProducts apart;
};

/// `others`: pi_k - p_e by category.
ItemProducts productsOf(const ItemPatterns::Pattern& pattern, double agreement, const std::vector<double>& others)
{
    const double r = pattern.ratings;
    double sum = 0;
    for (const auto& [category, count] : pattern.counts) {
        sum += count * others[static_cast<std::size_t>(category)];
    }
    ItemProducts found;
    PairProducts rows; // over ratings: the products of what a rating makes with all the others
    double allA = 0;
    double allE = 0;
    for (const auto& [category, count] : pattern.counts) {
        const double d = others[static_cast<std::size_t>(category)];
        const double a = (count - 1) - (r - 1) * agreement;
        const double e = ((r - 1) * d + sum - d) / 2;
        addTo(rows, a, a, e, e, count);
        allA += count * a / 2;
        allE += count * e / 2;
        for (const auto& [other, otherCount] : pattern.counts) {
            const bool alike = other == category;
            const double pairs = count * static_cast<double>(alike ? count - 1 : otherCount) / 2;
            const double pairA = (alike ? 1 : 0) - agreement;
            const double pairE = (d + others[static_cast<std::size_t>(other)]) / 2;
            addTo(found.same, pairA, pairA, pairE, pairE, pairs);
        }
    }
    found.sharing = together(rows, scaledBy(found.same, -2));
    PairProducts all;
    addTo(all, allA, allA, allE, allE, 1);
    found.apart = together(all, scaledBy(together(found.same, found.sharing), -1));
    return found;
}

std::vector<double> toOne(const std::vector<double>& shares)
{
    const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
    std::vector<double> result;
    for (const double share : shares) {
        result.push_back(share / total);
    }
    return result;
}

std::vector<double> apartFromChance(const std::vector<double>& shares)
{
    double chance = 0;
    for (const double share : shares) {
        chance += share * share;
    }
    std::vector<double> result = shares;
    for (double& each : result) {
        each -= chance;
    }
    return result;
}

} // namespace

ItemVariance::Products ItemVariance::modelled(double kappa, const std::vector<double>& shares)
{
    const std::vector<double> d = apartFromChance(shares);
    const double chance = shares[0] - d[0];
    const double agreement = kappa + (1 - kappa) * chance;
    const double sees = std::sqrt(kappa);
    Products z{};
    z[2].aa = agreement * (1 - agreement);
    for (std::size_t truth = 0; truth < shares.size(); ++truth) {
        const double p = shares[truth];
        const auto chosen = [&](std::size_t k) { return (1 - sees) * shares[k] + (k == truth ? sees : 0); };
        double alike = 0;
        double mean = 0;
        for (std::size_t k = 0; k < shares.size(); ++k) {
            alike += chosen(k) * chosen(k);
            mean += chosen(k) * d[k];
        }
        addTo(z[0], alike - agreement, alike - agreement, mean, mean, p);
        for (std::size_t k = 0; k < shares.size(); ++k) {
            const double a = chosen(k) - agreement;
            const double e = (d[k] + mean) / 2;
            addTo(z[1], a, a, e, e, p * chosen(k));
        }
        z[2].ae += (kappa * p + (1 - kappa) * p * p) * d[truth];
        z[2].ee += p * d[truth] * d[truth] * (1 + kappa) / 2;
    }
    return z;
}

void ItemVariance::setProducts(const Products& z, int raters)
{
    m_byRatings.assign(static_cast<std::size_t>(std::max(2, raters)) + 1, {});
    m_byRatings[1].ee = m_single;
    for (std::size_t ratings = 2; ratings < m_byRatings.size(); ++ratings) {
        const auto r = static_cast<double>(ratings);
        const double pairs = r * (r - 1) / 2;
        const PairProducts all = together(together(scaledBy(z[2], pairs), scaledBy(z[1], r * (r - 1) * (r - 2))),
                                          scaledBy(z[0], pairs * (r - 2) * (r - 3) / 2));
        m_byRatings[ratings] = scaledBy(all, 1 / (pairs * pairs));
    }
}

ItemVariance ItemVariance::expected(double kappa, const std::vector<double>& shares, int raters)
{
    const std::vector<double> p = toOne(shares);
    const std::vector<double> d = apartFromChance(p);
    ItemVariance result;
    const double room = 1 - (p[0] - d[0]);
    result.m_observed = 1 / room;
    result.m_expected = 2 * (1 - kappa) / room;
    for (std::size_t k = 0; k < p.size(); ++k) {
        result.m_single += p[k] * d[k] * d[k];
    }
    result.setProducts(modelled(kappa, p), raters);
    return result;
}

ItemVariance ItemVariance::of(const RatingTable& table)
{
    const ItemSums sums = ItemSums::of(table);
    const std::vector<double>& shares = sums.totals.share;
    const std::vector<double> d = apartFromChance(shares);
    const double room = 1 - (shares[0] - d[0]);
    const double agreement = 1 - sums.totals.observed;
    const double kappa = 1 - sums.totals.observed / room;
    ItemVariance result;
    result.m_observed = 1 / room;
    result.m_expected = 2 * (1 - kappa) / room;

    Products z{};
    std::array<Count, 3> items{};
    for (std::size_t i = 0; i < sums.patterns.size(); ++i) {
        const ItemPatterns::Pattern pattern = sums.patterns.at(i);
        const double r = pattern.ratings;
        const double weight = realOf(pattern.items);
        for (const auto& [category, count] : pattern.counts) {
            const double each = d[static_cast<std::size_t>(category)];
            result.m_single += weight * count / r * each * each;
        }
        if (pattern.ratings < 2) {
            continue;
        }
        const ItemProducts found = productsOf(pattern, agreement, d);
        const double pairs = r * (r - 1) / 2;
        z[2] = together(z[2], scaledBy(found.same, weight / pairs));
        items[2] += pattern.items;
        if (pattern.ratings >= 3) {
            z[1] = together(z[1], scaledBy(found.sharing, weight / (r * (r - 1) * (r - 2))));
            items[1] += pattern.items;
        }
        if (pattern.ratings >= 4) {
            z[0] = together(z[0], scaledBy(found.apart, weight / (pairs * (r - 2) * (r - 3) / 2)));
            items[0] += pattern.items;
        }
    }
    result.m_single /= realOf(std::max<Count>(1, sums.use().rated));
    std::vector<double> used;
    std::ranges::copy_if(shares, std::back_inserter(used), [](double share) { return share > 0; });
    const Products model = modelled(std::clamp(kappa, 0.0, 0.99), used);
    z[2] = scaledBy(z[2], 1 / realOf(std::max<Count>(1, items[2])));
    const double scale = model[2].aa > 0 ? z[2].aa / model[2].aa : 1;
    for (const std::size_t shared : {0U, 1U}) {
        z[shared] = items[shared] < kEnoughItems ? scaledBy(model[shared], scale)
                                                 : scaledBy(z[shared], 1 / realOf(items[shared]));
    }
    result.setProducts(z, table.raters);
    return result;
}

void ItemVariance::add(Sums& sums, int ratings, double items) const
{
    if (ratings < 1) {
        return;
    }
    sums.rated += items;
    sums.pairable += ratings >= 2 ? items : 0;
    sums.products = together(sums.products, scaledBy(m_byRatings[static_cast<std::size_t>(ratings)], items));
}

double ItemVariance::squaredError(const Sums& sums) const
{
    // Half an item: sums that items were taken from again are no whole numbers.
    if (sums.pairable < 1.5) {
        return kUnknown / (1 + std::max(0.0, sums.pairable));
    }
    const double s = m_observed * sums.rated / sums.pairable;
    const PairProducts& all = sums.products;
    const double squares = s * s * all.aa - 2 * s * m_expected * all.ae + m_expected * m_expected * all.ee;
    return std::max(0.0, squares) / (sums.rated * (sums.rated - 1));
}

} // namespace accord::agreement
