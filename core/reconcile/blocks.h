// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/label_matrix.h"
#include "core/reconcile/filter.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::reconcile {

/// The conflicts of a block, counted.
struct Block
{
    BlockKey key;
    std::optional<Level> split; ///< the level on which its labels differ; none where they differ on several
    int conflicts = 0;
    int pending = 0; ///< neither decided nor deferred
    int deferred = 0;
    int decided = 0;
};

/// The blocks of the conflicts that pass the filter, whatever their state, largest first; what got votes for three or
/// more categories comes last. The filter's `show` and `block` are not asked, so that one sees what was done of each;
/// of a sized filter the blocks of what it takes are counted.
std::vector<Block> blocks(const LabelMatrix& labelMatrix, const Filter& filter);

} // namespace accord::reconcile
