// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/coefficient.h"
#include "core/agreement/coefficients/krippendorff.h"
#include "core/agreement/estimate.h"
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

/// How items enter observed agreement.
enum class Convention : std::uint8_t {
    ItemAverage,   ///< every item with two or more ratings weighs the same (Gwet 2014)
    RatingAverage, ///< every rating of such items weighs the same (Krippendorff)
    CommonItems,   ///< pair by pair, over the items that both rated (Cohen, Light)
    ShareOfItems,  ///< items on which all ratings are equal, of those with two or more
};

/// How the interval is made.
enum class IntervalMethod : std::uint8_t {
    None,          ///< there is none: a mean over pairs, or a single item
    VarianceTerms, ///< value +- t(0.975, N2 - 1) se, se linearised over items, the upper end cut at 1
};

/// Why something takes no part. The first two concern items and are known to the table; the others are known to who
/// made the table of a part of something larger.
enum class LeftOut : std::uint8_t {
    SingleRating,    ///< items with one rating: they count for the shares of categories only
    NoRating,        ///< items that nobody rated
    OtherRepository, ///< items outside the chosen repository
    OtherFinalType,  ///< items decided as another type
    NotDecided,      ///< items without a decision, where a final type is asked for
    NotSpecified,    ///< ratings that stop above the level
    CannotTell,      ///< ratings that say "cannot tell"
    Repeat,          ///< items that show an issue once more
};

struct LeftOutCount
{
    LeftOut why = LeftOut::NoRating;
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
    Coefficient coefficient = Coefficient::FleissKappa;
    bool hierarchical = false; ///< Krippendorff's alpha along paths (explainPaths)
    Outcome outcome = NoEstimate{};
    Count ratings = 0; ///< in the table
    int raters = 0;
    int codebook = 0;   ///< categories of the codebook, q
    int categories = 0; ///< of these in use

    std::vector<PairsByRatings> observed; ///< by number of ratings, from 2 up
    std::vector<CategoryPart> chance;     ///< categories in use, in the codebook's order
    int pairsOfRaters = 0;                ///< Conger: of raters with a rating; Light: with a defined kappa
    std::vector<double> pairKappas;       ///< Light only: Cohen's kappa of the pairs that have one
    int pairsUndefined = 0;               ///< Light only
    std::vector<double> levelWeights;     ///< hierarchical only, from the top

    std::vector<Formula> formulas;     ///< in the order of Step; without those that an undefined value has not
    std::vector<LeftOutCount> leftOut; ///< reasons that apply, with their counts
    Convention convention = Convention::ItemAverage;
    IntervalMethod interval = IntervalMethod::None;
    std::optional<Band> band;           ///< of Landis and Koch, for chance-corrected values
    std::optional<Benchmark> benchmark; ///< Gwet's, where there is a standard error
    std::span<const std::string_view> sources;
};

/// What a formula calls the coefficient: "κ", "α", "AC₁", "p_a".
[[nodiscard]] std::string_view symbolOf(Coefficient coefficient);

/// The lines that lead to the value of an explanation whose numbers are all there. In formulas "_" lowers what follows
/// (p_a, N_1); N_1 are rated and N_2 pairable items, n the ratings that alpha counts.
[[nodiscard]] std::vector<Formula> formulasOf(const Explanation& explanation);

/// The nominal coefficient of a table, taken apart. An undefined one says so in its outcome and shows what there is.
[[nodiscard]] Explanation explain(Coefficient coefficient, const RatingTable& table);

/// Krippendorff's alpha along the paths of the categories (pathDifference), taken apart.
[[nodiscard]] Explanation explainPaths(const RatingTable& table, const std::vector<CodePath>& paths);

} // namespace accord::agreement
