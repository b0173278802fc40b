// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/distance.h"
#include "core/agreement/estimate.h"
#include "core/agreement/patterns.h"
#include "core/agreement/rating_table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace accord::agreement {

/// How often the first rater of a pair said k while the second said l, over the items that both rated.
struct PairCounts
{
    int first = 0;
    int second = 0;
    int categories = 0;
    Count items = 0;
    std::vector<std::uint32_t> cells; ///< row-major, categories x categories

    PairCounts(int firstRater, int secondRater, int categoryCount)
        : first(firstRater)
        , second(secondRater)
        , categories(categoryCount)
        , cells(static_cast<std::size_t>(categoryCount) * static_cast<std::size_t>(categoryCount))
    {}

    [[nodiscard]] std::uint32_t& at(int k, int l) { return cells[place(k, l)]; }
    [[nodiscard]] std::uint32_t at(int k, int l) const { return cells[place(k, l)]; }

    bool operator==(const PairCounts&) const = default;

private:
    [[nodiscard]] std::size_t place(int k, int l) const
    {
        return static_cast<std::size_t>(k) * static_cast<std::size_t>(categories) + static_cast<std::size_t>(l);
    }
};

/// Every pair of raters once, ordered (0,1), (0,2) .. (1,2) ..
[[nodiscard]] std::vector<PairCounts> pairCounts(const RowPatterns& patterns);
[[nodiscard]] std::vector<PairCounts> pairCounts(const RatingTable& table);

/// Two columns of the same length; `first` and `second` of the result are what the caller makes of them.
[[nodiscard]] PairCounts pairCounts(std::span<const int> first, std::span<const int> second, int categories);

/// What two raters have to say about each other, over the items that both rated.
struct PairAgreement
{
    int first = 0;
    int second = 0;
    Count items = 0; ///< rated by both

    /// Cohen's kappa with the standard error of Fleiss, Cohen and Everitt. `observed` is percent agreement.
    Outcome kappa = NoEstimate{};
    std::optional<double> nullStandardError; ///< for the test of kappa = 0 only, never for an interval
    std::optional<double> maximum;           ///< the largest kappa that these margins allow
};

/// Cohen's kappa of one pair: p_e = sum_kl w_kl p_1k p_2l, margins over the items that both rated (Cohen 1960, 1968).
/// Standard error: Fleiss, Cohen and Everitt 1969; kappa_max = (sum_k min(p_1k, p_2k) - p_e) / (1 - p_e) (Cohen 1960,
/// Umesh 1989), for nominal categories only.
/// NotComputable::NoCommonItems, or NotComputable::OneCategory when both used the same single category. A rater who is
/// constant while the other is not gives exactly 0.
[[nodiscard]] PairAgreement cohenKappa(const PairCounts& pair, const DistanceFunction& difference = {});

/// Cohen's kappa and percent agreement of every pair of raters, ordered (0,1), (0,2) .. (1,2) .. A cell of the matrix
/// whose pair never met, or used a single category, says so in its `kappa`.
[[nodiscard]] std::vector<PairAgreement> pairMatrix(const RatingTable& table, const DistanceFunction& difference = {});
[[nodiscard]] std::vector<PairAgreement> pairMatrix(const std::vector<PairCounts>& pairs,
                                                    const DistanceFunction& difference = {});

/// Each rater against a given column, such as the decided label: `first` is the rater and `second` is -1. `final` has
/// one cell per item, kMissing where nothing was decided.
[[nodiscard]] std::vector<PairAgreement> againstFinal(const RatingTable& table, std::span<const int> final,
                                                      const DistanceFunction& difference = {});

/// Light's kappa: the mean of Cohen's kappa over the pairs of raters for which it is defined (Light 1971). No standard
/// error is given: the product form that is in use elsewhere means nothing.
struct LightKappa
{
    Outcome mean = NoEstimate{NotComputable::NoDefinedPair, std::nullopt, {}};
    int pairs = 0;
    int pairsUndefined = 0;
};

/// NotComputable::NoDefinedPair when no pair has a kappa.
[[nodiscard]] LightKappa lightKappa(const std::vector<PairAgreement>& pairs);

/// How well one rater agrees with all others taken together.
struct AgainstRest
{
    int rater = 0;
    Count items = 0; ///< rated by this one and at least one other

    /// Kappa between the rater and the others: over those items, with y_ij the share of the others who chose j,
    /// p_a = mean of y_i,x(i), p_e = sum_j p_j y_j with p_j the rater's own shares and y_j the mean of y_ij (Schouten
    /// 1982; Vanbelle and Albert 2009 without rescaling). Against a single other it is Cohen's kappa. The standard
    /// error is linearised over items, u_i = [(p_a,i - p_a) - (1 - kappa) (p_e,i - 2 p_e)] / (1 - p_e) with
    /// p_e,i = sum_j (x_ij y_j + y_ij p_j).
    Outcome kappa = NoEstimate{};
};

/// Every rater of the table. NotComputable::NoCommonItems when nobody else rated what the rater did; OneCategory when
/// the rater and all others used the same single category.
[[nodiscard]] std::vector<AgainstRest> againstRest(const RatingTable& table);

} // namespace accord::agreement
