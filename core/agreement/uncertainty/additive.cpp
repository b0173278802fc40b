// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/additive.h"

#include "core/agreement/coefficients/chance_corrected.h"

#include <algorithm>
#include <numeric>

namespace accord::agreement {

namespace {

using Sums = std::span<const double>;

/// Each number of ratings has a group of slots, so that nominal sums are sums of integers and exact: items, differing
/// pairs, then ratings per category.
struct Layout
{
    std::vector<int> ratings;
    std::size_t categories = 0;

    [[nodiscard]] std::size_t width() const { return categories + 2; }
    [[nodiscard]] std::uint32_t group(int number) const
    {
        const auto place = std::ranges::find(ratings, number) - ratings.begin();
        return static_cast<std::uint32_t>(static_cast<std::size_t>(place) * width());
    }
};

/// What all coefficients of the family need, from the sums.
struct Margins
{
    double pairable = 0;
    double observed = 0;
    std::vector<double> share;
    std::vector<double> others;
    int used = 0;
};

Margins marginsOf(const Layout& layout, Sums sums)
{
    Margins result;
    result.share.resize(layout.categories);
    result.others.resize(layout.categories);
    double rated = 0;
    for (std::size_t g = 0; g < layout.ratings.size(); ++g) {
        const auto group = sums.subspan(g * layout.width(), layout.width());
        const double r = layout.ratings[g];
        rated += group[0];
        if (r >= 2) {
            result.pairable += group[0];
            result.observed += group[1] / (r * (r - 1));
        }
        for (std::size_t k = 0; k < layout.categories; ++k) {
            result.share[k] += group[2 + k] / r;
            result.others[k] += (group[0] * r - group[2 + k]) / r;
        }
    }
    result.observed /= result.pairable;
    for (std::size_t k = 0; k < layout.categories; ++k) {
        result.used += result.share[k] > 0 ? 1 : 0;
        result.share[k] /= rated;
        result.others[k] /= rated;
    }
    return result;
}

double fleissDisagreement(const Margins& margins, const Weights& weights)
{
    double sum = 0;
    for (std::size_t k = 0; k < margins.share.size(); ++k) {
        if (weights.nominal()) {
            sum += margins.share[k] * margins.others[k];
            continue;
        }
        for (std::size_t l = 0; l < margins.share.size(); ++l) {
            sum += margins.share[k] * margins.share[l] * weights.disagreement(static_cast<int>(k), static_cast<int>(l));
        }
    }
    return sum;
}

std::optional<double> familyValue(Family family, const Layout& layout, const Weights& weights, Sums sums)
{
    const Margins margins = marginsOf(layout, sums);
    const auto q = static_cast<double>(layout.categories);
    const int categories = static_cast<int>(layout.categories);
    if (margins.pairable == 0) {
        return std::nullopt;
    }
    switch (family) {
    case Family::PercentAgreement:
        return 1 - margins.observed;
    case Family::BrennanPrediger:
        return categories < 2 ? std::nullopt : std::optional(1 - margins.observed * q * q / weights.total(categories));
    case Family::Fleiss: {
        const double expected = margins.used < 2 ? 0 : fleissDisagreement(margins, weights);
        return expected == 0 ? std::nullopt : std::optional(1 - margins.observed / expected);
    }
    case Family::Gwet:
        break;
    }
    if (categories < 2) {
        return std::nullopt;
    }
    const double both = std::inner_product(margins.share.begin(), margins.share.end(), margins.others.begin(), 0.0);
    return 1 - margins.observed / (1 - gwetFactor(categories, weights) * both);
}

double differing(const ItemPatterns::Pattern& pattern, const std::function<double(int, int)>& delta)
{
    double sum = 0;
    for (const auto& [k, countK] : pattern.counts) {
        for (const auto& [l, countL] : pattern.counts) {
            sum += static_cast<double>(countK) * countL * delta(k, l);
        }
    }
    return sum;
}

std::optional<double> alphaValue(const DistanceFunction& difference, std::size_t categories, Sums sums)
{
    const auto counts = sums.subspan(0, categories);
    const double values = std::accumulate(counts.begin(), counts.end(), 0.0);
    const bool nominal = difference.metric() == DistanceFunction::Metric::Nominal;
    const bool ordinal = difference.metric() == DistanceFunction::Metric::Ordinal;
    const auto delta = nominal ? std::vector<double>() : difference.matrix(counts);
    double expected = 0;
    double observed = ordinal ? 0 : sums[categories];
    for (std::size_t k = 0; k < categories; ++k) {
        if (nominal) {
            expected += counts[k] * (values - counts[k]);
            continue;
        }
        for (std::size_t l = 0; l < categories; ++l) {
            expected += counts[k] * counts[l] * delta[k * categories + l];
            observed += ordinal ? sums[categories + k * categories + l] * delta[k * categories + l] : 0;
        }
    }
    if (values == 0 || expected == 0) {
        return std::nullopt;
    }
    return 1 - observed * (values - 1) / expected;
}

} // namespace

void Additive::add(std::vector<double>& sums, std::size_t kind, double times) const
{
    for (const Part& part : partsOf(kind)) {
        sums[part.slot] += times * part.value;
    }
}

std::vector<double> Additive::total() const
{
    std::vector<double> sums(slotCount);
    for (std::size_t kind = 0; kind < items.size(); ++kind) {
        add(sums, kind, static_cast<double>(items[kind]));
    }
    return sums;
}

Count Additive::population() const
{
    return std::accumulate(items.begin(), items.end(), Count{0});
}

Additive additiveFamily(Family family, const ItemPatterns& patterns, const Weights& weights)
{
    Layout layout{{}, static_cast<std::size_t>(patterns.categories())};
    for (const Kind& kind : patterns.kinds().list) {
        if (kind.ratings > 0 && std::ranges::find(layout.ratings, kind.ratings) == layout.ratings.end()) {
            layout.ratings.push_back(kind.ratings);
        }
    }
    std::ranges::sort(layout.ratings);
    Additive result;
    result.slotCount = layout.ratings.size() * layout.width();
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        result.first.push_back(static_cast<std::uint32_t>(result.parts.size()));
        result.items.push_back(pattern.ratings > 0 ? pattern.items : 0);
        const std::uint32_t group = pattern.ratings > 0 ? layout.group(pattern.ratings) : 0;
        const double pairs = weights.nominal()
                                 ? static_cast<double>(pattern.disagreement)
                                 : differing(pattern, [&](int k, int l) { return weights.disagreement(k, l); });
        result.parts.push_back({group, 1});
        if (pairs != 0) {
            result.parts.push_back({group + 1, pairs});
        }
        for (const auto& [category, count] : pattern.counts) {
            result.parts.push_back({group + 2 + static_cast<std::uint32_t>(category), static_cast<double>(count)});
        }
    }
    result.first.push_back(static_cast<std::uint32_t>(result.parts.size()));
    result.value = [family, layout, weights](Sums sums) { return familyValue(family, layout, weights, sums); };
    return result;
}

Additive additiveAlpha(const ItemPatterns& patterns, const DistanceFunction& difference)
{
    const auto categories = static_cast<std::size_t>(patterns.categories());
    const bool nominal = difference.metric() == DistanceFunction::Metric::Nominal;
    const bool ordinal = difference.metric() == DistanceFunction::Metric::Ordinal;
    const auto delta =
        difference.metric() == DistanceFunction::Metric::Given ? difference.matrix({}) : std::vector<double>();
    Additive result;
    result.slotCount = categories + (ordinal ? categories * categories : 1);
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        result.first.push_back(static_cast<std::uint32_t>(result.parts.size()));
        result.items.push_back(pattern.ratings >= 2 ? pattern.items : 0);
        if (pattern.ratings < 2) {
            continue;
        }
        double sum = nominal ? static_cast<double>(pattern.disagreement) : 0;
        for (const auto& [k, countK] : pattern.counts) {
            result.parts.push_back({static_cast<std::uint32_t>(k), static_cast<double>(countK)});
            for (const auto& [l, countL] : pattern.counts) {
                const auto place = static_cast<std::size_t>(k) * categories + static_cast<std::size_t>(l);
                const double pairs = static_cast<double>(countK) * countL;
                if (ordinal && k != l) {
                    result.parts.push_back(
                        {static_cast<std::uint32_t>(categories + place), pairs / (pattern.ratings - 1)});
                }
                sum += nominal || ordinal ? 0 : pairs * delta[place];
            }
        }
        if (sum != 0) {
            result.parts.push_back({static_cast<std::uint32_t>(categories), sum / (pattern.ratings - 1)});
        }
    }
    result.first.push_back(static_cast<std::uint32_t>(result.parts.size()));
    result.value = [difference, categories](Sums sums) { return alphaValue(difference, categories, sums); };
    return result;
}

namespace {

struct Shape
{
    int raters = 0;
    int categories = 0;

    [[nodiscard]] std::size_t slot(int rater, int category) const
    {
        return 2 + static_cast<std::size_t>(rater) * static_cast<std::size_t>(categories) +
               static_cast<std::size_t>(category);
    }
};

/// sum_kl a_k b_l delta_kl
double disagreement(const std::vector<double>& a, const std::vector<double>& b, const Weights& weights)
{
    double sum = 0;
    if (weights.nominal()) {
        double all = 0;
        double total = 0;
        for (std::size_t k = 0; k < a.size(); ++k) {
            all += a[k];
            total += b[k];
        }
        for (std::size_t k = 0; k < a.size(); ++k) {
            sum += a[k] * (total - b[k]);
        }
        return all == 0 ? 0 : sum;
    }
    for (std::size_t k = 0; k < a.size(); ++k) {
        for (std::size_t l = 0; l < b.size() && a[k] != 0; ++l) {
            sum += a[k] * b[l] * weights.disagreement(static_cast<int>(k), static_cast<int>(l));
        }
    }
    return sum;
}

/// Slots: pairable items, sum of 1 - p_a,i, then the ratings of each rater per category.
std::optional<double> congerValue(const Shape& shape, const Weights& weights, std::span<const double> sums)
{
    const auto categories = static_cast<std::size_t>(shape.categories);
    std::vector<double> all(categories);
    std::vector<double> own(categories);
    std::vector<bool> used(categories);
    double within = 0;
    double raters = 0;
    for (int g = 0; g < shape.raters; ++g) {
        double ratings = 0;
        for (int k = 0; k < shape.categories; ++k) {
            ratings += sums[shape.slot(g, k)];
        }
        if (ratings == 0) {
            continue;
        }
        raters += 1;
        for (std::size_t k = 0; k < categories; ++k) {
            const double count = sums[shape.slot(g, static_cast<int>(k))];
            used[k] = used[k] || count > 0;
            own[k] = count / ratings;
            all[k] += own[k];
        }
        within += disagreement(own, own, weights);
    }
    int inUse = 0;
    for (const bool each : used) {
        inUse += each ? 1 : 0;
    }
    if (sums[0] == 0 || inUse < 2) {
        return std::nullopt;
    }
    const double expected = (disagreement(all, all, weights) - within) / (raters * (raters - 1));
    return expected <= 0 ? std::nullopt : std::optional(1 - sums[1] / sums[0] / expected);
}

double observedOf(const int* row, int raters, int ratings, const Weights& weights)
{
    double sum = 0;
    for (int g = 0; g < raters; ++g) {
        for (int h = 0; h < raters; ++h) {
            sum += row[g] == kMissing || row[h] == kMissing ? 0 : weights.disagreement(row[g], row[h]);
        }
    }
    return sum / (static_cast<double>(ratings) * (ratings - 1));
}

} // namespace

Additive additiveConger(const RowPatterns& patterns, const Weights& weights)
{
    const Shape shape{patterns.raters(), patterns.categories()};
    Additive result;
    result.slotCount = shape.slot(shape.raters, 0);
    std::vector<int> cells;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const Kind& kind = patterns.kinds().list[i];
        patterns.read(i, cells);
        const int* row = cells.data();
        result.first.push_back(static_cast<std::uint32_t>(result.parts.size()));
        result.items.push_back(kind.ratings > 0 ? kind.items : 0);
        if (kind.ratings >= 2) {
            result.parts.push_back({0, 1});
            result.parts.push_back({1, observedOf(row, shape.raters, kind.ratings, weights)});
        }
        for (int g = 0; g < shape.raters; ++g) {
            if (row[g] != kMissing) {
                result.parts.push_back({static_cast<std::uint32_t>(shape.slot(g, row[g])), 1});
            }
        }
    }
    result.first.push_back(static_cast<std::uint32_t>(result.parts.size()));
    result.value = [shape, weights](std::span<const double> sums) { return congerValue(shape, weights, sums); };
    return result;
}

} // namespace accord::agreement
