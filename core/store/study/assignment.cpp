// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/assignment.h"

#include "core/store/study/rounds.h"

namespace accord::store {

Result<std::vector<ItemId>> itemsFor(Database& database, RoundId round, PersonId /*person*/)
{
    return itemsInOrder(database, round);
}

} // namespace accord::store
