// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficients/weights.h"
#include "core/agreement/raters/cohen.h"
#include "core/exchange/ratings/figures/tree.h"
#include "core/exchange/ratings/scale.h"

#include <functional>
#include <string>
#include <vector>

namespace accord::exchange {

/// Weights by the name under which their figures stand, made when they are needed: for thousands of categories one
/// table is large enough, and seven are too large.
struct NamedWeights
{
    std::string name;
    std::function<agreement::Weights()> make;
};

/// Cohen's kappa of all pairs of raters.
struct PairFigures
{
    Figures pairs; ///< by "FIRST|SECOND": "n", "pa", "pe", "value", "se", "se0", "kappa_max", and per weight "value",
                   ///< "se", "se0"
    Figures light; ///< the mean over the pairs that have a value: "value", "pairs", "pairs_undefined"
};

[[nodiscard]] PairFigures pairFigures(const LabelledRatings& ratings, const std::vector<NamedWeights>& weights = {});

/// Each rater against the column of decisions, by the rater's name.
[[nodiscard]] Figures finalFigures(const LabelledRatings& ratings);

} // namespace accord::exchange
