// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"
#include "core/agreement/coefficients/cohen.h"
#include "core/agreement/coefficients/weights.h"
#include "core/agreement/uncertainty/resampling.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/figure_tree.h"

#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

namespace accord::exchange {

/// The coefficients that share the observed agreement of items, below their names: outcomeFigures() and, where some
/// item has a single rating, "se_irrcac", the error as irrCAC has it. Gwet's is "gwet_ac1" without and "gwet_ac2" with
/// weights. Only percent agreement, Brennan-Prediger, Fleiss, Conger and Gwet.
[[nodiscard]] Figures memberFigures(agreement::Coefficient member, const agreement::Ratings& ratings,
                                    const agreement::Weights& weights = {});
[[nodiscard]] std::string memberName(agreement::Coefficient member, bool weighted = false);

/// With weights, which may be nominal ones where there are no two categories to weigh.
[[nodiscard]] Figures weightedFigures(std::initializer_list<agreement::Coefficient> members,
                                      const agreement::Ratings& ratings, const agreement::Weights& weights);

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

/// What every scale has, each label taken as equal to another one or not:
///
/// "counts"; "percent_agreement", "brennan_prediger", "fleiss_kappa", "conger_kappa", "gwet_ac1", "alpha_nominal" with
/// "jackknife_se" where there is an error at all; "full_agreement"; with fleiss_kappa the tests of 0 ("se0",
/// "se0_category", "se_fleiss1971", "z0", "p0", or "se0_fleiss_cuzick"); "benchmark_landis_koch"; "fleiss_variants";
/// "cohen_pairwise" (weights beside each pair's own figures); "light_kappa"; "per_category".
[[nodiscard]] Figures nominalFigures(const LabelledRatings& ratings, const agreement::Ratings& patterns,
                                     const std::vector<NamedWeights>& pairWeights = {});

/// The weights of ordered scales that these values have, which must outlive them: "linear", "quadratic", "ordinal",
/// "radical", "ratio", "circular", "bipolar". Ratio weights need numbers of which none is negative.
[[nodiscard]] std::vector<NamedWeights> orderedWeights(const LabelledRatings& ratings);

/// "weighted_*" with "percent_agreement", "brennan_prediger", "fleiss_kappa", "conger_kappa" and "gwet_ac2", and
/// "alpha_ordinal", "alpha_interval", "alpha_ratio". What the values have no weights for is undefined, with the reason.
void addOrdered(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings,
                const std::vector<NamedWeights>& weights);

/// "alpha_hierarchical", "levels" with 1 .. depth (a code that ends above a level stands for itself there), and
/// "weighted_hierarchical".
void addHierarchical(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings);

/// "alpha_jaccard" and "alpha_masi".
void addSets(Figures& figures, const agreement::Ratings& patterns, const LabelledRatings& ratings);

/// Two groups of raters over the same items, below "fleiss_kappa" and "gwet_ac1": "value_1", "value_2", "difference",
/// "se", "t", "df", "p_two_sided". The groups hold numbers of raters.
[[nodiscard]] Figures differenceFigures(const LabelledRatings& ratings, const std::vector<int>& first,
                                        const std::vector<int>& second);

/// Resampled items, below "fleiss_kappa", "gwet_ac1" and "alpha_nominal": "B", "seed", "ci95" (percentiles), "se",
/// "mean", "undefined" (how many resamples had no value).
[[nodiscard]] Figures bootstrapFigures(const agreement::Ratings& patterns, const agreement::BootstrapPlan& plan,
                                       const std::stop_token& stop);

} // namespace accord::exchange
