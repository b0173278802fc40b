// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What collecting asks of the issues that the project has, and what people found of them.
namespace accord::collect {

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
Status writeFinding(store::EventWriter& events, const KeywordFinding& finding);
Status writeFinding(store::EventWriter& events, const PairFinding& finding);

/// The last word of each person on each keyword and issue.
Result<std::vector<KeywordFinding>> keywordFindings(sqlite::Database& database);

/// The last word on each pair, whoever said it.
Result<std::vector<PairFinding>> pairFindings(sqlite::Database& database);

/// Issues whose newest text has the keyword, by identifier. `alone`: and no other keyword.
Result<std::vector<IssueId>> issuesWithKeyword(sqlite::Database& database, const std::string& keyword, bool alone);

/// Inside the caller's transaction; replaces what was known. They count as told with the newest text that is here.
/// Facts that say nothing are kept only in place of others.
Status writeFacts(sqlite::Database& database, IssueId issue, const IssueFacts& facts);

/// Facts that say nothing where there are none.
Result<IssueFacts> factsOf(sqlite::Database& database, IssueId issue);

/// The newest text of an issue; none while it is missing.
Result<DocumentId> newestText(sqlite::Database& database, IssueId issue);

/// Whether somebody labelled the issue in any round, and nothing of what they said: also of a blind one.
Result<bool> isLabelled(sqlite::Database& database, IssueId issue);

/// Finished imports of `kind` note how far they brought a source as "MARK NUMBER" in `source`: the greatest number.
Result<std::optional<std::int64_t>> lastNoted(sqlite::Database& database, std::string_view kind, std::string_view mark);

/// Every keyword that stands in the newest text of some issue, with the number of these issues, most first.
Result<std::vector<std::pair<std::string, std::int64_t>>> issuesPerKeyword(sqlite::Database& database);

/// The keywords that stand in the newest text of each issue that has some.
Status forEachHitText(sqlite::Database& database,
                      const std::function<void(std::span<const std::string> keywords)>& visit);

/// Title and body of each issue's newest text, by issue. The texts live until `visit` returns.
Status forEachText(sqlite::Database& database,
                   const std::function<Status(IssueId, std::string_view title, std::string_view body)>& visit);

} // namespace accord::collect
