// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <algorithm>
#include <utility>

namespace accord::agreement {

namespace {

Outcome overItemSums(const Measure& measure, const ItemSums& items, const DistanceFunction& difference)
{
    if (items.use().pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, items.use()};
    }
    if (const auto why = measure.obstacle(items.totals, difference)) {
        return NoEstimate{*why, 1 - observedPart(items, difference).observed, items.use()};
    }
    Estimate result = estimate(items.patterns.kinds(), termsOf(measure, items, difference));
    if (!measure.chanceCorrected) {
        result.expected.reset();
    }
    return result;
}

Outcome overTallies(const Measure& measure, const Tallies& tallies, const Moments& moments)
{
    const auto totals = Totals::of(tallies);
    if (totals.use.pairable == 0) {
        return NoEstimate{NotComputable::NoPairs, std::nullopt, totals.use};
    }
    if (const auto why = measure.obstacle(totals, {})) {
        return NoEstimate{*why, 1 - totals.observed, totals.use};
    }
    const double expected = measure.expected(totals, {});
    const auto part = measure.part == nullptr ? std::vector<double>() : measure.part(totals, {});
    Estimate result;
    result.value = 1 - totals.observed / expected;
    result.observed = 1 - totals.observed;
    if (measure.chanceCorrected) {
        result.expected = 1 - expected;
    }
    result.use = totals.use;
    setUncertainty(result, moments.standardError(tallies, totals.observed, expected, part), totals.use.pairable);
    return result;
}

} // namespace

Outcome noCategory(const ItemUse& use)
{
    return NoEstimate{use.pairable == 0 ? NotComputable::NoPairs : NotComputable::NoCategory, std::nullopt, use};
}

Outcome compute(const Measure& measure, const ItemSums& items, const DistanceFunction& difference)
{
    if (items.patterns.givesNoCategory()) {
        return noCategory(items.use());
    }
    if (measure.expected != nullptr) {
        return overItemSums(measure, items, difference);
    }
    return measure.ofItems != nullptr ? measure.ofItems(items.patterns, difference) : measure.ofTallies(items.tallies);
}

Outcome compute(const Measure& measure, const RowPatterns& rows, const DistanceFunction& difference)
{
    if (rows.givesNoCategory()) {
        return noCategory(rows.use());
    }
    return measure.ofRows != nullptr ? measure.ofRows(rows, difference)
                                     : ofPairs(measure, pairMatrix(pairCounts(rows), difference), rows.use());
}

Outcome compute(const Measure& measure, const TableForms& forms, const DistanceFunction& difference)
{
    return measure.asksWhoRated() ? compute(measure, forms.rows, difference)
                                  : compute(measure, forms.items, difference);
}

Outcome compute(const Measure& measure, const RatingTable& table, const DistanceFunction& difference)
{
    return measure.asksWhoRated() ? compute(measure, RowPatterns::of(table), difference)
                                  : compute(measure, ItemSums::of(table), difference);
}

Outcome ofPairs(const Measure& measure, const std::vector<PairAgreement>& pairs, const ItemUse& use)
{
    // What is said of pairs says itself nothing of the items of the table.
    const Outcome outcome = measure.ofPairs(pairs);
    if (!outcome.defined()) {
        return NoEstimate{outcome.why(), std::nullopt, use};
    }
    Estimate result = *outcome;
    result.use = use;
    return result;
}

Outcome compute(const Measure& measure, const Tallies& tallies, const Moments& moments)
{
    if (tallies.givesNoCategory()) {
        return noCategory(tallies.use());
    }
    if (measure.expected != nullptr) {
        return overTallies(measure, tallies, moments);
    }
    return measure.ofMoments != nullptr ? measure.ofMoments(tallies, moments) : measure.ofTallies(tallies);
}

std::optional<double> valueOf(const Measure& measure, const Totals& totals, const DistanceFunction& difference)
{
    if (totals.use.pairable == 0 || measure.obstacle(totals, difference)) {
        return std::nullopt;
    }
    const double expected = measure.expected(totals, difference);
    return expected == 0 ? std::nullopt : std::optional(1 - totals.observed / expected);
}

VarianceTerms termsOf(const Measure& measure, const ItemSums& items, const DistanceFunction& difference)
{
    VarianceTerms terms = observedPart(items, difference);
    terms.expected = measure.expected(items.totals, difference);
    if (measure.part == nullptr) {
        return terms;
    }
    const auto part = measure.part(items.totals, difference);
    terms.expectedByPattern.resize(items.patterns.size());
    for (std::size_t i = 0; i < items.patterns.size(); ++i) {
        const auto pattern = items.patterns.at(i);
        double sum = 0;
        for (const auto& [category, count] : pattern.counts) {
            sum += count * part[static_cast<std::size_t>(category)];
        }
        terms.expectedByPattern[i] = pattern.ratings == 0 ? 0 : sum / pattern.ratings;
    }
    return terms;
}

std::optional<double> publishedStandardError(const Measure& measure, const TableForms& forms,
                                             const DistanceFunction& difference)
{
    if (measure.rowTerms != nullptr) {
        return publishedStandardError(forms.rows.kinds(), measure.rowTerms(forms.rows, difference));
    }
    if (measure.expected != nullptr) {
        return publishedStandardError(forms.items.patterns.kinds(), termsOf(measure, forms.items, difference));
    }
    return std::nullopt;
}

namespace {

/// Each number of ratings has a group of slots, so that nominal sums are sums of integers and exact: items, differing
/// pairs, then ratings per category.
struct SumSlots
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

/// Counts are those of a resample, which are whole numbers.
Totals totalsOf(const SumSlots& slots, std::span<const double> sums)
{
    Totals result;
    result.categories = static_cast<int>(slots.categories);
    result.share.resize(slots.categories);
    result.others.resize(slots.categories);
    double rated = 0;
    double pairable = 0;
    for (std::size_t g = 0; g < slots.ratings.size(); ++g) {
        const auto group = sums.subspan(g * slots.width(), slots.width());
        const double r = slots.ratings[g];
        rated += group[0];
        if (r >= 2) {
            pairable += group[0];
            result.observed += group[1] / (r * (r - 1));
        }
        for (std::size_t k = 0; k < slots.categories; ++k) {
            result.share[k] += group[2 + k] / r;
            result.others[k] += (group[0] * r - group[2 + k]) / r;
        }
    }
    result.observed /= pairable;
    for (std::size_t k = 0; k < slots.categories; ++k) {
        result.inUse += result.share[k] > 0 ? 1 : 0;
        result.share[k] /= rated;
        result.others[k] /= rated;
    }
    result.use = {static_cast<Count>(rated), static_cast<Count>(rated), static_cast<Count>(pairable)};
    return result;
}

/// Over rated items.
Additive sumsOver(const Measure& measure, const ItemPatterns& patterns, const DistanceFunction& difference)
{
    SumSlots slots{{}, static_cast<std::size_t>(patterns.categories())};
    for (const Kind& kind : patterns.kinds().list) {
        if (kind.ratings > 0 && std::ranges::find(slots.ratings, kind.ratings) == slots.ratings.end()) {
            slots.ratings.push_back(kind.ratings);
        }
    }
    std::ranges::sort(slots.ratings);
    Additive result;
    result.slotCount = slots.ratings.size() * slots.width();
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        if (pattern.ratings == 0) {
            result.close(0);
            continue;
        }
        const std::uint32_t group = slots.group(pattern.ratings);
        result.parts.push_back({group, 1});
        if (const double pairs = differingPairs(pattern, difference); pairs != 0) {
            result.parts.push_back({group + 1, pairs});
        }
        for (const auto& [category, count] : pattern.counts) {
            result.parts.push_back({group + 2 + static_cast<std::uint32_t>(category), static_cast<double>(count)});
        }
        result.close(pattern.items);
    }
    result.value = [&measure, slots, difference](std::span<const double> sums) {
        return valueOf(measure, totalsOf(slots, sums), difference);
    };
    return result;
}

} // namespace

std::optional<Additive> additive(const Measure& measure, const TableForms& forms, const DistanceFunction& difference)
{
    if (measure.expected != nullptr) {
        return sumsOver(measure, forms.items.patterns, difference);
    }
    if (measure.itemSums != nullptr) {
        return measure.itemSums(forms.items.patterns, difference);
    }
    return measure.rowSums == nullptr ? std::nullopt : std::optional(measure.rowSums(forms.rows, difference));
}

std::optional<Additive> additive(const Measure& measure, const RatingTable& table, const DistanceFunction& difference)
{
    if (measure.expected != nullptr) {
        return sumsOver(measure, ItemPatterns::of(table), difference);
    }
    if (measure.itemSums != nullptr) {
        return measure.itemSums(ItemPatterns::of(table), difference);
    }
    return measure.rowSums == nullptr ? std::nullopt
                                      : std::optional(measure.rowSums(RowPatterns::of(table), difference));
}

} // namespace accord::agreement
