// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
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
    Weights(int categories, std::vector<double> disagreement)
        : m_categories(static_cast<std::size_t>(categories))
        , m_disagreement(std::move(disagreement))
    {}

    [[nodiscard]] bool nominal() const { return m_disagreement.empty(); }
    [[nodiscard]] double disagreement(int k, int l) const
    {
        if (nominal()) {
            return k == l ? 0.0 : 1.0;
        }
        return m_disagreement[static_cast<std::size_t>(k) * m_categories + static_cast<std::size_t>(l)];
    }

private:
    std::size_t m_categories = 0;
    std::vector<double> m_disagreement;
};

} // namespace accord::agreement
