// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/source.h"
#include "core/store/events/event_writer.h"
#include "core/store/sqlite/database.h"

#include <utility>
#include <vector>

namespace accord::store {

/// Every source that is not removed, each as it was last described, in the order in which they were first named.
Result<std::vector<Source>> sources(Database& database);

/// Every description of a source, oldest first, with who gave it.
Result<std::vector<std::pair<PersonId, Source>>> sourceHistory(Database& database, const Uuid& source);

/// Inside the caller's transaction. A source without an identifier gets one; the answer is that identifier.
Result<Uuid> writeSource(EventWriter& events, PersonId by, const Source& source);

} // namespace accord::store
