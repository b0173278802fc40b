// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace accord::agreement {

/// How the model is fitted; all of it is stored with what it made.
struct DawidSkeneOptions
{
    /// None: each item begins with the shares of its ratings. Otherwise these are mixed half and half with shares drawn
    /// from this seed, one draw for each distinct row of the table: another start shows whether the same end is
    /// reached.
    std::optional<std::uint64_t> seed{};
    /// Ratings that are added to every cell of every confusion, and items to every category: a Dirichlet prior, without
    /// which a mistake that nobody made is taken for impossible. 0: maximum likelihood, as published.
    double smoothing = 0;
    double tolerance = 1e-12; ///< it has converged when a step raises the objective by less than this share of it
    int mostIterations = 5000;

    bool operator==(const DawidSkeneOptions&) const = default;
};

/// How likely each category is the right one of an item, and how each rater rates items of each category, if raters
/// err independently of one another: the latent class model of Dawid and Skene (1979, Applied Statistics 28, 20-28),
/// fitted by EM. Missing ratings say nothing. It needs three raters to tell their errors apart; with two it follows
/// the start. Items without a rating take no part, and have the prevalence as their probabilities.
class DawidSkene
{
public:
    /// Errc::Cancelled.
    [[nodiscard]] static Result<DawidSkene> fit(const RatingTable& table, const DawidSkeneOptions& options = {},
                                                const std::stop_token& stop = {});

    [[nodiscard]] bool defined() const { return m_use.pairable > 0; } ///< false: no item has two ratings, nothing else
    [[nodiscard]] const ItemUse& use() const { return m_use; }
    [[nodiscard]] int raters() const { return m_raters; }
    [[nodiscard]] int categories() const { return m_categories; }
    [[nodiscard]] const DawidSkeneOptions& options() const { return m_options; }

    /// Probability of each category for an item; they add up to 1.
    [[nodiscard]] std::span<const double> probabilities(int item) const
    {
        return row(m_probabilities, m_patternOfItem[static_cast<std::size_t>(item)]);
    }
    [[nodiscard]] int mostProbable(int item) const; ///< of several the first in the codebook's order

    /// Of items of category `right`: the share to which the rater gives each category. Adds up to 1.
    [[nodiscard]] std::span<const double> confusion(int rater, int right) const
    {
        return row(m_confusion, static_cast<std::size_t>(rater) * size() + static_cast<std::size_t>(right));
    }
    [[nodiscard]] const std::vector<double>& prevalence() const { return m_prevalence; }
    [[nodiscard]] double accuracy(int rater) const; ///< share of items that the rater gets right, by prevalence

    /// Of the ratings, natural logarithm, without the prior.
    [[nodiscard]] double logLikelihood() const { return m_logLikelihood; }
    /// What EM raises, after each step: the log likelihood and the logarithm of the prior. It never falls.
    [[nodiscard]] const std::vector<double>& objectives() const { return m_objectives; }
    [[nodiscard]] int iterations() const { return static_cast<int>(m_objectives.size()); }
    [[nodiscard]] bool converged() const { return m_converged; }

private:
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(m_categories); }
    [[nodiscard]] std::span<const double> row(const std::vector<double>& all, std::size_t number) const
    {
        return std::span(all).subspan(number * size(), size());
    }

    friend class DawidSkeneFit;

    DawidSkeneOptions m_options;
    ItemUse m_use;
    int m_raters = 0;
    int m_categories = 0;
    std::vector<std::uint32_t> m_patternOfItem;
    std::vector<double> m_probabilities; ///< by distinct row of the table, then by category
    std::vector<double> m_confusion;     ///< by rater, right category and given category
    std::vector<double> m_prevalence;
    std::vector<double> m_objectives;
    double m_logLikelihood = 0;
    bool m_converged = false;
};

} // namespace accord::agreement
