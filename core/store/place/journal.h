// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/place.h"
#include "core/store/sqlite/database.h"

namespace accord::store {

/// Makes the connection write as the place allows: a write-ahead log on a local disk, a rollback journal on a network.
/// The mode belongs to the file, and is only switched while nobody else is in: where somebody is, or a window has said
/// so (`othersAreIn`), it stays as it is. Every commit is on the disk when it returns, in either mode. Answers whether
/// there is a log. Errc::Locked for a log on a network that others are using: it works on their machine alone.
Result<bool> chooseJournal(Database& database, Place place, bool othersAreIn);

/// Copies what was committed from the log into the project file itself, so that the file alone has it. Keeps nobody
/// from reading or writing. False where something is left that somebody still reads an older state of, or another one
/// is at it; true without a log, and where nothing may be written. Not inside a transaction.
Result<bool> writeLogBack(Database& database);

} // namespace accord::store
