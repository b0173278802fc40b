// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/dawid_skene.h"

#include "core/agreement/patterns.h"
#include "core/base/random.h"
#include "core/base/reason.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace accord::agreement {

/// The steps of EM. Items with the same row have the same probabilities, so that a step goes through distinct rows.
class DawidSkeneFit
{
public:
    DawidSkeneFit(const RatingTable& table, const DawidSkeneOptions& options)
        : m_patterns(RowPatterns::of(table, &m_model.m_patternOfItem))
    {
        m_model.m_options = options;
        m_model.m_use = m_patterns.use();
        m_model.m_raters = table.raters;
        m_model.m_categories = table.categories;
        m_model.m_probabilities.resize(m_patterns.size() * m_model.size());
        m_model.m_confusion.resize(static_cast<std::size_t>(table.raters) * m_model.size() * m_model.size());
        m_model.m_prevalence.resize(m_model.size());
        std::vector<int> row;
        for (std::size_t pattern = 0; pattern < m_patterns.size(); ++pattern) {
            m_patterns.read(pattern, row);
            m_cells.insert(m_cells.end(), row.begin(), row.end());
        }
    }

    Result<DawidSkene> run(const std::stop_token& stop)
    {
        if (!m_model.defined()) {
            return std::move(m_model);
        }
        begin();
        while (m_model.iterations() < m_model.m_options.mostIterations && !m_model.m_converged) {
            if (stop.stop_requested()) {
                return Error{Errc::Cancelled, Reason::Cancelled};
            }
            maximise();
            expect();
            const std::vector<double>& steps = m_model.m_objectives;
            const std::size_t last = steps.size() - 1;
            m_model.m_converged =
                last > 0 && steps[last] - steps[last - 1] < m_model.m_options.tolerance * std::abs(steps[last]);
        }
        return std::move(m_model);
    }

private:
    [[nodiscard]] const int* rowOf(std::size_t pattern) const
    {
        return m_cells.data() + pattern * static_cast<std::size_t>(m_model.m_raters);
    }
    double* probabilitiesOf(std::size_t pattern) { return m_model.m_probabilities.data() + pattern * m_model.size(); }
    [[nodiscard]] Kind kind(std::size_t pattern) const { return m_patterns.kinds().list[pattern]; }

    void begin()
    {
        Random random(m_model.m_options.seed.value_or(0));
        std::vector<double> drawn(m_model.size());
        for (std::size_t pattern = 0; pattern < m_patterns.size(); ++pattern) {
            double* probabilities = probabilitiesOf(pattern);
            for (int rater = 0; rater < m_model.m_raters; ++rater) {
                if (const int said = rowOf(pattern)[rater]; said != kMissing) {
                    probabilities[said] += 1.0 / kind(pattern).ratings;
                }
            }
            if (m_model.m_options.seed) {
                std::ranges::generate(drawn, [&] { return random.unit(); });
                const double sum = std::accumulate(drawn.begin(), drawn.end(), 0.0);
                for (std::size_t category = 0; category < m_model.size(); ++category) {
                    probabilities[category] = (probabilities[category] + drawn[category] / sum) / 2;
                }
            }
        }
    }

    // Confusions and prevalence from the probabilities.
    void maximise()
    {
        const std::size_t size = m_model.size();
        const double smoothing = m_model.m_options.smoothing;
        std::ranges::fill(m_model.m_confusion, smoothing);
        std::ranges::fill(m_model.m_prevalence, smoothing);
        for (std::size_t pattern = 0; pattern < m_patterns.size(); ++pattern) {
            if (kind(pattern).ratings == 0) {
                continue;
            }
            const double* probabilities = probabilitiesOf(pattern);
            const int* row = rowOf(pattern);
            const auto items = static_cast<double>(kind(pattern).items);
            for (std::size_t right = 0; right < size; ++right) {
                const double weight = items * probabilities[right];
                m_model.m_prevalence[right] += weight;
                double* cell = m_model.m_confusion.data() + right * size;
                for (int rater = 0; rater < m_model.m_raters; ++rater, cell += size * size) {
                    if (row[rater] != kMissing) {
                        cell[row[rater]] += weight;
                    }
                }
            }
        }
        normalise(m_model.m_prevalence.data());
        for (std::size_t at = 0; at < m_model.m_confusion.size(); at += size) {
            normalise(m_model.m_confusion.data() + at);
        }
    }

    // A rater without any rating, or a category without an item, has nothing to share out.
    void normalise(double* shares) const
    {
        const double sum = std::accumulate(shares, shares + m_model.size(), 0.0);
        for (std::size_t i = 0; i < m_model.size(); ++i) {
            shares[i] = sum > 0 ? shares[i] / sum : 1.0 / m_model.m_categories;
        }
    }

    // Probabilities from confusions and prevalence, in logarithms: with many raters the products leave what a double
    // holds.
    void expect()
    {
        const std::size_t size = m_model.size();
        std::vector<double> confusion(m_model.m_confusion.size());
        std::vector<double> prevalence(size);
        const auto logarithm = [](double share) { return std::log(share); };
        std::ranges::transform(m_model.m_confusion, confusion.begin(), logarithm);
        std::ranges::transform(m_model.m_prevalence, prevalence.begin(), logarithm);
        double likelihood = 0;
        for (std::size_t pattern = 0; pattern < m_patterns.size(); ++pattern) {
            double* probabilities = probabilitiesOf(pattern);
            const int* row = rowOf(pattern);
            for (std::size_t right = 0; right < size; ++right) {
                double sum = prevalence[right];
                const double* cell = confusion.data() + right * size;
                for (int rater = 0; rater < m_model.m_raters; ++rater, cell += size * size) {
                    sum += row[rater] == kMissing ? 0.0 : cell[row[rater]];
                }
                probabilities[right] = sum;
            }
            const double most = *std::max_element(probabilities, probabilities + size);
            double sum = 0;
            for (std::size_t right = 0; right < size; ++right) {
                probabilities[right] = std::exp(probabilities[right] - most);
                sum += probabilities[right];
            }
            std::for_each(probabilities, probabilities + size, [sum](double& share) { share /= sum; });
            likelihood +=
                kind(pattern).ratings == 0 ? 0.0 : static_cast<double>(kind(pattern).items) * (most + std::log(sum));
        }
        m_model.m_logLikelihood = likelihood;
        const double smoothing = m_model.m_options.smoothing;
        const double prior = smoothing == 0 ? 0.0
                                            : smoothing * (std::accumulate(confusion.begin(), confusion.end(), 0.0) +
                                                           std::accumulate(prevalence.begin(), prevalence.end(), 0.0));
        m_model.m_objectives.push_back(likelihood + prior);
    }

    DawidSkene m_model;
    RowPatterns m_patterns;
    std::vector<int> m_cells; ///< distinct rows, one cell per rater
};

Result<DawidSkene> DawidSkene::fit(const RatingTable& table, const DawidSkeneOptions& options,
                                   const std::stop_token& stop)
{
    return DawidSkeneFit(table, options).run(stop);
}

int DawidSkene::mostProbable(int item) const
{
    const std::span<const double> shares = probabilities(item);
    return static_cast<int>(std::ranges::max_element(shares) - shares.begin());
}

double DawidSkene::accuracy(int rater) const
{
    double share = 0;
    for (int category = 0; category < m_categories; ++category) {
        const auto place = static_cast<std::size_t>(category);
        share += m_prevalence[place] * confusion(rater, category)[place];
    }
    return share;
}

} // namespace accord::agreement
