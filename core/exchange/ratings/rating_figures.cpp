// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/rating_figures.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/coefficient_figures.h"

#include <algorithm>

namespace accord::exchange {
namespace {

Result<std::vector<int>> groupOf(const LabelledRatings& ratings, const std::string& text)
{
    ACCORD_TRY(const std::vector<std::string> names, codeList("--group", text));
    std::vector<int> numbers;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(ratings.raters, name);
        if (found == ratings.raters.end()) {
            return Error{Errc::Invalid, Reason::RaterUnknown, {name, ratings.raters}};
        }
        numbers.push_back(static_cast<int>(found - ratings.raters.begin()));
    }
    return numbers;
}

bool ordered(RatingScale scale)
{
    return scale == RatingScale::Ordinal || scale == RatingScale::Numeric;
}

void addScale(Figures& figures, const agreement::TableForms& patterns, const LabelledRatings& ratings,
              const std::vector<NamedWeights>& weights)
{
    switch (ratings.scale) {
    case RatingScale::Nominal:
        break;
    case RatingScale::Ordinal:
    case RatingScale::Numeric:
        addOrdered(figures, patterns, ratings, weights);
        break;
    case RatingScale::Hierarchical:
        addHierarchical(figures, patterns, ratings);
        break;
    case RatingScale::Sets:
        addSets(figures, patterns, ratings);
        break;
    }
}

} // namespace

Result<Figures> ratingFigures(const LabelledRatings& ratings, const FigureOptions& options, const std::stop_token& stop)
{
    std::vector<std::vector<int>> groups;
    for (const std::string& text : options.groups) {
        ACCORD_TRY(std::vector<int> group, groupOf(ratings, text));
        groups.push_back(std::move(group));
    }
    if (groups.size() == 1 || groups.size() > 2) {
        return Error{Errc::Invalid, Reason::TwoGroups};
    }
    const auto patterns = agreement::TableForms::of(ratings.table);
    const auto weights = ordered(ratings.scale) ? orderedWeights(ratings) : std::vector<NamedWeights>();
    Figures figures = nominalFigures(ratings, patterns, weights);
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    addScale(figures, patterns, ratings, weights);
    if (!ratings.final.empty()) {
        figures.add("cohen_to_final", finalFigures(ratings));
    }
    if (!groups.empty()) {
        figures.add("group_difference", differenceFigures(ratings, groups[0], groups[1]));
    }
    if (options.resamples > 0) {
        figures.add("bootstrap", bootstrapFigures(patterns, {options.resamples, options.seed, 0.95}, stop));
    }
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    return figures;
}

} // namespace accord::exchange
