// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <vector>

namespace accord::store {

/// Who took part in what the event stands for, in the order of their numbers.
Result<std::vector<PersonId>> takingPart(Database& database, EventId event);

} // namespace accord::store
