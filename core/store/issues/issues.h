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

/// The text with its newest version, discussion included. Errc::NotFound.
Result<Issue> textById(sqlite::Database& database, IssueId issue);

/// Made from the canonical address, in whatever case where that makes no difference; see addressKey().
Uuid textUuid(std::string_view address);

/// The text behind a canonical address; none if the project does not have it.
Result<std::optional<IssueId>> textByAddress(sqlite::Database& database, const std::string& address);

/// What is no kind in a project that somebody else made counts as a document.
TextKind textKindAt(const sqlite::Row& row, int column);

/// One version of a text with its discussion. Errc::NotFound.
Result<Document> documentById(sqlite::Database& database, DocumentId document);

/// What stands in a text now replaces what was known of it. Inside the caller's transaction.
Status writeHits(sqlite::Database& database, DocumentId document, std::span<const KeywordHit> hits);

/// The keywords that stand in a text, by their own order of letters.
Result<std::vector<KeywordHit>> hitsOf(sqlite::Database& database, DocumentId document);

/// Every text's link, in the order in which the project learned of them.
Status forEachTextLink(sqlite::Database& database, const std::function<void(IssueId, const TextLink&)>& visit);

} // namespace accord::store
