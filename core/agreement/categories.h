// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/patterns.h"
#include "core/agreement/tallies.h"

#include <optional>
#include <vector>

namespace accord::agreement {

/// Which categories are taken for which, over all pairs of raters who rated the same item. Counts are unordered pairs
/// of ratings: at(k, k) pairs in which both said k, at(k, l) = at(l, k) pairs in which one said k and the other l.
struct ConfusionMatrix
{
    int categories = 0;
    std::vector<Count> cells; ///< row-major, symmetric

    explicit ConfusionMatrix(int categoryCount)
        : categories(categoryCount)
        , cells(static_cast<std::size_t>(categoryCount) * static_cast<std::size_t>(categoryCount))
    {}

    [[nodiscard]] Count& at(int k, int l) { return cells[place(k, l)]; }
    [[nodiscard]] Count at(int k, int l) const { return cells[place(k, l)]; }

    /// Each pair once.
    [[nodiscard]] Count pairs() const;

    /// Ratings of k, once for each pair that they are part of: the margin of the table that has every pair in both
    /// directions.
    [[nodiscard]] Count margin(int k) const;

    /// What at(k, l) would be if both ratings of a pair were drawn from the margins: m_k m_l / (2 N), half of it on the
    /// diagonal.
    [[nodiscard]] double expected(int k, int l) const;

    /// at(k, l) / expected(k, l): above 1 for two categories that meet more often than by chance. Absent where one is
    /// in no pair.
    [[nodiscard]] std::optional<double> observedToExpected(int k, int l) const;

    /// Of the pairs with a rating of k, the share in which the other rating is l; a row adds up to 1, and its place on
    /// the diagonal is the specific agreement of k. Absent where k is in no pair.
    [[nodiscard]] std::optional<double> rowShare(int k, int l) const;

    bool operator==(const ConfusionMatrix&) const = default;

private:
    [[nodiscard]] std::size_t place(int k, int l) const
    {
        return static_cast<std::size_t>(k) * static_cast<std::size_t>(categories) + static_cast<std::size_t>(l);
    }
};

[[nodiscard]] ConfusionMatrix confusionMatrix(const ItemPatterns& patterns);
[[nodiscard]] ConfusionMatrix confusionMatrix(const RatingTable& table);

/// How well one category is agreed upon.
struct CategoryAgreement
{
    int category = 0;
    Count ratings = 0;     ///< how often it was given
    double prevalence = 0; ///< mean over rated items of its share, 0 when nothing is rated

    /// Fleiss' kappa of "this category against the rest", with its standard error and interval. Nominal kappa is the
    /// mean of these, weighted by p_j (1 - p_j) (Fleiss 1971).
    Outcome kappa = NoEstimate{};
    /// Krippendorff's alpha of the same split; value, Do and De.
    Outcome alpha = NoEstimate{};
    /// Of the pairs in which one rater chose the category, the share in which the other did too:
    /// sum_i r_ij (r_ij - 1) / sum_i r_ij (r_i - 1) (Uebersax 1982; Cicchetti and Feinstein 1990). Absent when it
    /// occurs on single-rated items only, or never.
    std::optional<double> specific;
    /// Lost agreement: by how much Fleiss' kappa of all categories would be higher if nobody had disagreed on this one
    /// and chance stayed as it is, d_j / (2 (1 - p_e)) with d_j the mean over items of the share of pairs of ratings
    /// with exactly one in the category. A disagreement belongs to two categories, half to each, so that over all of
    /// them this adds up to 1 - kappa. 0 where kappa is not defined.
    double lost = 0;
};

/// One entry per category of the codebook, in its order. Reasons for an absent kappa: NoPairs, CategoryUnused, or
/// OneCategory when nothing else is in use.
[[nodiscard]] std::vector<CategoryAgreement> perCategory(const Tallies& tallies);
[[nodiscard]] std::vector<CategoryAgreement> perCategory(const RatingTable& table);
[[nodiscard]] CategoryAgreement categoryAgreement(const Tallies& tallies, int category);

} // namespace accord::agreement
