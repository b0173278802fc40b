// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/explain/explain.h"

#include "core/agreement/alpha/krippendorff.h"
#include "core/agreement/catalogue.h"
#include "core/agreement/explain/formulas.h"
#include "core/agreement/raters/conger.h"
#include "core/agreement/raters/pair_matrix.h"
#include "core/agreement/tally/tallies.h"

#include <algorithm>

namespace accord::agreement {

namespace {

std::vector<PairsByRatings> pairsOf(const Tallies& tallies)
{
    std::vector<PairsByRatings> result;
    for (const auto& [ratings, group] : tallies.groups) {
        if (ratings >= 2 && group.items > 0) {
            const Count pairs = group.items * ratings * (ratings - 1) / 2;
            result.push_back({ratings, group.items, pairs - group.disagreement / 2, pairs, group.unanimous});
        }
    }
    return result;
}

std::vector<CategoryPart> partsOf(const Tallies& tallies, bool pairableOnly)
{
    std::vector<CategoryPart> result;
    Count all = 0;
    for (int category = 0; category < tallies.categories; ++category) {
        const Count ratings = pairableOnly ? tallies.pairableRatings(category) : tallies.ratings(category);
        all += ratings;
        if (ratings > 0) {
            result.push_back({category, ratings, tallies.share(category)});
        }
    }
    for (CategoryPart& part : result) {
        part.share = pairableOnly ? static_cast<double>(part.ratings) / static_cast<double>(all) : part.share;
    }
    return result;
}

Convention conventionOf(Coefficient coefficient)
{
    switch (coefficient) {
    case Coefficient::KrippendorffAlpha:
        return Convention::RatingAverage;
    case Coefficient::LightKappa:
        return Convention::CommonItems;
    case Coefficient::FullAgreement:
        return Convention::ShareOfItems;
    default:
        return Convention::ItemAverage;
    }
}

void countPairs(Explanation& explanation, const Ratings& ratings)
{
    if (explanation.coefficient == Coefficient::CongerKappa) {
        const auto margins = raterMargins(ratings.rows);
        const int q = ratings.rows.categories();
        int raters = 0;
        for (int rater = 0; rater < ratings.rows.raters(); ++rater) {
            const auto own = margins.begin() + static_cast<std::ptrdiff_t>(rater) * q;
            raters += std::any_of(own, own + q, [](Count count) { return count > 0; }) ? 1 : 0;
        }
        explanation.pairsOfRaters = raters * (raters - 1) / 2;
    }
    if (explanation.coefficient == Coefficient::LightKappa) {
        for (const PairAgreement& pair : pairMatrix(pairCounts(ratings.rows))) {
            if (pair.kappa) {
                explanation.pairKappas.push_back(pair.kappa->value);
            } else {
                ++explanation.pairsUndefined;
            }
        }
        explanation.pairsOfRaters = static_cast<int>(explanation.pairKappas.size());
    }
}

void countLeftOut(Explanation& explanation, const ItemUse& use)
{
    if (use.rated > use.pairable) {
        explanation.leftOut.push_back({LeftOut::SingleRating, use.rated - use.pairable});
    }
    if (use.items > use.rated) {
        explanation.leftOut.push_back({LeftOut::NoRating, use.items - use.rated});
    }
}

Explanation explained(Coefficient coefficient, const Ratings& ratings, const Outcome& outcome)
{
    const auto tallies = Tallies::of(ratings.items);
    Explanation result;
    result.coefficient = coefficient;
    result.outcome = outcome;
    result.raters = ratings.items.raters();
    result.codebook = ratings.items.categories();
    result.categories = tallies.categoriesInUse();
    for (const Kind& kind : ratings.items.kinds().list) {
        result.ratings += kind.items * kind.ratings;
    }
    result.observed = pairsOf(tallies);
    result.chance = partsOf(tallies, coefficient == Coefficient::KrippendorffAlpha);
    countPairs(result, ratings);
    countLeftOut(result, ratings.items.use());
    result.convention = conventionOf(coefficient);
    result.sources = sourcesOf(coefficient);
    if (result.outcome.defined()) {
        const Estimate& estimate = *result.outcome;
        result.interval = estimate.interval ? IntervalMethod::VarianceTerms : IntervalMethod::None;
        if (isChanceCorrected(coefficient)) {
            result.band = landisKoch(estimate.value);
            result.benchmark = estimate.standardError
                                   ? std::optional(benchmark(estimate.value, *estimate.standardError))
                                   : std::nullopt;
        }
    }
    return result;
}

} // namespace

std::string_view symbolOf(Coefficient coefficient)
{
    switch (coefficient) {
    case Coefficient::PercentAgreement:
        return "p_a";
    case Coefficient::FullAgreement:
        return "p_full";
    case Coefficient::GwetAc:
        return "AC1";
    case Coefficient::KrippendorffAlpha:
        return "α";
    default:
        return "κ";
    }
}

Explanation explain(Coefficient coefficient, const RatingTable& table)
{
    const auto ratings = Ratings::of(table);
    Explanation result = explained(coefficient, ratings, compute(coefficient, ratings));
    result.formulas = formulasOf(result);
    return result;
}

Explanation explainPaths(const RatingTable& table, const std::vector<CodePath>& paths)
{
    const auto ratings = Ratings::of(table);
    Explanation result =
        explained(Coefficient::KrippendorffAlpha, ratings, krippendorffAlpha(ratings.items, pathDifference(paths)));
    result.hierarchical = true;
    std::size_t depth = 0;
    for (const CodePath& path : paths) {
        depth = std::max(depth, path.size());
    }
    result.levelWeights.assign(depth, 1 / static_cast<double>(depth));
    result.formulas = formulasOf(result);
    return result;
}

} // namespace accord::agreement
