// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <vector>

namespace accord::store {

/// Items of a round in the order in which one person gets them: each has a number that follows from the seed, the
/// person and the item alone, so that everybody's order is another, and the same in every copy of the project. A repeat
/// comes after what it repeats. Items that the round does not have are left out.
Result<std::vector<ItemId>> inPersonalOrder(Database& database, RoundId round, PersonId person, std::uint64_t seed,
                                            std::vector<ItemId> items);

} // namespace accord::store
