// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figures/outcome.h"

#include <cmath>

namespace accord::exchange {

using agreement::NotComputable;

std::string reasonOf(NotComputable why)
{
    switch (why) {
    case NotComputable::NoPairs:
        return "no item has two ratings";
    case NotComputable::OneCategory:
    case NotComputable::CategoryUnused:
        return "no variation: expected agreement is 1 (a single category in use)";
    case NotComputable::SmallCodebook:
        return "needs at least two categories";
    case NotComputable::NoCommonItems:
        return "no item rated by both";
    case NotComputable::NoDefinedPair:
        return "no rater pair with a defined kappa";
    case NotComputable::NoCompleteItems:
        return "no item rated by all raters";
    }
    return {};
}

Figures undefinedFigures(const std::string& reason)
{
    Figures figures;
    figures.add("value", Figure());
    figures.add("undefined", reason);
    return figures;
}

Figures valueFigures(const agreement::Outcome& outcome)
{
    if (!outcome) {
        return undefinedFigures(reasonOf(outcome.why()));
    }
    Figures figures;
    figures.add("value", outcome->value);
    return figures;
}

Figures outcomeFigures(const agreement::Outcome& outcome, Naming naming)
{
    if (!outcome) {
        return undefinedFigures(reasonOf(outcome.why()));
    }
    if (!std::isfinite(outcome->value)) {
        return undefinedFigures("the numbers are too large or too small to compute with");
    }
    Figures figures;
    figures.add("value", outcome->value);
    if (naming != Naming::ValueOnly) {
        const bool disagreement = naming == Naming::Disagreement;
        figures.add(disagreement ? "do" : "pa", outcome->observed);
        figures.add(disagreement ? "de" : "pe", outcome->expected);
    }
    figures.add("se", outcome->standardError);
    if (!outcome->interval) {
        figures.add("ci95", Figure());
        return figures;
    }
    figures.addCount("df", *outcome->degreesOfFreedom);
    figures.add("ci95", std::vector<double>{outcome->interval->low, outcome->interval->high});
    return figures;
}

} // namespace accord::exchange
