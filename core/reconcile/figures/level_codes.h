// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/rating_table.h"
#include "core/project/label_matrix.h"

#include <array>
#include <vector>

namespace accord::reconcile {

/// The codebook of a table at each level: every category of the level in the taxonomy's order, then "not for this
/// study". It does not depend on what is in use, so that a table can follow whatever anybody says.
class LevelCodes
{
public:
    explicit LevelCodes(const Taxonomy& taxonomy);

    [[nodiscard]] int categories(Level level) const { return m_count[index(level)]; }

    /// The place of what a label, a vote or a decision says at the level; agreement::kMissing for what stops above the
    /// level and for what is no rating.
    [[nodiscard]] int place(const LabelMatrix& labelMatrix, Level level, const LabelMatrixCell& cell) const
    {
        if (cell.verdict == Verdict::NotForStudy) {
            return m_count[index(level)] - 1;
        }
        const int category = cell.verdict == Verdict::Category ? labelMatrix.at(level, cell.category) : -1;
        return category < 0 ? agreement::kMissing : m_places[static_cast<std::size_t>(category)];
    }

private:
    static std::size_t index(Level level) { return static_cast<std::size_t>(level) - 1; }

    std::array<int, 3> m_count{};
    std::vector<int> m_places; ///< by category of the taxonomy: among those of its own level
};

} // namespace accord::reconcile
