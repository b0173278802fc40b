// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/shares.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace accord::agreement {
namespace {

/// Counts of one stratum.
struct StratumCounts
{
    double weight = 0; ///< share of the frame; of the sample where nobody knows the frame
    double beyond = 1; ///< share of the stratum that was not drawn: 1 - n_h / N_h
    Count items = 0;
    Count inPart = 0;
    Count open = 0;        ///< that may be of the part, and of any category
    std::vector<Count> of; ///< by category, in the part
};

/// What is taken of the open items.
enum class Open : std::uint8_t { Nothing, OtherCategories, ThisCategory };

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
        if (item.open) {
            stratum.open += item.part == part || item.part == kAnyPart ? 1 : 0;
        } else if (item.part == part) {
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

CategoryShare shareOf(const std::vector<StratumCounts>& strata, std::size_t category, Open open, Sampled sampled)
{
    const auto inPartOf = [open](const StratumCounts& stratum) {
        return static_cast<double>(stratum.inPart + (open == Open::Nothing ? 0 : stratum.open));
    };
    const auto countOf = [open, category](const StratumCounts& stratum) {
        return static_cast<double>(stratum.of[category] + (open == Open::ThisCategory ? stratum.open : 0));
    };
    CategoryShare result;
    double items = 0;
    double inPart = 0;
    double count = 0;
    double ofPart = 0; // as estimated for the frame
    double ofCategory = 0;
    for (const StratumCounts& stratum : strata) {
        const auto all = static_cast<double>(stratum.items);
        items += all;
        inPart += inPartOf(stratum);
        count += countOf(stratum);
        result.items += stratum.of[category];
        ofPart += stratum.weight * inPartOf(stratum) / all;
        ofCategory += stratum.weight * countOf(stratum) / all;
    }
    result.share = ofCategory / ofPart;
    const bool whole = std::ranges::all_of(strata, [](const StratumCounts& stratum) { return stratum.beyond == 0; });
    if (sampled == Sampled::No || whole) {
        return result;
    }
    if (items < 2) {
        result.interval = wilsonInterval(result.share, items);
        return result;
    }
    const double spread = spreadOf(items, inPart, count, result.share) / (items - 1);
    double variance = 0;
    for (const StratumCounts& stratum : strata) {
        const auto all = static_cast<double>(stratum.items);
        const double own =
            stratum.items < 2 ? spread : spreadOf(all, inPartOf(stratum), countOf(stratum), result.share) / (all - 1);
        variance += stratum.weight * stratum.weight * stratum.beyond * own / all;
    }
    variance /= ofPart * ofPart;
    result.standardError = std::sqrt(std::max(0.0, variance));
    const double simple = items * result.share * (1 - result.share) / (inPart * (items - 1)); // without strata
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
                                          int categories, int part, Sampled sampled)
{
    std::vector<SampledItem> decided;
    std::ranges::copy_if(items, std::back_inserter(decided), [](const SampledItem& item) { return !item.open; });
    const std::vector<StratumCounts> strata = countsOf(frames, decided, categories, part);
    const std::vector<StratumCounts> all = countsOf(frames, items, categories, part);
    const bool open = std::ranges::any_of(all, [](const StratumCounts& stratum) { return stratum.open > 0; });
    std::vector<CategoryShare> shares;
    if (std::ranges::none_of(strata, [](const StratumCounts& stratum) { return stratum.inPart > 0; })) {
        return shares;
    }
    for (std::size_t category = 0; category < static_cast<std::size_t>(categories); ++category) {
        CategoryShare& share = shares.emplace_back(shareOf(strata, category, Open::Nothing, sampled));
        if (open) {
            const CategoryShare least = shareOf(all, category, Open::OtherCategories, sampled);
            const CategoryShare most = shareOf(all, category, Open::ThisCategory, sampled);
            share.bounds = Interval{least.interval ? least.interval->low : least.share,
                                    most.interval ? most.interval->high : most.share};
            share.interval.reset();
            share.standardError.reset();
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
