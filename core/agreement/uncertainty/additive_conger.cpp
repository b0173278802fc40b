// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/uncertainty/additive.h"

namespace accord::agreement {

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
