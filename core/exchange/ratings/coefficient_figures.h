// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/compute.h"
#include "core/agreement/distance.h"
#include "core/agreement/pairs.h"
#include "core/agreement/uncertainty/resampling.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/figure_tree.h"

#include <functional>
#include <string>
#include <vector>

namespace accord::exchange {

/// Weights by the name under which their figures stand, made when they are needed: for thousands of categories one
/// table is large enough, and seven are too large.
struct NamedWeights
{
    std::string name;
    std::function<agreement::DistanceFunction()> make;
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

/// What every scale has, each label taken as equal to another one or not: "counts"; each measure by its key, with
/// "jackknife_se" where it has an error, and "se_irrcac", the error as irrCAC has it, where some item has a single
/// rating; with fleiss_kappa the tests of 0 ("se0", "se0_category", "se_fleiss1971", "z0", "p0", or
/// "se0_fleiss_cuzick"); "benchmark_landis_koch"; "fleiss_variants"; "cohen_pairwise" (weights beside each pair's own
/// figures); "per_category". Which measures stand where is said by their entries (agreement::Shown).
[[nodiscard]] Figures nominalFigures(const LabelledRatings& ratings, const agreement::TableForms& patterns,
                                     const std::vector<NamedWeights>& pairWeights = {});

/// The weights of ordered scales that these values have, which must outlive them: "linear", "quadratic", "ordinal",
/// "radical", "ratio", "circular", "bipolar". Ratio weights need numbers of which none is negative.
[[nodiscard]] std::vector<NamedWeights> orderedWeights(const LabelledRatings& ratings);

/// "weighted_*" with each measure that takes weights, and "alpha_ordinal", "alpha_interval", "alpha_ratio". What the
/// values have no weights for is undefined, with the reason.
void addOrdered(Figures& figures, const agreement::TableForms& patterns, const LabelledRatings& ratings,
                const std::vector<NamedWeights>& weights);

/// "alpha_hierarchical", "levels" with 1 .. depth (a code that ends above a level stands for itself there), and
/// "weighted_hierarchical".
void addHierarchical(Figures& figures, const agreement::TableForms& patterns, const LabelledRatings& ratings);

/// "alpha_jaccard" and "alpha_masi".
void addSets(Figures& figures, const agreement::TableForms& patterns, const LabelledRatings& ratings);

/// Two groups of raters over the same items, below each measure for groups: "value_1", "value_2", "difference",
/// "se", "t", "df", "p_two_sided". The groups hold numbers of raters.
[[nodiscard]] Figures differenceFigures(const LabelledRatings& ratings, const std::vector<int>& first,
                                        const std::vector<int>& second);

/// Resampled items, below each measure for that: "B", "seed", "ci95" (percentiles), "se",
/// "mean", "undefined" (how many resamples had no value).
[[nodiscard]] Figures bootstrapFigures(const agreement::TableForms& patterns, const agreement::BootstrapPlan& plan,
                                       const std::stop_token& stop);

} // namespace accord::exchange
