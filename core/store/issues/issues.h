// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/model/issue.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// The issue with its newest text, discussion included. Errc::NotFound.
Result<Issue> issueById(sqlite::Database& database, IssueId issue);

/// Hosts tell no case of owners and repositories apart, and neither do identifiers, which are made from addresses.
Uuid issueUuid(std::string_view url);

/// The issue behind a canonical address, in whatever case; none if the project does not have it.
Result<std::optional<IssueId>> issueByUrl(sqlite::Database& database, const std::string& url);

/// One version of a text with its discussion. Errc::NotFound.
Result<Document> documentById(sqlite::Database& database, DocumentId document);

/// What stands in a text now replaces what was known of it. Inside the caller's transaction.
Status writeHits(sqlite::Database& database, DocumentId document, std::span<const KeywordHit> hits);

/// The keywords that stand in a text, by their own order of letters.
Result<std::vector<KeywordHit>> hitsOf(sqlite::Database& database, DocumentId document);

/// Every issue's link, in the order in which the project learned of them.
Status forEachIssueLink(sqlite::Database& database, const std::function<void(IssueId, const IssueLink&)>& visit);

} // namespace accord::store
