// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/label_matrix.h"
#include "core/reconcile/consensus.h"

#include <optional>

namespace accord::reconcile {

/// Names a block: all conflicts between the same two categories, and no third. "B.1 or B.2" are the conflicts in which
/// everybody said the one or the other. Labels count at the theme, which is where categories are told apart; where all
/// are of one theme, as they stand. A label that stops above counts as what it is. What got votes for three or more
/// categories belongs to one block of its own.
struct BlockKey
{
    CategoryId one;   ///< the earlier in the codebook; none: three or more categories
    CategoryId other; ///< none: "not for this study"

    [[nodiscard]] bool several() const { return !one.valid(); }
    bool operator==(const BlockKey&) const = default;
};

/// The block to which a standing belongs; none unless it is in conflict.
std::optional<BlockKey> blockOf(const LabelMatrix& labelMatrix, const Consensus& consensus);

} // namespace accord::reconcile
