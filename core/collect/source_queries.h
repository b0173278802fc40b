// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::collect {

/// Every source that is not removed, each as it was last described, in the order in which they were first named.
Result<std::vector<Source>> sourcesIn(sqlite::Database& database);

/// Every description of a source, oldest first, with who gave it.
Result<std::vector<std::pair<PersonId, Source>>> sourceHistory(sqlite::Database& database, const Uuid& source);

/// Inside the caller's transaction. A source without an identifier gets one; the answer is that identifier.
Result<Uuid> writeSource(store::EventWriter& events, PersonId by, const Source& source);

/// How far a source has come; an idle one with pass 0 if nothing was ever fetched from it.
Result<Fetching> fetching(sqlite::Database& database, const Uuid& source);

/// Inside the caller's transaction, with the page that it speaks of.
Status writeFetching(sqlite::Database& database, const Uuid& source, const Fetching& fetching);

/// Inside the caller's transaction. Of each source the newest kMostLines are kept.
Status writeFetchLine(sqlite::Database& database, const FetchLine& line);

constexpr std::int64_t kMostLines = 500;

// The column `content` of what was fetched: JSON with what no other column has. What is empty is left out.

/// Everything of an issue but its number, `updated_at`, the discussion and the counts.
std::string issueContent(const FetchedIssue& issue);

/// Into the issue, whose number and `updated_at` are known. What is no such JSON leaves it as it is.
void readIssueContent(std::string_view content, FetchedIssue& issue);

/// Everything of a comment but its number, identifier and `created_at`.
std::string commentContent(const FetchedComment& comment);
void readCommentContent(std::string_view content, FetchedComment& comment);

} // namespace accord::collect
