// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"
#include "core/store/long_work/long_work.h"

namespace accord::store {

/// Takes back what unfinished long work brought, in batches, as if it had never begun: events (nobody has been told
/// that they were saved), items, rounds and people; issues and texts. Issues and items that something refers to
/// meanwhile stay. Can be cut off and begun again at any point. From the first batch on the work cannot finish any
/// more; where it has finished, or somebody else takes it back, nothing is done: Errc::Locked.
Status takeBack(const LongWork& work);

/// Takes back what work left that was cut off (a crash, a disk that stayed full), unless it is going on. Costs a look
/// into a small table where there is nothing to do.
Status takeBackInterrupted(sqlite::Database& database);

} // namespace accord::store
