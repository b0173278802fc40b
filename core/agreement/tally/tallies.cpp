// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/tally/tallies.h"

namespace accord::agreement {

namespace {

std::size_t cell(int category, int ratings, int count)
{
    return static_cast<std::size_t>(category) * static_cast<std::size_t>(ratings + 1) + static_cast<std::size_t>(count);
}

} // namespace

Count Tallies::Group::ratingsIn(int category, int ratings) const
{
    Count sum = 0;
    for (int count = 1; count <= ratings; ++count) {
        sum += count * itemsWith(category, ratings, count);
    }
    return sum;
}

Tallies Tallies::of(const ItemPatterns& patterns)
{
    Tallies result;
    result.categories = patterns.categories();
    result.items = patterns.use().items;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        result.apply(pattern.ratings, pattern.disagreement, pattern.counts, pattern.items);
    }
    return result;
}

Tallies::Group& Tallies::apply(int ratings, Count disagreement, std::span<const CategoryCount> counts, Count sign)
{
    Group& group = groups[ratings];
    if (group.byCount.empty()) {
        group.byCount.resize(cell(categories, ratings, 0));
    }
    group.items += sign;
    group.disagreement += sign * disagreement;
    group.unanimous += counts.size() == 1 ? sign : 0;
    for (const auto& [category, count] : counts) {
        group.byCount[cell(category, ratings, count)] += sign;
    }
    return group;
}

ItemUse Tallies::use() const
{
    ItemUse result{items, 0, 0};
    for (const auto& [ratings, group] : groups) {
        result.rated += ratings >= 1 ? group.items : 0;
        result.pairable += ratings >= 2 ? group.items : 0;
    }
    return result;
}

Count Tallies::ratings(int category) const
{
    Count sum = 0;
    for (const auto& [ratings, group] : groups) {
        sum += group.ratingsIn(category, ratings);
    }
    return sum;
}

Count Tallies::pairableRatings(int category) const
{
    Count sum = 0;
    for (const auto& [ratings, group] : groups) {
        sum += ratings >= 2 ? group.ratingsIn(category, ratings) : 0;
    }
    return sum;
}

int Tallies::categoriesInUse() const
{
    int used = 0;
    for (int category = 0; category < categories; ++category) {
        used += ratings(category) > 0 ? 1 : 0;
    }
    return used;
}

double Tallies::share(int category) const
{
    double sum = 0;
    for (const auto& [ratings, group] : groups) {
        if (ratings >= 1) {
            sum += static_cast<double>(group.ratingsIn(category, ratings)) / ratings;
        }
    }
    return sum / static_cast<double>(use().rated);
}

double Tallies::shareOfOthers(int category) const
{
    double sum = 0;
    for (const auto& [ratings, group] : groups) {
        if (ratings >= 1) {
            sum += static_cast<double>(group.items * ratings - group.ratingsIn(category, ratings)) / ratings;
        }
    }
    return sum / static_cast<double>(use().rated);
}

double Tallies::observedDisagreement() const
{
    const Count pairable = use().pairable;
    double sum = 0;
    for (const auto& [ratings, group] : groups) {
        if (ratings >= 2) {
            sum += static_cast<double>(group.disagreement) / (static_cast<double>(ratings) * (ratings - 1));
        }
    }
    return pairable == 0 ? 0 : sum / static_cast<double>(pairable);
}

NominalDisagreement nominalDisagreement(const Tallies& tallies)
{
    NominalDisagreement result;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 2) {
            result.values += static_cast<double>(group.items * ratings);
            result.observed += static_cast<double>(group.disagreement) / (ratings - 1);
        }
    }
    for (int k = 0; k < tallies.categories; ++k) {
        const auto own = static_cast<double>(tallies.pairableRatings(k));
        result.expected += own * (result.values - own);
    }
    return result;
}

} // namespace accord::agreement
