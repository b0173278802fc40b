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
};

/// One entry per category of the codebook, in its order. Reasons for an absent kappa: NoPairs, CategoryUnused, or
/// OneCategory when nothing else is in use.
[[nodiscard]] std::vector<CategoryAgreement> perCategory(const Tallies& tallies);
[[nodiscard]] std::vector<CategoryAgreement> perCategory(const RatingTable& table);
[[nodiscard]] CategoryAgreement categoryAgreement(const Tallies& tallies, int category);

} // namespace accord::agreement
