// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <map>
#include <span>
#include <vector>

namespace accord::store {

/// The items of a round that a person is to label, in the order in which they get them: the round's, or their own where
/// the round has a seed for that. The one place that knows whose item is whose: what was handed to them; in a round
/// where nothing was handed out every item, unless others label in it only.
Result<std::vector<ItemId>> itemsFor(sqlite::Database& database, RoundId round, PersonId person);

/// What is handed to each person of a round, in the round's order of items; people without any are left out. Empty in a
/// round where nothing was handed out.
Result<std::map<PersonId, std::vector<ItemId>>> assignedIn(sqlite::Database& database, RoundId round);

/// Whether a person is to label an item. True also in rounds where nothing was handed out.
Result<bool> isFor(sqlite::Database& database, RoundId round, ItemId item, PersonId person);

/// The same for a round in which items are handed out.
Result<bool> isHanded(sqlite::Database& database, RoundId round, ItemId item, PersonId person);

/// Items that go to one person, and items that are taken back from them.
struct AssignedItems
{
    std::span<const ItemId> out;
    std::span<const ItemId> back;
};

/// Hands items of a round to a person and takes others back. Inside the caller's transaction.
Status assign(EventWriter& events, PersonId by, RoundId round, PersonId to, const AssignedItems& items);

} // namespace accord::store
