// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <cstdint>

namespace accord::store {

/// How much there is in a round, and nothing of what it says: also of a blind one.
struct RoundCounts
{
    std::int64_t items = 0;
    std::int64_t labels = 0;     ///< "cannot tell" included, withdrawn ones not
    std::int64_t annotators = 0; ///< who gave a label at any time
    std::int64_t decided = 0;
    std::int64_t deferred = 0;
};

Result<RoundCounts> countsOf(Database& database, RoundId round);

/// The round was made by an import of labels, in this file: who labels in it is who the files name.
Result<bool> cameWithLabels(Database& database, RoundId round);

/// How many entries of the log people made one by one; without those of imports and of rules.
Result<std::int64_t> entriesByHand(Database& database);

} // namespace accord::store
