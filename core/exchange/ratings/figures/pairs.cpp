// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figures/pairs.h"

#include "core/agreement/raters/light.h"
#include "core/exchange/ratings/figures/outcome.h"
#include "core/model/bounds.h"

namespace accord::exchange {
namespace {

using agreement::kMissing;

/// The table of two columns with only the categories that occur in it: what the others would add is nothing, and a
/// table of many thousand categories would not fit in memory once per pair.
struct Pair
{
    agreement::PairCounts counts{0, 0, 0};
    std::vector<int> categories; ///< what the numbers in `counts` stand for
};

template <class First, class Second>
Pair pairOf(int items, int categories, First first, Second second)
{
    Pair pair;
    std::vector<int> numbers(static_cast<std::size_t>(categories), kMissing);
    const auto take = [&](int category) {
        int& number = numbers[static_cast<std::size_t>(category)];
        if (number == kMissing) {
            number = static_cast<int>(pair.categories.size());
            pair.categories.push_back(category);
        }
    };
    for (int item = 0; item < items; ++item) {
        if (first(item) != kMissing && second(item) != kMissing) {
            take(first(item));
            take(second(item));
        }
    }
    pair.counts = agreement::PairCounts(0, 1, static_cast<int>(pair.categories.size()));
    for (int item = 0; item < items; ++item) {
        if (first(item) != kMissing && second(item) != kMissing) {
            ++pair.counts.at(numbers[static_cast<std::size_t>(first(item))],
                             numbers[static_cast<std::size_t>(second(item))]);
            ++pair.counts.items;
        }
    }
    return pair;
}

agreement::Weights restricted(const agreement::Weights& weights, const std::vector<int>& categories)
{
    std::vector<double> disagreement;
    disagreement.reserve(categories.size() * categories.size());
    for (const int k : categories) {
        for (const int l : categories) {
            disagreement.push_back(weights.disagreement(k, l));
        }
    }
    return {static_cast<int>(categories.size()), std::move(disagreement)};
}

void addErrors(Figures& figures, const agreement::PairAgreement& pair)
{
    figures.add("value", pair.kappa->value);
    figures.add("se", pair.kappa->standardError);
    figures.add("se0", pair.nullStandardError);
}

Figures nominalFigures(const agreement::PairAgreement& pair)
{
    if (pair.items == 0) {
        Figures figures = undefinedFigures(reasonOf(pair.kappa.why()));
        figures.addCount("n", 0);
        return figures;
    }
    Figures figures;
    figures.addCount("n", pair.items);
    figures.add("pa", pair.kappa.observed());
    if (!pair.kappa) {
        figures.add("pe", 1.0);
        figures.add("value", Figure());
        figures.add("undefined", reasonOf(pair.kappa.why()));
        return figures;
    }
    figures.add("pe", pair.kappa->expected);
    addErrors(figures, pair);
    figures.add("kappa_max", pair.maximum);
    return figures;
}

Figures weightedFigures(const agreement::PairAgreement& pair)
{
    if (!pair.kappa) {
        return undefinedFigures(reasonOf(pair.kappa.why()));
    }
    Figures figures;
    addErrors(figures, pair);
    return figures;
}

} // namespace

PairFigures pairFigures(const LabelledRatings& ratings, const std::vector<NamedWeights>& weights)
{
    const agreement::RatingTable& table = ratings.table;
    std::vector<Pair> pairs;
    std::vector<std::string> names;
    const int paired = table.raters > bounds::kPairedRaters ? 0 : table.raters;
    for (int g = 0; g < paired; ++g) {
        for (int h = g + 1; h < paired; ++h) {
            pairs.push_back(pairOf(
                table.items(), table.categories, [&](int item) { return table.at(item, g); },
                [&](int item) { return table.at(item, h); }));
            names.push_back(ratings.raters[static_cast<std::size_t>(g)] + "|" +
                            ratings.raters[static_cast<std::size_t>(h)]);
        }
    }
    std::vector<agreement::PairAgreement> all;
    std::vector<Figures> figures;
    all.reserve(pairs.size());
    figures.reserve(pairs.size());
    for (const Pair& pair : pairs) {
        all.push_back(agreement::cohenKappa(pair.counts));
        figures.push_back(nominalFigures(all.back()));
    }
    for (const auto& [name, make] : weights) {
        const agreement::Weights each = make();
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (pairs[i].counts.items > 0) {
                const auto own = restricted(each, pairs[i].categories);
                figures[i].add(name, weightedFigures(agreement::cohenKappa(pairs[i].counts, own)));
            }
        }
    }
    PairFigures result;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        result.pairs.add(std::move(names[i]), std::move(figures[i]));
    }
    const auto light = agreement::lightKappa(all);
    result.light = valueFigures(light.mean);
    if (light.mean) {
        result.light.addCount("pairs", light.pairs);
        result.light.addCount("pairs_undefined", light.pairsUndefined);
    }
    return result;
}

Figures finalFigures(const LabelledRatings& ratings)
{
    Figures result;
    const agreement::RatingTable& table = ratings.table;
    for (int rater = 0; rater < table.raters; ++rater) {
        const Pair pair = pairOf(
            table.items(), static_cast<int>(ratings.labels.size()), [&](int item) { return table.at(item, rater); },
            [&](int item) { return ratings.final[static_cast<std::size_t>(item)]; });
        const auto kappa = agreement::cohenKappa(pair.counts);
        Figures figures = nominalFigures(kappa);
        figures.add("percent_agreement", kappa.kappa.observed());
        result.add(ratings.raters[static_cast<std::size_t>(rater)], std::move(figures));
    }
    return result;
}

} // namespace accord::exchange
