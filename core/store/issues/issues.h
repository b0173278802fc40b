// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
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

/// One version of an issue's text, and since when the project has had it.
struct TextVersion
{
    DocumentId document;
    std::string since;
};

/// The texts of an issue in the order in which the project got them; the issue's present one is not always the last.
Result<std::vector<TextVersion>> textVersions(Database& database, IssueId issue);

/// When somebody last labelled an item of the issue; empty: never.
Result<std::string> labelledAt(Database& database, IssueId issue, PersonId by);

/// The issue with its newest text, discussion included. Errc::NotFound.
Result<Issue> issueById(Database& database, IssueId issue);

/// Hosts tell no case of owners and repositories apart, and neither do identifiers, which are made from addresses.
Uuid issueUuid(std::string_view url);

/// The issue behind a canonical address, in whatever case; none if the project does not have it.
Result<std::optional<IssueId>> issueByUrl(Database& database, const std::string& url);

/// One version of a text with its discussion. Errc::NotFound.
Result<Document> documentById(Database& database, DocumentId document);

/// What a list shows of an item.
struct Heading
{
    ItemId item;
    IssueId issue;
    std::string repository;
    std::string number;
    std::string title; ///< empty while the text is missing
    int occurrence = 1;
    std::string url; ///< the issue's canonical address
};

/// Headings of items, in the order asked for; one that is not there is left out.
Result<std::vector<Heading>> headings(Database& database, std::span<const ItemId> items);

struct IssueCounts
{
    std::int64_t issues = 0;
    std::int64_t withText = 0;
    std::int64_t comments = 0;
    std::int64_t repositories = 0;
};

Result<IssueCounts> issueCounts(Database& database);

/// Every issue's link, in the order in which the project learned of them.
Status forEachIssueLink(Database& database, const std::function<void(IssueId, const IssueLink&)>& visit);

/// The address of a link taken apart, as IssueLink::url has it.
std::string canonicalUrl(std::string_view host, std::string_view repository, std::string_view number);

} // namespace accord::store
