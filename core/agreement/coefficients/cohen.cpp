// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/coefficients/cohen.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace accord::agreement {

std::vector<PairCounts> pairCounts(const RowPatterns& patterns)
{
    std::vector<PairCounts> result;
    if (patterns.raters() > bounds::kPairedRaters) {
        return result;
    }
    for (int g = 0; g < patterns.raters(); ++g) {
        for (int h = g + 1; h < patterns.raters(); ++h) {
            result.emplace_back(g, h, patterns.categories());
        }
    }
    std::vector<int> row;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        patterns.read(i, row);
        const Count items = patterns.kinds().list[i].items;
        for (PairCounts& pair : result) {
            const int k = row[static_cast<std::size_t>(pair.first)];
            const int l = row[static_cast<std::size_t>(pair.second)];
            if (k != kMissing && l != kMissing) {
                pair.at(k, l) += static_cast<std::uint32_t>(items);
                pair.items += items;
            }
        }
    }
    return result;
}

std::vector<PairCounts> pairCounts(const RatingTable& table)
{
    return pairCounts(RowPatterns::of(table));
}

PairCounts pairCounts(std::span<const int> first, std::span<const int> second, int categories)
{
    PairCounts result(0, 1, categories);
    for (std::size_t item = 0; item < std::min(first.size(), second.size()); ++item) {
        if (first[item] != kMissing && second[item] != kMissing) {
            ++result.at(first[item], second[item]);
            ++result.items;
        }
    }
    return result;
}

namespace {

using Reals = std::vector<double>;

struct Margins
{
    std::vector<Count> first;
    std::vector<Count> second;
};

Margins marginsOf(const PairCounts& pair)
{
    Margins result{std::vector<Count>(static_cast<std::size_t>(pair.categories)),
                   std::vector<Count>(static_cast<std::size_t>(pair.categories))};
    for (int k = 0; k < pair.categories; ++k) {
        for (int l = 0; l < pair.categories; ++l) {
            result.first[static_cast<std::size_t>(k)] += pair.at(k, l);
            result.second[static_cast<std::size_t>(l)] += pair.at(k, l);
        }
    }
    return result;
}

/// Disagreements, in units of pairs (observed) and of pairs squared (expected), and per category the mean disagreement
/// of a category of one rater with the margin of the other.
struct Sums
{
    double observed = 0;
    double expected = 0;
    Reals rows;
    Reals columns;
};

Sums sumsOf(const PairCounts& pair, const Margins& margins, const Weights& weights)
{
    const auto size = static_cast<std::size_t>(pair.categories);
    Sums result{0, 0, Reals(size), Reals(size)};
    for (int k = 0; k < pair.categories; ++k) {
        for (int l = 0; l < pair.categories; ++l) {
            const double delta = weights.disagreement(k, l);
            const auto first = static_cast<double>(margins.first[static_cast<std::size_t>(k)]);
            const auto second = static_cast<double>(margins.second[static_cast<std::size_t>(l)]);
            result.observed += static_cast<double>(pair.at(k, l)) * delta;
            result.expected += first * second * delta;
            result.rows[static_cast<std::size_t>(k)] += second * delta / static_cast<double>(pair.items);
            result.columns[static_cast<std::size_t>(l)] += first * delta / static_cast<double>(pair.items);
        }
    }
    return result;
}

/// The asymptotic variance as a centred sum over the cells: the published difference of squares is this one, but a
/// variance of 0 comes out as 0 only in this form. `share` is p_kl, or p_k. p_.l for the null variance, where 1 - kappa
/// is 1.
template <class Share>
double variance(const PairCounts& pair, const Weights& weights, const Sums& sums, double doubt, Share share)
{
    const auto n = static_cast<double>(pair.items);
    double mean = 0;
    for (int k = 0; k < pair.categories; ++k) {
        for (int l = 0; l < pair.categories; ++l) {
            const double own = sums.rows[static_cast<std::size_t>(k)] + sums.columns[static_cast<std::size_t>(l)];
            mean += share(k, l) * (own * doubt - weights.disagreement(k, l));
        }
    }
    const double rounding = 64 * std::numeric_limits<double>::epsilon() * (1 + 2 * doubt);
    double sum = 0;
    for (int k = 0; k < pair.categories; ++k) {
        for (int l = 0; l < pair.categories; ++l) {
            const double own = sums.rows[static_cast<std::size_t>(k)] + sums.columns[static_cast<std::size_t>(l)];
            const double part = own * doubt - weights.disagreement(k, l) - mean;
            sum += std::abs(part) <= rounding ? 0 : share(k, l) * part * part;
        }
    }
    const double expected = sums.expected / (n * n);
    return sum / (n * expected * expected);
}

double maximumKappa(const PairCounts& pair, const Margins& margins, const Sums& sums)
{
    Count overlap = 0;
    for (std::size_t k = 0; k < margins.first.size(); ++k) {
        overlap += std::min(margins.first[k], margins.second[k]);
    }
    return 1 - static_cast<double>(pair.items - overlap) * static_cast<double>(pair.items) / sums.expected;
}

} // namespace

PairAgreement cohenKappa(const PairCounts& pair, const Weights& weights)
{
    PairAgreement result{pair.first, pair.second, pair.items, NoEstimate{}, std::nullopt, std::nullopt};
    const ItemUse use{pair.items, pair.items, pair.items};
    if (pair.items == 0) {
        result.kappa = NoEstimate{NotComputable::NoCommonItems, std::nullopt, use};
        return result;
    }
    const auto n = static_cast<double>(pair.items);
    const auto margins = marginsOf(pair);
    const auto sums = sumsOf(pair, margins, weights);
    Estimate estimate;
    estimate.use = use;
    estimate.observed = 1 - sums.observed / n;
    if (sums.expected == 0) {
        result.kappa = NoEstimate{NotComputable::OneCategory, estimate.observed, use};
        return result;
    }
    estimate.expected = 1 - sums.expected / (n * n);
    const double doubt = sums.observed * n / sums.expected;
    estimate.value = 1 - doubt;
    const auto seen = [&](int k, int l) { return static_cast<double>(pair.at(k, l)) / n; };
    const auto byChance = [&](int k, int l) {
        const auto first = static_cast<double>(margins.first[static_cast<std::size_t>(k)]);
        return first / n * static_cast<double>(margins.second[static_cast<std::size_t>(l)]) / n;
    };
    setUncertainty(estimate, std::sqrt(variance(pair, weights, sums, doubt, seen)), pair.items);
    result.kappa = estimate;
    result.nullStandardError = std::sqrt(variance(pair, weights, sums, 1, byChance));
    if (weights.nominal()) {
        result.maximum = maximumKappa(pair, margins, sums);
    }
    return result;
}

std::vector<PairAgreement> pairMatrix(const RatingTable& table, const Weights& weights)
{
    return pairMatrix(pairCounts(table), weights);
}

std::vector<PairAgreement> pairMatrix(const std::vector<PairCounts>& pairs, const Weights& weights)
{
    std::vector<PairAgreement> result;
    result.reserve(pairs.size());
    for (const PairCounts& pair : pairs) {
        result.push_back(cohenKappa(pair, weights));
    }
    return result;
}

std::vector<PairAgreement> againstFinal(const RatingTable& table, std::span<const int> final, const Weights& weights)
{
    std::vector<PairAgreement> result;
    std::vector<int> column(static_cast<std::size_t>(table.items()));
    for (int rater = 0; rater < table.raters; ++rater) {
        for (int item = 0; item < table.items(); ++item) {
            column[static_cast<std::size_t>(item)] = table.at(item, rater);
        }
        PairCounts pair = pairCounts(column, final, table.categories);
        pair.first = rater;
        pair.second = -1;
        result.push_back(cohenKappa(pair, weights));
    }
    return result;
}

LightKappa lightKappa(const std::vector<PairAgreement>& pairs)
{
    LightKappa result;
    double sum = 0;
    for (const PairAgreement& pair : pairs) {
        if (pair.kappa) {
            sum += pair.kappa->value;
            ++result.pairs;
        } else {
            ++result.pairsUndefined;
        }
    }
    if (result.pairs > 0) {
        Estimate mean;
        mean.value = sum / result.pairs;
        result.mean = mean;
    }
    return result;
}

} // namespace accord::agreement
