// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace accord::agreement {

/// How much two categories differ: delta_kl = 1 - w_kl, 0 on the diagonal. Disagreement rather than agreement is what
/// is kept, since that is what loses no digits. Without a matrix the scale is nominal: two categories differ or not.
class Weights
{
public:
    /// Nominal.
    Weights() = default;
    /// `disagreement` is row-major, categories x categories.
    Weights(int categories, std::vector<double> disagreement);

    [[nodiscard]] bool nominal() const { return m_disagreement.empty(); }
    [[nodiscard]] double disagreement(int k, int l) const
    {
        if (nominal()) {
            return k == l ? 0.0 : 1.0;
        }
        return m_disagreement[static_cast<std::size_t>(k) * m_categories + static_cast<std::size_t>(l)];
    }

    /// The sum of delta_kl over all pairs of the codebook's categories.
    [[nodiscard]] double total(int categories) const;

private:
    std::size_t m_categories = 0;
    std::vector<double> m_disagreement;
};

/// The weights of Gwet 2014 and 2021 for ordered and numeric scales.
enum class Scale : std::uint8_t {
    Linear,    ///< 1 - |x-y| / D, D = max - min
    Quadratic, ///< 1 - ((x-y) / D)^2
    Ordinal,   ///< 1 - C(|k-l|+1, 2) / C(q, 2) on ranks; not Krippendorff's ordinal metric
    Radical,   ///< 1 - sqrt(|x-y| / D)
    Ratio,     ///< 1 - ((x-y)/(x+y))^2 / ((max-min)/(max+min))^2
    Circular,  ///< s = sin^2(pi (x-y) / (D+1)), 1 - s / max s
    Bipolar,   ///< b = (x-y)^2 / ((x+y-2min) (2max-x-y)), 1 - b / max b
};

/// `values` holds the numeric value of each category, in the order of the codebook; for an ordered scale without
/// numbers its ranks 1, 2, ... (rankValues).
[[nodiscard]] Weights weightsOf(Scale scale, std::span<const double> values);
[[nodiscard]] std::vector<double> rankValues(int categories);

} // namespace accord::agreement
