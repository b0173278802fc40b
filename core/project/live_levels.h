// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/live.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"

#include <array>
#include <vector>

namespace accord {

/// Agreement on a round at each level of the taxonomy, kept up to date with the label matrix in time that does not depend on
/// the number of items. Repeats that were drawn are not counted, as in ratings().
class LiveLevels
{
public:
    explicit LiveLevels(const LabelMatrix& labelMatrix);

    /// Takes over what the label matrix took over. False when a new annotator or category appeared that the tallies have no
    /// place for: make a new one from the label matrix.
    bool apply(const LabelMatrix& labelMatrix, const std::vector<LabelMatrix::CellUpdate>& updates);

    [[nodiscard]] const agreement::LiveAgreement& at(Level level) const { return side(level).live; }

    /// What rows, columns and categories of the live tables stand for. Its own table is empty: the live one holds it.
    [[nodiscard]] const Ratings& ratings(Level level) const { return side(level).ratings; }

private:
    struct Side
    {
        Ratings ratings;
        agreement::LiveAgreement live;
        std::vector<int> columnOf; ///< index into Taxonomy::categories() + 1 -> table category; 0: not for this study
    };

    static Side makeSide(const LabelMatrix& labelMatrix, Level level);
    [[nodiscard]] const Side& side(Level level) const { return m_sides[static_cast<std::size_t>(level) - 1]; }

    std::array<Side, 3> m_sides;
    std::vector<int> m_places; ///< board row -> row of the live tables; -1: a repeat that is not counted
};

} // namespace accord
