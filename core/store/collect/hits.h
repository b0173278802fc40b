// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/collect/fetched.h"
#include "core/model/collect/hit.h"
#include "core/store/sqlite/database.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace accord::store {

/// What stands in a text now replaces what was known of it. Inside the caller's transaction.
Status writeHits(Database& database, DocumentId document, std::span<const KeywordHit> hits);

/// The keywords that stand in a text, by their own order of letters.
Result<std::vector<KeywordHit>> hitsOf(Database& database, DocumentId document);

/// Issues whose newest text has the keyword, by identifier. `alone`: and no other keyword.
Result<std::vector<IssueId>> issuesWithKeyword(Database& database, const std::string& keyword, bool alone);

/// Inside the caller's transaction; replaces what was known. They count as told with the newest text that is here.
/// Facts that say nothing are kept only in place of others.
Status writeFacts(Database& database, IssueId issue, const IssueFacts& facts);

/// Facts that say nothing where there are none.
Result<IssueFacts> factsOf(Database& database, IssueId issue);

} // namespace accord::store
