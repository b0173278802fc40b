// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/ratings.h"

#include <cstdint>
#include <vector>

namespace accord {

// The way back from the loss by level (figures.h) to its items, like cells.h: rows of the label matrix in the round's order.

/// How two labels of an item stand to each other in the taxonomy.
enum class LevelDisagreement : std::uint8_t {
    AcrossTypes, ///< different types, or one of them is not for this study
    WithinType,  ///< the same type, different themes
    WithinTheme, ///< the same theme, different sub-themes
    OneGoesOn,   ///< the same as far as both go, but one goes on
};

/// Items on which at least two labels part like this. `whole` are labels as they stand (wholeRatings).
std::vector<int> rowsDisagreeing(const Taxonomy& taxonomy, const Ratings& whole, LevelDisagreement how);

/// Items with two or more labels, all of which are the same.
std::vector<int> rowsAlike(const Ratings& ratings);

/// Items with a label that stops above the selection's level.
std::vector<int> rowsNotSpecified(const LabelMatrix& labelMatrix, const Selection& selection);

} // namespace accord
