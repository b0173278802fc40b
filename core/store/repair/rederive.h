// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <functional>
#include <string>
#include <vector>

namespace accord::store {

/// A taxonomy event as a repair needs it.
struct TaxonomyEvent
{
    EventId event;
    std::string note;
    std::string json; ///< the whole taxonomy
};

/// All of them, the one that holds last.
Result<std::vector<TaxonomyEvent>> taxonomyEvents(Database& database);

/// Makes current labels and decisions, and all indexes, follow from the events again, and has the words indexed anew. No
/// event is touched. Inside the caller's transaction. Errc::Damaged where pages cannot be read.
Status rederive(Database& database);

/// A version of the codebook for a taxonomy event that has none. Inside the caller's transaction.
Status rederiveCodebook(Database& database, const TaxonomyEvent& event);

} // namespace accord::store
