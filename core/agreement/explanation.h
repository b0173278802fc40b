// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/distance.h"
#include "core/agreement/estimate.h"
#include "core/agreement/measures.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::agreement {

/// What a line of an explanation works out.
enum class Step : std::uint8_t {
    Observed,      ///< p_a, observed agreement; for Krippendorff's alpha D_o, observed disagreement
    Expected,      ///< p_e, agreement expected by chance; for alpha D_e
    Value,         ///< the coefficient
    StandardError, ///< of the coefficient, linearised over items
    Interval,      ///< 95 %
};

/// A line of an explanation. Formulas are the same in every language: symbols, figures, operators.
struct Formula
{
    Step step = Step::Value;
    std::string symbolic; ///< "κ = (p_a − p_e) / (1 − p_e)"
    std::string figures;  ///< the same with this table's numbers: "κ = (0.785857 − 0.099851) / ... = 0.762103"
};

/// How the interval is made.
enum class IntervalMethod : std::uint8_t {
    None,          ///< there is none: a mean over pairs, or a single item
    VarianceTerms, ///< value +- t(0.975, N2 - 1) se, se linearised over items, the upper end cut at 1
};

/// Why something takes no part. The first two concern items and are known to the table; the others are known to who
/// made the table of a part of something larger.
enum class LeftOutReason : std::uint8_t {
    SingleRating,    ///< items with one rating: they count for the shares of categories only
    NoRating,        ///< items that nobody rated
    OtherRepository, ///< items outside the chosen repository
    OtherFinalType,  ///< items decided as another type
    NotDecided,      ///< items without a decision, where a final type is asked for
    NotSpecified,    ///< ratings that stop above the level
    CannotTell,      ///< ratings that say "cannot tell"
    OpenCode,        ///< labels that are a code of the annotator's own
    Repeat,          ///< items that show an issue once more
};

struct LeftOutCount
{
    LeftOutReason why = LeftOutReason::NoRating;
    Count count = 0;
};

/// Items with the same number r of ratings, and how many of their pairs of ratings agree: n r (r-1) / 2 pairs. Exact.
struct PairsByRatings
{
    int ratings = 0;
    Count items = 0;
    Count agreeing = 0;
    Count pairs = 0;
    Count unanimous = 0; ///< items on which all ratings are equal
};

/// A category's part in chance.
struct CategoryPart
{
    int category = 0;
    Count ratings = 0; ///< exact; for alpha of pairable items only
    double share = 0;  ///< pi_k, the mean over rated items of its share (alpha: of the pooled ratings)
};

/// A figure taken apart: everything from which anybody can work it out again. A pure value; sentences are made from
/// the enumerations at the edge.
struct Explanation
{
    const Measure* measure = &kFleissKappa;
    Outcome outcome = NoEstimate{};
    Count ratings = 0; ///< in the table
    int raters = 0;
    int codebook = 0;   ///< categories of the codebook, q
    int categories = 0; ///< of these in use

    std::vector<PairsByRatings> observed; ///< by number of ratings, from 2 up
    std::vector<CategoryPart> chance;     ///< categories in use, in the codebook's order
    int pairsOfRaters = 0;                ///< of raters with a rating; over pairs: with a defined kappa
    std::vector<double> pairKappas;       ///< over pairs only: Cohen's kappa of those that have one
    int pairsUndefined = 0;               ///< over pairs only
    std::vector<double> levelWeights;     ///< along paths only, from the top

    std::vector<Formula> formulas;     ///< in the order of Step; without those that an undefined value has not
    std::vector<LeftOutCount> leftOut; ///< reasons that apply, with their counts
    IntervalMethod interval = IntervalMethod::None;
    std::optional<Band> band;           ///< of Landis and Koch, for chance-corrected values
    std::optional<Benchmark> benchmark; ///< Gwet's, where there is a standard error
};

/// The lines that lead to the value of an explanation whose numbers are all there. In formulas "_" lowers what follows
/// (p_a, N_1); N_1 are rated and N_2 pairable items, n the ratings that alpha counts.
[[nodiscard]] std::vector<Formula> formulasOf(const Explanation& explanation);

/// A measure of a table, taken apart; with the paths of the categories for one that runs along them. An undefined one
/// says so in its outcome and shows what there is.
[[nodiscard]] Explanation explain(const Measure& measure, const RatingTable& table,
                                  const std::vector<CodePath>& paths = {});

// What lines are made of.
[[nodiscard]] std::string figure(double value); ///< six digits after the point
[[nodiscard]] std::string figure(Count count);
[[nodiscard]] std::string sumOf(const std::vector<std::string>& terms); ///< a long sum shows its beginning and its end

} // namespace accord::agreement
