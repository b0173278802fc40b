// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

/// What collecting asks of the issues that the project has.
namespace accord::store {

/// The newest text of an issue; none while it is missing.
Result<DocumentId> newestText(Database& database, IssueId issue);

/// Whether somebody labelled the issue in any round, and nothing of what they said: also of a blind one.
Result<bool> isLabelled(Database& database, IssueId issue);

/// Finished imports of `kind` note how far they brought a source as "MARK NUMBER" in `source`: the greatest number.
Result<std::optional<std::int64_t>> lastNoted(Database& database, std::string_view kind, std::string_view mark);

/// Every keyword that stands in the newest text of some issue, with the number of these issues, most first.
Result<std::vector<std::pair<std::string, std::int64_t>>> issuesPerKeyword(Database& database);

/// Title and body of each issue's newest text, by issue. The texts live until `visit` returns.
Status forEachText(Database& database,
                   const std::function<Status(IssueId, std::string_view title, std::string_view body)>& visit);

} // namespace accord::store
