// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <span>

/// Counts over a round that say nothing of what any one person labelled: leads may have them in a blind round too.
namespace accord::store {

/// How many items of a round are of one of some categories, each item by its decision or, without one, by more than
/// half of its labels. Repeats are not counted.
struct CategoryYield
{
    std::int64_t found = 0;
    std::int64_t decisions = 0; ///< of these, by a decision
    std::int64_t judged = 0;    ///< have a decision or a label
    std::int64_t waiting = 0;   ///< have neither
};

Result<CategoryYield> categoryYield(Database& database, RoundId round, std::span<const CategoryId> categories);

/// Whether anybody has labelled anything in the round.
Result<bool> hasLabels(Database& database, RoundId round);

} // namespace accord::store
