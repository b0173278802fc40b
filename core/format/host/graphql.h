// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// The type of a refusal because the host does not know what was asked for; hosts have no type of their own for it.
constexpr const char* kUnknownField = "UNKNOWN_FIELD";

/// What GraphQL refuses, it refuses within a reply of status 200.
struct GraphQlRefusal
{
    std::string type;    ///< "RATE_LIMITED", "NOT_FOUND", "FORBIDDEN", ...; empty where a query took too long
    std::string message; ///< one line

    [[nodiscard]] bool rateLimited() const { return type == "RATE_LIMITED" || type == "RATE_LIMIT"; }
};

/// The first of the reply's errors that leaves a hole in what was asked for. Errors in what a host tells beside the
/// text are none: what refers to an issue may lie in a repository that the token must not see. Nothing also for a reply
/// that is no JSON object; the readers of pages.h say what it is.
std::optional<GraphQlRefusal> readGraphQlRefusal(std::string_view body);

/// The same for a reply that is parsed already.
std::optional<GraphQlRefusal> refusalIn(const nlohmann::json& reply);

// What is asked of GitHub's GraphQL API: the bodies of POST requests, JSON with the query and its variables. Nothing
// is pasted into a query.

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

/// A discussion that is longer than its page.
struct OpenDiscussion
{
    std::string number; ///< of the issue
    std::string cursor; ///< where it goes on

    bool operator==(const OpenDiscussion&) const = default;
};

/// What a request cost and what is left.
struct GraphQlLimit
{
    std::int64_t cost = 0;
    std::int64_t limit = 0; ///< 0: the host does not tell, as where limits are switched off
    std::int64_t left = 0;
    std::optional<std::chrono::sys_seconds> resetsAt;
};

/// What the queries bring.
struct GraphQlPage
{
    std::vector<FetchedIssue> issues; ///< `document.comments` stays empty: they are among `comments`
    std::vector<FetchedComment> comments;
    std::vector<OpenDiscussion> open; ///< of this page's issues; the discussions of all others are whole
    std::string endCursor;            ///< where the issues go on
    bool more = false;
    std::int64_t issuesInAll = 0;     ///< that the filter lets through
    std::vector<LeftOutPart> leftOut; ///< issues and comments that cannot be read
    std::string repository;           ///< as the host spells it: after a rename the new name
    GraphQlLimit limit;
};

/// The reply to issuesQuery and countQuery, in the shape that REST's replies are read into: states in lower case,
/// reactions by the names of REST, comments by its numbers. Errc::NotFound: there is no such repository;
/// Errc::NotPermitted: the token does not reach it; Errc::Network: refused for another reason (see readGraphQlRefusal);
/// each with `name` (the address) and the host's message. Errc::BadSyntax, Errc::BadEncoding: the
/// reply is torn or has another shape.
Result<GraphQlPage> readGraphQlPage(std::string_view body, std::string_view name);

/// The reply to commentsQuery: `comments`, and `open` if there is more. Errors as above, Errc::NotFound also for an
/// issue that is gone.
Result<GraphQlPage> readGraphQlDiscussion(std::string_view body, std::string_view name);

} // namespace accord::format
