// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/sqlite/database.h"
#include "core/store/search_query.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

/// What drawing a sample asks of the project.
namespace accord::study {

/// What sampling has to know of an issue, all of them read in one pass. Texts are known by their numbers.
struct FrameIssue
{
    IssueId issue;
    Uuid uuid;
    std::int64_t repository = 0;
    std::int64_t document = 0; ///< its newest text; 0: missing
    TextKind kind = TextKind::Issue;
};

/// All issues in the order of their numbers. Errc::Cancelled.
Result<std::vector<FrameIssue>> frameIssues(sqlite::Database& database, const std::stop_token& stop);

/// What sampling has to know of a text; the views are valid until the visit returns.
struct FrameText
{
    std::int64_t document = 0;
    std::string_view state;
    std::string_view createdAt; ///< ISO 8601; may be empty
};

/// All texts, older ones of an issue included, from an index alone: the texts themselves are not read.
Status forEachFrameText(sqlite::Database& database, const std::stop_token& stop,
                        const std::function<void(const FrameText&)>& visit);

/// The numbers of the texts that match, ascending; those that the word index does not know yet are not among them.
Result<std::vector<std::int64_t>> frameTextsWith(sqlite::Database& database, const store::SearchQuery& query,
                                                 const std::stop_token& stop);

/// The issues that a round has, ascending, each once.
Result<std::vector<IssueId>> issuesInRound(sqlite::Database& database, RoundId round);

} // namespace accord::study
