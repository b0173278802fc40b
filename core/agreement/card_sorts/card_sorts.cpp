// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/card_sorts/card_sorts.h"

#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <cmath>
#include <map>
#include <utility>

namespace accord::agreement {
namespace {

Count pairsOf(Count cards)
{
    return cards * (cards - 1) / 2;
}

template <class Counts>
Count pairsWithin(const Counts& counts)
{
    Count pairs = 0;
    for (const auto& [pile, cards] : counts) {
        pairs += pairsOf(cards);
    }
    return pairs;
}

using Indexes = std::vector<std::vector<std::optional<double>>>; ///< person x person before it

// Of all pairs without that person; `nobody` is behind the last one.
std::optional<double> meanWithout(const Indexes& indexes, std::size_t left)
{
    double sum = 0;
    Count pairs = 0;
    for (std::size_t i = 0; i < indexes.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (i != left && j != left && indexes[i][j]) {
                sum += *indexes[i][j];
                ++pairs;
            }
        }
    }
    return pairs == 0 ? std::nullopt : std::optional(sum / static_cast<double>(pairs));
}

std::optional<Interval> jackknife(const Indexes& indexes, double mean)
{
    const std::size_t people = indexes.size();
    if (people < 3) {
        return std::nullopt;
    }
    std::vector<double> without;
    double sum = 0;
    for (std::size_t person = 0; person < people; ++person) {
        const auto left = meanWithout(indexes, person);
        if (!left) {
            return std::nullopt;
        }
        without.push_back(*left);
        sum += *left;
    }
    const auto n = static_cast<double>(people);
    double squares = 0;
    for (const double each : without) {
        squares += (each - sum / n) * (each - sum / n);
    }
    return studentInterval(mean, std::sqrt((n - 1) / n * squares), static_cast<Count>(people) - 1);
}

} // namespace

Togetherness togetherness(const CardSorts& sorts, std::size_t card, std::size_t other)
{
    Togetherness found;
    for (const std::vector<int>& piles : sorts.people) {
        const bool both = piles[card] != kNotSorted && piles[other] != kNotSorted;
        found.seen += both ? 1 : 0;
        found.together += both && piles[card] == piles[other] ? 1 : 0;
    }
    return found;
}

std::optional<double> adjustedRand(const CardSorts& sorts, std::size_t person, std::size_t other)
{
    std::map<int, Count> first;
    std::map<int, Count> second;
    std::map<std::pair<int, int>, Count> both;
    Count cards = 0;
    for (std::size_t card = 0; card < sorts.cards; ++card) {
        const int one = sorts.people[person][card];
        const int two = sorts.people[other][card];
        if (one != kNotSorted && two != kNotSorted) {
            ++first[one];
            ++second[two];
            ++both[{one, two}];
            ++cards;
        }
    }
    if (cards < 2) {
        return std::nullopt;
    }
    const Count inFirst = pairsWithin(first);
    const Count inSecond = pairsWithin(second);
    const Count inBoth = pairsWithin(both);
    const Count all = pairsOf(cards);
    // Decided on integers: only then is the index 0/0.
    if ((inFirst == 0 && inSecond == 0) || (inFirst == all && inSecond == all)) {
        return 1.0;
    }
    const double expected = static_cast<double>(inFirst) * static_cast<double>(inSecond) / static_cast<double>(all);
    const double most = (static_cast<double>(inFirst) + static_cast<double>(inSecond)) / 2;
    return (static_cast<double>(inBoth) - expected) / (most - expected);
}

SortAgreement sortAgreement(const CardSorts& sorts)
{
    SortAgreement agreement;
    Indexes indexes(sorts.people.size());
    for (std::size_t i = 0; i < sorts.people.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            indexes[i].push_back(adjustedRand(sorts, i, j));
            ++(indexes[i].back() ? agreement.pairs : agreement.without);
        }
    }
    agreement.mean = meanWithout(indexes, indexes.size());
    if (agreement.mean) {
        agreement.interval = jackknife(indexes, *agreement.mean);
    }
    return agreement;
}

} // namespace accord::agreement
