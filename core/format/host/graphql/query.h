// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

/// What is asked of GitHub's GraphQL API: the bodies of POST requests, JSON with the query and its variables. Nothing
/// is pasted into a query.
namespace accord::format {

/// One page of a repository's issues, in the order of creation, each with the beginning of its discussion. The API
/// lists pull requests apart from issues: they are not among these.
struct IssuesAsk
{
    std::string repository; ///< "vllm-project/vllm"
    std::string since;      ///< only what changed since then; empty: everything
    std::string after;      ///< cursor of the page before; empty: the first page
    int issues = 100;       ///< per page, 1 to 100
    int comments = 100;     ///< per issue, 1 to 100
};

std::string issuesQuery(const IssuesAsk& ask);

/// One page of the discussion of one issue.
struct CommentsAsk
{
    std::string repository;
    std::string number; ///< digits
    std::string after;  ///< cursor of the page before
    int comments = 100;
};

std::string commentsQuery(const CommentsAsk& ask);

/// How many issues there are (changed since then) and what is left of the limit, for the least that a request can cost.
std::string countQuery(std::string_view repository, std::string_view since);

} // namespace accord::format
