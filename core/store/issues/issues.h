// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace accord::store {

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
