// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/categories.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <cmath>
#include <limits>

namespace accord::agreement {

Count ConfusionMatrix::pairs() const
{
    Count sum = 0;
    for (int k = 0; k < categories; ++k) {
        for (int l = k; l < categories; ++l) {
            sum += at(k, l);
        }
    }
    return sum;
}

Count ConfusionMatrix::margin(int k) const
{
    Count sum = at(k, k);
    for (int l = 0; l < categories; ++l) {
        sum += at(k, l);
    }
    return sum;
}

double ConfusionMatrix::expected(int k, int l) const
{
    const Count all = pairs();
    const double product = static_cast<double>(margin(k)) * static_cast<double>(margin(l));
    return all == 0 ? 0 : product / static_cast<double>((k == l ? 4 : 2) * all);
}

std::optional<double> ConfusionMatrix::observedToExpected(int k, int l) const
{
    const double chance = expected(k, l);
    return chance > 0 ? std::optional(static_cast<double>(at(k, l)) / chance) : std::nullopt;
}

std::optional<double> ConfusionMatrix::rowShare(int k, int l) const
{
    const Count all = margin(k);
    return all > 0 ? std::optional(static_cast<double>((k == l ? 2 : 1) * at(k, l)) / static_cast<double>(all))
                   : std::nullopt;
}

ConfusionMatrix confusionMatrix(const ItemPatterns& patterns)
{
    ConfusionMatrix result(patterns.categories());
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        for (const auto& [k, countK] : pattern.counts) {
            for (const auto& [l, countL] : pattern.counts) {
                result.at(k, l) += pattern.items * (k == l ? Count{countK} * (countK - 1) / 2 : Count{countK} * countL);
            }
        }
    }
    return result;
}

ConfusionMatrix confusionMatrix(const RatingTable& table)
{
    return confusionMatrix(ItemPatterns::of(table));
}

namespace {

double real(Count count)
{
    return static_cast<double>(count);
}

/// Calls visit(ratings, count, items) for every kind of item: so many ratings, so many of them in the category.
template <class Visit>
void eachKind(const Tallies& tallies, int category, Visit visit)
{
    for (const auto& [ratings, group] : tallies.groups) {
        Count without = group.items;
        for (int count = 1; count <= ratings; ++count) {
            const Count items = group.itemsWith(category, ratings, count);
            without -= items;
            if (items > 0) {
                visit(ratings, count, items);
            }
        }
        if (ratings >= 1 && without > 0) {
            visit(ratings, 0, without);
        }
    }
}

/// Everything is 0 or positive, so that no digits are lost for rare categories.
struct Split
{
    double observed = 0; ///< 1 - p_a of the split
    double share = 0;
    double others = 0;
    Count same = 0;       ///< ordered pairs both in the category
    Count touched = 0;    ///< ordered pairs with the first in the category
    double differing = 0; ///< sum of 2 m (r - m) / (r - 1)
    Count inside = 0;     ///< pairable ratings in the category
    Count outside = 0;    ///< pairable ratings elsewhere
};

Split splitOf(const Tallies& tallies, int category, const ItemUse& use)
{
    Split result;
    eachKind(tallies, category, [&](int ratings, int count, Count items) {
        const int rest = ratings - count;
        result.share += real(items * count) / ratings;
        result.others += real(items * rest) / ratings;
        if (ratings < 2) {
            return;
        }
        const double differing = 2 * real(items * count * rest) / (ratings - 1);
        result.differing += differing;
        result.observed += differing / ratings;
        result.same += items * count * (count - 1);
        result.touched += items * count * (ratings - 1);
        result.inside += items * count;
        result.outside += items * rest;
    });
    result.share /= real(use.rated);
    result.others /= real(use.rated);
    result.observed /= real(use.pairable);
    return result;
}

std::optional<double> errorOf(const Tallies& tallies, int category, const ItemUse& use, const Split& split)
{
    if (use.pairable < 2) {
        return std::nullopt;
    }
    const double expected = 2 * split.share * split.others;
    const double scale = real(use.rated) / real(use.pairable) / expected;
    const double slope = 2 * split.observed / expected / expected;
    const double rounding = 64 * std::numeric_limits<double>::epsilon() * (scale * split.observed + slope * expected);
    double sum = 0;
    eachKind(tallies, category, [&](int ratings, int count, Count items) {
        const double rest = ratings - count;
        double u = slope * ((count * split.others + rest * split.share) / ratings - expected);
        if (ratings >= 2) {
            u += scale * (split.observed - 2.0 * count * rest / (static_cast<double>(ratings) * (ratings - 1)));
        }
        sum += std::abs(u) <= rounding ? 0 : real(items) * u * u;
    });
    return std::sqrt(sum / (real(use.rated) * real(use.rated - 1)));
}

/// 1 - p_e of all categories.
double chanceDisagreement(const Tallies& tallies)
{
    double sum = 0;
    for (int category = 0; category < tallies.categories; ++category) {
        const double share = tallies.share(category);
        sum += share * (1 - share);
    }
    return sum;
}

Outcome alphaOf(const Split& split, const ItemUse& use)
{
    if (split.inside == 0 || split.outside == 0) {
        return NoEstimate{split.inside == 0 ? NotComputable::CategoryUnused : NotComputable::OneCategory, std::nullopt,
                          use};
    }
    const double values = real(split.inside + split.outside);
    Estimate result;
    result.observed = split.differing / values;
    result.expected = 2 * real(split.inside) * real(split.outside) / (values * (values - 1));
    result.value = 1 - *result.observed / *result.expected;
    result.use = use;
    return result;
}

/// `chance`: chanceDisagreement() of the tallies.
CategoryAgreement agreementOn(const Tallies& tallies, int category, double chance)
{
    CategoryAgreement result;
    const ItemUse use = tallies.use();
    result.category = category;
    result.ratings = tallies.ratings(category);
    result.prevalence = use.rated == 0 ? 0 : tallies.share(category);
    if (use.pairable == 0) {
        result.kappa = NoEstimate{NotComputable::NoPairs, std::nullopt, use};
        result.alpha = result.kappa;
        return result;
    }
    const Split split = splitOf(tallies, category, use);
    result.alpha = alphaOf(split, use);
    if (split.touched > 0) {
        result.specific = real(split.same) / real(split.touched);
    }
    if (split.share == 0 || split.others == 0) {
        const auto why = split.share == 0 ? NotComputable::CategoryUnused : NotComputable::OneCategory;
        result.kappa = NoEstimate{why, 1 - split.observed, use};
        return result;
    }
    Estimate estimate;
    estimate.value = 1 - split.observed / (2 * split.share * split.others);
    estimate.observed = 1 - split.observed;
    estimate.expected = 1 - 2 * split.share * split.others;
    estimate.use = use;
    setUncertainty(estimate, errorOf(tallies, category, use, split), use.pairable);
    result.kappa = estimate;
    result.lost = split.observed / (2 * chance);
    return result;
}

} // namespace

CategoryAgreement categoryAgreement(const Tallies& tallies, int category)
{
    return agreementOn(tallies, category, chanceDisagreement(tallies));
}

std::vector<CategoryAgreement> perCategory(const Tallies& tallies)
{
    std::vector<CategoryAgreement> result;
    result.reserve(static_cast<std::size_t>(tallies.categories));
    const double chance = chanceDisagreement(tallies);
    for (int category = 0; category < tallies.categories; ++category) {
        result.push_back(agreementOn(tallies, category, chance));
    }
    return result;
}

std::vector<CategoryAgreement> perCategory(const RatingTable& table)
{
    return perCategory(Tallies::of(ItemPatterns::of(table)));
}

} // namespace accord::agreement
