// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/pairs.h"

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

struct PairMargins
{
    std::vector<Count> first;
    std::vector<Count> second;
};

PairMargins marginsOf(const PairCounts& pair)
{
    PairMargins result{std::vector<Count>(static_cast<std::size_t>(pair.categories)),
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
struct PairSums
{
    double observed = 0;
    double expected = 0;
    std::vector<double> rows;
    std::vector<double> columns;
};

PairSums sumsOf(const PairCounts& pair, const PairMargins& margins, const DistanceFunction& difference)
{
    const auto size = static_cast<std::size_t>(pair.categories);
    PairSums result{0, 0, std::vector<double>(size), std::vector<double>(size)};
    for (int k = 0; k < pair.categories; ++k) {
        for (int l = 0; l < pair.categories; ++l) {
            const double delta = difference.disagreement(k, l);
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
double variance(const PairCounts& pair, const DistanceFunction& difference, const PairSums& sums, double doubt,
                Share share)
{
    const auto n = static_cast<double>(pair.items);
    double mean = 0;
    for (int k = 0; k < pair.categories; ++k) {
        for (int l = 0; l < pair.categories; ++l) {
            const double own = sums.rows[static_cast<std::size_t>(k)] + sums.columns[static_cast<std::size_t>(l)];
            mean += share(k, l) * (own * doubt - difference.disagreement(k, l));
        }
    }
    const double rounding = 64 * std::numeric_limits<double>::epsilon() * (1 + 2 * doubt);
    double sum = 0;
    for (int k = 0; k < pair.categories; ++k) {
        for (int l = 0; l < pair.categories; ++l) {
            const double own = sums.rows[static_cast<std::size_t>(k)] + sums.columns[static_cast<std::size_t>(l)];
            const double part = own * doubt - difference.disagreement(k, l) - mean;
            sum += std::abs(part) <= rounding ? 0 : share(k, l) * part * part;
        }
    }
    const double expected = sums.expected / (n * n);
    return sum / (n * expected * expected);
}

double maximumKappa(const PairCounts& pair, const PairMargins& margins, const PairSums& sums)
{
    Count overlap = 0;
    for (std::size_t k = 0; k < margins.first.size(); ++k) {
        overlap += std::min(margins.first[k], margins.second[k]);
    }
    return 1 - static_cast<double>(pair.items - overlap) * static_cast<double>(pair.items) / sums.expected;
}

} // namespace

PairAgreement cohenKappa(const PairCounts& pair, const DistanceFunction& difference)
{
    PairAgreement result{pair.first, pair.second, pair.items, NoEstimate{}, std::nullopt, std::nullopt};
    const ItemUse use{pair.items, pair.items, pair.items};
    if (pair.items == 0) {
        result.kappa = NoEstimate{NotComputable::NoCommonItems, std::nullopt, use};
        return result;
    }
    const auto n = static_cast<double>(pair.items);
    const auto margins = marginsOf(pair);
    const auto sums = sumsOf(pair, margins, difference);
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
    setUncertainty(estimate, std::sqrt(variance(pair, difference, sums, doubt, seen)), pair.items);
    result.kappa = estimate;
    result.nullStandardError = std::sqrt(variance(pair, difference, sums, 1, byChance));
    if (difference.nominal()) {
        result.maximum = maximumKappa(pair, margins, sums);
    }
    return result;
}

std::vector<PairAgreement> pairMatrix(const RatingTable& table, const DistanceFunction& difference)
{
    return pairMatrix(pairCounts(table), difference);
}

std::vector<PairAgreement> pairMatrix(const std::vector<PairCounts>& pairs, const DistanceFunction& difference)
{
    std::vector<PairAgreement> result;
    result.reserve(pairs.size());
    for (const PairCounts& pair : pairs) {
        result.push_back(cohenKappa(pair, difference));
    }
    return result;
}

std::vector<PairAgreement> againstFinal(const RatingTable& table, std::span<const int> final,
                                        const DistanceFunction& difference)
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
        result.push_back(cohenKappa(pair, difference));
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
