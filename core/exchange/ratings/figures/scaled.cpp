// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figures/scaled.h"

#include "core/agreement/alpha/krippendorff.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/figures/family.h"
#include "core/exchange/ratings/figures/outcome.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace accord::exchange {
namespace {

using agreement::Coefficient;
using agreement::DistanceFunction;
using agreement::Scale;

constexpr const char* kNoRatio = "ratios need numbers of which none is negative";
constexpr const char* kTooFar = "the numbers are too large or too small to compute with";

constexpr std::pair<const char*, Scale> kScales[] = {{"linear", Scale::Linear},   {"quadratic", Scale::Quadratic},
                                                     {"ordinal", Scale::Ordinal}, {"radical", Scale::Radical},
                                                     {"ratio", Scale::Ratio},     {"circular", Scale::Circular},
                                                     {"bipolar", Scale::Bipolar}};

bool hasRatios(const std::vector<double>& values)
{
    return std::ranges::none_of(values, [](double value) { return value < 0; });
}

bool isFinite(const agreement::Weights& weights, int categories)
{
    // An overflow anywhere is one between the ends.
    return categories == 0 || std::isfinite(weights.total(categories));
}

void addAlpha(Figures& figures, const std::string& name, const agreement::Ratings& patterns,
              const DistanceFunction& difference)
{
    figures.add(name, outcomeFigures(agreement::krippendorffAlpha(patterns.items, difference), Naming::Disagreement));
}

} // namespace

std::vector<NamedWeights> orderedWeights(const LabelledRatings& ratings)
{
    std::vector<NamedWeights> result;
    for (const auto& [name, scale] : kScales) {
        const auto make = [&ratings, scale = scale] { return agreement::weightsOf(scale, ratings.values); };
        const bool usable = scale != Scale::Ratio || hasRatios(ratings.values);
        if (usable && isFinite(make(), ratings.table.categories)) {
            result.push_back({name, make});
        }
    }
    return result;
}

void addOrdered(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings,
                const std::vector<NamedWeights>& weights)
{
    const auto members = {Coefficient::PercentAgreement, Coefficient::BrennanPrediger, Coefficient::FleissKappa,
                          Coefficient::CongerKappa, Coefficient::GwetAc};
    const bool ratios = hasRatios(ratings.values);
    for (const auto& [name, scale] : kScales) {
        const auto found = std::ranges::find(weights, name, &NamedWeights::name);
        if (found != weights.end()) {
            figures.add("weighted_" + std::string(name), weightedFigures(members, patterns, found->make()));
            continue;
        }
        Figures all;
        for (const Coefficient member : members) {
            all.add(memberName(member, true), undefinedFigures(scale == Scale::Ratio && !ratios ? kNoRatio : kTooFar));
        }
        figures.add("weighted_" + std::string(name), std::move(all));
    }
    addAlpha(figures, "alpha_ordinal", patterns, DistanceFunction::ordinal());
    addAlpha(figures, "alpha_interval", patterns, DistanceFunction::interval(ratings.values));
    if (ratios) {
        addAlpha(figures, "alpha_ratio", patterns, DistanceFunction::ratio(ratings.values));
    } else {
        figures.add("alpha_ratio", undefinedFigures(kNoRatio));
    }
}

void addHierarchical(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings)
{
    const auto categories = static_cast<std::size_t>(ratings.table.categories);
    std::vector<agreement::CodePath> paths;
    std::size_t depth = 0;
    for (std::size_t category = 0; category < categories; ++category) {
        paths.push_back(*pathOf(ratings.labels[category]));
        depth = std::max(depth, paths.back().size());
    }
    const auto difference = agreement::pathDifference(paths);
    addAlpha(figures, "alpha_hierarchical", patterns, difference);
    Figures levels;
    for (std::size_t level = 1; level <= depth; ++level) {
        std::map<std::string, int> codes;
        std::vector<int> category;
        for (const auto& path : paths) {
            const auto& code = path[std::min(level, path.size()) - 1];
            category.push_back(codes.emplace(code, static_cast<int>(codes.size())).first->second);
        }
        const auto coarse =
            agreement::Ratings::of(agreement::recoded(ratings.table, category, static_cast<int>(codes.size())));
        Figures each;
        each.addCount("categories", static_cast<std::int64_t>(codes.size()));
        for (const Coefficient member :
             {Coefficient::PercentAgreement, Coefficient::FleissKappa, Coefficient::GwetAc, Coefficient::CongerKappa}) {
            each.add(memberName(member), memberFigures(member, coarse));
        }
        addAlpha(each, "alpha_nominal", coarse, {});
        levels.add(std::to_string(level), std::move(each));
    }
    figures.add("levels", std::move(levels));
    figures.add("weighted_hierarchical",
                weightedFigures({Coefficient::PercentAgreement, Coefficient::FleissKappa, Coefficient::CongerKappa,
                                 Coefficient::GwetAc},
                                patterns, agreement::Weights(ratings.table.categories, difference.matrix({}))));
}

void addSets(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings)
{
    std::vector<agreement::CodeSet> sets;
    for (std::size_t category = 0; category < static_cast<std::size_t>(ratings.table.categories); ++category) {
        sets.push_back(*setOf(ratings.labels[category]));
    }
    addAlpha(figures, "alpha_jaccard", patterns, agreement::jaccardDifference(sets));
    addAlpha(figures, "alpha_masi", patterns, agreement::masiDifference(sets));
}

} // namespace accord::exchange
