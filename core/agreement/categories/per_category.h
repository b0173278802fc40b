// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/tally/tallies.h"

#include <optional>
#include <vector>

namespace accord::agreement {

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
