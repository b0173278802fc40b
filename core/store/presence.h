// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <vector>

namespace accord::store {

/// A window that says it has the project open.
struct PresenceRow
{
    Uuid window;
    PersonId person; ///< none: has not said who they are
    std::int64_t heartbeat = 0;
};

Result<std::vector<PresenceRow>> presence(sqlite::Database& database);

/// Writes the window's row, whether or not it is there. In a transaction of its own that does not wait for long: a
/// missed beat is made up for by the next (Errc::Locked).
Status heartbeat(sqlite::Database& database, const PresenceRow& row);

/// Takes rows away whose beat is still the given one; the same way.
Status takeAway(sqlite::Database& database, const std::vector<PresenceRow>& rows);

/// Takes all rows away: for whoever opens the file and is certain to be alone with it.
Status clearPresence(sqlite::Database& database);

} // namespace accord::store
