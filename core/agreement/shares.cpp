// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/shares.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace accord::agreement {
namespace {

/// Counts of one stratum.
struct StratumCounts
{
    double weight = 0; ///< share of the frame; of the sample where nobody knows the frame
    double beyond = 1; ///< share of the stratum that was not drawn: 1 - n_h / N_h
    Count items = 0;
    Count inPart = 0;
    std::vector<Count> of; ///< by category, in the part
};

std::vector<StratumCounts> countsOf(std::span<const Count> frames, std::span<const SampledItem> items, int categories,
                                    int part)
{
    std::vector<StratumCounts> strata(frames.size());
    for (StratumCounts& stratum : strata) {
        stratum.of.resize(static_cast<std::size_t>(categories));
    }
    for (const SampledItem& item : items) {
        StratumCounts& stratum = strata[static_cast<std::size_t>(item.stratum)];
        ++stratum.items;
        if (item.part == part) {
            ++stratum.inPart;
            if (item.category >= 0) {
                ++stratum.of[static_cast<std::size_t>(item.category)];
            }
        }
    }
    double whole = 0;
    for (std::size_t i = 0; i < strata.size(); ++i) {
        StratumCounts& stratum = strata[i];
        if (stratum.items > 0) {
            stratum.weight = static_cast<double>(frames[i] > 0 ? frames[i] : stratum.items);
            const double drawn = static_cast<double>(stratum.items) / stratum.weight;
            stratum.beyond = frames[i] > 0 ? std::max(0.0, 1 - drawn) : 1;
            whole += stratum.weight;
        }
    }
    for (StratumCounts& stratum : strata) {
        stratum.weight = whole > 0 ? stratum.weight / whole : 0;
    }
    std::erase_if(strata, [](const StratumCounts& stratum) { return stratum.items == 0; });
    return strata;
}

/// n - 1 times s^2 of z, times the square of the part's share.
double spreadOf(double items, double inPart, double of, double share)
{
    const double sum = of - share * inPart;
    return of * (1 - share) * (1 - share) + (inPart - of) * share * share - sum * sum / items;
}

CategoryShare shareOf(const std::vector<StratumCounts>& strata, std::size_t category)
{
    CategoryShare result;
    double items = 0;
    double inPart = 0;
    double ofPart = 0; // as estimated for the frame
    double ofCategory = 0;
    for (const StratumCounts& stratum : strata) {
        const auto all = static_cast<double>(stratum.items);
        items += all;
        inPart += static_cast<double>(stratum.inPart);
        result.items += stratum.of[category];
        ofPart += stratum.weight * static_cast<double>(stratum.inPart) / all;
        ofCategory += stratum.weight * static_cast<double>(stratum.of[category]) / all;
    }
    result.share = ofCategory / ofPart;
    const double spread = spreadOf(items, inPart, static_cast<double>(result.items), result.share) / (items - 1);
    double variance = 0;
    double beyond = 0;
    for (const StratumCounts& stratum : strata) {
        const auto all = static_cast<double>(stratum.items);
        const double own = stratum.items < 2 ? spread
                                             : spreadOf(all, static_cast<double>(stratum.inPart),
                                                        static_cast<double>(stratum.of[category]), result.share) /
                                                   (all - 1);
        beyond = std::max(beyond, stratum.beyond);
        variance += stratum.weight * stratum.weight * stratum.beyond * own / all;
    }
    variance /= ofPart * ofPart;
    if (items < 2) {
        result.interval = wilsonInterval(result.share, items);
        return result;
    }
    result.standardError = std::sqrt(std::max(0.0, variance));
    const double simple = items * result.share * (1 - result.share) / (inPart * (items - 1)); // without strata
    if (beyond == 0) {
        result.interval = {result.share, result.share}; // everything was looked at
        return result;
    }
    double effective = variance > 0 && simple > 0 ? inPart * simple / variance : inPart;
    const double freedom = items - static_cast<double>(strata.size());
    if (strata.size() > 1 && freedom >= 1) {
        const double ratio = studentQuantile(0.975, items - 1) / studentQuantile(0.975, freedom);
        effective *= ratio * ratio;
    }
    result.interval = wilsonInterval(result.share, effective);
    return result;
}

} // namespace

std::vector<CategoryShare> categoryShares(std::span<const Count> frames, std::span<const SampledItem> items,
                                          int categories, int part)
{
    const std::vector<StratumCounts> strata = countsOf(frames, items, categories, part);
    std::vector<CategoryShare> shares;
    if (std::ranges::any_of(strata, [](const StratumCounts& stratum) { return stratum.inPart > 0; })) {
        for (std::size_t category = 0; category < static_cast<std::size_t>(categories); ++category) {
            shares.push_back(shareOf(strata, category));
        }
    }
    return shares;
}

Interval wilsonInterval(double share, double items)
{
    constexpr double kNormal = 1.959963984540054; // of 97.5 %
    const double square = kNormal * kNormal / items;
    const double middle = (share + square / 2) / (1 + square);
    const double half = kNormal * std::sqrt(share * (1 - share) / items + square / (4 * items)) / (1 + square);
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace accord::agreement
