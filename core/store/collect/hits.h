// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace accord::store {

/// What somebody found when reading an issue that a keyword brought. Issues are named by their canonical address, so
/// that it means the same in every copy.
struct KeywordFinding
{
    std::string keyword;
    std::string url;
    PersonId by;
    Relevance relevance = Relevance::NotSaid;

    bool operator==(const KeywordFinding&) const = default;
};

/// What somebody found of two issues that look alike. The lesser address comes first.
struct PairFinding
{
    std::string first;
    std::string second;
    PersonId by;
    bool same = false;
    bool takenBack = false; ///< nobody says anything of it any more

    bool operator==(const PairFinding&) const = default;
};

/// Inside the caller's transaction. Relevance::NotSaid takes back what was said.
Status writeFinding(EventWriter& events, const KeywordFinding& finding);
Status writeFinding(EventWriter& events, const PairFinding& finding);

/// The last word of each person on each keyword and issue.
Result<std::vector<KeywordFinding>> keywordFindings(Database& database);

/// The last word on each pair, whoever said it.
Result<std::vector<PairFinding>> pairFindings(Database& database);

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
