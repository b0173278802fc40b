// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/label_matrix.h"
#include "core/reconcile/queue/block_key.h"
#include "core/reconcile/queue/filter.h"
#include "core/reconcile/consensus.h"

#include <optional>
#include <vector>

namespace accord::reconcile {

/// An entry of the queue.
struct Conflict
{
    int row = 0; ///< of the label matrix
    ItemId item;
    Consensus consensus;
    DecisionState decision = DecisionState::Open;
    std::optional<BlockKey> block; ///< none unless in conflict
    int alike = 0;                 ///< conflicts of the round in the same block, whatever the filter: what it teaches
};

/// The filtered items of a round, worst first: across types before across themes before across sub-themes, then the
/// most evenly split, then those of the largest block, so that a block's items come together, then in the round's
/// order.
std::vector<Conflict> conflicts(const LabelMatrix& labelMatrix, const Filter& filter);

} // namespace accord::reconcile
