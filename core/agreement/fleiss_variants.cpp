// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/fleiss_variants.h"

#include "core/agreement/compute.h"

#include <algorithm>

namespace accord::agreement {

namespace {

using ItemWeight = double (*)(double ratings);

/// 1 - p_a
double observedDisagreement(const Tallies& tallies, ItemWeight weight)
{
    double sum = 0;
    double total = 0;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 2) {
            const double each = weight(ratings);
            sum += each * static_cast<double>(group.disagreement) / (static_cast<double>(ratings) * (ratings - 1));
            total += each * static_cast<double>(group.items);
        }
    }
    return sum / total;
}

Outcome variant(double observed, double expected, const ItemUse& use)
{
    if (expected == 0) {
        return NoEstimate{NotComputable::OneCategory, 1 - observed, use};
    }
    return Estimate{1 - observed / expected, 1 - observed, 1 - expected, {}, {}, {}, use};
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
    const auto items = ItemSums::of(complete);
    ItemUse kept = items.use();
    kept.items = use.items;
    return variant(items.totals.observed, kFleissKappa.expected(items.totals, {}), kept);
}

} // namespace

std::vector<Outcome> fleissVariants(const RatingTable& table)
{
    const auto items = ItemSums::of(table);
    const ItemUse& use = items.use();
    if (use.pairable == 0) {
        return {kFleissVariants.size(), NoEstimate{NotComputable::NoPairs, std::nullopt, use}};
    }
    const auto nominal = nominalDisagreement(items.tallies);
    const double pooled = nominal.expected / nominal.values / nominal.values;
    const double within = kFleissKappa.expected(items.totals, {});
    const double rated = static_cast<double>(use.rated) / static_cast<double>(use.items);
    const double overAll = within == 0 ? 0 : (1 - rated * rated) + rated * rated * within;
    const auto weighing = [&](ItemWeight weight, double expected) {
        return variant(observedDisagreement(items.tallies, weight), expected, use);
    };
    const ItemWeight ratings = [](double r) { return r; };
    return {
        weighing([](double) { return 1.0; }, pooled),
        weighing(ratings, pooled),
        weighing([](double r) { return r - 1; }, pooled),
        weighing([](double r) { return r * (r - 1); }, pooled),
        weighing(ratings, overAll),
        completeItems(table, use),
    };
}

} // namespace accord::agreement
