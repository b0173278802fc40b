// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/conger.h"

#include <numeric>

namespace accord::agreement {

namespace {

std::size_t place(int rater, int category, int categories)
{
    return static_cast<std::size_t>(rater) * static_cast<std::size_t>(categories) + static_cast<std::size_t>(category);
}

/// What each rater's own margins contribute to chance.
struct RaterChance
{
    std::vector<Count> ratings;  ///< n_g
    std::vector<double> against; ///< per rater and category: sum_k delta_kl (sum_h p_hk - p_gk)
    std::vector<double> mean;    ///< per rater: sum_l p_gl of the above
    double raters = 0;           ///< with at least one rating
};

RaterChance chanceOf(const RowPatterns& patterns, const DistanceFunction& difference)
{
    const int q = patterns.categories();
    const auto counts = raterMargins(patterns);
    RaterChance chance{std::vector<Count>(static_cast<std::size_t>(patterns.raters())),
                       std::vector<double>(counts.size()),
                       std::vector<double>(static_cast<std::size_t>(patterns.raters())), 0};
    std::vector<double> share(counts.size());
    std::vector<double> sum(static_cast<std::size_t>(q));
    for (int g = 0; g < patterns.raters(); ++g) {
        Count& n = chance.ratings[static_cast<std::size_t>(g)];
        const auto* own = counts.data() + place(g, 0, q);
        n = std::accumulate(own, own + q, Count{0});
        chance.raters += n > 0 ? 1 : 0;
        for (int k = 0; k < q && n > 0; ++k) {
            share[place(g, k, q)] = static_cast<double>(own[k]) / static_cast<double>(n);
            sum[static_cast<std::size_t>(k)] += share[place(g, k, q)];
        }
    }
    for (int g = 0; g < patterns.raters(); ++g) {
        for (int l = 0; l < q; ++l) {
            double& against = chance.against[place(g, l, q)];
            for (int k = 0; k < q; ++k) {
                against += difference.disagreement(k, l) * (sum[static_cast<std::size_t>(k)] - share[place(g, k, q)]);
            }
            chance.mean[static_cast<std::size_t>(g)] += share[place(g, l, q)] * against;
        }
    }
    return chance;
}

/// 1 - p_e,i; a missing rating stands for the rater's mean.
double expectedOf(const int* row, const RaterChance& chance, int categories, double rated)
{
    double sum = 0;
    for (std::size_t g = 0; g < chance.ratings.size(); ++g) {
        const auto n = static_cast<double>(chance.ratings[g]);
        if (n == 0) {
            continue;
        }
        sum += chance.mean[g];
        if (row[g] != kMissing) {
            const double own = chance.against[place(static_cast<int>(g), row[g], categories)];
            sum += rated / n * (own - chance.mean[g]);
        }
    }
    return sum / (chance.raters * (chance.raters - 1));
}

double observedOf(const int* row, int raters, int ratings, const DistanceFunction& difference)
{
    double sum = 0;
    for (int g = 0; g < raters; ++g) {
        for (int h = g + 1; h < raters && row[g] != kMissing; ++h) {
            if (row[h] != kMissing) {
                sum += (difference.disagreement(row[g], row[h]) + difference.disagreement(row[h], row[g])) / 2;
            }
        }
    }
    return 2 * sum / (static_cast<double>(ratings) * (ratings - 1));
}

bool oneCategory(const RowPatterns& patterns)
{
    int seen = kMissing;
    std::vector<int> cells;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        patterns.read(i, cells);
        const int* row = cells.data();
        for (int g = 0; g < patterns.raters(); ++g) {
            if (row[g] != kMissing && seen != kMissing && row[g] != seen) {
                return false;
            }
            seen = row[g] == kMissing ? seen : row[g];
        }
    }
    return true;
}

} // namespace

std::vector<Count> raterMargins(const RowPatterns& patterns)
{
    std::vector<Count> result(place(patterns.raters(), 0, patterns.categories()));
    std::vector<int> cells;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        patterns.read(i, cells);
        const int* row = cells.data();
        for (int g = 0; g < patterns.raters(); ++g) {
            if (row[g] != kMissing) {
                result[place(g, row[g], patterns.categories())] += patterns.kinds().list[i].items;
            }
        }
    }
    return result;
}

VarianceTerms congerTerms(const RowPatterns& patterns, const DistanceFunction& difference)
{
    const auto chance = chanceOf(patterns, difference);
    const auto rated = static_cast<double>(patterns.use().rated);
    VarianceTerms parts;
    parts.expected =
        std::accumulate(chance.mean.begin(), chance.mean.end(), 0.0) / (chance.raters * (chance.raters - 1));
    parts.observedByPattern.resize(patterns.size());
    parts.expectedByPattern.resize(patterns.size());
    std::vector<int> cells;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const Kind& kind = patterns.kinds().list[i];
        patterns.read(i, cells);
        parts.expectedByPattern[i] = expectedOf(cells.data(), chance, patterns.categories(), rated);
        if (kind.ratings >= 2) {
            parts.observedByPattern[i] = observedOf(cells.data(), patterns.raters(), kind.ratings, difference);
            parts.observed += static_cast<double>(kind.items) * parts.observedByPattern[i];
        }
    }
    parts.observed /= static_cast<double>(patterns.use().pairable);
    return parts;
}

Outcome congerKappa(const RowPatterns& patterns, const DistanceFunction& difference)
{
    if (patterns.use().pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, patterns.use()};
    }
    const auto parts = congerTerms(patterns, difference);
    if (oneCategory(patterns) || parts.expected == 0) {
        return NoEstimate{NotComputable::OneCategory, 1 - parts.observed, patterns.use()};
    }
    return estimate(patterns.kinds(), parts);
}

namespace {

struct CongerSlots
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
double disagreement(const std::vector<double>& a, const std::vector<double>& b, const DistanceFunction& difference)
{
    double sum = 0;
    if (difference.nominal()) {
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
            sum += a[k] * b[l] * difference.disagreement(static_cast<int>(k), static_cast<int>(l));
        }
    }
    return sum;
}

/// Slots: pairable items, sum of 1 - p_a,i, then the ratings of each rater per category.
std::optional<double> congerValue(const CongerSlots& shape, const DistanceFunction& difference,
                                  std::span<const double> sums)
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
        within += disagreement(own, own, difference);
    }
    int inUse = 0;
    for (const bool each : used) {
        inUse += each ? 1 : 0;
    }
    if (sums[0] == 0 || inUse < 2) {
        return std::nullopt;
    }
    const double expected = (disagreement(all, all, difference) - within) / (raters * (raters - 1));
    return expected <= 0 ? std::nullopt : std::optional(1 - sums[1] / sums[0] / expected);
}

} // namespace

Additive congerSums(const RowPatterns& patterns, const DistanceFunction& difference)
{
    const CongerSlots shape{patterns.raters(), patterns.categories()};
    Additive result;
    result.slotCount = shape.slot(shape.raters, 0);
    std::vector<int> cells;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const Kind& kind = patterns.kinds().list[i];
        patterns.read(i, cells);
        const int* row = cells.data();
        if (kind.ratings >= 2) {
            result.parts.push_back({0, 1});
            result.parts.push_back({1, observedOf(row, shape.raters, kind.ratings, difference)});
        }
        for (int g = 0; g < shape.raters; ++g) {
            if (row[g] != kMissing) {
                result.parts.push_back({static_cast<std::uint32_t>(shape.slot(g, row[g])), 1});
            }
        }
        result.close(kind.ratings > 0 ? kind.items : 0);
    }
    result.value = [shape, difference](std::span<const double> sums) { return congerValue(shape, difference, sums); };
    return result;
}

} // namespace accord::agreement
