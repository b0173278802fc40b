// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/distance.h"
#include "core/agreement/pairs.h"
#include "core/agreement/patterns.h"
#include "core/agreement/tallies.h"
#include "core/agreement/uncertainty/resampling.h"
#include "core/agreement/variance_terms.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace accord::agreement {

struct Explanation;
struct Formula;

/// Which distances between labels a measure takes beside "equal or not".
enum class Scales : std::uint8_t {
    Nominal,  ///< none
    Weights,  ///< weights of agreement (weightsOf), in which two labels differ by at most 1
    Distance, ///< any
    Paths,    ///< that of codes along the path of the taxonomy and no other: one figure for all its levels
};

/// How items enter observed agreement.
enum class Convention : std::uint8_t {
    ItemAverage,   ///< every item with two or more ratings weighs the same (Gwet 2014)
    RatingAverage, ///< every rating of such items weighs the same (Krippendorff)
    CommonItems,   ///< pair by pair, over the items that both rated (Cohen, Light)
    ShareOfItems,  ///< items on which all ratings are equal, of those with two or more
};

/// Where a measure stands beside its own figure.
struct Shown
{
    bool summary = false;   ///< a report of a round for which no coefficient was asked
    bool benchmark = false; ///< Gwet's benchmark, in the figures of a table
    bool bootstrap = false; ///< resampled items, there too
    bool groups = false;    ///< two groups of raters, there too
    bool levels = false;    ///< the levels of paths, there too
};

/// A measure of agreement: one entry of the table in measures.cpp. Live figures, reports, resampling, comparisons, the
/// window and the command line loop over that table; another measure is another entry, with its test and its line in
/// the manual.
struct Measure
{
    std::string_view key;                         ///< in JSON, on the command line, in the manual: "fleiss_kappa"
    std::array<std::string_view, 2> otherWords{}; ///< which the command line takes as well: "fleiss", "kappa"
    std::string_view symbol = "κ";                ///< in formulas
    std::string_view name;                        ///< "Fleiss' kappa"
    std::string_view nameForTwo{};                ///< of two raters, where that has a name of its own
    std::string_view weightedKey{};               ///< with weights, where that has one: "gwet_ac2"
    std::string_view weightedName{};              ///< likewise
    std::string_view definition;                  ///< in one sentence
    std::span<const std::string_view> sources{};  ///< oldest first: "Fleiss, J. L. (1971). ..."
    Scales scales = Scales::Weights;
    Convention convention = Convention::ItemAverage;
    bool chanceCorrected = true; ///< agreement by chance is taken out of it
    bool disagreement = false;   ///< observed and expected are disagreement, in units of the distance
    bool asksCodebook = false;   ///< how many categories could have been chosen matters
    Shown shown{};
    const Measure* atOneLevel = nullptr; ///< what stands for one of all levels where a single level is looked at

    // Over item sums: 1 - (1 - p_a) / (1 - p_e), where 1 - p_e,i = sum_k part_k r_ik / r_i for an item i. From these
    // three follow value, error and influence, of a whole table as well as live, and every resample. Most measures have
    // nothing else.
    std::optional<NotComputable> (*obstacle)(const Totals&, const DistanceFunction&) = nullptr; ///< with pairable items
    double (*expected)(const Totals&, const DistanceFunction&) = nullptr;                       ///< 1 - p_e
    std::vector<double> (*part)(const Totals&, const DistanceFunction&) = nullptr; ///< null: p_e is the same for all

    // Any other says how it is computed. Null: there is no such figure.
    Outcome (*ofItems)(const ItemPatterns&, const DistanceFunction&) = nullptr;
    Outcome (*ofRows)(const RowPatterns&, const DistanceFunction&) = nullptr;
    Outcome (*ofPairs)(const std::vector<PairAgreement>&) = nullptr;
    Outcome (*ofTallies)(const Tallies&) = nullptr;                 ///< without an error
    Outcome (*ofMoments)(const Tallies&, const Moments&) = nullptr; ///< live, where it is no measure over item sums
    VarianceTerms (*rowTerms)(const RowPatterns&, const DistanceFunction&) = nullptr; ///< those of `ofRows`
    Additive (*itemSums)(const ItemPatterns&, const DistanceFunction&) = nullptr;     ///< for resampling
    Additive (*rowSums)(const RowPatterns&, const DistanceFunction&) = nullptr;

    // Lines of an explanation (explanation.h), where they are not those of p_a and (p_a - p_e) / (1 - p_e).
    Formula (*observedLine)(const Explanation&) = nullptr;
    Formula (*expectedLine)(const Explanation&, double expected) = nullptr; ///< where chance is taken out
    Formula (*valueLine)(const Explanation&) = nullptr;

    /// Whether it is not enough to know what was said of an item, but also by whom.
    [[nodiscard]] bool asksWhoRated() const { return ofRows != nullptr || ofPairs != nullptr; }
    /// Whether it has a linearised standard error (when more than one item is pairable).
    [[nodiscard]] bool hasError() const { return expected != nullptr || ofItems != nullptr || ofRows != nullptr; }
    /// Whether two tables over the same items can be compared by it (comparison.h).
    [[nodiscard]] bool isComparable() const { return expected != nullptr; }
    [[nodiscard]] bool isForAllLevels() const { return scales == Scales::Paths; }
    /// What stands for it where it is asked for one level: itself, or another one.
    [[nodiscard]] const Measure& atLevel() const { return atOneLevel == nullptr ? *this : *atOneLevel; }
};

/// Every measure for a whole table, in the order in which it is offered: the headline first. Scott's pi is Fleiss'
/// kappa of two raters; Cohen's kappa belongs to a pair of raters (pairs.h).
[[nodiscard]] std::span<const Measure* const> measures();

/// Those for one level of a taxonomy, or a table without one: all but those that run along paths.
[[nodiscard]] std::span<const Measure* const> levelMeasures();

/// By its key or another word for it; null for any other.
[[nodiscard]] const Measure* measureNamed(std::string_view word);

/// Entries of the table that the code names: the headline, and what a report says in any case.
extern const Measure kFleissKappa;
extern const Measure kKrippendorffAlpha;
extern const Measure kAlphaAlongPaths;
extern const Measure kPercentAgreement;
extern const Measure kFullAgreement;

} // namespace accord::agreement
