// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/against_rest.h"

#include "core/agreement/tally/patterns.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <algorithm>
#include <cmath>

namespace accord::agreement {

namespace {

/// Rows that look alike, as one rater sees them.
struct Met
{
    Count items = 0;
    int own = 0;
    std::vector<double> others; ///< y_ij
};

std::vector<Met> metBy(int rater, const RowPatterns& patterns)
{
    std::vector<Met> result;
    std::vector<int> row;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const Kind& kind = patterns.kinds().list[i];
        patterns.read(i, row);
        const int own = row[static_cast<std::size_t>(rater)];
        if (own == kMissing || kind.ratings < 2) {
            continue;
        }
        Met met{kind.items, own, std::vector<double>(static_cast<std::size_t>(patterns.categories()))};
        row[static_cast<std::size_t>(rater)] = kMissing;
        for (const int cell : row) {
            if (cell != kMissing) {
                met.others[static_cast<std::size_t>(cell)] += 1.0 / (kind.ratings - 1);
            }
        }
        result.push_back(std::move(met));
    }
    return result;
}

Estimate estimateOf(const std::vector<Met>& rows, Count items, const std::vector<double>& own,
                    const std::vector<double>& others)
{
    const auto n = static_cast<double>(items);
    double observed = 0;
    double expected = 0;
    for (const Met& met : rows) {
        observed += static_cast<double>(met.items) * met.others[static_cast<std::size_t>(met.own)] / n;
    }
    for (std::size_t j = 0; j < own.size(); ++j) {
        expected += own[j] * others[j];
    }
    Estimate result;
    result.observed = observed;
    result.expected = expected;
    result.value = 1 - (1 - observed) / (1 - expected);
    double sum = 0;
    for (const Met& met : rows) {
        double chance = others[static_cast<std::size_t>(met.own)];
        for (std::size_t j = 0; j < own.size(); ++j) {
            chance += met.others[j] * own[j];
        }
        const double u =
            met.others[static_cast<std::size_t>(met.own)] - observed - (1 - result.value) * (chance - 2 * expected);
        sum += static_cast<double>(met.items) * u * u / ((1 - expected) * (1 - expected));
    }
    if (items > 1) {
        setUncertainty(result, std::sqrt(sum / (n * (n - 1))), items);
    }
    return result;
}

AgainstRest restOf(int rater, const RowPatterns& patterns)
{
    const auto rows = metBy(rater, patterns);
    AgainstRest result{rater, 0, NoEstimate{NotComputable::NoCommonItems, std::nullopt, {}}};
    const auto categories = static_cast<std::size_t>(patterns.categories());
    std::vector<double> own(categories);
    std::vector<double> others(categories);
    for (const Met& met : rows) {
        result.items += met.items;
    }
    if (rows.empty()) {
        return result;
    }
    for (const Met& met : rows) {
        const double weight = static_cast<double>(met.items) / static_cast<double>(result.items);
        own[static_cast<std::size_t>(met.own)] += weight;
        for (std::size_t j = 0; j < categories; ++j) {
            others[j] += weight * met.others[j];
        }
    }
    const ItemUse use{result.items, result.items, result.items};
    const auto first = static_cast<std::size_t>(rows.front().own);
    const bool one = std::ranges::all_of(rows, [&](const Met& met) {
        return static_cast<std::size_t>(met.own) == first &&
               std::ranges::count_if(met.others, [](double share) { return share > 0; }) == 1 && met.others[first] > 0;
    });
    if (one) {
        result.kappa = NoEstimate{NotComputable::OneCategory, 1.0, use};
        return result;
    }
    Estimate estimate = estimateOf(rows, result.items, own, others);
    estimate.use = use;
    result.kappa = estimate;
    return result;
}

} // namespace

std::vector<AgainstRest> againstRest(const RatingTable& table)
{
    const auto patterns = RowPatterns::of(table);
    std::vector<AgainstRest> result;
    result.reserve(static_cast<std::size_t>(table.raters));
    for (int rater = 0; rater < table.raters; ++rater) {
        result.push_back(restOf(rater, patterns));
    }
    return result;
}

} // namespace accord::agreement
