// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/fleiss_variants.h"

#include "core/agreement/coefficients/chance_corrected.h"
#include "core/agreement/tally/tallies.h"

#include <algorithm>

namespace accord::agreement {

namespace {

enum class ItemWeight { One, Ratings, RatingsLessOne, Pairs };

double weightOf(ItemWeight weight, double ratings)
{
    switch (weight) {
    case ItemWeight::One:
        return 1;
    case ItemWeight::Ratings:
        return ratings;
    case ItemWeight::RatingsLessOne:
        return ratings - 1;
    case ItemWeight::Pairs:
        break;
    }
    return ratings * (ratings - 1);
}

/// 1 - p_a
double observedDisagreement(const Tallies& tallies, ItemWeight weight)
{
    double sum = 0;
    double total = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 2) {
            const double each = weightOf(weight, ratings);
            sum += each * static_cast<double>(group.disagreement) / (static_cast<double>(ratings) * (ratings - 1));
            total += each * static_cast<double>(group.items);
        }
    }
    return sum / total;
}

/// 1 - sum p_k^2 from pooled counts over pairable items
double pooledDisagreement(const Tallies& tallies)
{
    Count total = 0;
    for (int k = 0; k < tallies.categories; ++k) {
        total += tallies.pairableRatings(k);
    }
    double sum = 0;
    for (int k = 0; k < tallies.categories; ++k) {
        const Count own = tallies.pairableRatings(k);
        sum += static_cast<double>(own) * static_cast<double>(total - own);
    }
    return sum / static_cast<double>(total) / static_cast<double>(total);
}

/// 1 - sum pi_k^2 where, as in DKPro Statistics, items without any rating count in the mean of the item shares.
double meanDisagreementOverAllItems(const Tallies& tallies)
{
    const double within = fleissExpectedDisagreement(tallies);
    const double rated = static_cast<double>(tallies.use().rated) / static_cast<double>(tallies.items);
    return within == 0 ? 0 : (1 - rated * rated) + rated * rated * within;
}

Outcome outcome(double observed, double expected, const ItemUse& use)
{
    if (expected == 0) {
        return NoEstimate{NotComputable::OneCategory, 1 - observed, use};
    }
    Estimate result;
    result.value = 1 - observed / expected;
    result.observed = 1 - observed;
    result.expected = 1 - expected;
    result.use = use;
    return result;
}

Outcome completeItems(const RatingTable& table, const ItemUse& use)
{
    RatingTable complete{table.raters, table.categories, {}};
    for (int item = 0; item < table.items(); ++item) {
        const int* row = table.row(item);
        if (std::find(row, row + table.raters, kMissing) == row + table.raters) {
            complete.cells.insert(complete.cells.end(), row, row + table.raters);
        }
    }
    if (complete.cells.empty()) {
        return NoEstimate{NotComputable::NoCompleteItems, std::nullopt, use};
    }
    const auto tallies = Tallies::of(ItemPatterns::of(complete));
    ItemUse kept = tallies.use();
    kept.items = table.items();
    return outcome(tallies.observedDisagreement(), fleissExpectedDisagreement(tallies), kept);
}

} // namespace

FleissVariants fleissVariants(const RatingTable& table)
{
    const auto tallies = Tallies::of(ItemPatterns::of(table));
    const ItemUse use = tallies.use();
    if (use.pairable == 0) {
        const Outcome none = NoEstimate{NotComputable::NoPairs, std::nullopt, use};
        return {none, none, none, none, none, none};
    }
    const double pooled = pooledDisagreement(tallies);
    const auto variant = [&](ItemWeight weight, double expected) {
        return outcome(observedDisagreement(tallies, weight), expected, use);
    };
    return {variant(ItemWeight::One, pooled),
            variant(ItemWeight::Ratings, pooled),
            variant(ItemWeight::RatingsLessOne, pooled),
            variant(ItemWeight::Pairs, pooled),
            variant(ItemWeight::Ratings, meanDisagreementOverAllItems(tallies)),
            completeItems(table, use)};
}

} // namespace accord::agreement
