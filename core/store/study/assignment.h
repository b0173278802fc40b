// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <vector>

namespace accord::store {

/// The items of a round that a person is to label, in the round's order. The one place that knows whose item is whose:
/// every item of a round is everybody's.
Result<std::vector<ItemId>> itemsFor(Database& database, RoundId round, PersonId person);

} // namespace accord::store
