// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/fetching.h"
#include "core/store/sqlite/database.h"

#include <vector>

namespace accord::store {

/// How far a source has come; an idle one with pass 0 if nothing was ever fetched from it.
Result<Fetching> fetching(Database& database, const Uuid& source);

/// Inside the caller's transaction, with the page that it speaks of.
Status writeFetching(Database& database, const Uuid& source, const Fetching& fetching);

/// Inside the caller's transaction. Of each source the newest kMostLines are kept.
Status writeFetchLine(Database& database, const FetchLine& line);

constexpr std::int64_t kMostLines = 500;

/// The newest lines of one source (of all: a null identifier), newest first.
Result<std::vector<FetchLine>> fetchLog(Database& database, const Uuid& source, std::int64_t most);

} // namespace accord::store
